/** Was aus einem Befehl wird: was alle gemessenen Spiele sagen. */
import type { FormedCause, HitCause, RoutCause, TABLETOP_EVENTS } from '@five-victories/engine/tabletop';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import { capital } from '../../language.js';
import { TREFFER } from '../facts.js';
import { will } from '../number.js';
import type { Formed } from './facts.js';
import { WOHER } from './losses-told.js';
import type { Witness, WitnessedFacts } from './witness.js';

type Facts<E extends keyof typeof TABLETOP_EVENTS> = WitnessedFacts<(typeof TABLETOP_EVENTS)[E]>;

const BILDET: Readonly<Record<FormedCause, (formation: Formed, shape: string) => string>> = {
  order: ({ formed }, shape) => `${formed}${shape} bilden`,
  haste: ({ formed }, shape) => `in Eile ${formed}${shape} bilden`,
  reform: (formation, shape) => `sich wieder ${formation.in}${shape} ordnen`,
};

/** Geschütze auf dem Marsch und feuerbereit, wie jedes Buch es sagt. */
const BEREIT = { limbered: ['aufprotzen', 'abprotzen'], packed: ['abbauen', 'aufbauen'] } as const;

/** Undefined, wo ein anderes Ereignis es sagt. */
const VERLOREN: Readonly<Record<RoutCause, ((facts: Facts<'routed'>) => string) | undefined>> = {
  retired: undefined,
  overrun: undefined,
  lostHeart: undefined,
  riddenDown: () => 'auf dem Marsch überrannt werden',
  strengthGone: () => 'fliehen, am Ende der Kräfte',
  allLost: ({ base }) => `fliehen: ${capital(base)} ist verloren`,
  fell: () => 'fallen',
  gunLost: () => 'verloren gehen',
  contactLost: () => 'fliehen: Was übrig ist, kann den Kampf nicht halten',
  tooFew: () => 'fliehen, zu wenige für einen weiteren Kampf',
  offTable: () => 'den Tisch für immer verlassen',
  noShape: () => 'fliehen, die Reihen zu zerrissen für eine Formation',
  cutDown: ({ base }) => `niedergemacht werden, bis auch ${base} gefallen ist`,
  outflanked: () => 'in der Flanke gefasst werden und verloren gehen',
  brokeUp: () => 'sich auflösen, zu schwach, um zusammenzuhalten',
  leftWith: ({ aboard }) => `mit ${aboard} abziehen`,
  lostWith: ({ aboard }) => `mit ${aboard} verloren gehen`,
  fellInRanks: ({ aboard }) => `in den Reihen von ${aboard} fallen`,
};

const routed = (facts: Facts<'routed'>): string | undefined => {
  const how = VERLOREN[facts.cause]?.(facts);
  const caught = facts.outflanked && facts.cause !== 'outflanked' ? ', in der Flanke gefasst,' : '';
  return how && `${will(facts.unit)}${caught} ${how}.`;
};

const hits = ({ cause, unit, hits: count }: Facts<'hits'>): string => {
  const where = WOHER[cause satisfies HitCause];
  return `${will(unit)} ${count.of(TREFFER, 'accusative')} ${where ? `${where} ` : ''}erhalten.`;
};

export const foretold: Foretold<typeof TABLETOP_EVENTS, Witness, MeasuredUntold> = {
  /** Mit Würfeln wird der Wurf selbst vorhergesagt. */
  fired: ({ unit, target, count }) =>
    count.n === 0 ? `${will(unit)} keinen Würfel gegen ${target} haben.` : undefined,
  moved: ({ unit, name = unit, towards, by, byHorse }) =>
    `${will(name)} ${by} ${towards} ${byHorse ? 'reiten' : 'gehen'}.`,
  turned: ({ unit, turn, corner }) => `${will(unit)} sich ${turn}${corner ? ` um die ${corner} Ecke` : ''} drehen.`,
  pivoted: ({ unit, name = unit, pivot, by = pivot, corner }) =>
    `${will(name)} ${by}${corner ? ` um die ${corner} Ecke` : ''} einschwenken.`,
  formed: ({ cause, unit, formation, shape, bend }) =>
    `${will(unit)} ${BILDET[cause](formation, shape ? ` (${shape})` : '')}${bend ? `, ${bend}` : ''}.`,
  facedAbout: ({ cause, unit }) => (cause === 'emergency' ? undefined : `${will(unit)} kehrtmachen.`),
  limbered: ({ unit, packed }) => `${will(unit)} ${BEREIT[packed][0]}.`,
  unlimbered: ({ unit, packed }) => `${will(unit)} ${BEREIT[packed][1]}.`,
  charges: ({ unit, target, distance }) => `${will(unit)} ${target} angreifen, ${distance} entfernt.`,
  contact: ({ unit, target }) => `${will(unit)} auf ${target} treffen.`,
  overrun: ({ unit, by }) => `${will(by)} ${unit} überrennen.`,
  allocated: ({ unit, shares }) => `${will(unit)} ${shares} schicken.`,
  attacked: ({ unit, target, count, hits: scored }) => {
    if (count.n === 0) return `${will(unit)} keinen Würfel gegen ${target} haben: Das Gelände nimmt alle.`;
    return scored.n === 0
      ? `${will(unit)} ${target} nichts anhaben.`
      : `${will(unit)} ${scored.of(TREFFER, 'accusative')} gegen ${target} erzielen.`;
  },
  hits,
  removed: ({ unit, stands, outflanked }) =>
    `${will(unit)} ${stands} verlieren${outflanked ? ', in der Flanke gefasst' : ''}.`,
  routed,
  retired: ({ unit }) => `${will(unit)} die Schlacht endgültig verlassen.`,
  broken: ({ side }) => `Es folgt der Zusammenbruch von ${side}.`,
};
