/** What is ready-made, in other languages than the engine's English: fetched when somebody reads it so. */
import { createEffect, createSignal, type Accessor } from 'solid-js';
import { settings } from '../../app/settings.js';
import type { GameId } from '../../match/game-ids.js';

export interface Ready {
  readonly scenarios: Readonly<Record<string, { readonly name: string; readonly story: string }>>;
  /** What an army is like, by its id. Names of armies and regiments stay as history has them. */
  readonly armies: Readonly<Record<string, string>>;
}

interface Listed {
  readonly id: string;
}

/** For each scenario and each army of a game: a new one without German does not compile. */
export interface ReadyFor<Scenarios extends readonly Listed[], Armies extends readonly Listed[]> {
  readonly scenarios: Readonly<Record<Scenarios[number]['id'], Ready['scenarios'][string]>>;
  readonly armies: Readonly<Record<Armies[number]['id'], string>>;
}

const NONE: Ready = { scenarios: {}, armies: {} };

export const GERMAN: Readonly<Record<GameId, () => Promise<Ready>>> = {
  fine: async () => (await import('./fine.js')).fine,
  major: async () => (await import('./major.js')).major,
  splendid: async () => (await import('./splendid.js')).splendid,
  great: async () => (await import('./great.js')).great,
  glorious: async () => (await import('./glorious.js')).glorious,
};

/** The texts of a game in the language of the settings; until they have come, and in English, there are none. */
export const createReady = (game: Accessor<GameId>): Accessor<Ready> => {
  const [ready, setReady] = createSignal(NONE);
  createEffect(() => {
    const wanted = game();
    setReady(NONE);
    if (settings().language !== 'de') return;
    void GERMAN[wanted]().then((found) => wanted === game() && settings().language === 'de' && setReady(found));
  });
  return ready;
};
