/** The battle report: one sentence for each event that deserves one, in the past tense, as a witness would tell it. */
import type { EVENTS, HitCause, PinCause, RetireCause, RoutCause, TestCause } from '@five-victories/engine/zonal';
import { inWords } from '../facts.js';
import { signed, thrown } from './throws.js';
import type { Army, Witnessed, WitnessedFacts } from './witness.js';

const PHASES: Readonly<Record<string, string>> = {
  setup: 'the armies set up',
  initiative: 'the initiative',
  firing: 'firing',
  melee: 'hand-to-hand combat',
  losses: 'losses',
  victory: 'the reckoning',
};

/** Where hits came from; undefined where the shot or the attack tells it. */
export const HITS: Readonly<Record<HitCause, ((n: number) => string) | undefined>> = {
  fire: undefined,
  attack: undefined,
  press: () => ' in the press',
  clash: (n) => (n > 1 ? ' wheeling round to meet the enemy' : ' in the clash'),
  impact: () => ' from the impact of the charge',
  lightImpact: () => ' from the light impact of the charge',
  missed: () => ', shaken after a volley that hit nobody',
  haste: () => ' forming up in haste',
  pullUp: () => ' pulling up',
  breakAway: () => ' breaking away',
  stakes: () => ' on the stakes',
  disorder: () => ' in the disorder',
};

const RETIRED: Readonly<Record<RetireCause, string>> = {
  recoil: 'recoiled before the charge to',
  flee: 'limbered up and fled to',
  shift: 'marched behind the lines to',
  leave: 'fell back to',
};

const ROUTED: Readonly<Record<Exclude<RoutCause, 'withdrawn' | 'overrun'>, string>> = {
  allLost: 'with its last stand gone',
  oneLeft: 'with one stand left of it',
  shapeLost: 'its ranks too broken to form',
  swept: 'swept away with its army',
};

const routed = ({ cause, unit, zone }: WitnessedFacts<(typeof EVENTS)['routed']>): string | undefined => {
  if (cause === 'withdrawn') return undefined; // told by the withdrawal
  return cause === 'overrun' ? `${unit} was lost.` : `${unit} routed from ${zone}, ${ROUTED[cause]}.`;
};

const REACTED = {
  counterCharge: 'counter-charged',
  recoil: undefined,
  fire: 'stood and gave fire at',
  hastyDefence: 'closed up in haste against',
  evade: undefined,
  flee: undefined,
  intercept: undefined,
  support: 'gave supporting fire at',
} as const;

/** What was needed, where the number alone does not tell, and what came of it. */
const TESTS: Readonly<Record<TestCause, { needed?: string; passed: string; failed: string }>> = {
  engage: { passed: 'it went in', failed: 'it hung back' },
  intercept: { passed: 'it rode to cut them off', failed: 'too late' },
  // Not that it charged home: against a formation that is prepared it pulls up after all.
  dare: { needed: '4 or more to dare a charge home', passed: 'it did not dare', failed: 'it dared' },
  prepare: {
    needed: '3 or less to be prepared',
    passed: 'its formation was prepared',
    failed: 'its formation was ill prepared',
  },
};

const tested = ({ cause, unit, die, need, needBy, passed }: WitnessedFacts<(typeof EVENTS)['tested']>): string => {
  const { needed, ...result } = TESTS[cause];
  const number = need.n === 1 ? 'a 1' : `${need.figure} or less`;
  const wanted = needed ?? `${number}${needBy === undefined ? '' : ` (${needBy})`}`;
  return `${unit} threw ${die} and needed ${wanted}: ${passed ? result.passed : result.failed}.`;
};

const PINNED: Readonly<Record<PinCause, (target: string) => string>> = {
  mounted: (target) => `${target}, in contact with it, was mounted`,
  surrounded: () => 'all four of its faces were occupied',
  nobodyLeft: () => 'it was engaged when the phase began, and nobody was left to disengage from',
};

type Ended = WitnessedFacts<(typeof EVENTS)['outcome']>;

const scored = ({ winner, loser, zones, points }: Ended): string => {
  const score = points ?? zones ?? { south: 0, north: 0 };
  return winner && loser ? `${score[winner.side]} to ${score[loser.side]}` : `${score.south} all`;
};

const reason = (facts: Ended): string => {
  const { cause, loser, points } = facts;
  switch (cause) {
    case 'retreat':
      return `${loser?.army} left the field in general retreat`;
    case 'bothRetreat':
      return 'both armies left the field';
    case 'brokenWins':
      return `the side with more ${points ? 'points' : 'zones'} was broken`;
    case 'points':
      return `points for the goals ${scored(facts)}`;
    case 'zones':
      return `zones held ${scored(facts)}`;
    default:
      return cause satisfies never;
  }
};

const lead = ({ leader }: Army): string => leader;

