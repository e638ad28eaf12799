/** The games as this build knows them: what is kept of a build when a newer one takes its place. */
import {
  fineEdition,
  gloriousEdition,
  greatEdition,
  majorEdition,
  splendidEdition,
  type Playable,
} from '@five-victories/engine';

export const EDITIONS: readonly Playable[] = [
  fineEdition,
  majorEdition,
  splendidEdition,
  greatEdition,
  gloriousEdition,
];
