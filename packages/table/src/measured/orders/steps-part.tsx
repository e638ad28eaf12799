/** The steps of the order as a table: each with its number to be set exactly; added and taken out one by one. */
import { createMemo, For, Index, Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/geometry';
import type { Step } from '@five-victories/engine/tabletop';
import { Button, Chip } from '../../controls/button.jsx';
import { NumberField, Picker } from '../../controls/fields.jsx';
import { replacedIn, withoutAt } from '../lists.js';
import { m } from '../words/index.js';
import { stepsOf, withPlan, withSteps, type OrderDraft } from './draft.js';
import type { PartProps } from './form.jsx';
import { withFrontToEnemy } from './face-enemy.js';
import { facedAbout, takenBack } from './keys.js';
import { verbOfTurn } from './plan-turn.js';
import type { Scene } from './scene.js';
import { hasSlide, isAngle, keyOf, keysFor, NEW_STEP, valueOf, withValue } from './step-edits.js';

interface StepProps {
  readonly scene: Scene;
  readonly step: Step;
  readonly number: number;
  onChange(step: Step): void;
  onRemove(): void;
}

/** How far, or by how much. */
const ValueField = (props: StepProps & { readonly label: string }) => {
  const angle = () => isAngle(keyOf(props.step));
  const { measure } = props.scene.match.rules.words;
  return (
    <NumberField
      text=""
      name={`${props.label}, ${angle() ? m().orders.degreesField : m().orders.lengthField[measure]}`}
      value={valueOf(props.step) ?? 0}
      step={0.1}
      least={angle() ? -3600 : 0}
      scale={angle() ? 10 : 1000}
      unit={angle() ? '°' : measure.trim()}
      onValue={(value) => props.onChange(withValue(props.step, value))}
    />
  );
};

/** An about-face says how files close up, where that matters; a pivot of a block about which side. */
const Extra = (props: StepProps) => {
  const slide = () => ('aboutFace' in props.step ? props.step.aboutFace : undefined);
  const isBlock = () => 'pivot' in props.step && props.scene.unit.place.formation === 'defensiveBlock';
  const face = () => ('pivot' in props.step ? (props.step.face ?? 'front') : 'front');
  return (
    <>
      <Show when={slide() !== undefined && slide() !== true && hasSlide(props.scene, props.scene.unit.place)}>
        <Picker
          text={<span class="visually-hidden">{m().orders.slideLabel}</span>}
          values={['forward', 'backward'] as const}
          chosen={slide() as 'forward' | 'backward'}
          nameOf={(each) => m().orders.slide[each]}
          onPick={(aboutFace) => props.onChange({ aboutFace })}
        />
      </Show>
      <Show when={isBlock()}>
        <Picker
          text={<span class="visually-hidden">{m().orders.face}</span>}
          values={SIDES}
          chosen={face()}
          nameOf={(each) => m().orders.faces[each]}
          onPick={(each) => props.onChange({ ...props.step, face: each })}
        />
      </Show>
    </>
  );
};

const StepLine = (props: StepProps) => {
  const word = () => m().orders.step[keyOf(props.step)];
  const label = () => m().orders.number(props.number, word());
  return (
    <li>
      <span class="what">{word()}</span>
      <Show when={valueOf(props.step) !== undefined}>
        <ValueField {...props} label={label()} />
      </Show>
      <Extra {...props} />
      <Button class="small bare" text="×" aria-label={m().orders.remove(label())} onClick={() => props.onRemove()} />
    </li>
  );
};

/** What can be put at the end, and what takes it back. */
const Additions = (props: PartProps) => {
  const verb = createMemo(() => verbOfTurn(props.scene, props.draft));
  const keys = createMemo(() => keysFor(props.scene, verb()));
  const added = (key: ReturnType<typeof keyOf>): OrderDraft =>
    key === 'aboutFace'
      ? facedAbout(props.scene, props.draft)
      : withSteps(props.draft, verb(), [...stepsOf(props.draft), NEW_STEP[key]]);
  return (
    <div class="chips">
      <For each={keys()}>
        {(key) => <Chip text={`+ ${m().orders.step[key]}`} data-add={key} onClick={() => props.change(added(key))} />}
      </For>
      <Show when={keys().includes('turn') || keys().includes('pivot')}>
        <Chip
          text={m().orders.toEnemy}
          title={m().orders.toEnemyHint}
          data-add="enemy"
          onClick={() => props.change(withFrontToEnemy(props.scene, props.draft))}
        />
      </Show>
      <Show when={props.draft.plan}>
        <Button
          class="small"
          text={m().orders.back}
          aria-keyshortcuts="Backspace"
          onClick={() => props.change(takenBack(props.draft) ?? props.draft)}
        />
        <Button class="small" text={m().orders.clear} onClick={() => props.change(withPlan(props.draft, undefined))} />
      </Show>
    </div>
  );
};

export const StepsPart = (props: PartProps) => {
  const verb = createMemo(() => verbOfTurn(props.scene, props.draft));
  const steps = createMemo(() => stepsOf(props.draft));
  const set = (next: readonly Step[]): void => props.change(withSteps(props.draft, verb(), next));
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
      <Additions {...props} />
    </div>
  );
};
