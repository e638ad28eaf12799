/** The heart: whose decision it is, the answer being put together, and what the engine suggests, with odds. */
import { createMemo, For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { askedAs, refusal, type Choice } from '@five-victories/engine/kernel';
import { unitOf } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { BotCard } from '../../panel/bot-card.jsx';
import { DiceForm } from '../../panel/forms/dice-form.jsx';
import { Refused } from '../../panel/forms/refused.jsx';
import { OutcomeCard } from '../../panel/outcome-card.jsx';
import { StandingOrders } from '../../panel/standing-orders.jsx';
import { UnitEntry } from '../../panel/unit-entry.jsx';
import { unitName } from '../../words/names.js';
import { bestShotText } from '../fire/best-shot.js';
import type { Desk, FormProps } from '../maker.js';
import { endingOf, type Entry } from '../menu.js';
import type { MeasuredPlay } from '../play.js';
import { askSentence } from '../words/asks.js';
import { m } from '../words/index.js';
import { unitKind } from '../words/names.js';
import { Happened } from './happened.jsx';
import { Option } from './option.jsx';
import { UnitCard } from './unit-card.jsx';

interface Props {
  readonly play: MeasuredPlay;
  readonly menu: readonly Entry[];
  /** Acts a lesson waits for. */
  readonly hinted: readonly string[];
  onTake(entry: Entry): void;
  onLook(choice: Choice | undefined): void;
  onAgain(): void;
}

const NUMBERED = 9;

const Chooses = (
  props: Props & { readonly entry: Entry & { readonly is: 'unit' }; readonly number: number | undefined },
) => {
  const match = () => props.play.real();
  return (
    <UnitEntry
      unit={props.entry.unit}
      number={props.number}
      name={unitName(match(), props.entry.unit)}
      kind={unitKind(match(), unitOf(match(), props.entry.unit))}
      onTake={() => props.onTake(props.entry)}
    >
      <Show when={bestShotText(match(), props.entry.unit)}>{(text) => <small>{text()}</small>}</Show>
    </UnitEntry>
  );
};

const Options = (props: Props & { readonly desk: Desk }) => (
  <Show when={props.menu.length > 0}>
    <ol class="options" aria-label={t().panel.options}>
      <For each={props.menu}>
        {(entry, i) => {
          const number = () => (i() < NUMBERED ? i() + 1 : undefined);
          return entry.is === 'unit' ? (
            <Chooses {...props} entry={entry} number={number()} />
          ) : (
            <Option
              desk={props.desk}
              choice={entry.choice}
              number={number()}
              enough={entry.choice === endingOf(props.desk.match, props.menu)}
              strong={props.hinted.includes(entry.choice.do)}
              onTake={() => props.onTake(entry)}
              onLook={(choice) => props.onLook(choice)}
            />
          );
        }}
      </For>
    </ol>
  </Show>
);

/** Why a phase of movement cannot end yet, where it cannot. */
const NotYet = (props: { readonly play: MeasuredPlay; readonly desk: Desk }) => {
  const why = createMemo(() => {
    const { match } = props.desk;
    const isOpen = match.decision?.kind === 'activity' && match.decision.options.every((option) => option.do !== 'end');
    return isOpen ? refusal(match, { do: 'end' }) : undefined;
  });
  return (
    <Show when={why()}>{(wrong) => <Refused play={props.play} refusals={[wrong()]} title={m().page.notYet} />}</Show>
  );
};

/** The form of the maker, and the order as far as it has come: given by one button, or refused with the reason. */
const Making = (props: { readonly play: MeasuredPlay }) => {
  const work = () => props.play.calm.work()!;
  const formProps = (): FormProps<unknown> => ({
    get desk() {
      return props.play.withGrain(work().base);
    },
    get draft() {
      return props.play.calm.draft();
    },
    change: (draft) => work().setDraft(draft),
    say: (choices) => void props.play.saying(choices),
  });
  const giving = (): string => {
    const { maker, base } = work();
    return maker.giving?.(props.play.withGrain(base), props.play.calm.draft()) ?? m().page.give;
  };
  return (
    <div class="making">
      <Show when={work().maker.Form} keyed>
        {(Form) => <Dynamic component={Form} {...formProps()} />}
      </Show>
      <Show when={!work().maker.explains && props.play.wrong()}>
        {(wrong) => <Refused play={props.play} refusals={[wrong(), ...(wrong().also ?? [])]} />}
      </Show>
      <Show when={props.play.calm.choices()}>
        <div class="giving">
          <button
            type="button"
            class="primary give"
            data-give
            disabled={props.play.wrong() !== undefined}
            onClick={() => props.play.give()}
            aria-keyshortcuts="Enter"
          >
            {giving()} <kbd>⏎</kbd>
          </button>
        </div>
      </Show>
    </div>
  );
};

export const DecisionPanel = (props: Props) => {
  const decision = () => props.play.real().decision;
  /** Of those who only react, and of whoever they react to, the card can wait. */
  const subject = createMemo(() => {
    const [work, held] = [props.play.calm.work(), props.play.calm.held()];
    return work && held === undefined ? work.maker.subject?.(props.play.withGrain(work.base)) : undefined;
  });
  const looked = createMemo(() => (subject() ? undefined : (props.play.calm.held() ?? props.play.calm.desk()?.unit)));
  return (
    <section class={`decision ${decision()?.side ?? ''}`} data-kind={decision()?.kind} aria-label={t().panel.title}>
      <Show when={decision()} fallback={<OutcomeCard play={props.play} onAgain={() => props.onAgain()} />}>
        <Show
          when={props.play.asksPerson()}
          fallback={<BotCard play={props.play} lines={props.play.news().lines.map(({ text }) => text)} />}
        >
          <Show when={props.play.calm.desk()}>
            {(desk) => (
              <>
                <h2 id="ask">{askSentence(desk().match, desk().asked)}</h2>
                <Show when={props.play.calm.held() === undefined}>
                  <Happened lines={props.play.news().lines} />
                </Show>
                <Show when={props.play.refused()}>
                  {(refusal) => <Refused play={props.play} refusals={[refusal()]} title={t().panel.refused} />}
                </Show>
                <NotYet play={props.play} desk={desk()} />
                <Show when={looked()}>{(unit) => <UnitCard match={props.play.calm.match()} unit={unit()} />}</Show>
                <Show when={props.play.calm.work()} keyed>
                  <Making play={props.play} />
                </Show>
                <Show when={subject()}>{(unit) => <UnitCard match={props.play.calm.match()} unit={unit()} />}</Show>
                <Show when={decision()!.kind === 'dice'}>
                  <DiceForm play={props.play} />
                </Show>
                <Show when={askedAs(desk().asked, 'dispute')}>
                  {(dispute) => (
                    <p>
                      <b>{t().house[dispute().about.switch]?.title}.</b>{' '}
                      {dispute().about.value ? t().dispute.on : t().dispute.off}
                    </p>
                  )}
                </Show>
                <Show when={props.play.calm.work()?.maker.listed ?? true}>
                  <Options {...props} desk={desk()} />
                </Show>
                <StandingOrders play={props.play} />
              </>
            )}
          </Show>
        </Show>
        <Show when={!props.play.asksPerson() && props.play.calm.held()}>
          {(unit) => <UnitCard match={props.play.calm.match()} unit={unit()} />}
        </Show>
      </Show>
    </section>
  );
};
