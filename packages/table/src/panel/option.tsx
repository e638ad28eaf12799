/** One option: key, words, what it leads to, the throw with its odds, the rule. */
import { For, Show, type JSX } from 'solid-js';
import { t } from '../app/settings.js';
import type { TableMatch } from '../match/book.js';
import type { Cast, Preview } from '../match/preview.js';
import { army } from '../words/names.js';
import { Chart } from './cast.jsx';
import { RuleLink } from './rule-link.jsx';

/** How an option stands in its list. */
export interface Listed {
  readonly number: string | undefined;
  /** E takes it. */
  readonly enough: boolean;
  /** A lesson waits for it. */
  readonly strong: boolean;
  onTake(): void;
}

interface Props extends Listed {
  readonly act: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The throw it leads to, if that is its own. */
  readonly cast: Cast | undefined;
  readonly rule: string | undefined;
  readonly picture?: JSX.Element;
  readonly summands?: JSX.Element;
  /** What can be said in one breath with it. */
  readonly more?: JSX.Element;
  onLook(isLooked: boolean): void;
}

/** Who else decides next, by a word for what, and whether the match is over then. */
export const nextLines = (match: TableMatch, { next, over }: Preview, word: string | undefined): string[] => [
  ...(next && word && next.side !== match.decision?.side ? [t().effects.next(army(match, next.side), word)] : []),
  ...(over ? [t().effects.ends] : []),
];

export const Option = (props: Props) => {
  const keys = () => [props.enough ? 'E' : undefined, props.number].filter((key) => key !== undefined);
  return (
    <li class="option" classList={{ strong: props.strong, enough: props.enough }}>
      <button
        type="button"
        class="take"
        data-do={props.act}
        onClick={() => props.onTake()}
        onPointerEnter={() => props.onLook(true)}
        onPointerLeave={() => props.onLook(false)}
        onFocus={() => props.onLook(true)}
        onBlur={() => props.onLook(false)}
        aria-keyshortcuts={keys().join(' ').replace('⇧', 'Shift+') || undefined}
      >
        <Show when={keys().length > 0} fallback={<span class="key none" />}>
          <kbd class="key">{keys()[0]}</kbd>
        </Show>
        {props.picture}
        <span class="words">
          <b>{props.title}</b>
          <Show when={props.lines.length > 0}>
            <small>
              <For each={props.lines}>{(line) => <span>{line} </span>}</For>
            </small>
          </Show>
        </span>
        <Show when={(props.cast?.chances?.length ?? 0) > 2}>
          <Chart chances={props.cast!.chances!} />
        </Show>
      </button>
      {props.more}
      <div class="aside">
        {props.summands}
        <Show when={props.rule}>{(rule) => <RuleLink id={rule()} />}</Show>
      </div>
    </li>
  );
};
