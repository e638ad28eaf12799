/** Hits, losses and the end. */
import type { BreakCause, EndCause, HitCause, RoutCause, TABLETOP_EVENTS } from '@five-victories/engine/tabletop';
import type { WitnessedFacts } from './witness.js';

type Facts<E extends keyof typeof TABLETOP_EVENTS> = WitnessedFacts<(typeof TABLETOP_EVENTS)[E]>;

/** Where hits came from; undefined where the shot or the attack tells it. */
export const HITS: Readonly<Record<HitCause, string | undefined>> = {
  fire: undefined,
  attack: undefined,
  press: 'in the press',
  clash: 'in the clash',
  impact: 'from the impact of the charge',
  haste: 'forming up in haste',
  aboutFace: 'facing about in haste',
  recoil: 'in giving way',
  breakAway: 'breaking away',
  extension: 'straining to reach the enemy',
};

export const hits = ({ cause, unit, hits: count }: Facts<'hits'>): string | undefined =>
  HITS[cause] && `${unit} took ${count.of('hit')} ${HITS[cause]}.`;

/** Undefined where another event has told it. */
const ROUTED: Readonly<Record<RoutCause, ((facts: Facts<'routed'>) => string) | undefined>> = {
  retired: undefined,
  overrun: undefined,
  lostHeart: undefined,
  riddenDown: () => 'went down on the march, overrun',
  strengthGone: () => 'routed with no strength left',
  allLost: ({ base }) => `routed with the last ${base} gone`,
  fell: () => 'fell',
  gunLost: () => 'was lost',
  contactLost: () => 'routed: what was left could not keep up the fight',
  tooFew: () => 'fled, too few to fight on',
  offTable: () => 'left the table for good',
  noShape: () => 'routed with ranks too broken to form',
  cutDown: ({ base }) => `was cut down to the last ${base}`,
  outflanked: () => 'was outflanked and lost',
  brokeUp: () => 'had too few left to hold together, and broke up',
  leftWith: ({ aboard }) => `left with ${aboard}`,
  lostWith: ({ aboard }) => `was lost with ${aboard}`,
  fellInRanks: ({ aboard }) => `fell in the ranks of ${aboard}`,
};

export const routed = (facts: Facts<'routed'>): string | undefined => {
  const { cause, unit, outflanked } = facts;
  const how = ROUTED[cause]?.(facts);
  return how && `${unit}${outflanked ? ', outflanked,' : ''} ${how}.`;
};

const BROKEN: Readonly<Record<BreakCause, (facts: Facts<'broken'>) => string>> = {
  losses: ({ side, tally, breakpoint }) => `${side} broke with ${tally.words} lost; the breakpoint was ${breakpoint}.`,
  nobodyLeft: ({ side }) => `${side} had nobody left on the field.`,
};
export const broken = (facts: Facts<'broken'>): string => BROKEN[facts.cause](facts);

const ENDED: Readonly<Record<EndCause, (facts: Facts<'outcome'>) => string>> = {
  points: ({ score }) => `points for the goals ${score}`,
  losses: ({ score, counted }) => `${counted} lost ${score}`,
  chiefLost: () => 'the enemy had lost its commander-in-chief',
  nobodyLeft: () => 'the enemy had nobody left on the field',
  bothChiefsLost: () => 'both commanders-in-chief were lost',
};
export const outcome = (facts: Facts<'outcome'>): string =>
  `${facts.result}${facts.winner ? ` for ${facts.winner}` : ''}: ${ENDED[facts.cause](facts)}.`;
