/** A match that a tournament has made: this table seals its part of the dice, and the match begins when both have come. */
import { createEffect, createSignal } from 'solid-js';
import { enemyOf } from '@five-victories/engine/kernel';
import type { MatchHead } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Link } from '../../controls/button.jsx';
import type { Failed } from '../api.js';
import { Guarantees } from '../pages/guarantees.jsx';
import { Why } from '../pages/name-form.jsx';
import { mayOpen, mustSeal, ownSeal, sealOwn } from '../sealing.js';
import { timeText } from '../times.js';
import { linkState } from '../wire.js';
import { c, h } from '../words/index.js';
import { tournamentAddress } from './address.js';

const waitText = (head: MatchHead): string => {
  if (head.you === undefined) return c().sealed.watch;
  if (mayOpen(head)) return head.seals[head.you] === ownSeal(head) ? c().sealed.begins : c().sealed.elsewhere;
  return c().sealed.other(head.seats[enemyOf(head.you)]?.name ?? '');
};

export const Called = (props: { readonly head: MatchHead }) => {
  const [failed, setFailed] = createSignal<Failed>();
  let isUnderWay = false;
  // Again, when the hall comes back after it could not be reached.
  createEffect(() => {
    if (linkState() !== 'open' || isUnderWay || !mustSeal(props.head)) return;
    isUnderWay = true;
    void sealOwn(props.head).then((why) => {
      isUnderWay = false;
      setFailed(why);
    });
  });
  const isSealed = (): boolean => props.head.you !== undefined && props.head.seals[props.head.you] !== undefined;
  return (
    <>
      <section class="hall-slip" data-called>
        <p>
          <b>
            {props.head.seats.south?.name} ({t().sides.south}) – {props.head.seats.north?.name} ({t().sides.north})
          </b>{' '}
          · {timeText(props.head.terms.time)}
        </p>
        <p role="status" data-opening data-sealed={isSealed()}>
          {isSealed() ? `${c().sealed.yours} ` : ''}
          {h().states[linkState()] || waitText(props.head)}
        </p>
        <p class="chips">
          <Link
            class="button primary"
            text={c().ofMatch(props.head.tournament!.round)}
            href={tournamentAddress(props.head.tournament!.id)}
          />
          <Link class="button" text={h().toHall} href="#/hall" />
        </p>
        <Why failed={failed()} />
      </section>
      <Guarantees head={props.head} />
    </>
  );
};
