/** What the engine has against a scenario. It can be kept with faults, but not played. */
import { seededDice, type Fault } from '@five-victories/engine/kernel';
import { optionsOf as measuredOptions, type Edition as MeasuredEdition } from '@five-victories/engine/tabletop';
import { optionsOf as zoneOptions } from '@five-victories/engine/zonal';
import type { AnyEdition } from '../match/book.js';
import { isMeasuredGame } from '../match/game-ids.js';
import type { Options } from '../options/fields.js';
import { beginningOf, type OwnScenario } from './scenario.js';

/** A game of the measured family. */
export const isMeasured = (edition: AnyEdition): edition is MeasuredEdition => isMeasuredGame(edition.id);

const OPTIONS_PATH = 'options';

/** Cheap enough for every change. */
export const optionFaults = (edition: AnyEdition, options: Options): Fault[] => {
  const faults: Fault[] = [];
  if (isMeasured(edition)) measuredOptions(edition, options, OPTIONS_PATH, faults);
  else zoneOptions(edition, options, OPTIONS_PATH, faults);
  return faults;
};

/** All of it: options, armies, and whether the armies find room. Opens a match, which takes its time. */
export const scenarioFaults = (edition: AnyEdition, scenario: OwnScenario): Fault[] => {
  const faults = optionFaults(edition, scenario.options);
  if (faults.length > 0) return faults;
  edition.open(beginningOf(edition, scenario), seededDice(1), 'scenario', faults);
  return faults;
};

/** The feature a fault is about, if it is about one. */
export const featureAt = ({ path }: Fault): number | undefined => {
  const found = /terrain\[(\d+)\]/.exec(path)?.[1];
  return found === undefined ? undefined : Number(found);
};
