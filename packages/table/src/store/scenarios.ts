/** Scenarios that players have made and that this browser keeps. */
import { dated, wire, type Fault } from '@five-victories/engine/kernel';
import type { OwnScenario } from '../editor/scenario.js';
import { isGame, type GameId } from '../match/game-ids.js';
import { all, get, put, remove } from './database.js';

export const SCENARIO_FORMAT = 'five-victories/scenario/1';

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

/** In the format of today; one that a newer program wrote is left alone. */
export const readKept = (scenario: KeptScenario): KeptScenario | undefined => {
  const faults: Fault[] = [];
  const read = fileShape.read({ format: SCENARIO_FORMAT, ...scenario }, 'scenario', faults) as KeptScenario;
  return faults.length > 0 ? undefined : read;
};

export const keepScenario = (scenario: KeptScenario): Promise<void> =>
  put('scenarios', { ...scenario, format: SCENARIO_FORMAT });
export const forgetScenario = (id: string): Promise<void> => remove('scenarios', id);

export const findScenario = async (id: string): Promise<KeptScenario | undefined> => {
  const found = await get('scenarios', id);
  return isKept(found) ? readKept(found) : undefined;
};

/** The scenarios of a game, the last changed first. */
export const listScenarios = async (game: GameId): Promise<KeptScenario[]> =>
  (await all('scenarios'))
    .filter(isKept)
    .filter((kept) => kept.game === game)
    .flatMap((kept) => readKept(kept) ?? [])
    .sort((a, b) => b.saved - a.saved);
