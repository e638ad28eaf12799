/** Set-up: whole armies, one after the other, in secret or by agreement; or one unit each. */
import { same } from '../../kernel/match.js';
import { ask, done, go } from '../../kernel/procedure.js';
import type { Refusal } from '../../kernel/refusal.js';
import { enemyOf, SIDES, type Side } from '../../kernel/side.js';
import type { PlaceUnit, Placing, SetUp } from '../choices.js';
import { areasTold } from './area.js';
import { enemyFits, firstPlansOf, otherSpots, packedSpots, plansOf, restFits, spotsFor } from './deployment.js';
import {
  boardingRefusal,
  clashesOf,
  deploy,
  placingRefusal,
  roomRefusal,
  setUpRefusals,
  station,
  stationed,
  stationsIn,
} from './placing.js';
import { refuse } from '../messages/index.js';
import type { Steps } from '../procedures.js';
import { unknownUnit } from '../questions.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { findUnit, placedUnits, unitOf } from '../store.js';
import { isPlaced, type Unit, type UnitId } from '../unit.js';

const methodOf = (match: TabletopMatch) => match.state.options.setupMethod;

/** SV-R-78, GL-SETUP-05, GV-SETUP-03: who loses the throw places first. */
const firstToPlace = (match: TabletopMatch): Side => enemyOf(match.rules.throwOff(match, match.rules.cite.setupMethod));

/** Only what stands and is legal still, and only where both must agree to it. */
const mayConfirm = (match: TabletopMatch, side: Side, plan: SetUp | undefined): boolean =>
  methodOf(match) === 'agreed' && plan !== undefined && setUpRefusals(match, side, plan).length === 0;

/** All that is wrong with a plan; who plans first leaves room to the enemy, or setting up would never end. */
const planRefusals = (match: TabletopMatch, side: Side, plan: SetUp, other: SetUp | undefined): Refusal[] => {
  const refusals = setUpRefusals(match, side, plan);
  return refusals.length > 0 || other || enemyFits(match, side, plan)
    ? refusals
    : [refuse(match.rules.cite.setupAll, 'enemyFindsNoRoom')];
};

/** All that is wrong with a plan, and with it beside another that is still a secret. */
const besideRefusals = (match: TabletopMatch, side: Side, plan: SetUp, secret: SetUp | undefined): Refusal[] => [
  ...setUpRefusals(match, side, plan),
  ...(secret ? clashesOf(match, side, plan, secret) : []),
];

/** P-SETUP 4, SV-R-104, -115, GV-R-85. */
export const setUp: Steps<'setUp'> = {
  begin: (match) => {
    if (methodOf(match) === 'hidden') return go('next');
    return ask('plan', methodOf(match) === 'agreed' ? {} : { side: firstToPlace(match) });
  },
  next: (_match, { plans }) => {
    const side = SIDES.find((each) => plans[each] === undefined);
    return side ? ask('plan', { side }) : go('reveal');
  },
  plan: {
    kind: 'setup',
    takes: { setup: 'acts', confirm: 'actsLast' },
    nature: { plan: true },
    open: true,
    secret: (match, { plans }) => (methodOf(match) === 'hidden' ? SIDES.filter((each) => plans[each]) : undefined),
    cameBack: (_match, { reasons }) => reasons,
    side: (_match, { side }) => side,
    about: (match, { side, plans, confirmed, reasons }) => ({
      side,
      depth: match.state.options.deploymentDepth,
      placed: plans[side] !== undefined,
      ...(confirmed.length > 0 ? { confirmed } : {}),
      ...areasTold(match, side),
      ...(reasons ? { reasons } : {}),
    }),
    options: (match, { side, plans, reasons }) => {
      const other = plans[enemyOf(side)];
      const secret = reasons && other;
      const found = other
        ? plansOf(match, side, secret && stationsIn(match, enemyOf(side), secret))
        : firstPlansOf(match, side);
      return mayConfirm(match, side, plans[side]) ? [{ do: 'confirm' }, ...found] : found;
    },
    takesNow: (match, { side, plans }) => (mayConfirm(match, side, plans[side]) ? ['setup', 'confirm'] : ['setup']),
    refusal: (match, { side, plans, reasons }, choice) => {
      const plan = choice.do === 'confirm' ? plans[side] : choice;
      if (!plan || (choice.do === 'confirm' && methodOf(match) !== 'agreed'))
        return refuse(match.rules.cite.setupMethod, 'nothingToConfirm');
      const other = plans[enemyOf(side)];
      const [first, ...also] = reasons
        ? besideRefusals(match, side, plan, other)
        : planRefusals(match, side, plan, other);
      return first && { ...first, also };
    },
    answered: (match, { side, plans, confirmed }, choice) => {
      const other = enemyOf(side);
      if (choice.do === 'confirm') {
        const agreed = confirmed.includes(other) && setUpRefusals(match, other, plans[other]!).length === 0;
        return agreed ? done() : ask('plan', { side: other, confirmed: [side] });
      }
      const all = { ...plans, [side]: choice };
      if (methodOf(match) === 'hidden') return go('next', { plans: all });
      deploy(match, side, choice);
      if (methodOf(match) === 'agreed') return ask('plan', { side: other, plans: all, confirmed: [] });
      return plans[other] === undefined ? ask('plan', { side: other, plans: all }) : done();
    },
  },
  /**
   * A plan that is not legal any more goes back to its owner with the reasons, and so does the second of two that clash.
   * From then on it is judged beside the other one, which stays a secret.
   */
  reveal: (match, { plans }) => {
    for (const side of SIDES) {
      const other = enemyOf(side);
      const reasons = besideRefusals(match, side, plans[side]!, side === 'north' ? plans[other] : undefined);
      if (reasons.length === 0) continue;
      const clashes = setUpRefusals(match, side, plans[side]!).length === 0;
      match.tell?.({
        event: 'setUpReturned',
        rule: match.rules.cite.setupMethod,
        side,
        ...(clashes ? { clash: true } : {}),
      });
      return go('next', { plans: { [other]: plans[other]! }, reasons });
    }
    for (const side of SIDES) deploy(match, side, plans[side]!);
    return done();
  },
};

