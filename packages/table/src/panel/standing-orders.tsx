/** Standing orders to stop asking, where a reaction is asked for. */
import { createMemo, For, lazy, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import {
  FIGHTS,
  hasDeclined,
  isReaction,
  lettingPass,
  mayFightAll,
  mayStand,
  SPANS,
  subjectOf,
  type Subject,
} from '../app/standing-order.js';
import { t } from '../app/settings.js';
import { Button, Chip } from '../controls/button.jsx';
import { endIn, isUnderWay, leftIn } from '../match/stand-fast.js';
import { army, unitName } from '../words/names.js';

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
    <details class="standing-orders" open={hasDeclined(props.play.session().moments)}>
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

/** Ends the phase, and those who were not ordered are not waited for in the phases to come. */
export const EndFast = (props: { readonly play: PlayCore }) => {
  const left = createMemo(() => {
    const { moments } = props.play.session();
    const [before, now] = [moments.at(-2)?.match, props.play.real()];
    return before && endIn(now) && isUnderWay(now, before) ? leftIn(now) : [];
  });
  return (
    <Show when={left().length > 0 && !props.play.head().guided}>
      <Button
        class="chip end-fast"
        text={t().asking.endFast(left().length)}
        hint="⇧E"
        aria-keyshortcuts="Shift+E"
        title={t().asking.endFastHint}
        data-end-fast
        onClick={() => void props.play.endFast()}
      />
    </Show>
  );
};

/** Who fights first is said once for all. */
export const FightAll = (props: { readonly play: PlayCore }) => (
  <Show when={mayFightAll(props.play.real()) && props.play.real().decision}>
    {(decision) => (
      <Button
        class="chip"
        text={t().asking.fightAll(decision().options.length)}
        hint="W"
        data-fight-all
        onClick={() => props.play.order(decision().side, FIGHTS)}
      />
    )}
  </Show>
);

/** Who moves is not stopped, wherever on its way that could be done. */
export const LetPass = (props: { readonly play: PlayCore }) => (
  <Show when={lettingPass(props.play.real())}>
    {(order) => (
      <Button
        class="chip"
        text={t().asking.letPass(unitName(props.play.real(), order().if.unit))}
        hint="P"
        data-let-pass
        onClick={() => props.play.order(props.play.real().decision!.side, order())}
      />
    )}
  </Show>
);

/** The next order is the last one of the phase: said beforehand, where no key can be held. */
export const LastOrder = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.lastOrder.isOpen()}>
    <Chip
      class="chip small last-order"
      text={t().asking.last}
      on={props.play.lastOrder.isTicked()}
      title={t().asking.lastHint}
      data-last
      onClick={() => props.play.lastOrder.tick(!props.play.lastOrder.isTicked())}
    />
  </Show>
);

/** Who stands fast, to be asked for again. */
export const FastNow = (props: { readonly play: PlayCore }) => {
  const own = createMemo(() => {
    const { decision, state } = props.play.real();
    const units: readonly { readonly id: string; readonly side: string }[] = state.units;
    const isOwn = (id: string): boolean => units.some((unit) => unit.id === id && unit.side === decision?.side);
    return decision?.kind !== 'activity' || !props.play.asksPerson()
      ? []
      : props.play.fast().filter(({ unit }) => isOwn(unit) || unit === `commander:${decision.side}`);
  });
  const nameOf = (unit: string): string =>
    unit.startsWith('commander:') ? t().armies.commander : unitName(props.play.real(), unit);
  return (
    <Show when={own().length > 0}>
      <p class="standing-now" role="status" data-fast>
        {t().asking.fast}{' '}
        <For each={own()}>
          {({ unit }) => (
            <>
              <Button
                class="small"
                text={`${nameOf(unit)} ✕`}
                aria-label={t().asking.wake(nameOf(unit))}
                title={t().asking.wake(nameOf(unit))}
                data-wake={unit}
                onClick={() => props.play.wake(unit)}
              />{' '}
            </>
          )}
        </For>
      </p>
    </Show>
  );
};

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
