/** Set-up: whole armies, one after the other, in secret or by agreement; or one unit each. */
import { ask, done, go } from '../../kernel/procedure.js';
import { refuse } from '../../kernel/refusal.js';
import { enemyOf, SIDES, type Side } from '../../kernel/side.js';
import type { PlaceUnit, Placing, SetUp } from '../choices.js';
import { otherSpots, plansOf, restFits, spotsFor } from './deployment.js';
import { boardingRefusal, deploy, placingRefusal, roomRefusal, setUpRefusals, station, stationed } from './placing.js';
import type { Steps } from '../procedures.js';
import { unknownUnit } from '../questions.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { findUnit, placedUnits, unitOf } from '../store.js';
import { isPlaced, type Unit } from '../unit.js';

const methodOf = (match: TabletopMatch) => match.state.options.setupMethod;

/** SV-R-78, GL-SETUP-05: who loses the throw places first. */
const firstToPlace = (match: TabletopMatch): Side => enemyOf(match.rules.throwOff(match, match.rules.cite.setupMethod));

/** Only what stands and is legal still, and only where both must agree to it. */
const mayConfirm = (match: TabletopMatch, side: Side, plan: SetUp | undefined): boolean =>
  methodOf(match) === 'agreed' && plan !== undefined && setUpRefusals(match, side, plan).length === 0;

/** P-SETUP 4, SV-R-104, -115. */
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
    takes: ['setup', 'confirm'],
    open: true,
    secret: (match) => methodOf(match) === 'hidden',
    side: (_match, { side }) => side,
    about: (match, { side, plans }) => ({
      side,
      depth: match.state.options.deploymentDepth,
      placed: plans[side] !== undefined,
    }),
    options: (match, { side, plans }) =>
      mayConfirm(match, side, plans[side]) ? [{ do: 'confirm' }, ...plansOf(match, side)] : plansOf(match, side),
    takesNow: (match, { side, plans }) => (mayConfirm(match, side, plans[side]) ? ['setup', 'confirm'] : ['setup']),
    refusal: (match, { side, plans }, choice) => {
      const plan = choice.do === 'confirm' ? plans[side] : choice;
      if (!plan || (choice.do === 'confirm' && methodOf(match) !== 'agreed'))
        return refuse(match.rules.cite.setupMethod, 'There is no set-up of yours to confirm.');
      const [first, ...also] = setUpRefusals(match, side, plan);
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
  /** A plan that is not legal any more, or touches what the other side has just revealed, goes back to its owner. */
  reveal: (match, { plans }) => {
    for (const side of SIDES) {
      if (setUpRefusals(match, side, plans[side]!).length > 0) {
        const other = enemyOf(side);
        return go('next', { plans: plans[other] ? { [other]: plans[other] } : {} });
      }
      deploy(match, side, plans[side]!);
    }
    return done();
  },
};

// ---- one unit each ---------------------------------------------------------------------------------------------------

const unplaced = (match: TabletopMatch, side: Side): Unit[] =>
  match.state.units.filter(
    (unit) => unit.side === side && !isPlaced(unit) && unit.aboard === undefined && !unit.routed,
  );

/** Who places next; who has nothing left is passed over. */
const placer = (match: TabletopMatch, side: Side): Side | undefined =>
  [side, enemyOf(side)].find((each) => unplaced(match, each).length > 0);

/** Judged when it is made; the rest of the army must still find room. */
const placeRefusal = (match: TabletopMatch, side: Side, choice: PlaceUnit): WhyNot => {
  const { cite } = match.rules;
  const unit = findUnit(match, choice.unit);
  if (!unit) return unknownUnit(match, choice.unit);
  const facts = { unit: unit.id };
  if (unit.side !== side) return refuse(cite.ownUnits, '{unit} is not yours.', facts);
  const { mayPlaceAnew } = match.rules;
  if (isPlaced(unit) && !mayPlaceAnew) return refuse(cite.setupAll, '{unit} has been placed already.', facts);
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
  return mayPlaceAnew || restFits(match, placed)
    ? undefined
    : refuse(cite.setupAll, 'With {unit} there the rest of the army would find no room.', facts);
};

export const placing: Steps<'placing'> = {
  begin: (match) => go('next', { side: firstToPlace(match) }),
  next: (match, { side }) => (placer(match, side) ? ask('place') : done()),
  place: {
    kind: 'place',
    takes: ['place'],
    open: true,
    side: (match, { side }) => placer(match, side)!,
    about: (match, { side }) => ({ units: unplaced(match, placer(match, side)!).map((unit) => unit.id) }),
    options: (match, { side }) => {
      const owner = placer(match, side)!;
      const legal = (spots: readonly Placing[]): PlaceUnit[] =>
        spots
          .map((spot): PlaceUnit => ({ do: 'place', ...spot }))
          .filter((choice) => !placeRefusal(match, owner, choice));
      const found = legal(spotsFor(match, owner));
      // Who has put himself into a corner moves those that stand in it.
      return found.length > 0 || !match.rules.mayPlaceAnew ? found : legal(otherSpots(match, owner));
    },
    refusal: (match, { side }, choice) => placeRefusal(match, placer(match, side)!, choice),
    answered: (match, { side }, choice) => {
      const owner = placer(match, side)!;
      const again = isPlaced(unitOf(match, choice.unit));
      station(match, unitOf(match, choice.unit), choice);
      return go('next', { side: again ? owner : enemyOf(owner) });
    },
  },
};
