/** One of the engine's options: key, words, what it leads to, the throw with its odds, the rule. */
import { createMemo, For, Show } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import { settings, t } from '../../app/settings.js';
import { previewBy, type Preview } from '../../match/preview.js';
import { castLine, Chart } from '../../panel/odds.jsx';
import { RuleLink } from '../../panel/rule-link.jsx';
import { army } from '../../words/names.js';
import { isEnding } from '../menu.js';
import type { Desk } from '../maker.js';
import { nextWord } from '../words/asks.js';
import { tellingOf } from '../words/report.js';
import { titleOf } from '../words/titles.js';

interface Props {
  readonly desk: Desk;
  readonly choice: Choice;
  readonly number: number | undefined;
  /** A lesson waits for it. */
  readonly strong: boolean;
  onTake(): void;
  onLook(choice: Choice | undefined): void;
}

const MOST_LINES = 2;

/** Who decides next, and what is certain. */
const linesOf = (desk: Desk, choice: Choice, { told, next, over }: Preview): string[] => {
  const decides = next && next.side !== desk.match.decision?.side && nextWord(next.kind);
  return [
    ...(isEnding(choice) ? [] : told.slice(0, MOST_LINES).map((text) => text[settings().language])),
    ...(decides ? [t().effects.next(army(desk.match, next.side), decides)] : []),
    ...(over ? [t().effects.ends] : []),
  ];
};

export const Option = (props: Props) => {
  const preview = createMemo(() => previewBy(tellingOf, props.desk.match, [props.choice]));
  /** The dice of the next phase are no odds of this choice. */
  const cast = () => (isEnding(props.choice) || !preview().cast?.needs ? undefined : preview().cast);
  const lines = () => [...linesOf(props.desk, props.choice, preview()), ...(cast() ? [castLine(cast()!)] : [])];
  return (
    <li class="option" classList={{ strong: props.strong }}>
      <button
        type="button"
        class="take"
        data-do={props.choice.do}
        onClick={() => props.onTake()}
        onPointerEnter={() => props.onLook(props.choice)}
        onPointerLeave={() => props.onLook(undefined)}
        onFocus={() => props.onLook(props.choice)}
        onBlur={() => props.onLook(undefined)}
        aria-keyshortcuts={props.number === undefined ? undefined : String(props.number)}
      >
        <Show when={props.number !== undefined} fallback={<span class="key none" />}>
          <kbd class="key">{props.number}</kbd>
        </Show>
        <span class="words">
          <b>{titleOf(props.desk.match, props.choice, props.desk.about)}</b>
          <Show when={lines().length > 0}>
            <small>
              <For each={lines()}>{(line) => <span>{line} </span>}</For>
            </small>
          </Show>
        </span>
        <Show when={(cast()?.chances?.length ?? 0) > 2}>
          <Chart chances={cast()!.chances!} />
        </Show>
      </button>
      <div class="aside">
        <Show when={cast()?.rule ?? preview().events.at(0)?.rule}>{(rule) => <RuleLink id={rule()} />}</Show>
      </div>
    </li>
  );
};
