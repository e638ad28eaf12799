/** The five games, in two families: played in zones, and measured. */
export const ZONE_GAMES = ['fine', 'major'] as const;
export type ZoneGame = (typeof ZONE_GAMES)[number];
export const MEASURED_GAMES = ['splendid', 'great', 'glorious'] as const;
export type MeasuredGame = (typeof MEASURED_GAMES)[number];
export const GAME_IDS = [...ZONE_GAMES, ...MEASURED_GAMES] as const;
export type GameId = ZoneGame | MeasuredGame;

export const isGame = (id: unknown): id is GameId => GAME_IDS.some((game) => game === id);
export const isMeasuredGame = (id: unknown): id is MeasuredGame => MEASURED_GAMES.some((game) => game === id);
export const isZoneGame = (id: unknown): id is ZoneGame => ZONE_GAMES.some((game) => game === id);
