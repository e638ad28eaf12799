/** The games that can be played here, and those that are to come. */
export const GAME_IDS = ['fine', 'major'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const COMING = ['splendid', 'great', 'glorious'] as const;

export const isGame = (id: unknown): id is GameId => GAME_IDS.some((game) => game === id);
