/** Battles and splits before the match: P1.1, GL-BATTLE-01..07, GL-BASE-05, GL-SETUP-02. */
import { ask, done, go } from '../../../kernel/procedure.js';
import { SIDES, type Side } from '../../../kernel/side.js';
import { sorted } from '../../../formation/layout.js';
import type { Length } from '../../../geometry/index.js';
import { plansOf } from '../../../tabletop/setup/deployment.js';
import { bookFrame, type BookFrame } from '../../../tabletop/procedures.js';
import { unknownUnit } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { copyState, findUnit, indexOf, patchSide, unitOf } from '../../../tabletop/store.js';
import type { UnitId } from '../../../tabletop/unit.js';
import { capacityOf, DIAMETERS, smallestDiameter, spacesOfAll } from '../capacity.js';
import type { BattleGiven, Form } from '../choices.js';
import { refuse } from '../messages/index.js';
import { ownOptions } from '../options.js';
import type { GloriousProcedures, Steps } from '../procedures.js';
import { isBattle, isCommand, isFootUnit, isMountedUnit } from '../who.js';
import type { GloriousMatch } from '../decisions.js';
import type { Unit } from '../unit.js';

/** GL-BATTLE-02. */
const LEAST = 3;
const WHOLE = 6;
const HALF = 3;

const unitsOf = (match: GloriousMatch, side: Side): Unit[] => match.state.units.filter((unit) => unit.side === side);

export const formFrame = (match: GloriousMatch): BookFrame | undefined =>
  match.state.units.some(isBattle)
    ? undefined
    : bookFrame<GloriousProcedures, 'form'>({ procedure: 'form', step: 'next', side: 'south', plans: {} });

/** GL-R-78. */
const removesSurplus = ({ state }: GloriousMatch): boolean => ownOptions(state.options).surplusElements === 'removed';

/** The elements of its units, in the order in which these are named. */
const lettersOf = (match: GloriousMatch, { units }: Pick<BattleGiven, 'units'>): string =>
  units.map((id) => unitOf(match, id).stands).join('');

/** Those for which the base has room, and the others. */
const dividedOf = (match: GloriousMatch, battle: BattleGiven): readonly [on: string, surplus: string] => {
  const letters = lettersOf(match, battle);
  const room = capacityOf(match.state.options, diameterOf(battle));
  return [letters.slice(0, room), letters.slice(room)];
};

/** The base that was chosen, or the smallest there is. */
const diameterOf = ({ diameter }: BattleGiven): Length => diameter ?? DIAMETERS[0]!;

/** The smallest base that holds these. */
const fittingBase = (match: GloriousMatch, units: readonly UnitId[]): Length =>
  smallestDiameter(match.state.options, spacesOfAll(match.state.options, lettersOf(match, { units }))) ??
  DIAMETERS.at(-1)!;

const memberRefusal = (match: GloriousMatch, side: Side, id: UnitId, seen: Set<UnitId>): WhyNot => {
  const unit = findUnit(match, id);
  if (!unit) return unknownUnit(match, id);
  const facts = { unit: id };
  if (unit.side !== side) return refuse('GL-GEN-05', 'notYours', facts);
  if (seen.has(id)) return refuse('GL-BATTLE-04', 'namedTwice', facts);
  seen.add(id);
  return undefined;
};

const battleRefusal = (match: GloriousMatch, side: Side, battle: BattleGiven, seen: Set<UnitId>): WhyNot => {
  const { units, diameter } = battle;
  for (const id of units) {
    const refused = memberRefusal(match, side, id, seen);
    if (refused) return refused;
    const unit = unitOf(match, id);
    if (!isFootUnit(unit) || unit.stands.length !== WHOLE) return refuse('GL-BATTLE-03', 'noFullFoot', { unit: id });
  }
  if (units.length < LEAST) return refuse('GL-BATTLE-02', 'tooFewForBattle', { least: LEAST, count: units.length });
  if (diameter !== undefined && !DIAMETERS.includes(diameter))
    return refuse('GL-BATTLE-05', 'noSuchBase', { diameter });
  return spaceRefusal(match, battle);
};

/** GL-BATTLE-07, GL-R-15, -78: room for all, or where what is surplus is removed for one element of each unit. */
const spaceRefusal = (match: GloriousMatch, battle: BattleGiven): WhyNot => {
  const { options } = match.state;
  const needs = spacesOfAll(options, lettersOf(match, battle));
  const has = capacityOf(options, diameterOf(battle));
  if (needs <= has) return undefined;
  if (!removesSurplus(match)) return refuse('GL-BATTLE-07', 'baseTooSmall', { has, needs });
  const last = battle.units.at(-1)!;
  return needs - unitOf(match, last).stands.length < has
    ? undefined
    : refuse('GL-BATTLE-07', 'noSpaceLeft', { has, unit: last });
};

const splitRefusal = (match: GloriousMatch, side: Side, id: UnitId, seen: Set<UnitId>): WhyNot => {
  const refused = memberRefusal(match, side, id, seen);
  if (refused) return refused;
  const unit = unitOf(match, id);
  return isMountedUnit(unit) && !isCommand(unit) && unit.stands.length === WHOLE
    ? undefined
    : refuse('GL-BASE-05', 'neverSplit', { unit: id });
};

