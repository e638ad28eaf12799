/** By turns: what has happened since one's own last answer, to be read and stepped through. */
import { createMemo, For, Show } from 'solid-js';
import { isByTurns } from '@five-victories/server/protocol';
import { goTo } from '../../app/route.js';
import { settings } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { sinceOwnAct } from '../../match/news.js';
import { toldIn } from '../../store/told.js';
import { h } from '../words/index.js';
import type { PlayCore } from '../../app/play-core.js';
import type { AtHall } from '../keeper.js';

/** More is read in the report. */
const MOST = 40;

interface Props {
  readonly play: PlayCore;
  readonly hall: AtHall;
}

const isSlow = ({ hall }: Props): boolean => {
  const { time } = hall.state().head.terms;
  return !time || isByTurns(time);
};

export const Since = (props: Props) => {
  const news = createMemo(() => {
    const { you, status } = props.hall.state().head;
    if (you === undefined || status !== 'playing' || !isSlow(props)) return [];
    const { moments } = props.play.session();
    return sinceOwnAct(moments, you).flatMap((at) => {
      const told = toldIn(moments[at]!).filter(({ phase }) => !phase);
      return told.length > 0 ? [{ at, told }] : [];
    });
  });
  const stepTo = (at: number): void => goTo({ page: 'replay', id: props.play.head().id, at });
  return (
    <Show when={news().length > 0}>
      <details class="since" data-since={news().length}>
        <summary>{h().since(news().length)}</summary>
        <ol>
          <For each={news().slice(-MOST)}>
            {({ at, told }) => (
              <li>
                <button type="button" class="link" data-step={at} onClick={() => stepTo(at)}>
                  {told.map(({ text }) => text[settings().language]).join(' ')}
                </button>
              </li>
            )}
          </For>
        </ol>
        <Button class="small" text={h().stepThrough} data-step-through onClick={() => stepTo(news()[0]!.at)} />
      </details>
    </Show>
  );
};
