/** The dice on felt: the last throw large, those before it in a line. */
import { createMemo, For, Show } from 'solid-js';
import type { Event } from '@five-victories/engine/kernel';
import { change, settings, t } from '../app/settings.js';
import type { TableMatch } from '../match/book.js';
import type { AnySession } from '../match/session.js';
import { shortName } from '../view/short-names.js';
import { army, unitName } from '../words/names.js';
import { Die, DieFaces } from './die.jsx';

type Thrown = Event & {
  readonly side: 'south' | 'north';
  readonly unit?: string;
  readonly target?: string;
  readonly dice: readonly number[];
  readonly needs?: readonly number[];
  readonly sides: number;
};

interface Shown {
  readonly key: string;
  readonly thrown: Thrown;
}

const MOST = 3;
const LOOK_BACK = 120;

/** The last throws, the latest first. */
export const throwsOf = ({ moments }: AnySession): Shown[] => {
  const found: Shown[] = [];
  for (let i = moments.length - 1; i >= 0 && i > moments.length - LOOK_BACK && found.length < MOST; i--) {
    const { lines } = moments[i]!;
    for (let j = lines.length - 1; j >= 0 && found.length < MOST; j--) {
      const { event } = lines[j]!;
      const thrown = event as Thrown;
      if (event.event === 'throw' && thrown.dice.length > 0) found.push({ key: `${i}.${j}`, thrown });
    }
  }
  return found;
};

export const isHit = (die: number, need: number | undefined): boolean => need !== undefined && die <= need;

/** One die for passing or failing, not for hits. */
const isTest = ({ dice, needs, target, modifiers, values }: Thrown): boolean =>
  dice.length === 1 && needs !== undefined && target === undefined && !modifiers && !values;

const resultOf = (thrown: Thrown): string => {
  const { dice, needs } = thrown;
  if (!needs) return t().dice.total(dice.reduce((sum, die) => sum + die, 0));
  const hits = dice.filter((die, i) => isHit(die, needs[i])).length;
  return isTest(thrown) ? (hits > 0 ? t().dice.passed : t().dice.failed) : t().dice.hits(hits);
};

/** As short as it can be told from others. */
const nameFor = (match: TableMatch, id: string): string =>
  match.state.units.some((unit) => unit.id === id) ? shortName(match, id) : unitName(match, id);

const whoThrew = (match: TableMatch, { unit, side }: Thrown): string =>
  unit ? nameFor(match, unit) : army(match, side);

const needsOf = (thrown: Thrown): string => {
  const { needs } = thrown;
  if (!needs) return '';
  if (isTest(thrown)) return t().odds.needs(needs[0]!);
  const kinds = [...new Set(needs)];
  return kinds.length === 1 ? t().odds.on(kinds[0]!) : t().odds.mixed(t().list(kinds.map((need) => `1-${need}`)));
};

const Dice = (props: { readonly thrown: Thrown; readonly by: string }) => (
  <span class="dice" role="img" aria-label={t().dice.threw(props.by, props.thrown.dice.join(', '))}>
    <For each={props.thrown.dice}>
      {(die, i) => (
        <Die
          value={die}
          sides={props.thrown.sides}
          state={props.thrown.needs ? (isHit(die, props.thrown.needs[i()]) ? 'hit' : 'miss') : 'plain'}
          delay={i() * 40}
        />
      )}
    </For>
  </span>
);

/** A drawer: closed it shows the last throw in a line. */
export const DiceTray = (props: { readonly match: TableMatch; readonly session: AnySession }) => {
  const throws = createMemo(() => throwsOf(props.session), [], {
    equals: (a, b) => a.map(({ key }) => key).join() === b.map(({ key }) => key).join(),
  });
  return (
    <>
      <DieFaces />
      <details
        class="tray"
        open={settings().dice}
        onToggle={({ currentTarget: { open } }) => open !== settings().dice && change({ dice: open })}
      >
        <summary>
          <span class="visually-hidden">{t().dice.tray}: </span>
          <Show when={throws()[0]} fallback={<span>{t().dice.none}</span>} keyed>
            {({ thrown }) => (
              <>
                <Dice thrown={thrown} by={whoThrew(props.match, thrown)} />
                <span class="result">
                  <b>{whoThrew(props.match, thrown)}</b>
                  <span>: {resultOf(thrown)}</span>
                </span>
              </>
            )}
          </Show>
        </summary>
        <Show when={throws()[0]}>
          {(latest) => <p>{[needsOf(latest().thrown), resultOf(latest().thrown)].filter(Boolean).join(' · ')}</p>}
        </Show>
        <ul class="earlier">
          <For each={throws().slice(1)}>
            {({ thrown }) => (
              <li>
                {whoThrew(props.match, thrown)}: {thrown.dice.join(' ')} · {resultOf(thrown)}
              </li>
            )}
          </For>
        </ul>
      </details>
    </>
  );
};
