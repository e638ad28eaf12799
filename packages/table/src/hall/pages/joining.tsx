/** Somebody has sent a link: who asks, what is played; sit down, or look on. */
import { createSignal, Show } from 'solid-js';
import { enemyOf } from '@five-victories/engine/kernel';
import type { MatchHead } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { isGame } from '../../match/game-ids.js';
import { Frame } from '../../pages/frame.jsx';
import { isFailed, takeSeat, type Failed } from '../api.js';
import { createMe } from '../me.js';
import { emptySeat } from '../propose.js';
import { forgetSecret, seal } from '../seal.js';
import { timeText } from '../times.js';
import { theLink } from '../wire.js';
import { h, p } from '../words/index.js';
import { Guarantees } from './guarantees.jsx';
import { Named, Why } from './name-form.jsx';

export const Joining = (props: { readonly head: MatchHead; readonly watches: boolean; onWatch(): void }) => {
  const me = createMe();
  const [failed, setFailed] = createSignal<Failed>();
  const side = () => emptySeat(props.head);
  const host = (): string => props.head.seats[enemyOf(side())]?.name ?? '';
  const sit = async (): Promise<void> => {
    const { id } = props.head;
    const answer = await takeSeat(id, seal(id, side()));
    if (!isFailed(answer)) return theLink().again();
    // The hall may have heard of it although it was not heard.
    if (answer.failed !== 'unreached') forgetSecret(id);
    setFailed(answer);
  };
  return (
    <Frame title={props.head.name} class="hall">
      <h1>{h().joinTitle(host())}</h1>
      <section class="hall-slip" data-joins>
        <p>
          <b>{props.head.name}</b> · {isGame(props.head.game) ? t().front.games[props.head.game].title : ''} ·{' '}
          {timeText(props.head.terms.time)}
          {props.head.terms.rated ? ` · ${p().ratedShort}` : ''}
        </p>
        <Show when={!props.watches} fallback={<p role="status">{h().nobodyYet}</p>}>
          <Show when={!me.isLoading()}>
            <Named me={me} />
          </Show>
          <div class="chips">
            <Show when={me.name() !== undefined}>
              <Button class="primary" text={h().takeSeat(t().sides[side()])} data-sit onClick={() => void sit()} />
            </Show>
            <Button text={h().watch} onClick={() => props.onWatch()} />
          </div>
        </Show>
        <Why failed={failed()} />
      </section>
      <Guarantees head={props.head} />
    </Frame>
  );
};
