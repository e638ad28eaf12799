/** Always …, or if … then … else …: an order for later is put together from lists, by finger as well. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { OrderSpan, Side } from '@five-victories/engine/kernel';
import type { PlayCore } from '../app/play-core.js';
import { SPANS } from '../app/standing-order.js';
import { Button } from '../controls/button.jsx';
import { Picker } from '../controls/fields.jsx';
import { isPerson } from '../match/seats.js';
import { unitName } from '../words/names.js';
import { orderablesOf, orderOf, sideOfCase, type Answer, type Orderable } from './orderable.js';
import { o } from './words/index.js';

interface Props {
  readonly play: PlayCore;
}

/** Whose orders are given here: of whoever is asked at this table, else of the one person at it. */
const sideAt = ({ play }: Props): Side | undefined => {
  const { seats } = play.head();
  const asked = play.real().decision?.side;
  if (asked && isPerson(seats, asked)) return asked;
  return (['south', 'north'] as const).find((side) => isPerson(seats, side));
};

const caseText = ({ case: one }: Orderable): string => {
  if (!one?.own) return o().unit.moving;
  return one.name === 'target' ? o().unit.attacked : o().unit.own;
};

const Form = (props: Props & { readonly side: Side }) => {
  const orderables = () => orderablesOf(props.play.head().game);
  const [picked, setPicked] = createSignal<Orderable>();
  const orderable = createMemo(() => orderables().find((each) => each === picked()) ?? orderables()[0]!);
  const [wanted, setAnswer] = createSignal<Answer>();
  const answer = () => orderable().answers.find((each) => each === wanted()) ?? orderable().answers[0]!;
  const [unit, setUnit] = createSignal<string>();
  const [otherwise, setOtherwise] = createSignal<Answer>();
  const [until, setUntil] = createSignal<OrderSpan>('turn');
  const units = createMemo((): readonly string[] => {
    const side = sideOfCase(orderable(), props.side);
    return props.play
      .real()
      .state.units.filter((each) => each.side === side)
      .map(({ id }) => id);
  });
  const chosen = () => units().find((id) => id === unit());
  const give = (): void => {
    const { to } = orderable();
    const order = { to, answer: answer(), unit: chosen(), otherwise: otherwise(), until: until() };
    props.play.order(props.side, orderOf(orderable(), order));
  };
  return (
    <div class="order-form">
      <Picker
        text={o().question}
        class="order-question"
        values={orderables()}
        chosen={orderable()}
        nameOf={(each) => o().questions[each.to]}
        onPick={(each) => setPicked(() => each)}
      />
      <Show when={orderable().case}>
        <Picker
          text={caseText(orderable())}
          class="order-unit"
          values={[undefined, ...units()]}
          chosen={chosen()}
          nameOf={(id) => (id === undefined ? o().anybody : unitName(props.play.real(), id))}
          onPick={(each) => setUnit(() => each)}
        />
      </Show>
      <Picker
        text={o().answer}
        class="order-answer"
        values={orderable().answers}
        chosen={answer()}
        nameOf={(each) => o().answers[each]}
        onPick={(each) => setAnswer(() => each)}
      />
      <Show when={chosen() !== undefined}>
        <Picker
          text={o().otherwise}
          class="order-else"
          values={[undefined, ...orderable().answers]}
          chosen={otherwise()}
          nameOf={(each) => (each === undefined ? o().ask : o().answers[each])}
          onPick={(each) => setOtherwise(() => each)}
        />
      </Show>
      <Picker
        text={o().until}
        class="order-until"
        values={SPANS}
        chosen={until()}
        nameOf={(span) => o().spans[span]}
        onPick={(each) => setUntil(() => each)}
      />
      <Button class="primary" text={o().give} data-give-order onClick={give} />
    </div>
  );
};

export const OrderForm = (props: Props) => (
  <Show when={props.play.real().decision && props.play.keeping.plays() && sideAt(props)}>
    {(side) => (
      <details class="orders-later">
        <summary>{o().title}</summary>
        <For each={[o().lead, props.play.keeping.orders ? o().inHall : o().here]}>{(text) => <p>{text}</p>}</For>
        <Form play={props.play} side={side()} />
      </details>
    )}
  </Show>
);
