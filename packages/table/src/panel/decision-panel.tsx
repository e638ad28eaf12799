/** The heart: whose decision it is, what can be done, with what odds, and what cannot, and why. */
import { createMemo, For, Match, Show, Switch } from 'solid-js';
import { askedAs } from '@five-victories/engine/kernel';
import { findUnit, type ZonalKind } from '@five-victories/engine/zonal';
import type { Play } from '../app/play.js';
import { t } from '../app/settings.js';
import type { Entry } from '../match/menu.js';
import type { Offer } from '../match/offers.js';
import { unitInHand } from '../pointer/index.js';
import { askSentence } from '../words/asks.js';
import { offerTitle } from '../words/offers.js';
import { army, unitKind, unitName } from '../words/names.js';
import { BotCard } from './bot-card.jsx';
import { AllocateForm } from './forms/allocate-form.jsx';
import { DiceForm } from './forms/dice-form.jsx';
import { DismountForm } from './forms/dismount-form.jsx';
import { LayoutForm } from './forms/layout-form.jsx';
import { Refused } from './forms/refused.jsx';
import { RemoveForm } from './forms/remove-form.jsx';
import { RethrowForm } from './forms/rethrow-form.jsx';
import { SetupForm } from './forms/setup-form.jsx';
import { MiniLayout } from './mini-layout.jsx';
import { OptionButton } from './option-button.jsx';
import { OutcomeCard } from './outcome-card.jsx';
import { StandingOrders } from './standing-orders.jsx';
import { Reasons, UnitCard } from './unit-card.jsx';
import { UnitEntry } from './unit-entry.jsx';

interface Props {
  readonly play: Play;
  readonly menu: readonly Entry[];
  readonly onTake: (entry: Entry) => void;
  /** Acts a lesson waits for. */
  readonly hinted: readonly string[];
  readonly onLook: (offer: Offer | undefined) => void;
  readonly onAgain: () => void;
}

const NUMBERED = 9;
const Picture = (props: { readonly play: Play; readonly offer: Offer }) => {
  const { choice } = props.offer;
  const asked = askedAs(props.play.asked(), 'remove');
  if (choice.do === 'form') return <MiniLayout layout={choice.layout} formation={choice.formation} />;
  return choice.do === 'remove' && choice.cells && asked ? (
    <MiniLayout layout={asked.about.layout} gone={choice.cells} />
  ) : undefined;
};

/** A unit that could act; without a unit it is the commander himself. */
const Chooses = (
  props: Props & {
    readonly entry: Entry & { readonly is: 'unit' };
    readonly number: number | undefined;
  },
) => {
  const match = () => props.play.match();
  const unit = () => findUnit(match(), props.entry.unit);
  const leader = () => match().state.sides[match().decision?.side ?? 'south'].leader;
  return (
    <UnitEntry
      unit={props.entry.unit}
      number={props.number}
      name={unit() ? unitName(match(), props.entry.unit) : leader()}
      kind={unit() ? unitKind(t(), match(), unit()!) : t().panel.commander}
      onTake={() => props.onTake(props.entry)}
    >
      <span class="count" aria-hidden="true">
        {props.entry.offers.length > 1 ? props.entry.offers.length : ''}
      </span>
    </UnitEntry>
  );
};

const Options = (props: Props) => (
  <ol class="options" aria-label={t().panel.options}>
    <For each={props.menu}>
      {(entry, i) => {
        const number = () => (i() < NUMBERED ? i() + 1 : undefined);
        return entry.is === 'unit' ? (
          <Chooses {...props} entry={entry} number={number()} />
        ) : (
          <OptionButton
            match={props.play.real()}
            offer={entry.offer}
            title={offerTitle(t(), props.play.real(), entry.offer, askedAs(props.play.asked(), 'rethrow')?.about.dice)}
            number={number()}
            strong={props.hinted.includes(entry.offer.choice.do)}
            onTake={() => props.onTake(entry)}
            onLook={props.onLook}
            picture={<Picture play={props.play} offer={entry.offer} />}
          />
        );
      }}
    </For>
  </ol>
);

const Form = (props: { readonly play: Play }) => {
  const kind = () => props.play.asked()?.kind;
  const asked = <Kind extends ZonalKind>(wanted: Kind) => askedAs(props.play.asked(), wanted);
  return (
    <Switch>
      <Match when={kind() === 'setup'}>
        <SetupForm play={props.play} />
      </Match>
      <Match when={props.play.pointer().state === 'stands' && asked('remove')}>
        {(remove) => <RemoveForm play={props.play} about={remove().about} />}
      </Match>
      <Match when={asked('allocate')}>{(all) => <AllocateForm play={props.play} unit={all().about.unit} />}</Match>
      <Match when={asked('rethrow')}>{(rethrow) => <RethrowForm play={props.play} about={rethrow().about} />}</Match>
      <Match when={asked('dismount')}>
        {(dismount) => <DismountForm play={props.play} units={dismount().about.units} />}
      </Match>
      <Match when={kind() === 'dice'}>
        <DiceForm play={props.play} />
      </Match>
      <Match when={asked('formation') ?? asked('enter') ?? asked('hastyDefence')}>
        {(forming) => <LayoutForm play={props.play} asked={forming()} />}
      </Match>
    </Switch>
  );
};

export const DecisionPanel = (props: Props) => {
  const decision = () => props.play.real().decision;
  const chosen = createMemo(() => findUnit(props.play.match(), unitInHand(props.play.pointer()) ?? ''));
  /** With a unit in hand the question is what that one does. */
  const ask = (): string => {
    const unit = decision()?.kind === 'activity' ? chosen() : undefined;
    return unit && unit.side === decision()?.side
      ? t().asks.order(army(props.play.real(), unit.side), unitName(props.play.real(), unit.id))
      : askSentence(t(), props.play.real(), props.play.asked());
  };
  return (
    <section class={`decision ${decision()?.side ?? ''}`} aria-label={t().panel.title}>
      <Show when={decision()} fallback={<OutcomeCard play={props.play} onAgain={props.onAgain} />}>
        <Show when={props.play.asksPerson()} fallback={<BotCard play={props.play} />}>
          <h2 id="ask">{ask()}</h2>
          <Show when={props.play.refused()}>
            {(refusal) => <Refused play={props.play} refusals={[refusal()]} title={t().panel.refused} />}
          </Show>
          <Show when={chosen() && decision()!.kind !== 'setup'}>
            <UnitCard match={props.play.match()} unit={chosen()!} />
          </Show>
          <Show when={askedAs(props.play.asked(), 'dispute')}>
            {(dispute) => (
              <p>
                <b>{t().house[dispute().about.switch]?.title}.</b>{' '}
                {dispute().about.value ? t().dispute.on : t().dispute.off}
              </p>
            )}
          </Show>
          <Form play={props.play} />
          {/* A set-up and dice are entered in their forms. */}
          <Show when={decision()!.kind !== 'setup' && decision()!.kind !== 'dice'}>
            <Options {...props} />
          </Show>
          <StandingOrders play={props.play} />
        </Show>
        <Show
          when={chosen()}
          fallback={
            <Show when={props.play.asksPerson() && decision()!.kind !== 'setup'}>
              <p class="quiet">{t().panel.notPossibleText}</p>
            </Show>
          }
        >
          <Show when={!props.play.asksPerson()}>
            <UnitCard match={props.play.match()} unit={chosen()!} />
          </Show>
          <Show when={props.play.asksPerson() && decision()!.kind !== 'setup'}>
            <Reasons match={props.play.real()} unit={chosen()!} />
          </Show>
        </Show>
      </Show>
    </section>
  );
};