// ---- one unit each ---------------------------------------------------------------------------------------------------

/** On the table, or on a Battle. */
const isStanding = (match: TabletopMatch, unit: Unit): boolean =>
  isPlaced(unit) || match.rules.battles?.under(unit) !== undefined;

const unplaced = (match: TabletopMatch, side: Side): Unit[] =>
  match.state.units.filter((unit) => unit.side === side && !isStanding(match, unit) && !unit.routed);

/** Who places next; who has nothing left is passed over. */
const placer = (match: TabletopMatch, side: Side): Side | undefined =>
  [side, enemyOf(side)].find((each) => unplaced(match, each).length > 0);

interface Turns {
  readonly side: Side;
  readonly anew?: readonly UnitId[] | undefined;
}

const standsSo = (match: TabletopMatch, unit: Unit, choice: PlaceUnit): boolean => {
  if (choice.aboard !== undefined) return match.rules.battles?.under(unit) === choice.aboard;
  const { place, limbered } = stationed(match, unit, choice);
  return isPlaced(unit) && unit.limbered === limbered && same(unit.place, place);
};

/**
 * GL-R-69, P1.3: who stands may be placed anew, elsewhere; none twice before one that does not stand yet, unless none of
 * these finds a place. So nobody puts off his turn for ever.
 */
const anewRefusal = (match: TabletopMatch, { anew = [], side }: Turns, unit: Unit, choice: PlaceUnit): WhyNot => {
  const { cite, mayPlaceAnew } = match.rules;
  const facts = { unit: unit.id };
  if (!mayPlaceAnew) return refuse(cite.setupAll, 'placedAlready', facts);
  if (standsSo(match, unit, choice)) return refuse(cite.setupTurns, 'standsJustSo', facts);
  return anew.includes(unit.id) && legalSpots(match, side, { side }, spotsFor(match, side)).length > 0
    ? refuse(cite.setupTurns, 'placedAnewAlready', facts)
    : undefined;
};

/** Judged when it is made; the rest of the army must still find room. */
const placeRefusal = (match: TabletopMatch, side: Side, turns: Turns, choice: PlaceUnit): WhyNot => {
  const { cite } = match.rules;
  const unit = findUnit(match, choice.unit);
  if (!unit) return unknownUnit(match, choice.unit);
  const facts = { unit: unit.id };
  if (unit.side !== side) return refuse(cite.ownUnits, 'notYours', facts);
  const again = isStanding(match, unit) ? anewRefusal(match, { ...turns, side }, unit, choice) : undefined;
  if (again) return again;
  if (choice.aboard !== undefined) return boardingRefusal(match, unit, choice.aboard, [choice]);
  const refused = placingRefusal(match, unit, choice);
  if (refused) return refused;
  const placed = stationed(match, unit, choice);
  const crowded = roomRefusal(
    match,
    placed,
    placedUnits(match).filter(({ id }) => id !== unit.id),
  );
  if (crowded) return crowded;
  return match.rules.mayPlaceAnew || restFits(match, placed)
    ? undefined
    : refuse(cite.setupAll, 'restFindsNoRoom', facts);
};

const legalSpots = (match: TabletopMatch, side: Side, turns: Turns, spots: readonly Placing[]): PlaceUnit[] =>
  spots
    .map((spot): PlaceUnit => ({ do: 'place', ...spot }))
    .filter((choice) => !placeRefusal(match, side, turns, choice));

/** GV-R-85: one unit each in turn; who has nothing left is passed over. */
export const placing: Steps<'placing'> = {
  begin: (match) => go('next', { side: firstToPlace(match) }),
  next: (match, { side }) => (placer(match, side) ? ask('place') : done()),
  place: {
    kind: 'place',
    takes: { place: 'acts' },
    nature: { plan: true, again: true },
    open: true,
    side: (match, { side }) => placer(match, side)!,
    about: (match, { side }) => ({
      units: unplaced(match, placer(match, side)!).map((unit) => unit.id),
      ...areasTold(match, placer(match, side)!),
    }),
    options: (match, turns) => {
      const owner = placer(match, turns.side)!;
      const near = legalSpots(match, owner, turns, spotsFor(match, owner));
      const found = near.length > 0 ? near : legalSpots(match, owner, turns, packedSpots(match, owner));
      // Who has put himself into a corner moves those that stand in it.
      return found.length > 0 || !match.rules.mayPlaceAnew
        ? found
        : legalSpots(match, owner, turns, otherSpots(match, owner));
    },
    refusal: (match, turns, choice) => placeRefusal(match, placer(match, turns.side)!, turns, choice),
    answered: (match, { side, anew = [] }, choice) => {
      const owner = placer(match, side)!;
      const unit = unitOf(match, choice.unit);
      station(match, unit, choice);
      if (isStanding(match, unit)) return go('next', { side: owner, anew: [...anew, unit.id] });
      // GL-R-69: an attached commander comes with his Battle and is no formation of his own.
      return choice.aboard === undefined ? go('next', { side: enemyOf(owner), anew: [] }) : go('next', { side: owner });
    },
  },
};
