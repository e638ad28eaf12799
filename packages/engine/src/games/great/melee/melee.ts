/** Hand-to-hand combat, of the whole phase (P5) or one at once after a break-through (P19). */
import { ask, call, done, go } from '../../../kernel/procedure.js';
import { enemyOf, type Side } from '../../../kernel/side.js';
import { fightQuestion, heldBack, joinQuestion, outflankings } from '../../../manoeuvre/melee/melee.js';
import { joinIn, obligedOf } from '../../../manoeuvre/melee/join.js';
import { bookFrame, type BookFrame } from '../../../tabletop/procedures.js';
import { isEngaged, isOn } from '../../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import { placedOf, placedUnits, unitOf } from '../../../tabletop/store.js';
import type { UnitId } from '../../../tabletop/unit.js';
import type { Placed } from '../../../manoeuvre/unit.js';
import { hit, otherSide } from '../../../tabletop/verbs.js';
import { spend } from '../../../manoeuvre/verbs.js';
import { removeBroken } from '../losses.js';
import { placeMarkers } from '../markers.js';
import type { GreatProcedures, Steps } from '../procedures.js';
import { strengthOf } from '../strength.js';
import { allocating, foesOf, tellShares, wholeShare, type Among } from './allocation.js';

type Memory = Readonly<GreatProcedures['melee']['memory']>;

/** GV-MELEE-02: what units attack with. */
const strengthsNow = (match: ManoeuvreMatch, among: Among): Record<UnitId, number> =>
  Object.fromEntries(
    placedUnits(match)
      .filter(({ id }) => !among || among.includes(id))
      .map((unit) => [unit.id, strengthOf(unit)]),
  );

const fightersOf = (match: ManoeuvreMatch, among: Among): Placed[] =>
  placedUnits(match).filter((unit) =>
    among ? among.includes(unit.id) && foesOf(match, unit, among).length > 0 : isEngaged(match, unit),
  );

/** GV-MELEE-03: units in contact with something to attack with, that have not attacked yet. */
const leftOf = (match: ManoeuvreMatch, { side, handled, strengths, among }: Memory): UnitId[] =>
  fightersOf(match, among)
    .filter((unit) => unit.side === side && (strengths[unit.id] ?? 0) >= 1 && !handled.includes(unit.id))
    .map(({ id }) => id);

/** GV-BREAK-07: however often a unit fights in a phase. */
export const combatFrame = (match: ManoeuvreMatch, charger: UnitId, target: UnitId): BookFrame =>
  meleeFrame(match.state.initiative, [charger, target]);

export const meleeFrame = (side: Side, among: Among): BookFrame =>
  bookFrame<GreatProcedures, 'melee'>({
    procedure: 'melee',
    step: 'begin',
    side,
    handled: [],
    strengths: {},
    allocations: {},
    outflanking: [],
    among,
  });

const asked = (match: ManoeuvreMatch, memory: Memory) => {
  const unit = leftOf(match, memory)[0]!;
  return { unit, strength: memory.strengths[unit]!, among: memory.among };
};

