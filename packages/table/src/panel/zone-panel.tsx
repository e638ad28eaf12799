/** The decision panel of a zone game: who is in hand, the form for an answer, the offers, and what cannot be done. */
import { createMemo, Show } from 'solid-js';
import { askedAs } from '@five-victories/engine/kernel';
import { findUnit } from '@five-victories/engine/zonal';
import type { Play } from '../app/play.js';
import { t } from '../app/settings.js';
import type { Offer } from '../match/offers.js';
import { askSentence } from '../words/asks.js';
import { offerTitle } from '../words/offers.js';
import { army, unitKind, unitName } from '../words/names.js';
import { GroupPart } from '../zone/group-part.jsx';
import { DecisionPanel } from './decision-panel.jsx';
import { Making } from './making.jsx';
import { MiniLayout } from './mini-layout.jsx';
import { Later } from './later.jsx';
import type { Listed } from './option.jsx';
import { phaseWord } from './track.jsx';
import { Suggestions, type Menu } from './suggestions.jsx';
import { Reasons, UnitCard } from './unit-card.jsx';
import { UnitEntry } from './unit-entry.jsx';
import { ZoneOption } from './zone-option.jsx';

interface Props {
  readonly play: Play;
  readonly menu: Menu<Offer>;
  /** Acts a lesson waits for. */
  readonly hinted: readonly string[];
  readonly onLook: (offer: Offer | undefined) => void;
}

const Picture = (props: { readonly play: Play; readonly offer: Offer }) => {
  const { choice } = props.offer;
  const asked = askedAs(props.play.asked(), 'remove');
  if (choice.do === 'form') return <MiniLayout layout={choice.layout} formation={choice.formation} />;
  return choice.do === 'remove' && choice.cells && asked ? (
    <MiniLayout layout={asked.about.layout} gone={choice.cells} />
  ) : undefined;
};

type Chosen = Pick<Listed, 'number' | 'onTake'>;

/** A unit that could act, or the Commander himself, and how much it could do. */
const Chooses = (props: Chosen & { readonly play: Play; readonly id: string }) => {
  const match = () => props.play.match();
  const unit = () => findUnit(match(), props.id);
  const leader = () => match().state.sides[match().decision?.side ?? 'south'].leader;
  const isOf = ({ choice, unit: by }: Offer): boolean => (unit() ? by === props.id : choice.do === 'moveCommander');
  const count = () => props.play.offers().filter(isOf).length;
  return (
    <UnitEntry
      {...props}
      unit={props.id}
      name={unit() ? unitName(match(), props.id) : leader()}
      kind={unit() ? unitKind(t(), match(), unit()!) : t().armies.commander}
    >
      <Show when={count() > 1}>
        <span class="count">{t().panel.acts(count())}</span>
      </Show>
    </UnitEntry>
  );
};

const Offers = (props: Props) => {
  const title = (match: ReturnType<Play['at']>, offer: Offer): string =>
    offerTitle(t(), match, offer, askedAs(props.play.asked(), 'rethrow')?.about.dice);
  return (
    <Suggestions
      menu={props.menu}
      isHinted={({ choice }) => props.hinted.includes(choice.do)}
      unit={(id, listed) => <Chooses {...listed} play={props.play} id={id} />}
      option={(offer, listed) => {
        // As it was when it was listed: a list that rests knows nothing of the unit in hand.
        const match = props.play.at();
        return (
          <ZoneOption
            {...listed}
            match={match}
            offer={offer}
            title={title(match, offer)}
            onLook={props.onLook}
            onMore={(more) => props.play.sayOffer(more)}
            picture={<Picture play={props.play} offer={offer} />}
          />
        );
      }}
    />
  );
};

/** Units are pointed at in these phases. */
const POINTING: readonly (string | undefined)[] = ['activity', 'fire'];

const Hint = (props: { readonly kind: string | undefined }) => (
  <Show when={POINTING.includes(props.kind)}>
    <p class="quiet hint">{t().panel.notPossibleText}</p>
  </Show>
);

export const ZonePanel = (props: Props) => {
  const decision = () => props.play.real().decision;
  const chosen = createMemo(() => findUnit(props.play.match(), props.play.held() ?? ''));
  const isSetUp = () => decision()?.kind === 'setup';
  /** With a unit in hand the question is what that one does. */
  const ask = (): string => {
    const unit = props.play.at().decision?.kind === 'activity' ? chosen() : undefined;
    return unit && unit.side === decision()?.side
      ? t().asks.order(army(props.play.real(), unit.side), unitName(props.play.real(), unit.id))
      : askSentence(t(), props.play.real(), props.play.asked());
  };
  const Card = () => <Show when={chosen()}>{(unit) => <UnitCard match={props.play.match()} unit={unit()} />}</Show>;
  return (
    <DecisionPanel
      play={props.play}
      ask={ask()}
      phase={phaseWord(props.play.real(), props.play.real().state.phase)}
      before={
        <Show when={!isSetUp()}>
          <GroupPart play={props.play} />
          <Card />
        </Show>
      }
      making={
        <Show when={props.play.work()?.maker.Form && props.play.work()} keyed>
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
          <Show when={chosen()} fallback={<Hint kind={decision()?.kind} />}>
            {(unit) => (
              <Later of={unit()}>
                <Reasons match={props.play.at()} unit={unit()} />
              </Later>
            )}
          </Show>
        </Show>
      }
      looked={<Card />}
    />
  );
};
