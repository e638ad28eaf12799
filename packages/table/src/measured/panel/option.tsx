/** One of the engine's options: key, words, what it leads to, the throw with its odds, the rule. */
import { createMemo, For, Show } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import { settings, t } from '../../app/settings.js';
import { previewBy, type Cast, type Preview } from '../../match/preview.js';
import { castLine, Chart } from '../../panel/odds.jsx';
import { RuleLink } from '../../panel/rule-link.jsx';
import { army } from '../../words/names.js';
import { isEnding } from '../menu.js';
import type { Desk } from '../maker.js';
import { createIdle } from '../odds/idle.js';
import { optionLines } from '../odds/option-lines.js';
import { nextWord } from '../words/asks.js';
import { tellingOf } from '../words/report.js';
import { titleOf } from '../words/titles.js';

interface Props {
  readonly desk: Desk;
  readonly choice: Choice;
  readonly number: number | undefined;
  /** E takes it. */
  readonly enough: boolean;
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
    ...(isEnding(desk.match.decision, choice)
      ? []
      : told.slice(0, MOST_LINES).map((text) => text[settings().language])),
    ...(decides ? [t().effects.next(army(desk.match, next.side), decides)] : []),
    ...(over ? [t().effects.ends] : []),
  ];
};

/** The dice of the next phase are no odds of a choice that ends something; those that hold a unit back are. */
const isOwnThrow = ({ match }: Desk, choice: Choice, { rule }: Cast): boolean =>
  !isEnding(match.decision, choice) || (choice.do === 'holdBack' && rule === match.rules.cite.holdBack);

export const Option = (props: Props) => {
  const key = () => props.number ?? (props.enough ? 'E' : undefined);
  const preview = createMemo(() => previewBy(tellingOf, props.desk.match, [props.choice]));
  const cast = () => {
    const first = preview().cast;
    return first?.needs && isOwnThrow(props.desk, props.choice, first) ? first : undefined;
  };
  const isIdle = createIdle();
  const more = createMemo(() => (isIdle() ? optionLines(props.desk, props.choice) : []));
  const lines = () => [
    ...linesOf(props.desk, props.choice, preview()),
    // Several volleys are told each by itself.
    ...(cast() && !('at' in props.choice && more().length > 0) ? [castLine(cast()!)] : []),
    ...more(),
  ];
  return (
    <li class="option" classList={{ strong: props.strong, enough: props.enough }}>
      <button
        type="button"
        class="take"
        data-do={props.choice.do}
        onClick={() => props.onTake()}
        onPointerEnter={() => props.onLook(props.choice)}
        onPointerLeave={() => props.onLook(undefined)}
        onFocus={() => props.onLook(props.choice)}
        onBlur={() => props.onLook(undefined)}
        aria-keyshortcuts={
          [props.number, props.enough ? 'e' : undefined].filter((each) => each !== undefined).join(' ') || undefined
        }
      >
        <Show when={key() !== undefined} fallback={<span class="key none" />}>
          <kbd class="key">{key()}</kbd>
        </Show>
        <span class="words">
          <b>{titleOf(props.desk.match, props.choice, props.desk.asked)}</b>
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
