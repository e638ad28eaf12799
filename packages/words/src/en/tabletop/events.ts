/** The battle report: one sentence for each event that deserves one, in the past tense, as a witness would tell it. */
import type { FormedCause, Phase, TABLETOP_EVENTS } from '@five-victories/engine/tabletop';
import { broken, hits, outcome, routed } from './losses-told.js';
import { bounce, shot, thrown } from './throws.js';
import type { Witnessed } from './witness.js';

const PHASES: Readonly<Partial<Record<Phase, string>>> = {
  setup: 'the armies set up',
  initiative: 'the initiative',
  firing: 'firing',
  melee: 'hand-to-hand combat',
  losses: 'losses',
  victory: 'the reckoning',
};

/** Any other phase is the movement or the retreat of a side. */
const phaseOf = (phase: Phase, army: string): string =>
  PHASES[phase] ?? `${phase.endsWith('Retreat') ? 'a chance to retreat for' : 'movement of'} ${army}`;

const FORMED: Readonly<Record<FormedCause, string>> = {
  order: 'formed',
  haste: 'closed up in haste into',
  reform: 'closed up again in',
};

/** Guns on the road and ready to fire, as each book says it. */
const PACKED = {
  limbered: ['limbered', 'limbered up', 'unlimbered'],
  packed: ['packed up', 'packed up', 'unpacked'],
} as const;

export const events: Witnessed<typeof TABLETOP_EVENTS> = {
  throw: thrown,
  /** Without dice nothing is thrown, and this alone tells of the shot. */
  fired: (facts) => (facts.count.n === 0 ? shot({ ...facts, dice: [] }) : undefined),
  bounced: (facts) => (facts.count.n === 0 ? bounce({ ...facts, dice: [] }) : undefined),
  moved: ({ unit, name = unit, towards, by, byHorse }) => `${name} ${byHorse ? 'rode' : 'moved'} ${by} ${towards}.`,
  turned: ({ unit, turn, corner }) => `${unit} turned ${turn}${corner ? ` about the ${corner} corner` : ''}.`,
  conceded: ({ side }) => `${side} conceded the field.`,
  placed: ({ unit, in: formation, packed, x, y }) => {
    const how = packed ? ` ${PACKED[packed][0]}` : formation ? ` in ${formation.formed}` : '';
    return `${unit} took post${how}, ${x} from the west edge and ${y} from the south edge.`;
  },
  setUpReturned: ({ side, clash }) =>
    `The set-up of ${side} went back: ${clash ? 'it would touch an enemy' : 'it is not legal any more'}.`,
  phase: ({ phase, acting, turn }) => `Turn ${turn}: ${phaseOf(phase, acting)}.`,
  pivoted: ({ unit, name = unit, pivot, by = pivot, corner }) =>
    `${name} pivoted ${by}${corner ? ` about the ${corner} corner` : ''}.`,
  formed: ({ cause, unit, formation, shape, bend }) =>
    `${unit} ${FORMED[cause]} ${formation.formed}${shape ? ` (${shape})` : ''}${bend ? `, ${bend}` : ''}.`,
  facedAbout: ({ cause, unit }) => (cause === 'emergency' ? undefined : `${unit} faced about.`), // told by the reaction
  limbered: ({ unit, packed }) => `${unit} ${PACKED[packed][1]}.`,
  unlimbered: ({ unit, packed }) => `${unit} ${PACKED[packed][2]}.`,
  acted: () => undefined,
  done: () => undefined,
  charges: ({ unit, target, distance }) => `${unit} set out to charge ${target}, ${distance} away.`,
  contact: ({ unit, target }) => `${unit} came into contact with ${target}.`,
  overrun: ({ unit, by }) => `${by} overran ${unit}.`,
  allocated: ({ unit, shares }) => `${unit} sent ${shares}.`,
  attacked: ({ unit, target, count, hits: scored }) => {
    if (count.n === 0) return `${unit} fought ${target}, but the ground left no dice.`;
    return scored.n === 0 ? `${unit} did not hurt ${target}.` : `${unit} scored ${scored.of('hit')} on ${target}.`;
  },
  hits,
  unmarked: () => undefined,
  redMarkersOff: () => undefined,
  removed: ({ unit, stands, outflanked }) => `${unit}${outflanked ? ', outflanked,' : ''} lost ${stands}.`,
  routed,
  retired: ({ unit }) => `${unit} left the battle for good.`,
  broken,
  ends: ({ turn }) => `Turn ${turn} was the last.`,
  outcome,
  ruling: ({ switch: name, value, by }) =>
    `By ${by === 'throw' ? 'a throw' : 'agreement'} the house rule "${name}" ${value ? 'holds' : 'does not hold'} for the rest of the match.`,
};
