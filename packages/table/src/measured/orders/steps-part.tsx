/** The steps of the order as a table: each with its number to be set exactly; added and taken out one by one. */
import { createMemo, For, Index, Show } from 'solid-js';
import type { Step } from '@five-victories/engine/tabletop';
import { Button } from '../../controls/button.jsx';
import { replacedIn, withoutAt } from '../lists.js';
import { m } from '../words/index.js';
import { stepsOf, withPlan, withSteps, type OrderDraft } from './draft.js';
import type { PartProps } from './form.jsx';
import { facedAbout, takenBack } from './keys.js';
import { verbOfTurn } from './plan-turn.js';
import type { Scene } from './scene.js';
import { hasSlide, isAngle, keyOf, keysFor, NEW_STEP, valueOf, withValue } from './step-edits.js';

const FACES = ['front', 'right', 'rear', 'left'] as const;

const NumberField = (props: {
  readonly scene: Scene;
  readonly step: Step;
  readonly label: string;
  onChange(step: Step): void;
}) => {
  const angle = () => isAngle(keyOf(props.step));
  const scale = () => (angle() ? 10 : 1000);
  const unit = () => m().orders.lengthField[props.scene.match.rules.words.measure];
  return (
    <span class="number">
      <input
        type="number"
        inputmode="decimal"
        step={0.1}
        min={angle() ? -360 : 0}
        value={(valueOf(props.step) ?? 0) / scale()}
        aria-label={`${props.label}, ${angle() ? m().orders.degreesField : unit()}`}
        onChange={(event) => {
          const value = Math.round(event.currentTarget.valueAsNumber * scale());
          if (Number.isFinite(value)) props.onChange(withValue(props.step, value));
        }}
      />{' '}
      {angle() ? '°' : props.scene.match.rules.words.measure.trim()}
    </span>
  );
};

/** An about-face says how files close up, where that matters; a pivot of a block about which side. */
const Extra = (props: { readonly scene: Scene; readonly step: Step; onChange(step: Step): void }) => {
  const slide = () => ('aboutFace' in props.step ? props.step.aboutFace : undefined);
  const isBlock = () => 'pivot' in props.step && props.scene.unit.place.formation === 'defensiveBlock';
  const face = () => ('pivot' in props.step ? (props.step.face ?? 'front') : 'front');
  return (
    <>
      <Show when={slide() !== undefined && slide() !== true && hasSlide(props.scene, props.scene.unit.place)}>
        <select
          aria-label={m().orders.slideLabel}
          onChange={(event) => props.onChange({ aboutFace: event.currentTarget.value as 'forward' | 'backward' })}
        >
          <For each={['forward', 'backward'] as const}>
            {(each) => (
              <option value={each} selected={slide() === each}>
                {m().orders.slide[each]}
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={isBlock()}>
        <select
          aria-label={m().orders.face}
          onChange={(event) =>
            props.onChange({ ...props.step, face: event.currentTarget.value as (typeof FACES)[number] })
          }
        >
          <For each={FACES}>
            {(each) => (
              <option value={each} selected={face() === each}>
                {m().orders.faces[each]}
              </option>
            )}
          </For>
        </select>
      </Show>
    </>
  );
};

interface StepProps {
  readonly scene: Scene;
  readonly step: Step;
  readonly number: number;
  onChange(step: Step): void;
  onRemove(): void;
}

const StepLine = (props: StepProps) => {
  const word = () => m().orders.step[keyOf(props.step)];
  const label = () => m().orders.number(props.number, word());
  return (
    <li>
      <span class="what">{word()}</span>
      <Show when={valueOf(props.step) !== undefined}>
        <NumberField {...props} label={label()} />
      </Show>
      <Extra {...props} />
      <Button class="small bare" text="×" aria-label={m().orders.remove(label())} onClick={() => props.onRemove()} />
    </li>
  );
};

export const StepsPart = (props: PartProps) => {
  const verb = createMemo(() => verbOfTurn(props.scene, props.draft));
  const steps = createMemo(() => stepsOf(props.draft));
  const keys = createMemo(() => keysFor(props.scene, verb()));
  const set = (next: readonly Step[]): void => props.change(withSteps(props.draft, verb(), next));
  const added = (key: ReturnType<typeof keyOf>): OrderDraft =>
    key === 'aboutFace'
      ? facedAbout(props.scene, props.draft)
      : withSteps(props.draft, verb(), [...steps(), NEW_STEP[key]]);
  return (
    <div class="steps">
      <Show
        when={steps().length > 0}
        fallback={
          <Show when={props.draft.plan === undefined}>
            <p class="quiet">
              {m().orders.noSteps} {m().orders.asDraggedText}
            </p>
          </Show>
        }
      >
        <ol aria-label={`${m().orders.steps}: ${m().orders.verbs[verb()]}`}>
          <Index each={steps()}>
            {(step, i) => (
              <StepLine
                scene={props.scene}
                step={step()}
                number={i + 1}
                onChange={(next) => set(replacedIn(steps(), i, next))}
                onRemove={() => set(withoutAt(steps(), i))}
              />
            )}
          </Index>
        </ol>
      </Show>
      <div class="chips">
        <For each={keys()}>
          {(key) => (
            <button type="button" class="chip" data-add={key} onClick={() => props.change(added(key))}>
              + {m().orders.step[key]}
            </button>
          )}
        </For>
        <Show when={props.draft.plan}>
          <Button
            class="small"
            text={m().orders.back}
            aria-keyshortcuts="Backspace"
            onClick={() => props.change(takenBack(props.draft) ?? props.draft)}
          />
          <Button
            class="small"
            text={m().orders.clear}
            onClick={() => props.change(withPlan(props.draft, undefined))}
          />
        </Show>
      </div>
    </div>
  );
};
