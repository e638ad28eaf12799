/** Set-up: in secret, by agreement, or openly one unit after the other. */
import { ask, done, go } from '../kernel/procedure.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { PlaceUnit, Placing, SetUp } from './choices.js';
import { commanderZones, isOpenTo, plansOf, restFits, stateOf, statesOf, waysToStand } from './deployment.js';
import { entryRefusal, formationRefusal, isOn, layoutRefusal, layoutsOf, unknownUnit } from './questions.js';
import type { Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { countIn, findUnit, patch, patchSide, unitOf } from './store.js';
import { lowerOfTwoDice } from './turn.js';
import type { Unit } from './unit.js';
import { isOnTable, UNPLACED, zeroDegrees, type Zone } from './zone.js';
import { rebased, standsOf } from '../formation/layout.js';

const unplaced = (match: ZonalMatch, side: Side): Unit[] =>
  match.state.units.filter((unit) => unit.side === side && unit.zone === UNPLACED);

/** FV-SETUP-05, FV-R-11, MV-SETUP-04: fills in what a placing leaves open: attack formation if it may, mounted. */
const completed = (match: ZonalMatch, unit: Unit, placing: Placing) => {
  const state = placing.state ?? stateOf(match, unit);
  if (!isOnTable(placing.zone)) return { state, formation: undefined, layout: standsOf(unit.layout).bag };
  const formation = placing.formation ?? waysToStand(match, unit, placing.zone, state)[0] ?? 'attack';
  return { state, formation, layout: placing.layout ?? layoutsOf(match, unit)[0] ?? unit.layout };
};

/** FV-SETUP-02..06, MV-SETUP-01..05: one unit's place, other units apart. */
const placingRefusal = (match: ZonalMatch, unit: Unit, placing: Placing): WhyNot => {
  const { cite, types } = match.rules;
  const { table } = match;
  const { zone } = placing;
  const facts = { unit: unit.id, zone };
  if (placing.state !== undefined && !types[unit.type]!.dismounts)
    return refuse(cite.onlyDragoons, '{unit} neither mounts nor dismounts.', facts);
  if (table.reserves[unit.side].some((reserve) => reserve.zone === zone)) return undefined;
  if (!table.rear[unit.side].includes(zone))
    return refuse(
      cite.setupZones,
      '{zone} is no zone of the own rear row and no own reserve zone, so {unit} cannot start there.',
      facts,
    );
  const { formation, layout, state } = completed(match, unit, placing);
  if (formation === undefined || !match.rules.setUpFormations.includes(formation))
    return refuse(cite.setupFormation, '{unit} is set up in attack formation or in open order.', facts);
  const mustered = { ...unit, state };
  return (
    formationRefusal(match, mustered, formation) ??
    entryRefusal(match, mustered, zone, formation, state) ??
    layoutRefusal(match, mustered, layout)
  );
};

/** FV-SETUP-07, FV-R-08, MV-SETUP-06, MV-R-07. */
const commanderRefusal = (match: ZonalMatch, side: Side, zone: Zone): WhyNot => {
  const { cite } = match.rules;
  if (!match.table.rear[side].includes(zone))
    return refuse(cite.commanderStarts, 'The Commander starts in the own rear row, not in {zone}.', {
      zone,
    });
  return commanderZones(match, side).includes(zone)
    ? undefined
    : refuse(cite.commanderTerrain, 'Terrain keeps the Commander out of {zone}.', { zone });
};

/**
 * FV-SETUP-03, FV-R-09, MV-SETUP-02, MV-R-10: another rear zone only when every set-up zone is full or closed to the
 * unit.
 */
const flankRefusal = (match: ZonalMatch, unit: Unit, zone: Zone, countOf: (zone: Zone) => number): WhyNot => {
  const { table } = match;
  if (!isOnTable(zone) || table.setup[unit.side].includes(zone)) return undefined;
  const free = table.setup[unit.side].find((each) => countOf(each) < table.unitLimit && isOpenTo(match, unit, each));
  if (free === undefined) return undefined;
  return refuse(
    match.rules.cite.setupFull,
    '{unit} may start in {zone} only when the set-up zones are full; {free} holds {count} of {limit}.',
    { unit: unit.id, zone, free, count: countOf(free), limit: table.unitLimit },
  );
};

/** MV-SETUP-08, MV-R-09: a fixed gun may be held back; with `bombardsSetUpOnly` only while no zone has room for it. */
const fixedRefusal = (match: ZonalMatch, unit: Unit, zone: Zone, countOf: (zone: Zone) => number): WhyNot => {
  const { rules, table } = match;
  if (isOnTable(zone) || !rules.types[unit.type]!.fixed || !isOn(match, 'bombardsSetUpOnly')) return undefined;
  const free = table.rear[unit.side].find(
    (each) =>
      countOf(each) < table.unitLimit && isOpenTo(match, unit, each) && !flankRefusal(match, unit, each, countOf),
  );
  return free === undefined
    ? undefined
    : refuse(rules.cite.fixedInReserve, '{unit} must start on the table: {free} has room for it.', {
        unit: unit.id,
        free,
      });
};

/** Everything wrong with a whole set-up. */
const setUpRefusals = (match: ZonalMatch, side: Side, plan: SetUp): Refusal[] => {
  const { cite } = match.rules;
  const own = match.state.units.filter((unit) => unit.side === side);
  const refusals: WhyNot[] = [];
  const counts: Record<Zone, number> = {};
  for (const placing of plan.units) {
    const unit = findUnit(match, placing.unit);
    if (unit === undefined) refusals.push(unknownUnit(match, placing.unit));
    else if (unit.side !== side) refusals.push(refuse(cite.ownUnits, '{unit} is not yours.', { unit: unit.id }));
    else {
      refusals.push(placingRefusal(match, unit, placing));
      counts[placing.zone] = (counts[placing.zone] ?? 0) + 1;
    }
  }
  for (const unit of own) {
    const times = plan.units.filter((placing) => placing.unit === unit.id).length;
    if (times !== 1)
      refusals.push(
        refuse(cite.setupAll, '{unit} is placed {times} times; each unit is placed once.', { unit: unit.id, times }),
      );
  }
  for (const [zone, count] of Object.entries(counts))
    if (count > match.table.unitLimit)
      refusals.push(
        refuse(cite.room, '{zone} would hold {count} units, and {limit} is the limit.', {
          zone,
          count,
          limit: match.table.unitLimit,
        }),
      );
  for (const { unit: id, zone } of plan.units) {
    const unit = findUnit(match, id);
    if (unit && match.table.rear[side].includes(zone))
      refusals.push(flankRefusal(match, unit, zone, (each) => counts[each] ?? 0));
    if (unit) refusals.push(fixedRefusal(match, unit, zone, (each) => counts[each] ?? 0));
  }
  refusals.push(commanderRefusal(match, side, plan.commander));
  return refusals.filter((refusal) => refusal !== undefined);
};

const station = (match: ZonalMatch, id: string, placing: Placing): void => {
  const unit = unitOf(match, id);
  const facing = isOnTable(placing.zone) ? zeroDegrees(unit.side) : undefined;
  const { state, formation, layout } = completed(match, unit, placing);
  patch(match, id, { zone: placing.zone, facing, state, formation, layout: rebased(layout) });
  match.tell?.({ event: 'placed', rule: match.rules.cite.setupZones, unit: id, zone: placing.zone });
};

const deploy = (match: ZonalMatch, side: Side, plan: SetUp): void => {
  for (const placing of plan.units) station(match, placing.unit, placing);
  patchSide(match, side, { commander: plan.commander });
};

/**
 * FV-R-07, -76, -84, MV-SETUP-07, MV-R-08, -77: in secret and then revealed, or openly until both have confirmed what
 * stands.
 */
export const setUp: Steps<'setUp'> = {
  /** MV-R-77: `sequential` by whole armies; the higher total places first. */
  begin: (match) =>
    match.state.options.setupMethod === 'sequential'
      ? ask('plan', { side: enemyOf(lowerOfTwoDice(match, match.rules.cite.setupMethod)) })
      : ask('plan'),
  plan: {
    kind: 'setup',
    takes: ['setup', 'confirm'],
    open: true,
    secret: true,
    side: (_match, { side }) => side,
    about: (match, { side, plans }) => ({ side, zones: match.table.setup[side], placed: plans[side] !== undefined }),
    options: (match, { side, plans }) =>
      match.state.options.setupMethod === 'agreed' && plans[side]
        ? [{ do: 'confirm' }, ...plansOf(match, side)]
        : plansOf(match, side),
    refusal: (match, { side, plans }, choice) => {
      if (choice.do === 'confirm')
        return match.state.options.setupMethod === 'agreed' && plans[side]
          ? undefined
          : refuse(match.rules.cite.setupMethod, 'There is no set-up of yours to confirm.');
      const [first, ...also] = setUpRefusals(match, side, choice);
      return first && { ...first, also };
    },
    answered: (match, { side, plans, confirmed }, choice) => {
      const other = enemyOf(side);
      if (match.state.options.setupMethod === 'hidden' && choice.do === 'setup') {
        const both = { ...plans, [side]: choice };
        return side === 'south' ? ask('plan', { side: other, plans: both }) : go('reveal', { plans: both });
      }
      if (match.state.options.setupMethod === 'sequential' && choice.do === 'setup') {
        deploy(match, side, choice);
        return plans[other] ? done() : ask('plan', { side: other, plans: { [side]: choice } });
      }
      if (choice.do === 'confirm')
        return confirmed.includes(other) ? done() : ask('plan', { side: other, confirmed: [side] });
      deploy(match, side, choice);
      return ask('plan', { side: other, plans: { ...plans, [side]: choice }, confirmed: [] });
    },
  },
  reveal: (match, { plans }) => {
    if (plans.south) deploy(match, 'south', plans.south);
    if (plans.north) deploy(match, 'north', plans.north);
    return done();
  },
};

// ---- open set-up ---------------------------------------------------------------------------------------------------

/** FV-R-76, MV-R-77: judged when it is made; the rest of the army must still find room. */
const placeRefusal = (match: ZonalMatch, side: Side, choice: PlaceUnit): WhyNot => {
  const { cite } = match.rules;
  const unit = findUnit(match, choice.unit);
  if (!unit) return unknownUnit(match, choice.unit);
  const facts = { unit: unit.id, zone: choice.zone, limit: match.table.unitLimit };
  if (unit.side !== side) return refuse(cite.ownUnits, '{unit} is not yours.', facts);
  if (unit.zone !== UNPLACED) return refuse(cite.setupAll, '{unit} has been placed already.', facts);
  const refused = placingRefusal(match, unit, choice);
  if (refused) return refused;
  if (countIn(match, choice.zone, side) >= match.table.unitLimit)
    return refuse(cite.room, '{zone} already holds {limit} of your units.', facts);
  const countOf = (zone: Zone): number => countIn(match, zone, side);
  const refusedHere =
    flankRefusal(match, unit, choice.zone, countOf) ?? fixedRefusal(match, unit, choice.zone, countOf);
  if (refusedHere) return refusedHere;
  return restFits(match, side, unit, choice.zone)
    ? undefined
    : refuse(cite.openSetup, 'With {unit} in {zone} the rest of the army could not be placed.', facts);
};

/** Places for the first unit that has any: which one comes next is the owner's choice. */
const placesFor = (match: ZonalMatch, side: Side): PlaceUnit[] => {
  const { table } = match;
  const zones = [...table.rear[side], ...table.reserves[side].map(({ zone }) => zone)];
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
    takes: ['place'],
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
    takes: ['placeCommander'],
    side: (match, turns) => commanderPlacer(match, turns)!,
    about: () => ({}),
    options: (match, turns) =>
      commanderZones(match, commanderPlacer(match, turns)!).map((to) => ({ do: 'placeCommander', to })),
    refusal: (match, turns, { to }) => commanderRefusal(match, commanderPlacer(match, turns)!, to),
    answered: (match, turns, { to }) => {
      patchSide(match, commanderPlacer(match, turns)!, { commander: to });
      return go('next');
    },
  },
};