export const events: Witnessed<typeof EVENTS> = {
  phase: ({ phase, acting, turn }) => `Turn ${turn}: ${PHASES[phase] ?? `movement of ${acting.army}`}.`,
  initiative: ({ side }) => `The initiative fell to ${side.army}.`,
  quality: ({ unit, quality }) => `${unit} turned out ${quality}.`,
  placed: ({ unit, zone }) => `${unit} took post in ${zone}.`,
  setUpReturned: ({ side }) => `The set-up of ${side.army} went back: it is not legal any more.`,
  throw: thrown,
  hits: ({ cause, unit, hits }) => {
    const where = HITS[cause];
    return where && `${unit} took ${hits.of('hit')}${where(hits.n)}.`;
  },
  fired: () => undefined, // told by the throw
  allocated: ({ unit, stands }) => `${unit} sent ${stands}.`,
  attacked: ({ unit, target, hits, markers, modifiers }) => {
    if (hits.n === 0) return `${unit} did not hurt ${target}.`;
    const scoredHits = `${unit} scored ${hits.of('hit')} on ${target}`;
    if (modifiers.length === 0) return `${scoredHits}.`;
    const added = modifiers.map(({ by, text }) => `${signed(by)} for being ${text}`);
    return `${scoredHits}, ${added.join(' ')} = ${markers.of('green marker')}.`;
  },
  removed: ({ unit, stands }) => `${unit} lost ${stands}.`,
  routed,
  retired: ({ cause, unit, to }) => `${unit} ${RETIRED[cause]} ${to}.`,
  withdrawn: ({ unit }) => `${unit} left the battle for good on its general's order.`,
  moves: () => undefined, // told when it has moved
  moved: ({ unit, to, advance }) => `${unit} ${advance ? 'advanced' : 'marched'} into ${to}.`,
  entered: ({ unit, to, formation }) => `${unit} came up from the reserve into ${to} in ${formation}.`,
  leaves: () => undefined, // told when it has left
  turned: ({ unit, facing }) => `${unit} turned to face ${facing}.`,
  formed: ({ unit, formation, layout, facing }) =>
    `${unit} formed ${formation} (${layout})${facing === undefined ? '' : `, facing ${facing}`}.`,
  mounted: ({ unit }) => `${unit} mounted up.`,
  dismounted: ({ unit }) => `${unit} dismounted.`,
  commanderPlaced: ({ side, zone }) => `${lead(side)} took post in ${zone}.`,
  testWaived: () => undefined, // told by what follows
  ends: ({ by, turn }) => (by === 'agreement' ? 'Both sides agreed to end the battle.' : `Turn ${turn} was the last.`),
  foughtOnFoot: ({ unit }) => `${unit} sent the horses to the rear to fight on foot.`,
  stakesDeployed: ({ unit }) => `${unit} hammered in its stakes.`,
  stakesLost: ({ unit }) => `${unit} left its stakes behind.`,
  disengaged: ({ unit }) => `${unit} broke off the fight.`,
  pinned: ({ cause, unit, target = '' }) => `${unit} could do nothing: ${PINNED[cause](target)}.`,
  engages: ({ unit, target, face }) =>
    `${unit} went for ${face === undefined ? 'a flank' : `the ${face}`} of ${target}.`,
  tested,
  reacts: ({ unit, target, reaction, prepared }) => {
    const verb = prepared ? 'stood ready in its defensive formation against' : REACTED[reaction];
    return verb && `${unit} ${verb} ${target}.`;
  },
  intercepts: ({ unit, target }) => `${unit} spurred out to intercept ${target}.`,
  flinched: ({ unit, hits }) => `${unit} flinched under ${hits.of('hit')} and stopped.`,
  pulledUp: ({ cause, unit }) => `${unit} pulled up short${cause === 'disorder' ? ' in disorder' : ''}.`,
  evaded: ({ unit, target }) => `${unit} slipped away from ${target}.`,
  overrun: ({ unit, target }) => `${unit} overran ${target}.`,
  rallied: ({ unit }) => `${unit} drew rein and rallied.`,
  contact: ({ unit, target, face }) => `${unit} struck ${target} in the ${face}.`,
  contactBroken: ({ unit, target }) => `${unit} and ${target} came apart.`,
  rebased: () => undefined, // the same stands, counted anew
  markersOff: () => undefined, // at the end of each phase, of no news
  commanderMoved: ({ side, to }) => `${lead(side)} rode to ${to}.`,
  commanderRemoved: ({ side, tally }) =>
    `With ${tally.of('unit')} of ${side.army} routed, ${lead(side)} was swept from the field.`,
  generalRetreat: ({ side, on, off }) =>
    `${side.army} fell into general retreat: ${off.of('unit')} gone or in reserve, ${on.n === 0 ? 'none' : inWords(on.n)} on the field.`,
  broken: ({ side, tally }) =>
    tally.n === 0
      ? `${side.army} broke: it never had a unit that counts.`
      : `${side.army} broke with ${tally.of('unit')} routed.`,
  offersEnd: ({ side }) => `${side.army} offered to end the battle.`,
  conceded: ({ side }) => `${side.army} conceded the field.`,
  ruling: ({ switch: name, value, by }) =>
    `By ${by === 'throw' ? 'a throw' : 'agreement'} the house rule "${name}" ${value ? 'holds' : 'does not hold'} for the rest of the match.`,
  outcome: (facts) => `${facts.result}${facts.winner ? ` for ${facts.winner.army}` : ''}: ${reason(facts)}.`,
};
