/** Scenarios that players have made and that this browser keeps. */
import { dated, wire } from '@five-victories/engine/kernel';
import type { OwnScenario } from '../editor/scenario.js';
import { isGame, type GameId } from '../match/game-ids.js';
import { get, put, remove } from './database.js';
import { broughtUp, listOf } from './dated-files.js';

const FIRST_FORMAT = 'five-victories/scenario/1';
/** Since 1, units of its armies may have coats of their own. */
export const SCENARIO_FORMAT = 'five-victories/scenario/2';

/** Brings scenarios of older formats up, in the store and in files. */
export const fileShape = dated(SCENARIO_FORMAT, {}, wire.anything);

export interface KeptScenario {
  /** Scenarios kept before there was a second format do not say. */
  readonly format?: string;
  readonly id: string;
  readonly game: GameId;
  readonly saved: number;
  readonly scenario: OwnScenario;
}

/** Another version may have written it. */
const isKept = (value: unknown): value is KeptScenario => {
  const { id, game, scenario } = (value ?? {}) as { id?: unknown; game?: unknown; scenario?: Partial<OwnScenario> };
  return (
    typeof id === 'string' &&
    isGame(game) &&
    typeof scenario?.name === 'string' &&
    typeof scenario.options === 'object' &&
    scenario.armies?.south !== undefined &&
    scenario.armies.north !== undefined
  );
};

const readKept = (scenario: KeptScenario): KeptScenario | undefined => broughtUp(fileShape, FIRST_FORMAT, scenario);

export const keepScenario = (scenario: KeptScenario): Promise<void> =>
  put('scenarios', { ...scenario, format: SCENARIO_FORMAT });
export const forgetScenario = (id: string): Promise<void> => remove('scenarios', id);

export const findScenario = async (id: string): Promise<KeptScenario | undefined> => {
  const found = await get('scenarios', id);
  return isKept(found) ? readKept(found) : undefined;
};

/** The scenarios of a game, the last changed first. */
export const listScenarios = async (game: GameId): Promise<KeptScenario[]> =>
  (await listOf('scenarios', game, isKept, readKept)).sort((a, b) => b.saved - a.saved);