export const melee: Steps<'melee'> = {
  begin: (match, { among }) => {
    if (!among && !placedUnits(match).some((unit) => isEngaged(match, unit))) return done();
    match.tell?.(
      among
        ? { event: 'immediateCombat', rule: 'GV-BREAK-05', unit: among[0]!, target: among[1]! }
        : { event: 'combat', rule: match.rules.cite.openingHit },
    );
    return go('joining', { side: match.state.initiative, handled: [], strengths: strengthsNow(match, among) });
  },
  /** GV-JOIN-06, GV-R-33: the side with the initiative first; a unit is dealt with once. */
  joining: (match, { side, handled, among }) => {
    if (!among) match.state.acting = side;
    if (obligedOf(match, side, handled, among).length > 0) return ask('join');
    return side === match.state.initiative ? go('joining', { side: enemyOf(side) }) : go('opening');
  },
  /** GV-JOIN-05, GV-R-64: who is held back by a test is done, who is held back by command is not. */
  join: {
    ...joinQuestion<Memory>(),
    lapsed: () => go('joining'),
    answered: (match, { handled, strengths, among }, choice) => {
      const { unit } = choice;
      const memory = { handled: [...handled, unit] };
      const held = choice.do === 'holdBack' ? heldBack(match, unit) : 'no';
      if (held === 'byTest') spend(match, unit);
      if (held !== 'no') return go('joining', memory);
      joinIn(match, unit, among);
      return go('joining', {
        ...memory,
        ...(among
          ? { among: [...among, unit], strengths: { ...strengths, [unit]: strengthOf(unitOf(match, unit)) } }
          : {}),
      });
    },
  },
  /** GV-MELEE-01, GV-FLANK-02, GV-R-29. */
  opening: (match, { strengths, among }) => {
    const fighters = fightersOf(match, among);
    for (const { id } of fighters) hit(match, id, 1, match.rules.cite.openingHit, 'press');
    const memory = {
      side: otherSide(match),
      handled: [],
      outflanking: outflankings(match, fighters),
      strengths: isOn(match, 'openingHitReducesDice') ? strengthsNow(match, among) : strengths,
    };
    return isOn(match, 'allocateBeforeThrows') ? go('allocateAll', memory) : go('fights', memory);
  },
  /** GV-R-31. */
  allocateAll: (match, { side, among }) => {
    if (!among) match.state.acting = side;
    return go('allocateNext', { handled: [] });
  },
  allocateNext: (match, memory) => {
    const { side, handled, allocations, strengths, among } = memory;
    const [next] = leftOf(match, memory);
    if (next === undefined) {
      const other = otherSide(match);
      return side === other ? go('allocateAll', { side: enemyOf(side) }) : go('fights', { side: other });
    }
    const foes = foesOf(match, placedOf(match, next), among);
    if (foes.length > 1) return ask('allocate');
    return go('allocateNext', {
      handled: [...handled, next],
      allocations: { ...allocations, [next]: wholeShare(foes[0]!.id, strengths[next]!) },
    });
  },
  allocate: {
    ...allocating<Memory>(asked),
    answered: (match, memory, { at }) => {
      const { handled, allocations } = memory;
      const { unit } = asked(match, memory);
      tellShares(match, unit, at);
      return go('allocateNext', { handled: [...handled, unit], allocations: { ...allocations, [unit]: at } });
    },
  },
  fights: (match, { side, among }) => {
    if (!among) match.state.acting = side;
    return go('next', { handled: [] });
  },
  next: (match, memory) => {
    if (leftOf(match, memory).length > 0) return ask('fight');
    return memory.side === otherSide(match) ? go('fights', { side: enemyOf(memory.side) }) : go('end');
  },
  fight: {
    ...fightQuestion<Memory>({
      left: leftOf,
      foes: (match, { among }, id) => foesOf(match, placedOf(match, id), among).map((enemy) => enemy.id),
      isShared: ({ allocations }, id) => allocations[id] !== undefined,
    }),
    answered: (_match, { handled, allocations, outflanking, strengths, among }, { unit }) =>
      call(
        {
          procedure: 'fight',
          step: 'begin',
          unit,
          strength: strengths[unit]!,
          among,
          shares: allocations[unit] ?? [],
          outflanking,
          rethrown: false,
          dice: [],
          cv: 0,
        },
        'next',
        { handled: [...handled, unit] },
      ),
  },
  /** GV-MELEE-08, GV-BREAK-06, GV-R-61. */
  end: (match, { among }) => {
    placeMarkers(match, match.rules.cite.attackHits, 'attack');
    if (!among) return done();
    for (const id of among) if (unitOf(match, id).place) spend(match, id);
    if (isOn(match, 'removeAfterImmediate')) removeBroken(match, among);
    return done();
  },
};
