/** Standing orders to stop asking, where a reaction is asked for. */
import { For, lazy, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { isReaction, mayStand, SPANS, subjectOf, type Subject } from '../app/standing-order.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { army } from '../words/names.js';

/** What can be stopped now: the question by its kind, and all reactions where it is one. */
const subjectsIn = (play: PlayCore): readonly (Subject | undefined)[] => {
  const subject = subjectOf(play.real());
  return [...(subject === undefined ? [] : [subject]), ...(isReaction(play.real()) ? [undefined] : [])];
};

const SpansOf = (props: { readonly play: PlayCore; readonly about: Subject | undefined; readonly isLast: boolean }) => (
  <>
    <p>{t().standing.subjects[props.about ?? 'reply']}</p>
    <div class="chips">
      <For each={SPANS}>
        {(span) => (
          <Button
            class="small"
            text={t().standing.until[span]}
            data-decline={span}
            data-about={props.about ?? 'reply'}
            {...(span === 'phase' && props.isLast ? { hint: '⇧E', 'aria-keyshortcuts': 'Shift+E' } : {})}
            onClick={() => props.play.decline(span, props.about)}
          />
        )}
      </For>
    </div>
  </>
);

export const StandingOrders = (props: { readonly play: PlayCore }) => (
  <Show when={mayStand(props.play.real())}>
    <details class="standing-orders">
      <summary>{t().standing.title}</summary>
      <For each={subjectsIn(props.play)}>
        {(about, i) => <SpansOf play={props.play} about={about} isLast={i() === subjectsIn(props.play).length - 1} />}
      </For>
    </details>
  </Show>
);

const OrdersNow = lazy(async () => ({ default: (await import('../orders/parts.js')).OrdersNow }));

/** The orders in force, to be taken back. */
export const StandingNow = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.standing().length > 0}>
    <OrdersNow play={props.play} />
  </Show>
);

/** What the bot says to an offer to end. */
export const OfferNow = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.offerAnswered()}>
    {(answered) => (
      <p class="standing-now" role="status" data-offer={answered().agrees ? 'taken' : 'declined'}>
        {(answered().agrees ? t().life.endsWithTurn : t().life.fightsOn)(army(props.play.real(), answered().by))}
      </p>
    )}
  </Show>
);

/** Who wants to be asked whether somebody leaves the battle. */
export const LeavingNow = (props: { readonly play: PlayCore }) => (
  <For each={props.play.leaving()}>
    {(side) => (
      <p class="standing-now" role="status">
        {t().asking.leaving(t().sides[side])}{' '}
        <Button class="small" text={t().asking.stay} data-stay onClick={() => props.play.setLeaving(side, false)} />
      </p>
    )}
  </For>
);
