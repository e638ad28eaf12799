/** Between the question and the dice: offers, claims, talk; and after the end what can be done then. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { enemyOf, interruptRefusal } from '@five-victories/engine/kernel';
import { isByTurns, OFFERS, type Offer, type OfferKind } from '@five-victories/server/protocol';
import { isOffered, OFFER } from '../../app/offers-to-end.js';
import type { PlayCore } from '../../app/play-core.js';
import { goTo } from '../../app/route.js';
import { Button } from '../../controls/button.jsx';
import { Picker } from '../../controls/fields.jsx';
import { stepBack } from '../../match/undo.js';
import type { AtHall } from '../keeper.js';
import { newMatchId, seal } from '../seal.js';
import { controlOf, TIMES, timeText, type Time } from '../times.js';
import { h } from '../words/index.js';
import { createNow } from './clock.js';
import { Ended } from './ended.jsx';
import { nameOf, otherName } from './names.js';
import { TalkPart } from './talk.jsx';

export interface PartProps {
  readonly play: PlayCore;
  readonly hall: AtHall;
}

/** How long somebody must be away before the match can be claimed; the hall decides. */
const LEFT = 120_000;

/** The line to which the last own answer would go back. */
const backLine = ({ play, hall }: PartProps): number | undefined => {
  const to = stepBack(play.session(), play.head().seats, true);
  if (to === undefined) return undefined;
  const gone = play.session().moments.slice(to + 1);
  const { friendly } = hall.state().head.terms;
  return !friendly && gone.some(({ reveals }) => reveals) ? undefined : hall.match.lineBefore(to);
};

export const offerRematch = ({ match, state }: AtHall): void => {
  const { you } = state().head;
  if (!you) return;
  const id = newMatchId();
  match.offer('rematch', { rematch: { match: id, seal: seal(id, enemyOf(you)).seal, swap: true } });
};

/** Agrees, with an own seal where another match is to begin. */
const agree = ({ match, state }: AtHall, { k, by, rematch }: Offer): void => {
  const side = rematch && (rematch.swap ? by : state().head.you);
  match.reply(k, true, rematch && side ? seal(rematch.match, side) : undefined);
};

export const OfferCard = (props: Pick<PartProps, 'hall'> & { readonly offer: Offer }) => {
  const isOwn = () => props.offer.by === props.hall.state().head.you;
  return (
    <div class="offer" role="status" data-offer={props.offer.offer}>
      <p>
        {isOwn()
          ? h().offered(h().offers[props.offer.offer])
          : h().asks[props.offer.offer](otherName(props.hall.state()))}
      </p>
      <Show when={props.offer.offer === 'pace'}>
        <p data-pace>{h().paceIs(timeText(props.offer.time))}</p>
      </Show>
      <div class="chips">
        <Show
          when={!isOwn()}
          fallback={
            <Button
              class="small"
              text={h().withdrawOffer}
              onClick={() => props.hall.match.reply(props.offer.k, false)}
            />
          }
        >
          <Button class="primary" text={h().yes} data-agree onClick={() => agree(props.hall, props.offer)} />
          <Button text={h().no} data-decline onClick={() => props.hall.match.reply(props.offer.k, false)} />
        </Show>
      </div>
    </div>
  );
};

/** By the rules of the game: the other would end the battle with this turn, and it ends if this player wants it too. */
const EndOffered = (props: PartProps) => {
  const you = () => props.hall.state().head.you;
  const isOpen = createMemo(() => {
    const [match, side] = [props.play.real(), you()];
    if (side === undefined || match.state.outcome || !isOffered(match, enemyOf(side))) return false;
    return !isOffered(match, side) && interruptRefusal(match, side, OFFER) === undefined;
  });
  return (
    <Show when={isOpen() && props.play.keeping.plays()}>
      <div class="offer" role="status" data-offer="end">
        <p>{h().asksEnd(otherName(props.hall.state()))}</p>
        <Button class="primary" text={h().yes} data-agree onClick={() => props.play.interrupt(you()!, OFFER)} />
      </div>
    </Show>
  );
};

/** What cannot be taken back without the other's consent is asked for. */
export const AskBack = (props: PartProps) => (
  <Show when={backLine(props) !== undefined}>
    <Button
      class="small"
      text={h().askBack(otherName(props.hall.state()))}
      data-ask-back
      onClick={() => {
        props.hall.match.offer('back', { to: backLine(props)! });
        props.play.setHalted(false);
      }}
    />
  </Show>
);

/** Nobody offers the screen of another, nor one to a bot. */
const mayShare = ({ hall }: PartProps): boolean => {
  const { head, screen } = hall.state();
  return !hall.match.isLent && !screen && head.you !== undefined && head.seats[enemyOf(head.you)]?.kind !== 'bot';
};

/** Both play at one screen, until one of them has enough of it. */
const AtOneScreen = (props: PartProps) => (
  <Show when={props.hall.state().screen}>
    {(screen) => (
      <p class="one-screen" data-screen={screen().by}>
        {h().screen.here(nameOf(props.hall.state(), screen().by))}{' '}
        <Button
          class="small"
          text={h().screen.apart}
          data-apart
          onClick={() => props.hall.match.reply(screen().k, false)}
        />
      </p>
    )}
  </Show>
);

