/** The battle report: what happened, in sentences, the latest at the end. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { settings, t } from '../app/settings.js';
import type { AnySession } from '../match/session.js';
import type { Sentence } from '../match/book.js';
import { RuleLink } from './rule-link.jsx';

interface Told {
  readonly text: Sentence;
  readonly rule: string;
  readonly phase: boolean;
  readonly units: readonly string[];
}

const known = new WeakMap<object, readonly Told[]>();

const linesOf = (moment: AnySession['moments'][number]): readonly Told[] => {
  let lines = known.get(moment);
  if (!lines) {
    lines = moment.lines.flatMap(({ event, text }) =>
      text
        ? [
            {
              text,
              rule: event.rule,
              phase: event.event === 'phase',
              units: [event['unit'], event['target']].filter((unit): unit is string => typeof unit === 'string'),
            },
          ]
        : [],
    );
    known.set(moment, lines);
  }
  return lines;
};

const MOST = 160;

/** Phases in which nothing happened are not told. */
const told = ({ moments }: AnySession): Told[] => {
  const all: Told[] = [];
  for (let i = moments.length - 1; i >= 0 && all.length < MOST; i--) all.unshift(...linesOf(moments[i]!));
  return all.filter((line, i) => !(line.phase && all[i + 1]?.phase));
};

export const latestOf = ({ moments }: AnySession, language: keyof Sentence): string =>
  linesOf(moments.at(-1)!)
    .map(({ text }) => text[language])
    .join(' ');

export const Report = (props: {
  readonly session: AnySession;
  readonly onUnits: (units: readonly string[]) => void;
}) => {
  let list: HTMLOListElement | undefined;
  const lines = createMemo(() => told(props.session));
  const [away, setAway] = createSignal(false);
  const toEnd = (): void => {
    if (list) list.scrollTop = list.scrollHeight;
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
  createEffect(on(lines, () => !away() && requestAnimationFrame(toEnd)));
  return (
    <section class="report" aria-label={t().report.title}>
      <h2>{t().report.title}</h2>
      <Show when={lines().length > 0} fallback={<p class="quiet">{t().report.empty}</p>}>
        <ol ref={list} tabindex="0" onScroll={scrolled}>
          <For each={lines()}>
            {(line) => (
              <li
                classList={{ phase: line.phase }}
                onPointerEnter={() => props.onUnits(line.units)}
                onPointerLeave={() => props.onUnits([])}
              >
                <span>{line.text[settings().language]}</span> <RuleLink id={line.rule} />
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={away()}>
        <button type="button" class="small" onClick={toEnd}>
          {t().report.toLatest}
        </button>
      </Show>
    </section>
  );
};
