/** Whom the unit can hit: to aim at, to fire at as well, and after which pivot. */
import { createDeferred, createMemo, For, Show, type JSX } from 'solid-js';
import { diceText, shareText } from '../odds/texts.js';
import { m } from '../words/index.js';
import { unitName } from '../words/names.js';
import { turnText } from '../words/steps.js';
import { aimed, isAimedAt, type FireDraft } from './draft.js';
import type { FirePartProps } from './fire-form.jsx';
import { alsoAt, chancesOf, isOver, pivotShots, targetsOf } from './shots.js';

interface ChipProps {
  readonly name: string;
  readonly odds: string;
  readonly pressed?: boolean;
  readonly target: string;
  onPress(): void;
}

const Chip = (props: ChipProps) => (
  <button
    type="button"
    class="chip aim"
    data-aim={props.target}
    aria-pressed={props.pressed}
    onClick={() => props.onPress()}
  >
    {props.name} <small>{props.odds}</small>
  </button>
);

interface GroupProps<T> {
  readonly title: string;
  readonly each: readonly T[];
  readonly children: (item: T) => JSX.Element;
}

/** Chips of one kind under their title; without any nothing is said. */
const Group = <T,>(props: GroupProps<T>) => (
  <Show when={props.each.length > 0}>
    <div class="chips" role="group" aria-label={props.title}>
      <span aria-hidden="true">{props.title}:</span>
      <For each={props.each}>{(item) => props.children(item)}</For>
    </div>
  </Show>
);

export const AimPart = (props: FirePartProps) => {
  const match = () => props.desk.match;
  const targets = createMemo(() => targetsOf(match(), props.unit, props.draft));
  const all = () => [...targets().shots, ...targets().over].map(({ target }) => target);
  const oddsAt = (target: string): string => {
    const shot = targets().shots.find((each) => each.target === target);
    if (shot) return diceText(shot.dice, chancesOf(shot));
    const over = targets().over.find((each) => each.target === target);
    return over ? `${m().fire.overhead}: ${shareText(over.cast)}` : '';
  };
  // While the unit is swung these wait.
  const rested = createDeferred(() => ({ unit: props.unit, draft: props.draft }));
  const also = createMemo(() => alsoAt(match(), rested().unit, rested().draft));
  const pivoted = createMemo(() => pivotShots(match(), rested().unit, rested().draft));
  const change = (draft: FireDraft): void => props.change(draft);
  const aim = (target: string): void => {
    const only = { ...props.draft, at: [] };
    change(
      isAimedAt(props.draft, target) && props.draft.at.length === 1
        ? only
        : aimed(only, target, false, isOver(targets(), target)),
    );
  };
  return (
    <>
      <Show when={all().length === 0}>
        <p>{m().fire.noTargets}</p>
      </Show>
      <Group title={m().fire.aimAt} each={all()}>
        {(target) => (
          <Chip
            name={unitName(match(), target)}
            odds={oddsAt(target)}
            target={target}
            pressed={isAimedAt(props.draft, target)}
            onPress={() => aim(target)}
          />
        )}
      </Group>
      <Group title={m().fire.andAt} each={also()}>
        {({ target, draft, cast }) => (
          <Chip name={unitName(match(), target)} odds={shareText(cast)} target={target} onPress={() => change(draft)} />
        )}
      </Group>
      <Group title={m().fire.afterPivot} each={pivoted()}>
        {({ target, draft, cast }) => (
          <Chip
            name={`${unitName(match(), target)}, ${turnText('pivot', draft.pivot)}`}
            odds={shareText(cast)}
            target={target}
            onPress={() => change(draft)}
          />
        )}
      </Group>
    </>
  );
};