/** What may be offered now, besides a rematch. */
const offerable = (props: PartProps): readonly OfferKind[] => {
  const { paused, offers, head } = props.hall.state();
  const out = new Set(offers.filter(({ by }) => by === head.you).map(({ offer }) => offer));
  const may = (kind: OfferKind): boolean => {
    if (out.has(kind) || kind === 'rematch' || kind === 'pace') return false;
    if (kind === 'resume') return paused !== undefined;
    if (kind === 'screen') return mayShare(props);
    if (kind === 'back') return !paused && backLine(props) !== undefined;
    return kind === 'void' || paused === undefined;
  };
  return OFFERS.filter(may);
};

/** Live, by turns, without clocks: any other pace than the one the match has. */
const PaceOffer = (props: PartProps) => {
  const now = () => timeText(props.hall.state().head.terms.time);
  const others = createMemo(() => TIMES.filter((time) => timeText(controlOf(time)) !== now()));
  const [picked, setPicked] = createSignal<Time>();
  const chosen = () => others().find((time) => time === picked()) ?? others()[0]!;
  const isOut = () =>
    props.hall.state().offers.some(({ by, offer }) => offer === 'pace' && by === props.hall.state().head.you);
  const offer = (): void => {
    const time = controlOf(chosen());
    props.hall.match.offer('pace', time ? { time } : {});
  };
  return (
    <Show when={!isOut()}>
      <div class="pace">
        <Picker
          text={h().offers.pace}
          values={others()}
          chosen={chosen()}
          nameOf={(time) => h().times[time]}
          onPick={(time) => setPicked(() => time)}
        />
        <Button class="small" text={h().offerPace} data-offering="pace" onClick={offer} />
      </div>
    </Show>
  );
};

const Offering = (props: PartProps) => {
  const offer = (kind: OfferKind): void => {
    const to = kind === 'back' ? backLine(props) : undefined;
    props.hall.match.offer(kind, to === undefined ? {} : { to });
  };
  return (
    <details class="offering">
      <summary>{h().offerTitle}</summary>
      <div class="chips">
        <For each={offerable(props)}>
          {(kind) => <Button class="small" text={h().offers[kind]} data-offering={kind} onClick={() => offer(kind)} />}
        </For>
      </div>
      <PaceOffer {...props} />
    </details>
  );
};

const Claims = (props: PartProps) => {
  const now = createNow();
  const mayClaim = createMemo(() => {
    const { head, away, paused } = props.hall.state();
    if (isByTurns(head.terms.time)) return false;
    const since = head.you && away[enemyOf(head.you)];
    return since !== undefined && !paused && now() - since >= LEFT;
  });
  return (
    <Show when={mayClaim()}>
      <Button
        text={h().claims.left(otherName(props.hall.state()))}
        data-claim
        onClick={() => props.hall.match.claim('left')}
      />
    </Show>
  );
};

/** Own answers lie face down: until the other's are there they can be changed. */
const Laid = (props: PartProps) => (
  <Show when={props.hall.isLaid() && props.hall.state().isEarly}>
    <Button text={h().changeIt} data-change onClick={() => props.hall.change()} />
  </Show>
);

export const HallParts = (props: PartProps) => {
  const state = () => props.hall.state();
  const isPlayer = () => state().head.you !== undefined;
  const [seen, setSeen] = createSignal<number>();
  /** An own offer that was declined, until it was read. */
  const declined = () => {
    const { answered, head } = state();
    return answered && !answered.yes && answered.offer.by === head.you && answered.offer.k !== seen()
      ? answered.offer
      : undefined;
  };
  const rematch = () => state().answered?.match;
  return (
    <section class="hall-parts" aria-label={h().title}>
      <Laid {...props} />
      <Show when={isPlayer()}>
        <For each={state().offers.filter(({ offer }) => offer !== 'rematch' && Object.hasOwn(h().offers, offer))}>
          {(offer) => <OfferCard hall={props.hall} offer={offer} />}
        </For>
        <Show when={declined()}>
          {(offer) => (
            <p role="status">
              {h().answeredNo} <Button class="small" text={h().understood} onClick={() => setSeen(offer().k)} />
            </p>
          )}
        </Show>
        <Show when={state().head.status === 'playing'}>
          <AtOneScreen {...props} />
          <EndOffered {...props} />
          <Claims {...props} />
          <Offering {...props} />
        </Show>
      </Show>
      <Show when={rematch()}>
        {(id) => (
          <Button class="primary" text={h().goRematch} data-rematch onClick={() => goTo({ page: 'hall', id: id() })} />
        )}
      </Show>
      <Show when={state().head.status === 'over'}>
        <Ended {...props} />
      </Show>
      <Show when={!props.hall.match.isLent}>
        <TalkPart {...props} />
      </Show>
    </section>
  );
};
