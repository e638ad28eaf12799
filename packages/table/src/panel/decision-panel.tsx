/** The heart: whose decision it is, what can be done, with what odds, and what cannot, and why. */
import { lazy, Show, type JSX } from 'solid-js';
import { askedAs } from '@five-victories/engine/kernel';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { SideTag } from '../controls/side-tag.jsx';
import { BotCard } from './bot-card.jsx';
import { DiceForm } from './forms/dice-form.jsx';
import { Refused } from './forms/refused.jsx';
import { OutcomeCard } from './outcome-card.jsx';
import { EndFast, FightAll, LastOrder, LetPass, StandingOrders } from './standing-orders.jsx';
import { VolleyPart } from './volley.jsx';

const HallStrip = lazy(async () => ({ default: (await import('../hall/table/strip.jsx')).HallStrip }));
const HallParts = lazy(async () => ({ default: (await import('../hall/table/offers.jsx')).HallParts }));

const OrderForm = lazy(async () => ({ default: (await import('../orders/parts.js')).OrderForm }));

interface Props {
  readonly play: PlayCore;
  readonly ask: string;
  /** The phase in a word. */
  readonly phase: string;
  /** What a bot did is told while it goes on. */
  readonly told?: readonly string[];
  /** What comes before the answer: what happened, why something cannot be ended, who is in hand. */
  readonly before?: JSX.Element;
  /** Where an answer is put together. */
  readonly making: JSX.Element;
  /** What can be picked from a list. */
  readonly options: JSX.Element;
  readonly after?: JSX.Element;
  /** Who is looked at while somebody else decides. */
  readonly looked: JSX.Element;
}

const Dispute = (props: { readonly play: PlayCore }) => (
  <Show when={askedAs(props.play.asked(), 'dispute')}>
    {(dispute) => (
      <p>
        <b>{t().house[dispute().about.switch]?.title}.</b> {dispute().about.value ? t().dispute.on : t().dispute.off}
      </p>
    )}
  </Show>
);

const Decision = (props: Props) => {
  const decision = () => props.play.real().decision;
  return (
    <section class={`decision ${decision()?.side ?? ''}`} data-kind={decision()?.kind} aria-label={t().panel.title}>
      <Show when={decision()} fallback={<OutcomeCard play={props.play} />}>
        <Show
          when={props.play.asksPerson()}
          fallback={
            <>
              <BotCard play={props.play} {...(props.told ? { lines: props.told } : {})} />
              {props.looked}
            </>
          }
        >
          <Show when={!props.play.curtained()}>
            <p class="by">
              <SideTag side={decision()!.side} /> {props.phase}
            </p>
            <h2 id="ask">{props.ask}</h2>
            <Show when={props.play.refused()}>
              {(refusal) => <Refused play={props.play} refusals={[refusal()]} title={t().panel.refused} />}
            </Show>
            {props.before}
            <VolleyPart play={props.play} />
            <Show when={decision()!.kind === 'fire'}>
              <LastOrder play={props.play} />
            </Show>
            <Dispute play={props.play} />
            {props.making}
            <Show when={decision()!.kind === 'dice'}>
              <DiceForm play={props.play} />
            </Show>
            {props.options}
            <FightAll play={props.play} />
            <LetPass play={props.play} />
            <EndFast play={props.play} />
            <StandingOrders play={props.play} />
            {props.after}
          </Show>
        </Show>
      </Show>
    </section>
  );
};

export const DecisionPanel = (props: Props) => (
  <>
    <Show when={props.play.keeping.hall}>{(hall) => <HallStrip play={props.play} hall={hall()} />}</Show>
    <Decision {...props} />
    <OrderForm play={props.play} />
    <Show when={props.play.keeping.hall}>{(hall) => <HallParts play={props.play} hall={hall()} />}</Show>
  </>
);
