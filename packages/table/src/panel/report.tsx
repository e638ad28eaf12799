/** The battle report: what happened, in sentences, the latest at the end. */
import { createEffect, createMemo, createResource, createSignal, For, on, Show, splitProps, type JSX } from 'solid-js';
import { change, settings, t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { linesBeforeDice } from '../match/before-dice.js';
import type { AnySession } from '../match/session.js';
import type { Sentence } from '../match/book.js';
import type { MatchHead } from '../store/kept-match.js';
import { toldBefore } from '../store/matches.js';
import { toldIn, toldOf, withoutIdle, type Told } from '../store/told.js';
import { PartingText } from './notes.jsx';
import { RuleLink } from './rule-link.jsx';

const MOST = 160;

type Summed = (session: AnySession, at: number, lines: readonly Told[]) => readonly Told[];

const told = (session: AnySession, summed: Summed): Told[] => {
  const { moments } = session;
  const all: Told[] = [];
  for (let i = moments.length - 1; i >= 0 && all.length < MOST; i--)
    all.unshift(...summed(session, i, toldIn(moments[i]!)));
  return withoutIdle([...all, ...linesBeforeDice(session).map(toldOf)]);
};

export const latestOf = ({ moments }: AnySession, language: keyof Sentence): string =>
  toldIn(moments.at(-1)!)
    .map(({ text }) => text[language])
    .join(' ');

interface LineProps extends JSX.LiHTMLAttributes<HTMLLIElement> {
  readonly line: { readonly phase: boolean; readonly text: Sentence; readonly rule: string };
}

export const ReportLine = (props: LineProps) => {
  const [{ line }, others] = splitProps(props, ['line']);
  return (
    <li classList={{ phase: line.phase, summary: line.rule === '' }} {...others}>
      <span>{line.text[settings().language]}</span>{' '}
      <Show when={line.rule}>
        <RuleLink id={line.rule} />
      </Show>
    </li>
  );
};

/** What happened before a rule was mended: to be read, and no more. */
const Earlier = (props: { readonly head: MatchHead }) => {
  const [lines] = createResource(
    () => props.head.earlier?.length,
    async (chapter) => withoutIdle(await toldBefore(props.head.id, chapter)),
  );
  return (
    <Show when={props.head.earlier?.at(-1)}>
      {(chapter) => (
        <details class="earlier">
          <summary>{t().parting.earlier}</summary>
          <PartingText parting={chapter().parting} />
          <ol>
            <For each={lines()}>{(line) => <ReportLine line={line} />}</For>
          </ol>
        </details>
      )}
    </Show>
  );
};

/** The end is followed until a player scrolls back. */
const createScrolling = (list: () => HTMLElement | undefined) => {
  const [away, setAway] = createSignal(false);
  const toEnd = (): void => {
    const shown = list();
    if (shown) shown.scrollTop = shown.scrollHeight;
    setAway(false);
  };
  /** Only a player scrolls back; new lines never do. */
  let before = 0;
  const scrolled = ({
    currentTarget: { scrollTop, scrollHeight, clientHeight },
  }: {
    currentTarget: HTMLElement;
  }): void => {
    if (scrollHeight - scrollTop - clientHeight < 40) setAway(false);
    else if (scrollTop < before) setAway(true);
    before = scrollTop;
  };
  return { away, scrolled, toEnd };
};

export const Report = (props: {
  readonly session: AnySession;
  readonly head: MatchHead;
  readonly onUnits: (units: readonly string[]) => void;
  /** It opens by itself: there is nothing else to read. */
  readonly isAll?: boolean;
}) => {
  let list: HTMLOListElement | undefined;
  /** Summaries come with the story of the match, which is fetched for them. */
  const [summed] = createResource(
    () => settings().summary,
    async () => (await import('../story/summed-up.js')).withSummary,
  );
  const lines = createMemo(() =>
    told(props.session, (settings().summary && summed()) || ((_session, _at, same) => same)),
  );
  const latest = (): string => lines().findLast(({ phase }) => !phase)?.text[settings().language] ?? '';
  const { away, scrolled, toEnd } = createScrolling(() => list);
  createEffect(on(lines, () => !away() && requestAnimationFrame(toEnd)));
  return (
    <details
      class="report"
      open={props.isAll || settings().report}
      onToggle={({ currentTarget: { open } }) => {
        if (!props.isAll && open !== settings().report) change({ report: open });
        if (open) toEnd();
      }}
    >
      <summary aria-keyshortcuts="j">
        <span class="last">{latest()}</span>
        <b>{t().report.title}</b> <kbd>J</kbd>
      </summary>
      <Earlier head={props.head} />
      <Show when={lines().length > 0} fallback={<p class="quiet">{t().report.empty}</p>}>
        <ol ref={list} tabindex="0" onScroll={scrolled}>
          <For each={lines()}>
            {(line) => (
              <ReportLine
                line={line}
                onPointerEnter={() => props.onUnits(line.units)}
                onPointerLeave={() => props.onUnits([])}
              />
            )}
          </For>
        </ol>
      </Show>
      <Show when={away()}>
        <Button class="small" text={t().report.toLatest} onClick={toEnd} />
      </Show>
    </details>
  );
};
