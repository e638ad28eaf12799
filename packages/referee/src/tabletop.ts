/** The measured games for the referee. */
import type { Fault } from '@five-victories/engine';
import {
  armyShapeOf,
  checkArmy,
  findUnit,
  isPlaced,
  optionsOf,
  positionShapeOf,
  query,
  type Edition,
  type QueryAsked,
  type Roster,
  type TabletopMatch,
  type TabletopOptions,
  type UnitId,
  type What,
} from '@five-victories/engine/tabletop';
import { englishOf } from '@five-victories/words/en/measured';
import { gameFrom, type Family } from './edition.js';
import { fault } from './faults.js';
import type { Game } from './game.js';

interface Query extends QueryAsked {
  readonly what: What;
  readonly unit: UnitId;
}

const answerTo = (match: TabletopMatch, { what, unit: id, ...asked }: Query, faults: Fault[]): unknown => {
  const unit = findUnit(match, id);
  if (unit && isPlaced(unit)) return query(match, unit, what, asked);
  faults.push(unit ? fault('unit', 'notPlacedNow', { unit: unit.name }) : fault('unit', 'noUnitOfId'));
  return undefined;
};

const familyOf = (rules: Edition): Family<Edition, TabletopOptions, Roster> => ({
  armyShape: armyShapeOf(rules),
  positionShape: positionShapeOf(rules),
  optionsOf,
  checkArmy,
  words: englishOf(rules),
  textOf: (match, event) => englishOf(rules).report(match as TabletopMatch, event),
  query: (match, asked, faults) => answerTo(match as TabletopMatch, asked as Query, faults),
});

export const tabletopGame = (rules: Edition): Game => gameFrom(rules, familyOf(rules));