const formRefusal = (match: GloriousMatch, side: Side, { battles, split = [] }: Form): WhyNot => {
  if (battles.length === 0) return refuse('GL-BATTLE-01', 'battleWanted');
  const seen = new Set<UnitId>();
  for (const battle of battles) {
    const refused = battleRefusal(match, side, battle, seen);
    if (refused) return refused;
  }
  for (const id of split) {
    const refused = splitRefusal(match, side, id, seen);
    if (refused) return refused;
  }
  return undefined;
};

/** P1.3: whether the army so formed still finds room where it is set up. */
const findsRoom = (match: GloriousMatch, side: Side, choice: Form): boolean => {
  const trial: GloriousMatch = { ...match, state: copyState(match.state), tell: undefined };
  form(trial, side, choice);
  return plansOf(trial, side).length > 0;
};

const roomRefusal = (match: GloriousMatch, side: Side, choice: Form): WhyNot =>
  formRefusal(match, side, choice) ??
  (findsRoom(match, side, choice) ? undefined : refuse('GL-SETUP-03', 'noRoomForBattles'));

/** One Battle of three, one of four, two, three of three: pikes and bills first, missiles last. */
export const formsOf = (match: GloriousMatch, side: Side): Form[] => {
  const worth = 'PBWSLGXOH';
  const foot = unitsOf(match, side)
    .filter(isFootUnit)
    .sort((a, b) => worth.indexOf(a.stands[0]!) - worth.indexOf(b.stands[0]!))
    .map(({ id }) => id);
  const plans: number[][] = [[3], [4], [3, 3], [5]];
  const found: Form[] = [];
  for (const sizes of plans) {
    if (sizes.reduce((sum, n) => sum + n, 0) > foot.length) continue;
    let at = 0;
    const form: Form = {
      do: 'form',
      battles: sizes.map((n) => {
        const units = foot.slice(at, (at += n));
        return { units, diameter: fittingBase(match, units) };
      }),
    };
    if (!roomRefusal(match, side, form)) found.push(form);
  }
  return found;
};

const battleUnit = (match: GloriousMatch, side: Side, battle: BattleGiven, number: number): Unit => {
  const first = unitOf(match, battle.units[0]!);
  return {
    ...first,
    id: `${side === 'south' ? 'S' : 'N'}B${number}`,
    name: battle.name ?? `Battle ${number}`,
    type: 'battle',
    stands: sorted(dividedOf(match, battle)[0]),
    place: undefined,
    diameter: diameterOf(battle),
  };
};

const halves = (unit: Unit): Unit[] =>
  ['a', 'b'].map((letter) => ({
    ...unit,
    id: `${unit.id}${letter}`,
    name: `${unit.name} (${letter === 'a' ? 'first' : 'second'} half)`,
    stands: unit.stands.slice(0, HALF),
  }));

const form = (match: GloriousMatch, side: Side, { battles, split = [] }: Form): void => {
  const made = battles.map((battle, i) => battleUnit(match, side, battle, i + 1));
  const surplus = battles.map((battle) => dividedOf(match, battle)[1]);
  const members = battles.flatMap(({ units }) => units);
  const mine = unitsOf(match, side)
    .filter(({ id }) => !members.includes(id))
    .flatMap((unit) => (split.includes(unit.id) ? halves(unit) : [unit]));
  const theirs = match.state.units.filter((unit) => unit.side !== side);
  const own = [...made, ...mine];
  const units = side === 'south' ? [...own, ...theirs] : [...theirs, ...own];
  match.state = { ...match.state, units, index: indexOf(units) };
  // Who never took the field is neither of the army nor lost.
  const { size } = match.state.sides[side];
  patchSide(match, side, { size: size - surplus.join('').length });
  for (const [i, { id, stands, diameter }] of made.entries())
    match.tell?.({
      event: 'battleFormed',
      rule: 'GL-BATTLE-02',
      side,
      unit: id,
      units: battles[i]!.units,
      elements: stands,
      diameter,
      ...(surplus[i] === '' ? {} : { surplus: surplus[i] }),
    });
};

/** GL-SETUP-02: before anybody is set up. */
export const formation: Steps<'form'> = {
  next: (_match, { plans }) => {
    const side = SIDES.find((each) => plans[each] === undefined);
    return side ? ask('form', { side }) : go('reveal');
  },
  form: {
    kind: 'form',
    takes: { form: 'acts' },
    nature: { plan: true },
    open: true,
    secret: ({ state }, { plans }) =>
      state.options.setupMethod === 'hidden' ? SIDES.filter((each) => plans[each]) : undefined,
    side: (_match, { side }) => side,
    about: (match, { side }) => ({ units: unitsOf(match, side).map(({ id }) => id) }),
    options: (match, { side }) => formsOf(match, side),
    refusal: (match, { side }, choice) => roomRefusal(match, side, choice),
    answered: (_match, { side, plans }, choice) => go('next', { plans: { ...plans, [side]: choice } }),
  },
  reveal: (match, { plans }) => {
    for (const side of SIDES) form(match, side, plans[side]!);
    return done();
  },
};
