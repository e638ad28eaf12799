/** Functions of a formation in the panel: what is left, the order with exact values, what can be added, what not and why. */
import { createMemo, Index, Show } from 'solid-js';
import {
  chargerRefusal,
  chargeReach,
  isMountedFoot,
  moveOf,
  tariffOf,
  verbsOf,
  type Charge,
  type Order,
} from '@five-victories/engine/glorious';
import { Button } from '../../../controls/button.jsx';
import { Later } from '../../../panel/later.jsx';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { m } from '../../words/index.js';
import { angleText } from '../../text.js';
import { lengthIn } from '../../words/names.js';
import { KeysHint } from '../keys-hint.jsx';
import { Adding, Joining, Pinning } from './add-part.jsx';
import { Cannot } from './cannot.jsx';
import { ChargeTargets, PlannedCharge } from './charge-part.jsx';
import { add, NO_ORDERS, planIn, remove, replace, takeBack, withOrders, type OrderDraft } from './draft.js';
import { otherCharge } from './order.js';
import { planOf, type Post } from './plan.js';
import { StepFields } from './step-fields.jsx';
import { orderText } from './verb-text.js';

const words = () => m().glorious.order;

type Props = FormProps<OrderDraft>;

/** Functions left, and what they are good for. */
const Able = (props: Props & { readonly start: Post; readonly left: number }) => {
  const unit = () => props.start.unit;
  const able = createMemo((): string[] => {
    const { turn } = tariffOf(unit());
    const { match } = props.start;
    const open = verbsOf(match, unit());
    const far = (thousandths: number): string => lengthIn(match, thousandths);
    return [
      ...(open.includes('move') ? [words().moves(far(moveOf(unit(), unit().byHorse, false)))] : []),
      ...(open.includes('move') && isMountedFoot(unit()) && !unit().byHorse
        ? [words().rides(far(moveOf(unit(), true, false)))]
        : []),
      ...(open.includes('turn') ? [words().turns(angleText(turn))] : []),
      ...(open.includes('charge') && !chargerRefusal(match, unit()) ? [words().charges(far(chargeReach(unit())))] : []),
    ];
  });
  return (
    <p class="reach">
      <b>
        {props.draft.orders.length > 0
          ? words().functionsLeft(props.left, unit().functions)
          : words().functions(unit().functions)}
        {': '}
      </b>
      {able().join(', ')}
    </p>
  );
};

/** The orders planned, each with its values. */
const Steps = (props: Props) => {
  const plan = createMemo(() => planOf(props.desk.match, props.draft.unit, props.draft.orders));
  const set = (at: number, order: Order): void => props.change(replace(props.draft, at, order));
  return (
    <Show when={props.draft.orders.length > 0} fallback={<p class="quiet">{words().empty}</p>}>
      <ol class="functions" aria-label={words().plan}>
        <Index each={plan().steps}>
          {(step, i) => (
            <li data-step={step().order.do}>
              <div class="head">
                <b>{words().numbered(i + 1, orderText(step(), step().order))}</b>
                <Show when={step().can}>{(can) => <small>{words().cost(can().cost)}</small>}</Show>
                <Button
                  class="small bare"
                  text="×"
                  aria-label={words().takeOut(i + 1, orderText(step(), step().order))}
                  onClick={() => props.change(remove(props.draft, i))}
                />
              </div>
              <div class="fields">
                <StepFields post={step()} order={step().order} onChange={(order) => set(i, order)} />
              </div>
              <Show when={step().order.do === 'charge' ? (step().order as Charge) : undefined}>
                {(charge) => (
                  <PlannedCharge
                    post={step()}
                    charge={charge()}
                    onChange={(order) => set(i, order)}
                    onOther={() => props.change(otherCharge(props.desk, props.draft) ?? props.draft)}
                  />
                )}
              </Show>
            </li>
          )}
        </Index>
      </ol>
      <div class="chips">
        <Button
          class="chip"
          text={words().back}
          hint="⌫"
          aria-keyshortcuts="Backspace"
          onClick={() => props.change(takeBack(props.draft) ?? props.draft)}
        />
        <Button class="chip" text={words().clear} onClick={() => props.change(withOrders(props.draft, []))} />
      </div>
    </Show>
  );
};

export const OrderForm = (props: Props) => {
  // A pull changes the draft at every move of the hand; the form waits until it is let go.
  const plan = createMemo(() => planOf(props.desk.match, props.draft.unit, props.draft.orders));
  const start = createMemo(() => planOf(props.desk.match, props.draft.unit, NO_ORDERS).next);
  /** A charge is the last thing a formation does: another target takes its place. */
  const charge = () => {
    const last = plan().steps.at(-1);
    return last?.order.do === 'charge' ? { post: last, target: last.order.target } : undefined;
  };
  const aim = (next: Charge): void =>
    props.change(charge() ? replace(props.draft, props.draft.orders.length - 1, next) : add(props.draft, next));
  /** With what is planned before it. */
  const give = (next: Charge): void => {
    const { orders } = props.draft;
    props.say([...(charge() ? orders.slice(0, -1) : orders), next]);
  };
  const shown = createMemo(() => planIn(props.desk, props.draft));
  return (
    <Show when={start()}>
      {(post) => (
        <div class="form order-form">
          <Able {...props} start={post()} left={shown().next?.unit.functions ?? 0} />
          <Steps {...props} />
          <Show when={plan().next}>{(next) => <Adding {...props} post={next()} />}</Show>
          <Show when={charge()?.post ?? plan().next}>
            {(from) => (
              <Later of={from()}>
                <ChargeTargets post={from()} now={charge()?.target} onPick={aim} onGive={give} />
              </Later>
            )}
          </Show>
          <Show when={plan().next}>
            {(next) => (
              <Later of={next()}>
                <Joining {...props} post={next()} />
                <Pinning {...props} post={next()} />
                <Cannot post={next()} />
              </Later>
            )}
          </Show>
          <KeysHint text={words().keys} />
        </div>
      )}
    </Show>
  );
};
