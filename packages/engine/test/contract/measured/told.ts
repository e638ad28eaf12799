/** What is told of a step: rules of the catalogue, plain values, sentences without holes; and listening changes nothing. */
import { answer, copyOf, digest, type Choice, type Event } from '../../../src/kernel/index.js';
import { type TabletopMatch } from '../../../src/tabletop/index.js';
import { report } from '../../measured-report.js';
import { holds } from '../holds.js';
import { eventsTellAll } from './listener.js';

const isPlainSentence = (words: string): boolean =>
  /^[^a-z].*[.!?]$/s.test(words) && !/undefined|[{}]|\[object|NaN|\bnull\b| {2}/.test(words);

const eventIsPlain = (match: TabletopMatch, event: Event, rules: ReadonlySet<string>): void => {
  const text = JSON.stringify(event);
  const cited = text.match(/"rule":"[^"]*"/g) ?? [];
  const unknown = cited.map((each) => each.slice(8, -1)).find((rule) => !rules.has(rule));
  holds(unknown === undefined && cited.length > 0, () => `${text} cites ${unknown ?? 'nothing'}`);
  holds(!/null|NaN/.test(text), () => `${text} is told`);
  const sentence = report(match, event);
  holds(sentence === undefined || isPlainSentence(sentence), () => `${text} is told as: ${sentence}`);
};

/** Looks at what was heard, and plays the answer once more with nobody listening. */
export const tellingIsPlain = (
  before: TabletopMatch,
  choice: Choice,
  after: TabletopMatch,
  heard: readonly Event[],
  rules: ReadonlySet<string>,
): void => {
  for (const event of heard) eventIsPlain(after, event, rules);
  eventsTellAll(before, heard, after, choice.do);
  const copy = copyOf(before);
  answer(copy, choice);
  holds(digest(copy) === digest(after), () => `listening to ${JSON.stringify(choice)} changes the match`);
};
