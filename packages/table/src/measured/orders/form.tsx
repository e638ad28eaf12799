/** The order in the panel: how far it goes, the movement, its steps, other orders, and what is not possible. */
import { createMemo, Show } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import { Chip } from '../../controls/button.jsx';
import { Chips } from '../../controls/chips.jsx';
import { Tick } from '../../controls/fields.jsx';
import { Later } from '../../panel/later.jsx';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { asksToLeave, finishes } from './choices.js';
import { Cannot } from './cannot.jsx';
import { ChangePart } from './change-part.jsx';
import { ChargePart } from './charge-part.jsx';
import type { OrderDraft } from './draft.js';
import { pinnedTo } from './keys.js';
import { OtherPart } from './other-part.jsx';
import { reachText } from './reach-text.js';
import { marchesOf, marchRefusal, sceneOf, type Scene } from './scene.js';
import { StepsPart } from './steps-part.jsx';
import { StopsPart } from './stops-part.jsx';
import { lengthIn } from '../words/names.js';
import { length } from '@five-victories/engine/geometry';

export interface PartProps {
  readonly scene: Scene;
  readonly draft: OrderDraft;
  change(draft: OrderDraft): void;
  /** Says it at once, whatever is planned. */
  say(choices: readonly Choice[]): void;
}

/** Whether going fast is refused whatever the steps. */
const mayGoFast = (scene: Scene): boolean => {
  const { verbs, kind } = scene;
  if (kind === 'breakThrough' || !verbs.includes('manoeuvre')) return false;
  return !marchRefusal(scene, 'manoeuvre', [{ ahead: length(1) }], { fast: true });
};

const Movement = (props: PartProps) => {
  const verbs = createMemo(() => marchesOf(props.scene));
  return (
    <Chips label={m().orders.movement} values={[undefined, ...verbs()]} least={3}>
      {(verb) => (
        <Chip
          text={verb === undefined ? m().orders.asDragged : m().orders.verbs[verb]}
          on={props.draft.pinned === verb}
          onClick={() => props.change(pinnedTo(props.draft, verb))}
        />
      )}
    </Chips>
  );
};

const Toggles = (props: PartProps) => {
  const fast = createMemo(() => mayGoFast(props.scene));
  const isMarch = () => props.draft.plan?.is === 'march';
  return (
    <div class="toggles">
      <Show when={fast()}>
        <Tick
          class="check"
          text={m().orders.fast[props.scene.match.rules.words.doubleTime]}
          on={props.draft.fast}
          onTick={(on) => props.change({ ...props.draft, fast: on, hurried: false, stuck: undefined })}
        />
      </Show>
      <Show when={isMarch()}>
        <Tick
          class="check"
          text={m().orders.finish}
          on={finishes(props.scene, props.draft)}
          onTick={(on) => props.change({ ...props.draft, finish: on })}
        />
      </Show>
      <Show when={asksToLeave(props.scene, props.draft)}>
        <Tick
          class="check"
          text={m().orders.leave}
          on={props.draft.leave}
          onTick={(on) => props.change({ ...props.draft, leave: on, stuck: undefined })}
        />
      </Show>
    </div>
  );
};

const Reach = (props: PartProps) => {
  const text = createMemo(() => reachText(props.scene, props.draft));
  const charge = createMemo((): string | undefined => {
    const { match, unit, verbs, reach } = props.scene;
    if (reach !== undefined) return m().orders.breakThrough(lengthIn(match, reach));
    const far = verbs.includes('charge') && !unit.chargeFailed ? match.rules.chargeAllowance(match, unit) : 0;
    return far > 0 ? m().orders.charges(lengthIn(match, far)) : undefined;
  });
  return (
    <p class="reach">
      <b>{text()}</b> {charge()}
    </p>
  );
};

const Order = (props: PartProps) => (
  <div class="form order-form">
    <Reach {...props} />
    <Movement {...props} />
    <Show when={marchesOf(props.scene).length > 0}>
      <StepsPart {...props} />
    </Show>
    <Toggles {...props} />
    <StopsPart {...props} />
    <Later of={props.scene}>
      <ChargePart {...props} />
    </Later>
    <Later of={props.scene}>
      <ChangePart {...props} />
      <OtherPart {...props} />
    </Later>
    <Later of={props.scene}>
      <Cannot {...props} />
    </Later>
  </div>
);

export const OrderForm = (props: FormProps<OrderDraft>) => {
  const scene = createMemo(() => sceneOf(props.desk));
  return (
    <Show when={scene()}>
      {(known) => (
        <Order
          scene={known()}
          draft={props.draft}
          change={(draft) => props.change(draft)}
          say={(choices) => props.say(choices)}
        />
      )}
    </Show>
  );
};
