import type { Fault } from '@five-victories/engine';
import { ask } from '../ask.js';
import { gameOf } from '../games.js';
import { faultTold, type FaultTold } from '../reply.js';
import { gameName, ofGame } from '../shapes.js';
import { armyOf } from './begin.js';

export const checkArmy = ask(
  'checkArmy',
  { army: ofGame('armyOrId') },
  { game: gameName, options: ofGame('options') },
  (_hall, { game: id, army, options }, faults) => {
    const game = gameOf(id, 'game', faults);
    const checked = game?.checkArmy(armyOf(game, army, 'army', faults), options, faults);
    if (checked === undefined || faults.length > 0) return undefined;
    const { errors, warnings } = checked;
    const told = (all: readonly Fault[]): FaultTold[] => all.map((fault) => faultTold(fault, game!.rules));
    return { ok: errors.length === 0, errors: told(errors), warnings: told(warnings) };
  },
);
