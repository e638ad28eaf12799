/** A throw before it is thrown: dice, what they need, chances, and why so many. */
import { For, Show } from 'solid-js';
import { t } from '../app/settings.js';
import { atLeast, expected, type Summand } from '@five-victories/engine/kernel';
import type { Cast } from '../match/preview.js';
import { RuleLink } from './rule-link.jsx';

const needsText = (needs: readonly number[]): string => {
  const kinds = [...new Set(needs)];
  return kinds.length === 1
    ? t().odds.on(kinds[0]!)
    : t().odds.mixed(t().list(kinds.map((need) => t().odds.part(needs.filter((each) => each === need).length, need))));
};

/** A test of one die is passed or not; everything else counts hits. */
export const isTest = ({ count, needs, target, values, modifiers }: Cast): boolean =>
  count === 1 && needs !== undefined && values.length === 0 && modifiers.length === 0 && target === undefined;

export const castLine = (cast: Cast): string => {
  const { count, needs, chances } = cast;
  if (count === 0) return t().odds.noDice;
  if (!needs || !chances) return t().odds.dice(count);
  if (isTest(cast)) return `${t().odds.test(needs[0]!)} · ${t().odds.passes(t().percent(chances[1]!))}`;
  return [
    t().odds.dice(count),
    needsText(needs),
    t().odds.expected(t().number(expected(chances))),
    ...(chances.length > 2 ? [t().odds.atLeast(2, t().percent(atLeast(chances, 2)))] : []),
  ].join(' · ');
};

export const Chart = (props: { readonly chances: readonly number[] }) => {
  const most = () => Math.max(...props.chances);
  const peak = () => props.chances.indexOf(most());
  const last = () => props.chances.length - 1;
  /** The ends, unless the peak is close to them. */
  const isLabelled = (hits: number): boolean =>
    hits === peak() || ((hits === 0 || hits === last()) && (last() < 6 || Math.abs(hits - peak()) > 1));
  const label = () =>
    t().odds.chart(t().list(props.chances.map((chance, hits) => t().odds.bar(hits, t().percent(chance)))));
  return (
    <span class="chart" role="img" aria-label={label()}>
      <For each={props.chances}>
        {(chance, hits) => (
          <span class="bar" title={t().odds.bar(hits(), t().percent(chance))}>
            <i style={{ height: `${Math.max(2, (chance / most()) * 24)}px` }} />
            <Show when={isLabelled(hits())}>
              <b classList={{ peak: hits() === peak() }}>{hits()}</b>
            </Show>
          </span>
        )}
      </For>
    </span>
  );
};

interface Summands {
  readonly cast: Cast;
  /** Names a kind of stand by its letter. */
  stand(letter: string): string;
  /** Says what a summand is for, after its number. */
  text(summand: Summand): string;
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `${by}`);

/** All summands of the dice, each with its rule. */
export const SummandList = (props: Summands) => (
  <Show when={props.cast.modifiers.length > 0 || props.cast.values.length > 0}>
    <details class="summands">
      <summary>{t().odds.modifiers}</summary>
      <ul>
        <For each={props.cast.modifiers}>
          {(each) => (
            <li>
              <b>{signed(each.by)}</b> {props.text(each)} <RuleLink id={each.rule} />
            </li>
          )}
        </For>
        <For each={props.cast.values}>
          {({ stand, cv, modifiers }) => (
            <li>
              <b>{cv}</b> {props.stand(stand)}
              {': '}
              {modifiers.map((each) => `${props.text(each)} ${signed(each.by)}`).join(', ')}
            </li>
          )}
        </For>
        <Show when={props.cast.dropped > 0}>
          <li>{t().odds.ground(props.cast.dropped)}</li>
        </Show>
      </ul>
    </details>
  </Show>
);
