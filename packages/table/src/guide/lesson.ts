/** What the first matches of the zone games teach, step by step. */
import { asked, type Side } from '@five-victories/engine/kernel';
import { armOf, concernedIn, isOnTable, type ZonalMatch } from '@five-victories/engine/zonal';
import type { ZoneGame } from '../match/game-ids.js';
import { offersFor, offersOf, type Offer } from '../match/offers.js';
import type { Session } from '../match/session.js';
import { commanderId } from '../view/place-units.js';
import { progressIn, stepsOf, type Lesson, type Pointing, type Progress, type Step } from './progress.js';
import { act, orElse, part, unit, zone, type Target } from './targets.js';

export const LEARNER: Side = 'south';

type Here = Pointing<ZonalMatch>;

const MOVING = ['activity', 'order', 'action'];
const REACTING = ['react', 'intercept', 'hastyDefence'];
/** Where somebody has time to read what has just happened. */
const CALM = [...MOVING, 'fire', 'fight', 'allocate', 'attack', 'rethrow', 'commanderRethrow', 'lossesOf'];
const RECKONING_FROM = 3;
/** More would be a crowd. */
const MOST = 3;

/** Both sides have units in one zone. */
const hasMet = ({ state }: ZonalMatch): boolean => {
  const zonesOf = (side: Side) => state.units.filter((each) => each.side === side && isOnTable(each.zone));
  const north = new Set(zonesOf('north').map((each) => each.zone));
  return zonesOf('south').some((each) => north.has(each.zone));
};

// ---- what it points at -----------------------------------------------------------------------------------------------

const aimOf = (offer: Offer): Target[] => {
  if (offer.target !== undefined) return [unit(offer.target)];
  return offer.zone === undefined ? [] : [zone(offer.zone)];
};

/** Units that can be taken now. */
const able = ({ match }: Here): Target[] => {
  const units = offersOf(match, asked(match)).flatMap((offer) => offer.unit ?? []);
  return [...new Set(units)].slice(0, MOST).map(unit);
};

/** With a unit in hand, where it could go or whom it could reach so; without, who could be taken. */
const doing =
  (...acts: readonly string[]) =>
  (here: Here): readonly Target[] => {
    const { match, held } = here;
    const own = held === undefined ? [] : offersFor(match, asked(match), held);
    const wanted = own.filter(({ choice }) => acts.includes(choice.do));
    const aims = [...wanted.flatMap(aimOf), ...(wanted.length > 0 ? acts.map(act) : [])];
    return orElse(aims, ...orElse(able(here), part('decision')));
  };

const concerned = ({ match }: Here): readonly Target[] => {
  const now = asked(match);
  return now ? orElse(concernedIn(now).map(unit), part('decision')) : [];
};

/** One of the learner's units, wherever the plan has it, and the button that says Ready. */
const ownUnits = ({ match }: Here): readonly Target[] => [
  ...match.state.units
    .filter(({ side }) => side === LEARNER)
    .slice(0, 1)
    .map(({ id }) => unit(id)),
  part('give'),
];

/** Who may set stakes now: free foot with missiles that has none. */
const archersOf = (match: ZonalMatch): Target[] =>
  match.state.units
    .filter(
      (each) =>
        each.side === LEARNER &&
        armOf(match, each) === 'foot' &&
        each.formation === 'attack' &&
        each.contacts.length === 0 &&
        !each.stakes &&
        !each.chosen &&
        match.rules.canFire(match, each),
    )
    .map(({ id }) => unit(id));

// ---- the lessons -----------------------------------------------------------------------------------------------------

/** What both games teach. */
const SETUP: Step<ZonalMatch> = { at: ['setup'], acts: ['setup'], points: ownUnits };
const ADVANCE: Step<ZonalMatch> = { at: MOVING, acts: ['move'], points: doing('move') };
const COMMANDER: Step<ZonalMatch> = {
  at: ['activity'],
  acts: ['end', 'moveCommander'],
  points: () => [unit(commanderId(LEARNER)), act('end')],
};
const FIRE: Step<ZonalMatch> = { at: ['fire'], acts: ['fire'], points: doing('fire') };
const REACT: Step<ZonalMatch> = { at: REACTING, points: concerned };
const ENGAGE: Step<ZonalMatch> = {
  at: MOVING,
  when: ({ match }) => hasMet(match),
  acts: ['engage'],
  points: doing('engage'),
};
const MELEE: Step<ZonalMatch> = {
  at: CALM,
  when: ({ events }) => events.has('attacked'),
  points: () => [part('dice')],
};
const LOSSES: Step<ZonalMatch> = {
  at: ['remove'],
  acts: ['remove'],
  points: (here) => [...concerned(here), part('give')],
};
const ZONES: Step<ZonalMatch> = {
  at: MOVING,
  when: ({ match }) => match.state.turn >= RECKONING_FROM,
  points: () => [part('standing')],
};

const FINE = {
  setup: SETUP,
  advance: ADVANCE,
  commander: COMMANDER,
  fire: FIRE,
  react: REACT,
  engage: ENGAGE,
  melee: MELEE,
  losses: LOSSES,
  zones: ZONES,
} satisfies Lesson<ZonalMatch, string>;

const MAJOR = {
  dismount: { at: ['dismount'], acts: ['dismount'], points: () => [part('decision')] },
  setup: SETUP,
  advance: ADVANCE,
  stakes: {
    at: MOVING,
    when: ({ match }) => archersOf(match).length > 0,
    points: ({ match }: Here) => archersOf(match),
  },
  commander: COMMANDER,
  fire: FIRE,
  react: REACT,
  engage: ENGAGE,
  melee: MELEE,
  losses: LOSSES,
  zones: ZONES,
} satisfies Lesson<ZonalMatch, string>;

export type FineStep = keyof typeof FINE;
export type MajorStep = keyof typeof MAJOR;

export const ZONE_LESSONS: Readonly<Record<ZoneGame, Lesson<ZonalMatch, string>>> = { fine: FINE, major: MAJOR };

export const stepsIn = (game: ZoneGame): readonly string[] => stepsOf(ZONE_LESSONS[game]);

export const progressOf = (game: ZoneGame, session: Session, learned?: readonly string[]): Progress =>
  progressIn(ZONE_LESSONS[game], session, LEARNER, learned);
