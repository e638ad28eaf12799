/** Changes of state that several procedures make, each told as it happens. */
import { throwDice } from '../kernel/match.js';
import { enemyOf } from '../kernel/side.js';
import type { FormedCause, HitCause, NeedBy, RoutCause, TestCause } from './messages/index.js';
import { contactsOf, isCommand, isGun } from './questions.js';
import type { MatchOf, TabletopMatch } from './rules.js';
import { patch, patchSide, unitOf } from './store.js';
import { bagOf, sizeOf, type Place, type Unit, type UnitId } from './unit.js';

/** GV-GEN-01: the only die, but for A Glorious Victory. */
export const D6 = 6;

/** SV-TURN-03, SV-R-75: green markers. */
export const hit = (match: TabletopMatch, id: UnitId, hits: number, rule: string, cause: HitCause): void => {
  if (hits === 0) return;
  patch(match, id, { hits: unitOf(match, id).hits + hits });
  match.tell?.({ event: 'hits', rule, cause, unit: id, hits });
};

/** SV-TURN-03, GL-LOSS-03: all its green markers go. */
export const unmark = (match: TabletopMatch, id: UnitId, rule: string): void => {
  patch(match, id, { hits: 0 });
  match.tell?.({ event: 'unmarked', rule, unit: id });
};

/** SV-TURN-04: the red markers of both sides are taken off. */
export const takeRedMarkers = (match: TabletopMatch): void => {
  const fired = match.state.units.filter((unit) => unit.fired);
  for (const { id } of fired) patch(match, id, { fired: false });
  if (fired.length > 0) match.tell?.({ event: 'redMarkersOff', rule: match.rules.cite.redOff });
};

/** What is lost is counted (SV-VICT-02, GV-VICT-02). */
export const countLost = (match: TabletopMatch, unit: Unit, lost: number): void =>
  patchSide(match, unit.side, { tally: match.state.sides[unit.side].tally + lost });

/** What becomes of a unit of which nothing is left. */
export const allLost = (match: TabletopMatch, unit: Unit): RoutCause => {
  if (match.rules.strengthIn === 'points') return 'strengthGone';
  if (isCommand(match, unit)) return 'fell';
  return isGun(match, unit) ? 'gunLost' : 'allLost';
};

/** SV-LOSS-09, GL-BREAK-03: the unit leaves the match for good; all of it counts. */
export const rout = (
  match: TabletopMatch,
  id: UnitId,
  rule: string,
  cause: RoutCause,
  counted = true,
  more: object = {},
): void => {
  const unit = unitOf(match, id);
  const { place } = unit;
  patch(match, id, { place: undefined, routed: true, hits: 0, fired: false, ...match.rules.units.lost });
  const lost = counted ? match.rules.worthOf(unit) : 0;
  countLost(match, unit, lost);
  match.tell?.({
    event: 'routed',
    rule,
    cause,
    unit: id,
    stands: sizeOf(unit),
    lost,
    base: match.rules.words.base,
    ...(place ? { x: place.x, y: place.y } : {}),
    ...more,
  });
};

/** SV-R-43, GV-R-38: besides its target a unit may have met other enemies, and they are told as well. */
export const tellOthersMet = (match: TabletopMatch, id: UnitId, target: UnitId): void => {
  if (!match.tell) return;
  for (const enemy of contactsOf(match, unitOf(match, id)))
    if (enemy.id !== target)
      match.tell({ event: 'contact', rule: match.rules.cite.contact, unit: id, target: enemy.id });
};

/** A formation is taken up. Where units are whole or gone the layout follows from the formation, and goes without saying. */
export const tellFormed = (match: TabletopMatch, id: UnitId, rule: string, cause: FormedCause, place: object): void => {
  if (!match.tell) return;
  const { layout } = place as Place;
  const shape = match.rules.strengthIn === 'points' ? {} : { shape: layout };
  match.tell({ event: 'formed', rule, cause, unit: id, ...shape, ...place });
};

/** Puts a unit somewhere else without a word; its stands follow from the layout. */
export const settle = (match: TabletopMatch, id: UnitId, place: Place): void => {
  const { place: before } = unitOf(match, id);
  patch(match, id, before?.layout === place.layout ? { place } : { place, stands: bagOf(place.layout) });
};

/** It does nothing more of its own in this phase (GV-MOVE-01, GL-MOVE-02). */
export const endActivity = (match: MatchOf<Unit & { readonly acted: boolean }>, id: UnitId): void => {
  const { acted } = unitOf(match, id);
  patch(match, id, { acted: true });
  if (!acted) match.tell?.({ event: 'acted', rule: match.rules.cite.done, unit: id });
};

/** GV-GEN-03: a test of "N or less" on one die; says whether it was passed. */
export const passes = (
  match: TabletopMatch,
  id: UnitId,
  needs: number,
  rule: string,
  cause: TestCause,
  needBy?: NeedBy,
): boolean => {
  const { side } = unitOf(match, id);
  const facts = match.tell && { cause, ...(needBy ? { needBy } : {}) };
  const [die = D6] = throwDice(match, { rule, side, unit: id, count: 1, sides: D6, needs: [needs] }, facts);
  return die <= needs;
};

/** The side without the initiative goes first in simultaneous phases. */
export const otherSide = (match: TabletopMatch) => enemyOf(match.state.initiative);
