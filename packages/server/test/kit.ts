/** What the tests of the hall share: openings of all five games, secrets, players by chance. */
import {
  below,
  fineEdition,
  gloriousEdition,
  greatEdition,
  majorEdition,
  splendidEdition,
  streamOf,
  type AnyMatch,
  type Choice,
  type Stream,
} from '@five-victories/engine';
import { hex, sealOf, sha256, utf8, type Secrets, type Seals } from '@five-victories/engine/fair';
import type { Given } from '../src/log/standing.js';

export const EDITIONS = [fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition] as const;
export type AnyEdition = (typeof EDITIONS)[number];

/** A scenario of a game as a match begins with it; `options` go over its own. */
export const openingOf = (edition: AnyEdition, scenario = 0, options: object = {}): object => {
  const { south, north, options: own } = edition.scenarios[scenario]!;
  const army = (id: string) => edition.armies.find((each) => each.id === id)!;
  return { armies: { south: army(south), north: army(north) }, options: { ...own, ...options } };
};

export const secretOf = (text: string): string => hex(sha256(utf8(text)));

export const MATCH = 'kfx39p2mwq7e';
export const secrets: Secrets = { hall: secretOf('hall'), south: secretOf('south'), north: secretOf('north') };
export const seals: Seals = {
  hall: sealOf(MATCH, 'hall', secrets.hall),
  south: sealOf(MATCH, 'south', secrets.south),
  north: sealOf(MATCH, 'north', secrets.north),
};

export const givenOf = (edition: AnyEdition, begin: unknown): Given => ({
  game: edition,
  id: MATCH,
  begin,
  seals,
  secrets,
});

export const optionBy = (stream: Stream, { decision }: AnyMatch): Choice =>
  decision!.options[below(stream, decision!.options.length)]!;

export { streamOf };
