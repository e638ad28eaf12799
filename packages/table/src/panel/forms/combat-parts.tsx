/** What forms of losses, divided attacks and second throws have in common, in all five games. */
import { For, Show } from 'solid-js';
import { t } from '../../app/settings.js';
import { isHit } from '../dice-tray.jsx';
import { Die } from '../die.jsx';

/** One more of several that are chosen; one that is chosen already is put back, and past the number the first one is. */
export const pickedUpTo = <Each,>(
  most: number,
  chosen: readonly Each[],
  one: Each,
  isSame: (a: Each, b: Each) => boolean = Object.is,
): Each[] => {
  const without = chosen.filter((each) => !isSame(each, one));
  return without.length < chosen.length ? without : [...chosen, one].slice(0 - most);
};

/** What comes of an answer for certain. */
export const Follows = (props: { readonly lines: readonly string[] }) => (
  <Show when={props.lines.length > 0}>
    <div class="follows">
      <b>{t().panel.consequences}</b>
      <ul>
        <For each={props.lines}>{(line) => <li>{line}</li>}</For>
      </ul>
    </div>
  </Show>
);

interface ThrownProps {
  readonly dice: readonly number[];
  readonly needs: readonly (number | undefined)[];
  readonly sides?: number | undefined;
  /** Those that are to be thrown again, where some can be chosen. */
  readonly chosen?: readonly number[];
  readonly label?: string;
  readonly onPress?: (die: number) => void;
}

/** The dice as they lie on the felt; each can be pressed where some may be chosen. */
export const ThrownDice = (props: ThrownProps) => {
  const isChosen = (i: number): boolean => props.chosen?.includes(i) ?? false;
  const state = (i: number) => {
    if (isChosen(i)) return 'chosen';
    return isHit(props.dice[i]!, props.needs[i]) ? 'hit' : 'miss';
  };
  const needText = (i: number): string => {
    const need = props.needs[i];
    return need === undefined ? '' : t().odds.upTo(need);
  };
  return (
    <div class="dice felt" role={props.onPress ? undefined : 'img'} aria-label={props.label}>
      <For each={props.dice}>
        {(die, i) => (
          <Show when={props.onPress} fallback={<Die value={die} sides={props.sides} state={state(i())} />}>
            {(press) => (
              <button
                type="button"
                class="bare"
                aria-pressed={isChosen(i())}
                aria-label={[die, needText(i())].filter(Boolean).join(', ')}
                onClick={() => press()(i())}
              >
                <Die value={die} state={state(i())} />
                <small aria-hidden="true">{needText(i())}</small>
              </button>
            )}
          </Show>
        )}
      </For>
    </div>
  );
};
