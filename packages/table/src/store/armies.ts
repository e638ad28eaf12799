/** Armies that players have built. */
import { wire, type Fault } from '@five-victories/engine/kernel';
import { armyShape, type Roster } from '@five-victories/engine/zonal';
import { isGame, type GameId } from '../match/game-ids.js';
import { all, put, remove } from './database.js';

export type OwnArmy = Roster & { readonly coat?: string };

export interface KeptArmy {
  readonly id: string;
  readonly game: GameId;
  readonly saved: number;
  readonly army: OwnArmy;
}

export const ARMY_FORMAT = 'five-victories/army/1';

const isKept = (value: unknown): value is KeptArmy => {
  const { id, game, army } = (value ?? {}) as { id?: unknown; game?: unknown; army?: { units?: unknown } };
  return typeof id === 'string' && isGame(game) && Array.isArray(army?.units);
};

export const keepArmy = (army: KeptArmy): Promise<void> => put('armies', army);
export const forgetArmy = (id: string): Promise<void> => remove('armies', id);
export const listArmies = async (game: GameId): Promise<KeptArmy[]> =>
  (await all('armies')).filter(isKept).filter((army) => army.game === game);

export const armyFile = (game: GameId, army: OwnArmy): string =>
  JSON.stringify({ format: ARMY_FORMAT, game, army }, undefined, 2);

const fileShape = wire.fields({ format: wire.constant(ARMY_FORMAT), game: wire.text(20), army: armyShape });

/** An army from a file; faults say what is wrong with it. */
export const readArmy = (text: string, faults: Fault[]): { game: GameId; army: OwnArmy } | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    faults.push({ path: 'file', because: 'It is not readable.' });
    return undefined;
  }
  const { game, army } = fileShape.read(value, 'file', faults);
  if (faults.length > 0) return undefined;
  if (!isGame(game)) {
    faults.push({ path: 'file.game', because: `There is no game "${game}" here.` });
    return undefined;
  }
  return { game, army };
};
