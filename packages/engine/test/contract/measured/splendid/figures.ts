/** Units of A Splendid Victory, from its catalogue. */
import { framesOf } from '../../../../src/kernel/match.js';
import type { TabletopMatch } from '../../../../src/tabletop/index.js';
import { rankSizes } from '../../../formation/naive.js';
import type { Figures } from '../book.js';
import { lettersOf, type WireUnit } from '../figures.js';

interface Basing {
  readonly frontage: number;
  readonly depth: number;
  readonly gunDepth: number;
}

const GUNS = ['FG', 'RA', 'HA'];
const COMMAND = ['Cmd', 'Sub'];

const isMounted = ({ type, state }: WireUnit): boolean =>
  ['HM', 'M', ...COMMAND].includes(type) || (type === 'D' && state === 'mounted');

/** SV-TERR-03, -04. */
const classesOf = (unit: WireUnit): string[] => {
  const arm = GUNS.includes(unit.type) ? 'artillery' : COMMAND.includes(unit.type) ? 'command' : undefined;
  const formed = isMounted(unit) && unit.formation !== 'openOrder';
  return [
    'all',
    unit.type,
    arm ?? (isMounted(unit) ? 'mounted' : 'foot'),
    ...(arm === 'command' ? ['mounted'] : []),
    ...(formed ? ['formedMounted'] : []),
  ];
};

const mayOpen = ({ type, layout }: WireUnit): boolean => {
  const letters = lettersOf(layout);
  if (type === 'D') return true;
  return letters.length <= 3 && (type === 'M' || (type === 'P&M' && !letters.includes('P')));
};

/** SV-FORM-01. */
const isEntitled = (unit: WireUnit): boolean => {
  const { type, formation, layout } = unit;
  const open = formation === 'openOrder' || formation === 'bentOpenOrder';
  if ([...GUNS, ...COMMAND].includes(type)) return formation === 'openOrder';
  if (lettersOf(layout).length === 1) return formation === 'line' || (formation === 'openOrder' && mayOpen(unit));
  return (!open || mayOpen(unit)) && (formation !== 'defensiveBlock' || !isMounted(unit));
};

/** SV-FORM-02, -03, -05, -08. */
const isLaidOut = (match: TabletopMatch, { formation, layout, bend, trail }: WireUnit): boolean => {
  const size = lettersOf(layout).length;
  switch (formation) {
    case 'block':
    case 'defensiveBlock': {
      const sizes = rankSizes(layout)?.join();
      return (match.table.shapes[size] ?? []).some((shape) => shape.join() === sizes);
    }
    case 'roadColumn':
      return /^[A-Z](\/[A-Z])+$/.test(layout) && trail === undefined;
    case 'bentRoadColumn':
      return /^[A-Z](\/[A-Z])+$/.test(layout) && trail?.length === size - 1;
    case 'line':
    case 'openOrder':
      return /^[A-Z]+$/.test(layout) && bend === undefined;
    default:
      return /^[A-Z]+$/.test(layout) && bend !== undefined && bend.after >= 1 && bend.after < size;
  }
};

/** Units whose way is not finished: stands off the table are taken away when they have stopped (SV-R-72). */
const underWay = (match: TabletopMatch): Set<unknown> =>
  new Set(
    framesOf(match)
      .filter(({ procedure }) => procedure === 'reform' || procedure === 'charge' || procedure === 'march')
      .map((frame) => (frame as unknown as { unit: unknown }).unit),
  );

export const FIGURES: Figures = {
  baseOf: ({ layout }, basing) => {
    const { frontage, depth, gunDepth } = basing as unknown as Basing;
    return { frontage, depth: layout === 'G' ? gunDepth : depth };
  },
  classesOf,
  isEntitled,
  isLaidOut,
  oddityOf: (_match, { type, limbered, state }) => {
    if (limbered && !GUNS.includes(type)) return 'is limbered';
    return (state !== undefined) === (type === 'D') ? undefined : `is ${state}`;
  },
  mayBeOff: underWay,
  worthOf: ({ layout }) => lettersOf(layout).length,
  mayMiss: ({ state }, { type }) =>
    COMMAND.includes(type) && (state.options.houseRules['removedCommandNotCounted'] || state.rulings.length > 0),
};
