/** What the first matches of the measured games teach, step by step. */
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import { chargeReach, isGlorious } from '@five-victories/engine/glorious';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import {
  distanceBetween,
  isCommand,
  isEngaged,
  placedOfSide,
  type TabletopMatch,
} from '@five-victories/engine/tabletop';
import { progressIn, stepsOf, type Lesson, type Pointing, type Progress, type Step } from '../../guide/progress.js';
import { act, orElse, part, unit, type Target } from '../../guide/targets.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import type { Session } from '../../match/session.js';
import { askedIn, optionsIn, targetAsked, unitAsked, unitIn } from '../decisions.js';

export const LEARNER: Side = 'south';

type Here = Pointing<TabletopMatch>;

const MOVING = ['activity', 'order'];
const REACTING = ['react', 'intercept', 'hastyBlock'];
/** Where somebody has time to read what has just happened. */
const CALM = [...MOVING, 'fire', 'join', 'fight', 'attack', 'allocate', 'assign', 'rethrow', 'lossesOf', 'remove'];
const RECKONING_FROM = 3;
/** More would be a crowd. */
const MOST = 3;

// ---- who is near enough ----------------------------------------------------------------------------------------------

/** How far each of the learner's units charges. */
const reachesOf = (match: TabletopMatch): ReadonlyMap<string, number> => {
  if (isManoeuvre(match))
    return new Map(placedOfSide(match, LEARNER).map((own) => [own.id, match.rules.chargeAllowance(match, own)]));
  return new Map(isGlorious(match) ? placedOfSide(match, LEARNER).map((own) => [own.id, chargeReach(own)]) : []);
};

/** Pairs of own units and enemies as near as a charge goes, wherever the unit may look; the lesson tells the rest. */
const inReach = (match: TabletopMatch): (readonly [own: string, enemy: string])[] => {
  const enemies = placedOfSide(match, enemyOf(LEARNER));
  const reaches = reachesOf(match);
  return placedOfSide(match, LEARNER).flatMap((own) => {
    if (isCommand(match, own) || isEngaged(match, own) || isSpent(own)) return [];
    const reach = reaches.get(own.id) ?? 0;
    return enemies
      .filter((enemy) => reach > 0 && distanceBetween(match, own, enemy) <= reach)
      .map((enemy) => [own.id, enemy.id] as const);
  });
};

const isSpent = (own: object): boolean =>
  ('done' in own && own.done === true) || ('acted' in own && own.acted === true);

// ---- what it points at -----------------------------------------------------------------------------------------------

/** Units that can be taken now. */
const able = ({ match }: Here): readonly Target[] => {
  const units = [...new Set(optionsIn(match).flatMap((option) => unitIn(option) ?? []))];
  return orElse(units.slice(0, MOST).map(unit), part('decision'));
};

/** The unit in hand and the button for its order; or who could be taken. */
const ordering = (here: Here): readonly Target[] =>
  here.held === undefined ? able(here) : [unit(here.held), part('give')];

const charging = ({ match, held }: Here): readonly Target[] => {
  const pairs = inReach(match);
  const own = pairs.filter(([by]) => by === held);
  return orElse(
    own.length > 0 ? own.map(([, enemy]) => unit(enemy)) : pairs.slice(0, MOST).map(([by]) => unit(by)),
    part('decision'),
  );
};

const concerned = ({ match }: Here): readonly Target[] => {
  const now = askedIn(match);
  const units = now ? [unitAsked(now), targetAsked(now)].flatMap((id) => id ?? []) : [];
  return orElse(units.map(unit), part('decision'));
};

const chief = ({ match }: Here): readonly Target[] => [
  ...placedOfSide(match, LEARNER)
    .filter((own) => isCommand(match, own))
    .slice(0, 1)
    .map(({ id }) => unit(id)),
  act('end'),
];

/** One of the learner's units, wherever the plan has it, and the button that gives the order. */
const firstUnit = ({ match }: Here): readonly Target[] => [
  ...match.state.units
    .filter(({ side }) => side === LEARNER)
    .slice(0, 1)
    .map(({ id }) => unit(id)),
  part('give'),
];

// ---- the lessons -----------------------------------------------------------------------------------------------------

type Of = Step<TabletopMatch>;

const SETUP: Of = { at: ['setup'], acts: ['setup'], points: firstUnit };
const COMMAND: Of = { at: ['activity'], acts: ['end'], points: chief };
const FIRE: Of = { at: ['fire'], acts: ['fire'], points: ordering };
const CHARGE: Of = { at: MOVING, when: ({ match }) => inReach(match).length > 0, acts: ['charge'], points: charging };
const REACT: Of = { at: REACTING, points: concerned };
const MELEE: Of = { at: CALM, when: ({ events }) => events.has('attacked'), points: () => [part('dice')] };
const LOSSES: Of = { at: ['remove'], acts: ['remove'], points: (here) => [...concerned(here), part('give')] };
const MORALE: Of = {
  at: MOVING,
  when: ({ match }) => match.state.turn >= RECKONING_FROM,
  points: () => [part('standing')],
};

const SPLENDID = {
  setup: SETUP,
  move: { at: MOVING, acts: ['manoeuvre', 'sideStep', 'stepBack', 'prolong'], points: ordering },
  command: COMMAND,
  fire: FIRE,
  charge: CHARGE,
  react: REACT,
  melee: MELEE,
  losses: LOSSES,
  morale: MORALE,
} satisfies Lesson<TabletopMatch, string>;

const GREAT = {
  setup: SETUP,
  move: { at: MOVING, acts: ['manoeuvre', 'sideStep', 'stepBack', 'relocate'], points: ordering },
  command: COMMAND,
  fire: FIRE,
  charge: CHARGE,
  react: REACT,
  melee: MELEE,
  strength: {
    at: MOVING,
    when: ({ events }) => events.has('attacked'),
    points: ({ match }: Here) =>
      orElse(
        placedOfSide(match, LEARNER)
          .filter(({ hits }) => hits > 0)
          .slice(0, MOST)
          .map(({ id }) => unit(id)),
        part('standing'),
      ),
  },
  morale: MORALE,
} satisfies Lesson<TabletopMatch, string>;

const GLORIOUS = {
  form: { at: ['form'], acts: ['form'], points: () => [part('give')] },
  setup: SETUP,
  move: { at: MOVING, acts: ['move', 'turn', 'prolong', 'stepBack'], points: ordering },
  command: COMMAND,
  fire: FIRE,
  charge: CHARGE,
  melee: MELEE,
  losses: LOSSES,
  morale: MORALE,
} satisfies Lesson<TabletopMatch, string>;

export type SplendidStep = keyof typeof SPLENDID;
export type GreatStep = keyof typeof GREAT;
export type GloriousStep = keyof typeof GLORIOUS;

export const MEASURED_LESSONS: Readonly<Record<MeasuredGame, Lesson<TabletopMatch, string>>> = {
  splendid: SPLENDID,
  great: GREAT,
  glorious: GLORIOUS,
};

export const stepsIn = (game: MeasuredGame): readonly string[] => stepsOf(MEASURED_LESSONS[game]);

export const progressOf = (
  game: MeasuredGame,
  session: Session<TabletopMatch>,
  learned?: readonly string[],
): Progress => progressIn(MEASURED_LESSONS[game], session, LEARNER, learned);
