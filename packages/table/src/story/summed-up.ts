/** A turn summed up for whoever sits at the table, in the language of the settings. */
import type { TableMatch } from '../match/book.js';
import type { AnySession, Session } from '../match/session.js';
import { audienceOf } from '../ending/reader.js';
import type { Told } from '../store/told.js';
import { turnLines } from './tell-turn.js';
import { turnEnding } from './turn-summary.js';
import { storyWordsIn } from './words/index.js';
import { settings } from '../app/settings.js';

export interface SummedUp {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A moment is never changed, so that what it summed up is said once in each language. */
const known = new WeakMap<object, Map<string, SummedUp | undefined>>();

const isTurn = ({ moments }: AnySession, at: number): boolean =>
  at > 0 && moments[at]!.match.state.turn !== moments[at - 1]!.match.state.turn;

const made = (session: Session<TableMatch>, at: number): SummedUp | undefined => {
  const summary = turnEnding(session, at);
  if (!summary) return undefined;
  const { units } = session.moments[at - 1]!.match.state;
  const audience = audienceOf(session, { units }, undefined);
  return {
    title: storyWordsIn(settings().language).summary.title(summary.turn),
    lines: turnLines(audience, summary),
  };
};

/** What the turn brought that ended with this moment; undefined: none did. */
export const summedUp = (session: AnySession, at: number): SummedUp | undefined => {
  if (!isTurn(session, at)) return undefined;
  const moment = session.moments[at]!;
  const said = known.get(moment) ?? new Map<string, SummedUp | undefined>();
  known.set(moment, said);
  const { language } = settings();
  if (!said.has(language)) said.set(language, made(session, at));
  return said.get(language);
};

/** How many of a moment's sentences belong to the turn that ended. */
const toldBefore = ({ moments }: AnySession, at: number): number => {
  const { lines, match } = moments[at]!;
  const told = lines.filter(({ text }) => text);
  const next = told.findIndex(({ event }) => event.event === 'phase' && event['turn'] === match.state.turn);
  return next < 0 ? 0 : next;
};

/** The sentences of a moment for the report, with the summary of a turn that ended there. */
export const withSummary = (session: AnySession, at: number, lines: readonly Told[]): readonly Told[] => {
  const summary = summedUp(session, at);
  if (!summary) return lines;
  const asTold = (text: string): Told => ({ text: { en: text, de: text }, rule: '', phase: false, units: [] });
  const before = toldBefore(session, at);
  const own = [`${summary.title}:`, ...summary.lines].map(asTold);
  return [...lines.slice(0, before), ...own, ...lines.slice(before)];
};
