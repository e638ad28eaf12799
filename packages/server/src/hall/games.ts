/** The games that are played here. */
import {
  fineEdition,
  gloriousEdition,
  greatEdition,
  majorEdition,
  splendidEdition,
  type Playable,
} from '@five-victories/engine';

const GAMES: ReadonlyMap<string, Playable> = new Map(
  [fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition].map((game) => [game.id, game]),
);

export const gameNamed = (id: string): Playable | undefined => GAMES.get(id);

export const versions = (): Record<string, string> =>
  Object.fromEntries([...GAMES.values()].map(({ id, version }) => [id, version]));
