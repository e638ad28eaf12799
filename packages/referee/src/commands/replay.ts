import { misused, say, type Command } from './command.js';
import { askOf, complainOf, fileOf, type Answered } from './file.js';

type Ask = (request: object) => Answered;
interface Line {
  readonly choice: object;
  readonly by?: string;
}

/** Plays the record once more, line by line, and prints a sentence for each event that has one. */
const report = (ask: Ask, record: object): void => {
  ask({ ask: 'replay', record, upTo: 0, match: 'main' });
  for (const { choice, by } of (record as { said: Line[] }).said) {
    const played = ask(by === undefined ? { ask: 'answer', choice } : { ask: 'interrupt', side: by, choice });
    for (const { text } of (played['events'] ?? []) as { text?: string }[]) if (text !== undefined) say(text);
  }
};

const ending = (answered: Answered): string => {
  const { result, winner } = (answered['outcome'] ?? {}) as { result?: string; winner?: string };
  if (result === undefined) return 'The match is not over';
  return winner === undefined ? result : `${result} for ${winner}`;
};

interface Checked {
  readonly lines: number;
  readonly casts: number;
  readonly head: string;
}

/** Of a match that was played through a hall: whether it was played fairly. */
const sayChecked = (checked: Checked | undefined): void => {
  if (!checked) return;
  const { lines, casts, head } = checked;
  say(`Played through a hall: its seals, lines (${lines}) and casts of dice (${casts}) are as they should be.`);
  say(`Head ${head}: compare it with the one your table has kept.`);
};

export const replay: Command = {
  name: 'replay',
  takes: 'FILE [--report]',
  meaning: 'plays a record (JSON) again and compares its digest; --report tells what happened',
  run: (args) => {
    const unknown = args.find((each) => each.startsWith('--') && each !== '--report');
    if (unknown !== undefined) return misused(`"victory replay" has no option ${unknown}.`);
    const file = fileOf(
      args.filter((each) => each !== '--report'),
      'replay',
    );
    if (typeof file === 'number') return file;
    const ask = askOf();
    const answered = ask({ ask: 'replay', record: file.value });
    if (!answered.ok) {
      complainOf(answered);
      return 1;
    }
    // A match that was played through a hall comes back as an ordinary record.
    const record = (answered['record'] ?? file.value) as { digest: string };
    if (args.includes('--report')) report(ask, record);
    say(`${ending(answered)}. ${String(answered['played'])} answers, digest ${record.digest}: the same.`);
    sayChecked(answered['checked'] as Checked | undefined);
    return 0;
  },
};
