/** Several units in hand, in the decision panel: who they are, and a way to choose them with fingers. */
import { Show } from 'solid-js';
import type { Play } from '../app/play.js';
import { t } from '../app/settings.js';
import { Button, Chip } from '../controls/button.jsx';
import { unitName } from '../words/names.js';
import { isCommander } from './setting-up.js';

export const GroupPart = (props: { readonly play: Play }) => {
  const group = () => props.play.group;
  const leader = (): string => {
    const { state, decision } = props.play.real();
    return state.sides[decision?.side ?? 'south'].leader;
  };
  const names = (): string =>
    group()
      .members()
      .map((id) => (isCommander(id) ? leader() : unitName(props.play.real(), id)))
      .join(', ');
  return (
    <Show when={group().isOpen()}>
      <div class="chips" data-group>
        <Chip
          text={t().group.choose}
          on={group().isPicking()}
          onClick={() => group().setPicking(!group().isPicking())}
          title={t().group.hint}
        />
        <Button
          class="small"
          text={t().group.all}
          hint="A"
          aria-keyshortcuts="a"
          data-group-all
          onClick={() => group().chooseAll()}
        />
        <Show when={group().members().length > 0}>
          <Button class="small" text={t().group.letGo} onClick={() => group().clear()} />
        </Show>
      </div>
      <Show when={group().members().length > 0}>
        <p role="status">
          {t().group.inHand(group().members().length, names())} {t().group.send}
        </p>
      </Show>
    </Show>
  );
};
