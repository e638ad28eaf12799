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

/** What is being put together: whatever was picked, as far as it fits the question. */
const createDraft = (props: Props & { readonly side: Side }) => {
  const orderables = () => orderablesOf(props.play.head().game);
  const [picked, pick] = createSignal<Orderable>();
  const orderable = createMemo(() => orderables().find((each) => each === picked()) ?? orderables()[0]!);
  const [wanted, setAnswer] = createSignal<Answer>();
  const answer = () => orderable().answers.find((each) => each === wanted()) ?? orderable().answers[0]!;
  const [named, setUnit] = createSignal<string>();
  const [otherwise, setOtherwise] = createSignal<Answer>();
  const [until, setUntil] = createSignal<OrderSpan>('turn');
  const units = createMemo((): readonly string[] => {
    const side = sideOfCase(orderable(), props.side);
    const all: readonly { readonly id: string; readonly side: Side }[] = props.play.real().state.units;
    return all.filter((each) => each.side === side).map(({ id }) => id);
  });
  const unit = () => units().find((id) => id === named());
  const give = (): void => {
    const { to } = orderable();
    const order = { to, answer: answer(), unit: unit(), otherwise: otherwise(), until: until() };
    props.play.order(props.side, orderOf(orderable(), order));
  };
  return { orderables, orderable, pick, answer, setAnswer, units, unit, setUnit, otherwise, setOtherwise, until, setUntil, give }; // prettier-ignore
};
type Draft = ReturnType<typeof createDraft>;

const UnitPicker = (props: Props & { readonly draft: Draft }) => (
  <Show when={props.draft.orderable().case}>
    <Picker
      text={caseText(props.draft.orderable())}
      class="order-unit"
      values={[undefined, ...props.draft.units()]}
      chosen={props.draft.unit()}
      nameOf={(id) => (id === undefined ? o().anybody : unitName(props.play.real(), id))}
      onPick={(id) => props.draft.setUnit(id)}
    />
  </Show>
);

const Answers = (props: { readonly draft: Draft }) => (
  <>
    <Picker
      text={o().answer}
      class="order-answer"
      values={props.draft.orderable().answers}
      chosen={props.draft.answer()}
      nameOf={(each) => o().answers[each]}
      onPick={(each) => props.draft.setAnswer(each)}
    />
    <Show when={props.draft.unit() !== undefined}>
      <Picker
        text={o().otherwise}
        class="order-else"
        values={[undefined, ...props.draft.orderable().answers]}
        chosen={props.draft.otherwise()}
        nameOf={(each) => (each === undefined ? o().ask : o().answers[each])}
        onPick={(each) => props.draft.setOtherwise(each)}
      />
    </Show>
  </>
);

const Form = (props: Props & { readonly side: Side }) => {
  const draft = createDraft(props);
  return (
    <div class="later-form">
      <Picker
        text={o().question}
        class="order-question"
        values={draft.orderables()}
        chosen={draft.orderable()}
        nameOf={(each) => o().questions[each.to]}
        onPick={(each) => draft.pick(each)}
      />
      <UnitPicker play={props.play} draft={draft} />
      <Answers draft={draft} />
      <Picker
        text={o().until}
        class="order-until"
        values={SPANS}
        chosen={draft.until()}
        nameOf={(span) => o().spans[span]}
        onPick={(span) => draft.setUntil(span)}
      />
      <Button class="primary" text={o().give} data-give-order onClick={draft.give} />
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
