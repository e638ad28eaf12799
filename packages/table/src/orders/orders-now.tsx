/** The orders for later that are in force, what has become of each, and to be withdrawn. */
import { For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import type { StandingOrder } from '../app/standing-order.js';
import { Button } from '../controls/button.jsx';
import { unitName } from '../words/names.js';
import { wantedIn } from './orderable.js';
import { o } from './words/index.js';

interface Props {
  readonly play: PlayCore;
}

export const orderText = (play: PlayCore, { order }: StandingOrder): string => {
  const wanted = wantedIn(order);
  const words = o();
  const span = words.spans[order.until];
  if (!wanted) return words.now(words.program(order.to), span);
  const { to, answer, unit, otherwise } = wanted;
  const [question, said] = [words.questions[to], words.answers[answer]];
  if (unit === undefined) return words.now(words.always(question, said), span);
  const other = otherwise && words.answers[otherwise];
  return words.now(words.case(question, unitName(play.real(), unit), said, other), span);
};

/** Only while it says something of the question that waits now. */
const MissedNote = (props: Props & { readonly order: StandingOrder }) => {
  const refusal = () => props.order.missed?.refusal;
  const isNow = () => props.order.missed?.n === props.play.keeping.hall?.state().lines.length;
  return (
    <Show when={props.order.missed && isNow()}>
      <small role="status" data-missed>
        {o().missed}{' '}
        <Show when={refusal()}>{(why) => props.play.session().book.reasonOf(props.play.real(), why())}</Show>
      </small>
    </Show>
  );
};

export const OrdersNow = (props: Props) => (
  <ul class="orders-now">
    <For each={props.play.standing()}>
      {(order) => (
        <li class="standing-now" data-order={order.order.to}>
          <span>{orderText(props.play, order)}</span>{' '}
          <Show when={order.rests}>
            <small data-rests>{o().rests}</small>{' '}
          </Show>
          <Show when={!order.rests && order.used}>{(n) => <small data-used>{o().used(n())}</small>}</Show>
          <MissedNote play={props.play} order={order} />{' '}
          <Button class="small" text={o().withdraw} data-ask onClick={() => props.play.ask(order)} />
        </li>
      )}
    </For>
  </ul>
);
