export { GAMES } from './games.js';
export { ladder } from './ladder/command.js';
export { perft } from './perft.js';
export { play, SAFETY_LIMIT, type Played, type Seeds } from './play.js';
export { series } from './series.js';
export type { SeriesResult } from './series-result.js';
export { shareOf, type Share } from './statistics.js';
export { paper, terminal, type Terminal } from './terminal.js';
export { watch } from './watch.js';
