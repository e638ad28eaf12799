/** The matches that the engine keeps as records, played through; they hold every kind of decision. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  answer,
  begin,
  diceFrom,
  interrupt,
  recordShape,
  type AnyMatch,
  type Event,
  type Fault,
  type Playable,
} from '@five-victories/engine/kernel';

export interface Seen<M> {
  event?(match: M, event: Event): void;
  decision?(match: M): void;
}

export const replayed = <M extends AnyMatch>(game: Playable<M>, seen: Seen<M>): void => {
  const home = new URL(`../../engine/test/records/${game.id}/`, import.meta.url);
  for (const file of readdirSync(home)) {
    const faults: Fault[] = [];
    const record = recordShape(game).read(JSON.parse(readFileSync(new URL(file, home), 'utf8')), file, faults);
    const match = game.open(record.begin, diceFrom(record.dice), file, faults)!;
    match.tell = (event) => seen.event?.(match, event);
    begin(match);
    for (const said of record.said) {
      if (match.decision) seen.decision?.(match);
      if ('by' in said) interrupt(match, said.by, said.choice);
      else answer(match, said.choice);
    }
  }
};
