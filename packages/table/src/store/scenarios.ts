/** Scenarios that players have made and that this browser keeps. */
import type { OwnScenario } from '../editor/scenario.js';
import { isGame, type GameId } from '../match/game-ids.js';
import { all, get, put, remove } from './database.js';

export interface KeptScenario {
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

export const keepScenario = (scenario: KeptScenario): Promise<void> => put('scenarios', scenario);
export const forgetScenario = (id: string): Promise<void> => remove('scenarios', id);

export const findScenario = async (id: string): Promise<KeptScenario | undefined> => {
  const found = await get('scenarios', id);
  return isKept(found) ? found : undefined;
};

/** The scenarios of a game, the last changed first. */
export const listScenarios = async (game: GameId): Promise<KeptScenario[]> =>
  (await all('scenarios'))
    .filter(isKept)
    .filter((kept) => kept.game === game)
    .sort((a, b) => b.saved - a.saved);
