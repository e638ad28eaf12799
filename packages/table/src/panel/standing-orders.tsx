/** Standing orders to stop asking, where a reaction is asked for. */
import { For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { mayStand, SPANS } from '../app/standing-order.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { army } from '../words/names.js';

export const StandingOrders = (props: { readonly play: PlayCore }) => (
  <Show when={mayStand(props.play.real())}>
    <details class="standing-orders">
      <summary>{t().standing.title}</summary>
      <div class="chips">
        <For each={SPANS}>
          {(span) => (
            <Button
              class="small"
              text={t().standing.until[span]}
              data-decline={span}
              {...(span === 'phase' ? { hint: '⇧E', 'aria-keyshortcuts': 'Shift+E' } : {})}
              onClick={() => props.play.decline(span)}
            />
          )}
        </For>
      </div>
    </details>
  </Show>
);

/** The order in force, to be taken back. */
export const StandingNow = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.standing()}>
    {(order) => (
      <p class="standing-now" role="status">
        {t().standing.now(t().sides[order().side], t().standing.spans[order().until])}{' '}
        <Button class="small" text={t().standing.ask} data-ask onClick={() => props.play.ask()} />
      </p>
    )}
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
