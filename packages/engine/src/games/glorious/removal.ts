/** Elements and formations that leave the match, and what follows from that at once: GL-BATTLE-08, GL-BREAK, GL-VICT-02, -05. */
import { leavesTable } from '../../geometry/index.js';
import { lessBag } from '../../formation/layout.js';
import { enemyOf, SIDES, type Side } from '../../kernel/side.js';
import type { Outcome } from '../../tabletop/rules.js';
import type { GloriousMatch } from './decisions.js';
import { figureOf, indexOf, patch, placedOf, placedOfSide, unitOf } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Unit } from './unit.js';
import { countLost, rout } from '../../tabletop/verbs.js';
import { isOn } from '../../tabletop/questions.js';
import { end } from '../../tabletop/victory.js';
import type { EndCause, RoutCause } from '../../tabletop/messages/index.js';
import { ownOptions } from './options.js';
import { LEAST_OF_BATTLE } from './units.js';
import { aboardOf, elementCount, isBattle, isChief } from './who.js';

export const isOver = ({ state }: GloriousMatch): boolean => state.outcome !== undefined;

/** Only what ends a match first counts. */
const endFirst = (match: GloriousMatch, cause: EndCause, outcome: Outcome): void => {
  if (!isOver(match)) end(match, cause, outcome);
};

const lose = (match: GloriousMatch, loser: Side, cause: EndCause, rule: string): void =>
  endFirst(match, cause, { result: match.rules.fullVictory, winner: enemyOf(loser), rule });

/** A side whose commander-in-chief is gone. */
export const isLeaderless = ({ state }: GloriousMatch, side: Side): boolean =>
  state.units.some((unit) => unit.side === side && unit.routed && isChief(unit));

/** Sides that concede because their chief is lost. */
const concedingOf = (match: GloriousMatch): Side[] =>
  ownOptions(match.state.options).concedeOnChiefLost ? SIDES.filter((side) => isLeaderless(match, side)) : [];

/** GL-VICT-02, -05, GL-R-58: at once. */
export const checkEnd = (match: GloriousMatch): void => {
  const lost = concedingOf(match);
  if (lost.length > 1 && isOn(match, 'bothChiefsDraw'))
    endFirst(match, 'bothChiefsLost', { result: 'A Draw', rule: 'GL-R-58' });
  else if (lost.length > 0) lose(match, lost[0]!, 'chiefLost', 'GL-VICT-02');
  const empty = SIDES.filter((side) => placedOfSide(match, side).length === 0);
  if (empty.length > 0) lose(match, empty[0]!, 'nobodyLeft', 'GL-VICT-05');
};

/** GL-R-58: while losses are removed; with `bothChiefsDraw` a side whose chief is lost waits until both have removed. */
export const checkEndOfRemoval = (match: GloriousMatch): void => {
  if (!isOn(match, 'bothChiefsDraw') || concedingOf(match).length === 0) checkEnd(match);
};

/** A whole formation goes; a Battle with the command elements on it. */
export const removeFormation = (match: GloriousMatch, id: UnitId, rule: string, cause: RoutCause): void => {
  const aboard = aboardOf(match, id);
  rout(match, id, rule, cause);
  for (const unit of aboard) {
    rout(match, unit.id, rule, cause === 'retired' ? 'leftWith' : 'lostWith', true, { aboard: id });
    patch(match, unit.id, { aboard: undefined });
  }
};

/** A unit off the table is gone, where a house rule lets it go there (GL-R-08). */
export const isGone = (match: GloriousMatch, id: UnitId): boolean => {
  if (!leavesTable(match.table, figureOf(match, placedOf(match, id)))) return false;
  removeFormation(match, id, 'GL-R-08', 'offTable');
  checkEnd(match);
  return true;
};

/** GL-BATTLE-08: below ten elements a Battle disintegrates. */
export const disintegrates = (match: GloriousMatch, id: UnitId): boolean => {
  const unit = unitOf(match, id);
  if (!isBattle(unit) || elementCount(match, unit) >= LEAST_OF_BATTLE) return false;
  removeFormation(match, id, 'GL-BATTLE-08', 'brokeUp');
  return true;
};

/** Elements of a Battle go, and count as lost. */
export const loseElements = (match: GloriousMatch, unit: Unit, letters: string, rule: string): void => {
  patch(match, unit.id, { stands: lessBag(unit.stands, letters) ?? unit.stands });
  countLost(match, unit, letters.length);
  match.tell?.({ event: 'removed', rule, unit: unit.id, stands: letters });
};

/** Units that are no units any more: members of a Battle. */
export const forget = (match: GloriousMatch, ids: readonly UnitId[]): void => {
  const units = match.state.units.filter(({ id }) => !ids.includes(id));
  match.state = { ...match.state, units, index: indexOf(units) };
};
