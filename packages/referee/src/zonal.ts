/** The zone games for the referee. */
import {
  armyShape,
  checkArmy,
  optionsOf,
  positionShape,
  type Edition,
  type Roster,
  type ZonalMatch,
  type ZonalOptions,
} from '@five-victories/engine/zonal';
import { englishZonal } from '@five-victories/words/en/zonal';
import { gameFrom, type Family } from './edition.js';
import type { Game } from './game.js';

const ZONAL: Family<Edition, ZonalOptions, Roster> = {
  armyShape,
  positionShape,
  optionsOf,
  checkArmy,
  words: englishZonal,
  textOf: (match, event) => englishZonal.report(match as ZonalMatch, event),
};

export const zonalGame = (rules: Edition): Game => gameFrom(rules, ZONAL);
