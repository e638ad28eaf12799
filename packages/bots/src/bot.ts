import type { Choice, Stream } from '@five-victories/engine';
import type { ZonalMatch } from '@five-victories/engine/zonal';

/** A player: it is asked for the waiting decision and answers with a legal choice. Chance comes from its own stream. */
export interface Bot {
  readonly name: string;
  choose(match: ZonalMatch, stream: Stream): Choice;
}
