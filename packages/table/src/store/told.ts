/** What the battle report told, moment by moment: kept beside a match, so that it can be read when no log plays any more. */
import type { Event } from '@five-victories/engine/kernel';
import type { Sentence } from '../match/book.js';
import type { AnySession } from '../match/session.js';

export interface Told {
  readonly text: Sentence;
  readonly rule: string;
  readonly phase: boolean;
  readonly units: readonly string[];
}

/** The sentences of one moment, as they lie in the store. */
export interface ToldMoment {
  readonly match: string;
  readonly chapter: number;
  readonly moment: number;
  readonly lines: readonly Told[];
}

const known = new WeakMap<object, readonly Told[]>();

export const toldOf = ({ event, text }: { readonly event: Event; readonly text: Sentence }): Told => ({
  text,
  rule: event.rule,
  phase: event.event === 'phase',
  units: [event['unit'], event['target']].filter((unit): unit is string => typeof unit === 'string'),
});

export const toldIn = (moment: AnySession['moments'][number]): readonly Told[] => {
  const lines = known.get(moment) ?? moment.lines.flatMap(({ event, text }) => (text ? [toldOf({ event, text })] : []));
  known.set(moment, lines);
  return lines;
};

/** Phases in which nothing happened are not told. */
export const withoutIdle = (lines: readonly Told[]): Told[] =>
  lines.filter((line, i) => !(line.phase && lines[i + 1]?.phase));
