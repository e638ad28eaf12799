/** What an order will come to: what all measured games say. */
import type { FormedCause, HitCause, RoutCause, TABLETOP_EVENTS } from '@five-victories/engine/tabletop';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import { HITS } from './losses-told.js';
import type { Witness, WitnessedFacts } from './witness.js';

type Facts<E extends keyof typeof TABLETOP_EVENTS> = WitnessedFacts<(typeof TABLETOP_EVENTS)[E]>;

const FORMS: Readonly<Record<FormedCause, string>> = {
  order: 'form',
  haste: 'close up in haste into',
  reform: 'close up again in',
};

/** Guns on the road and ready to fire, as each book says it. */
const PACKS = { limbered: ['limber up', 'unlimber'], packed: ['pack up', 'unpack'] } as const;

/** Undefined where another event tells it. */
const ROUTS: Readonly<Record<RoutCause, ((facts: Facts<'routed'>) => string) | undefined>> = {
  retired: undefined,
  overrun: undefined,
  lostHeart: undefined,
  riddenDown: () => 'go down on the march, overrun',
  strengthGone: () => 'rout with no strength left',
  allLost: ({ base }) => `rout with the last ${base} gone`,
  fell: () => 'fall',
  gunLost: () => 'be lost',
  contactLost: () => 'rout: what is left cannot keep up the fight',
  tooFew: () => 'flee, too few to fight on',
  offTable: () => 'leave the table for good',
  noShape: () => 'rout with ranks too broken to form',
  cutDown: ({ base }) => `be cut down to the last ${base}`,
  outflanked: () => 'be outflanked and lost',
  brokeUp: () => 'have too few left to hold together, and break up',
  leftWith: ({ aboard }) => `leave with ${aboard}`,
  lostWith: ({ aboard }) => `be lost with ${aboard}`,
  fellInRanks: ({ aboard }) => `fall in the ranks of ${aboard}`,
};

const routed = (facts: Facts<'routed'>): string | undefined => {
  const how = ROUTS[facts.cause]?.(facts);
  return how && `${facts.unit}${facts.outflanked ? ', outflanked,' : ''} will ${how}.`;
};

const hits = ({ cause, unit, hits: count }: Facts<'hits'>): string => {
  const where = HITS[cause satisfies HitCause];
  return `${unit} will take ${count.of('hit')}${where ? ` ${where}` : ''}.`;
};

export const foretold: Foretold<typeof TABLETOP_EVENTS, Witness, MeasuredUntold> = {
  /** With dice the throw itself is foretold. */
  fired: ({ unit, target, count }) => (count.n === 0 ? `${unit} will have no dice against ${target}.` : undefined),
  moved: ({ unit, name = unit, towards, by, byHorse }) => `${name} will ${byHorse ? 'ride' : 'move'} ${by} ${towards}.`,
  turned: ({ unit, turn, corner }) => `${unit} will turn ${turn}${corner ? ` about the ${corner} corner` : ''}.`,
  pivoted: ({ unit, name = unit, pivot, by = pivot, corner }) =>
    `${name} will pivot ${by}${corner ? ` about the ${corner} corner` : ''}.`,
  formed: ({ cause, unit, formation, shape, bend }) =>
    `${unit} will ${FORMS[cause]} ${formation.formed}${shape ? ` (${shape})` : ''}${bend ? `, ${bend}` : ''}.`,
  facedAbout: ({ cause, unit }) => (cause === 'emergency' ? undefined : `${unit} will face about.`),
  limbered: ({ unit, packed }) => `${unit} will ${PACKS[packed][0]}.`,
  unlimbered: ({ unit, packed }) => `${unit} will ${PACKS[packed][1]}.`,
  charges: ({ unit, target, distance }) => `${unit} will charge ${target}, ${distance} away.`,
  contact: ({ unit, target }) => `${unit} will come into contact with ${target}.`,
  overrun: ({ unit, by }) => `${by} will overrun ${unit}.`,
  allocated: ({ unit, shares }) => `${unit} will send ${shares}.`,
  attacked: ({ unit, target, count, hits: scored }) => {
    if (count.n === 0) return `${unit} will have no dice against ${target}: the ground takes them all.`;
    return scored.n === 0 ? `${unit} will not hurt ${target}.` : `${unit} will score ${scored.of('hit')} on ${target}.`;
  },
  hits,
  removed: ({ unit, stands, outflanked }) => `${unit}${outflanked ? ', outflanked,' : ''} will lose ${stands}.`,
  routed,
  retired: ({ unit }) => `${unit} will leave the battle for good.`,
  broken: ({ side }) => `${side} will break.`,
};
