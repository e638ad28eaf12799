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
import { alsoAt, chancesOf, isOver, pivotShots, targetsOf, type Proposal } from './shots.js';

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

/** Orders that could be given instead. */
const Proposals = (props: {
  readonly label: string;
  readonly values: readonly Proposal[];
  name(proposal: Proposal): string;
  change(draft: FireDraft): void;
}) => (
  <Chips label={props.label} titled values={props.values}>
    {(each) => (
      <AimChip
        target={each.target}
        name={props.name(each)}
        odds={shareText(each.cast)}
        onPress={() => props.change(each.draft)}
      />
    )}
  </Chips>
);

export const AimPart = (props: FirePartProps) => {
  const match = () => props.desk.match;
  const nameOf = (target: string): string => unitName(match(), target);
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
            name={nameOf(target)}
            odds={oddsAt(target)}
            on={isAimedAt(props.draft, target)}
            onPress={() => aim(target)}
          />
        )}
      </Chips>
      <Proposals label={m().fire.andAt} values={also()} name={({ target }) => nameOf(target)} change={change} />
      <Proposals
        label={m().fire.afterPivot}
        values={pivoted()}
        name={({ target, draft }) => `${nameOf(target)}, ${turnText('pivot', draft.pivot)}`}
        change={change}
      />
    </>
  );
};
