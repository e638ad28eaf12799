/** The decision panel of a zone game: who is in hand, the form for an answer, the offers, and what cannot be done. */
import { createMemo, Show } from 'solid-js';
import { askedAs } from '@five-victories/engine/kernel';
import { findUnit } from '@five-victories/engine/zonal';
import type { Play } from '../app/play.js';
import { t } from '../app/settings.js';
import { endingOf, type Entry } from '../match/menu.js';
import type { Offer } from '../match/offers.js';
import { askSentence } from '../words/asks.js';
import { offerTitle } from '../words/offers.js';
import { army, unitKind, unitName } from '../words/names.js';
import { DecisionPanel } from './decision-panel.jsx';
import { Making } from './making.jsx';
import { MiniLayout } from './mini-layout.jsx';
import { Options } from './option.jsx';
import { Reasons, UnitCard } from './unit-card.jsx';
import { UnitEntry } from './unit-entry.jsx';
import { ZoneOption } from './zone-option.jsx';

interface Props {
  readonly play: Play;
  readonly menu: readonly Entry[];
  readonly onTake: (entry: Entry) => void;
  /** Acts a lesson waits for. */
  readonly hinted: readonly string[];
  readonly onLook: (offer: Offer | undefined) => void;
  readonly onAgain: () => void;
}

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

const Offers = (props: Props) => {
  const ending = createMemo(() => endingOf(props.play.real(), props.menu));
  const title = (offer: Offer): string =>
    offerTitle(t(), props.play.real(), offer, askedAs(props.play.asked(), 'rethrow')?.about.dice);
  return (
    <Options menu={props.menu}>
      {(entry, number) =>
        entry.is === 'unit' ? (
          <Chooses {...props} entry={entry} number={number()} />
        ) : (
          <ZoneOption
            match={props.play.real()}
            offer={entry.offer}
            title={title(entry.offer)}
            number={number()}
            enough={entry.offer === ending()}
            strong={props.hinted.includes(entry.offer.choice.do)}
            onTake={() => props.onTake(entry)}
            onLook={props.onLook}
            picture={<Picture play={props.play} offer={entry.offer} />}
          />
        )
      }
    </Options>
  );
};

export const ZonePanel = (props: Props) => {
  const decision = () => props.play.real().decision;
  const chosen = createMemo(() => findUnit(props.play.match(), props.play.held() ?? ''));
  const isSetUp = () => decision()?.kind === 'setup';
  /** With a unit in hand the question is what that one does. */
  const ask = (): string => {
    const unit = decision()?.kind === 'activity' ? chosen() : undefined;
    return unit && unit.side === decision()?.side
      ? t().asks.order(army(props.play.real(), unit.side), unitName(props.play.real(), unit.id))
      : askSentence(t(), props.play.real(), props.play.asked());
  };
  const Card = () => <Show when={chosen()}>{(unit) => <UnitCard match={props.play.match()} unit={unit()} />}</Show>;
  return (
    <DecisionPanel
      play={props.play}
      ask={ask()}
      before={
        <Show when={!isSetUp()}>
          <Card />
        </Show>
      }
      making={
        <Show when={props.play.work()} keyed>
          {(work) => (
            <Making
              play={props.play}
              work={work}
              draft={work.draft()}
              choices={props.play.choices()}
              giving={t().panel.confirm}
            />
          )}
        </Show>
      }
      options={
        // Dice are entered in their form.
        <Show when={(props.play.work()?.maker.listed ?? true) && decision()?.kind !== 'dice'}>
          <Offers {...props} />
        </Show>
      }
      after={
        <Show when={!isSetUp()}>
          <Show when={chosen()} fallback={<p class="quiet">{t().panel.notPossibleText}</p>}>
            {(unit) => <Reasons match={props.play.real()} unit={unit()} />}
          </Show>
        </Show>
      }
      looked={<Card />}
      onAgain={() => props.onAgain()}
    />
  );
};
