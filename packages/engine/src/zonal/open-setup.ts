/** Set-up in the open, one unit after the other, and the Commanders last. */
import { ask, done, go } from '../kernel/procedure.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { PlaceUnit } from './choices.js';
import { commanderZones, restFits, statesOf } from './deployment.js';
import {
  commanderRefusal,
  completed,
  fixedRefusal,
  flankRefusal,
  placingRefusal,
  station,
  stationCommander,
} from './placing.js';
import { unknownUnit } from './questions.js';
import type { Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { countIn, findUnit } from './store.js';
import { lowerOfTwoDice } from './turn.js';
import type { Unit } from './unit.js';
import { UNPLACED, type Zone } from './zone.js';
import { refuse } from './messages/index.js';

const unplaced = (match: ZonalMatch, side: Side): Unit[] =>
  match.state.units.filter((unit) => unit.side === side && unit.zone === UNPLACED);

/** FV-R-76, MV-R-77: judged when it is made; the rest of the army must still find room. */
const placeRefusal = (match: ZonalMatch, side: Side, choice: PlaceUnit): WhyNot => {
  const { cite } = match.rules;
  const unit = findUnit(match, choice.unit);
  if (!unit) return unknownUnit(match, choice.unit);
  const facts = { unit: unit.id, zone: choice.zone, limit: match.table.unitLimit };
  if (unit.side !== side) return refuse(cite.ownUnits, 'notYours', facts);
  if (unit.zone !== UNPLACED) return refuse(cite.setupAll, 'placedAlready', facts);
  const refused = placingRefusal(match, unit, choice);
  if (refused) return refused;
  if (countIn(match, choice.zone, side) >= match.table.unitLimit) return refuse(cite.room, 'placingZoneFull', facts);
  const countOf = (zone: Zone): number => countIn(match, zone, side);
  const refusedHere =
    flankRefusal(match, unit, choice.zone, countOf) ?? fixedRefusal(match, unit, choice.zone, countOf);
  if (refusedHere) return refusedHere;
  return restFits(match, side, unit, choice.zone) ? undefined : refuse(cite.openSetup, 'restWouldNotFit', facts);
};

/** Places for the first unit that has any: which one comes next is the owner's choice. */
const placesFor = (match: ZonalMatch, side: Side): PlaceUnit[] => {
  const { table } = match;
  const zones = [...table.starts[side], ...table.reserves[side].map(({ zone }) => zone)];
  for (const unit of unplaced(match, side))
    for (const state of statesOf(match, unit)) {
      const places = zones
        .map((zone): PlaceUnit => {
          const { formation, layout } = completed(match, unit, { unit: unit.id, zone, state });
          return { do: 'place', unit: unit.id, zone, ...withoutUndefined({ formation, layout, state }) };
        })
        .filter((choice) => !placeRefusal(match, side, choice));
      if (places.length > 0) return places;
    }
  return [];
};

const withoutUndefined = <T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

interface Turns {
  readonly first: Side;
  readonly turn: Side;
}

/** Who places next; who has nothing left is passed over. */
const placer = (match: ZonalMatch, { turn }: Turns): Side | undefined =>
  [turn, enemyOf(turn)].find((side) => unplaced(match, side).length > 0);

const commanderPlacer = (match: ZonalMatch, { first }: Turns): Side | undefined =>
  [first, enemyOf(first)].find((side) => match.state.sides[side].commander === undefined);

export const openSetUp: Steps<'openSetUp'> = {
  /** FV-SETUP-01, FV-R-76, MV-SETUP-07, MV-R-77: the higher total places first. */
  begin: (match) => {
    const first = enemyOf(lowerOfTwoDice(match, match.rules.cite.setupMethod));
    return go('next', { first, turn: first });
  },
  next: (match, turns) => {
    if (placer(match, turns)) return ask('place');
    return commanderPlacer(match, turns) ? ask('placeCommander') : done();
  },
  place: {
    kind: 'place',
    takes: { place: 'acts' },
    nature: { again: true },
    open: true,
    side: (match, turns) => placer(match, turns)!,
    about: (match, turns) => ({ units: unplaced(match, placer(match, turns)!).map((unit) => unit.id) }),
    options: (match, turns) => placesFor(match, placer(match, turns)!),
    refusal: (match, turns, choice) => placeRefusal(match, placer(match, turns)!, choice),
    answered: (match, turns, choice) => {
      const side = placer(match, turns)!;
      station(match, choice.unit, choice);
      return go('next', { turn: match.state.options.setupMethod === 'alternate' ? enemyOf(side) : side });
    },
  },
  placeCommander: {
    kind: 'placeCommander',
    takes: { placeCommander: 'acts' },
    side: (match, turns) => commanderPlacer(match, turns)!,
    about: () => ({}),
    options: (match, turns) =>
      commanderZones(match, commanderPlacer(match, turns)!).map((to) => ({ do: 'placeCommander', to })),
    refusal: (match, turns, { to }) => commanderRefusal(match, commanderPlacer(match, turns)!, to),
    answered: (match, turns, { to }) => {
      stationCommander(match, commanderPlacer(match, turns)!, to);
      return go('next');
    },
  },
};
