/** Units of A Great Victory, from its catalogue. */
import { framesOf } from '../../../../src/kernel/match.js';
import type { TabletopMatch } from '../../../../src/tabletop/index.js';
import type { Figures } from '../book.js';
import type { Base, WireUnit } from '../figures.js';
import { optionOddity } from './options.js';
import { stepOddity } from './steps.js';
import { formationsFor, isMounted, kindOf, lettersFor, mayThrow } from './types.js';

/** GV-TERR-03. */
const classesOf = (unit: WireUnit): string[] => {
  const kind = kindOf(unit);
  return [
    'all',
    unit.type,
    kind,
    ...(isMounted(unit) ? ['mounted'] : []),
    ...(kind === 'horse' && unit.formation !== 'skirmishLine' ? ['formedHorse'] : []),
  ];
};

/** GV-FORM-01, -03..06, GV-GEOM-06. */
const isLaidOut = ({ state }: TabletopMatch, unit: WireUnit): boolean => {
  const { formation, layout, bend, trail } = unit;
  const letters = lettersFor(unit);
  const isBent = formation.startsWith('bent');
  const wanted = /block$/i.test(formation) ? [...letters].join('/') : letters;
  const bends = bend?.after === 1 && bend.angle > 0 && bend.angle <= 10 * state.options.maxBend!;
  return layout === wanted && trail === undefined && (isBent ? bends : bend === undefined);
};

/** GV-TURN-02: hits are laid aside only while both sides have not thrown yet. */
const mayLayAside = (match: TabletopMatch): boolean =>
  match.state.phase === 'firing' ||
  match.state.phase === 'melee' ||
  framesOf(match).some(({ procedure }) => procedure === 'melee');

const oddityOf = (match: TabletopMatch, unit: WireUnit): string | undefined => {
  const { aside, packed, type, status } = unit;
  if (!Number.isInteger(aside) || aside < 0) return `has ${aside} hits laid aside`;
  if (aside > 0 && status === 'table' && !mayLayAside(match) && !match.state.outcome)
    return `has ${aside} hits laid aside in ${match.state.phase}`;
  if (packed && !type.endsWith('artillery')) return 'is packed up';
  if ((unit as { thrown?: boolean }).thrown && !mayThrow(unit)) return 'throws';
  return ['state', 'lances', 'limbered', 'trail', 'tooNearForColumn'].find((key) => key in unit);
};

export const FIGURES: Figures = {
  baseOf: (unit, basing) => (basing as Readonly<Record<string, Base>>)[kindOf(unit)]!,
  classesOf,
  isEntitled: (unit) => formationsFor(unit).includes(unit.formation),
  isLaidOut,
  oddityOf,
  /** GV-GEN-08: it is removed at once. */
  mayBeOff: () => new Set(),
  worthOf: () => 1,
  /** GV-VICT-03, GV-R-66. */
  mayMiss: ({ state }, { type }) =>
    type === 'sub-commander' && (!state.options.houseRules['removedCommandCounted'] || state.rulings.length > 0),
  optionOddity,
  stepOddity,
};
