/** Whom the unit can hit: to aim at, to fire at as well, and after which pivot. */
import { createDeferred, createMemo, Show } from 'solid-js';
import { Chip } from '../../controls/button.jsx';
import { Chips } from '../../controls/chips.jsx';
import { diceText, shareText } from '../odds/texts.js';
import { m } from '../words/index.js';
import { unitName } from '../words/names.js';
import { turnText } from '../words/steps.js';
import { aimed, isAimedAt, type FireDraft } from './draft.js';
import type { FirePartProps } from './fire-form.jsx';
import { alsoAt, chancesOf, isOver, pivotShots, targetsOf } from './shots.js';

const AimChip = (props: {
  readonly target: string;
  readonly name: string;
  readonly odds: string;
  readonly on?: boolean;
  onPress(): void;
}) => (
  <Chip
    class="chip aim"
    text={
      <>
        {props.name} <small>{props.odds}</small>
      </>
    }
    on={props.on}
    data-aim={props.target}
    onClick={() => props.onPress()}
  />
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
      <Chips label={m().fire.aimAt} titled values={all()}>
        {(target) => (
          <AimChip
            target={target}
            name={unitName(match(), target)}
            odds={oddsAt(target)}
            on={isAimedAt(props.draft, target)}
            onPress={() => aim(target)}
          />
        )}
      </Chips>
      <Chips label={m().fire.andAt} titled values={also()}>
        {({ target, draft, cast }) => (
          <AimChip
            target={target}
            name={unitName(match(), target)}
            odds={shareText(cast)}
            onPress={() => change(draft)}
          />
        )}
      </Chips>
      <Chips label={m().fire.afterPivot} titled values={pivoted()}>
        {({ target, draft, cast }) => (
          <AimChip
            target={target}
            name={`${unitName(match(), target)}, ${turnText('pivot', draft.pivot)}`}
            odds={shareText(cast)}
            onPress={() => change(draft)}
          />
        )}
      </Chips>
    </>
  );
};
