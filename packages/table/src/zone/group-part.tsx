/** Several units in hand, in the decision panel: who they are, and a way to choose them with fingers. */
import { Show } from 'solid-js';
import type { Play } from '../app/play.js';
import { t } from '../app/settings.js';
import { Button, Chip } from '../controls/button.jsx';
import { Chips } from '../controls/chips.jsx';
import { LastOrder } from '../panel/standing-orders.jsx';
import { unitName } from '../words/names.js';
import { isCommander } from './setting-up.js';

/** As many as are named: the table shows them all. */
const FEW = 6;

export const GroupPart = (props: { readonly play: Play }) => {
  const group = () => props.play.group;
  const leader = (): string => {
    const { state, decision } = props.play.real();
    return state.sides[decision?.side ?? 'south'].leader;
  };
  const names = (): string | undefined => {
    const members = group().members();
    const nameOf = (id: string): string => (isCommander(id) ? leader() : unitName(props.play.real(), id));
    return members.length > FEW ? undefined : members.map(nameOf).join(', ');
  };
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
        <LastOrder play={props.play} />
        <Show when={group().members().length > 0}>
          <Button class="small" text={t().group.letGo} onClick={() => group().clear()} />
        </Show>
      </div>
      <Show when={group().members().length > 0}>
        <p role="status">
          {t().group.inHand(group().members().length, names())} {t().group.send}
        </p>
        <Chips label={t().group.turn} titled values={group().turns()}>
          {(facing) => (
            <Chip text={t().compass[facing]} data-group-turn={facing} onClick={() => group().turn(facing)} />
          )}
        </Chips>
      </Show>
    </Show>
  );
};
