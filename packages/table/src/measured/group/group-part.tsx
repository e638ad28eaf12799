/** The group in the decision panel: who is in hand together, how far they go, and a way to choose with fingers. */
import { Show } from 'solid-js';
import { Button, Chip } from '../../controls/button.jsx';
import { LastOrder } from '../../panel/standing-orders.jsx';
import type { MeasuredPlay } from '../play.js';
import { whyText } from '../text.js';
import { m } from '../words/index.js';
import { unitNames } from '../words/names.js';

export const GroupPart = (props: { readonly play: MeasuredPlay }) => {
  const group = () => props.play.group;
  const count = (): number => group().members().length;
  return (
    <Show when={group().isOpen()}>
      <div class="chips" data-group>
        <Chip
          text={m().group.choose}
          on={group().isPicking()}
          onClick={() => group().setPicking(!group().isPicking())}
          title={m().group.hint}
        />
        <Show when={group().bodies().length > 0}>
          <Button
            class="small"
            text={m().group.next}
            hint="L"
            aria-keyshortcuts="l"
            data-group-next
            onClick={() => void group().takeNext()}
          />
        </Show>
        <LastOrder play={props.play} />
        <Show when={count() > 0}>
          <Button class="small" text={m().group.letGo} onClick={() => group().clear()} />
        </Show>
      </div>
      <Show when={count() === 0 && props.play.held() === undefined && group().bodies().length > 0}>
        <p class="quiet hint">{m().group.bodies}</p>
      </Show>
      <Show when={count() > 0}>
        <p role="status">
          {m().group.inHand(count())} {unitNames(props.play.real(), group().members())}.{' '}
          <Show when={group().plan()} fallback={m().group.drag}>
            {(plan) => (
              <Show when={plan().stop} fallback={m().group.whole}>
                {(stop) => whyText(props.play.real(), stop().refusal)}
              </Show>
            )}
          </Show>
        </p>
        <Show when={count() > 1 && !group().plan()}>
          <Button
            class="small"
            text={m().group.advance}
            hint="↑"
            aria-keyshortcuts="ArrowUp"
            data-group-advance
            onClick={() => group().advanceAll()}
          />
        </Show>
        <Show when={(group().plan()?.shares.length ?? 0) > 0}>
          <Button class="primary" text={m().group.go} hint="⏎" onClick={() => void group().give()} data-group-go />
        </Show>
      </Show>
    </Show>
  );
};
