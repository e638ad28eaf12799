import { Show } from 'solid-js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { CLOSER } from './table-keys.js';
import type { ViewWindow } from './view-window.js';

const Sign = (props: {
  readonly name: string;
  readonly sign: string;
  readonly class?: string;
  readonly letter?: string;
  readonly onPress: () => void;
}) => (
  <Button
    class={props.class}
    text={props.sign}
    aria-label={props.name}
    aria-keyshortcuts={props.letter}
    title={props.letter === undefined ? props.name : `${props.name} (${props.letter})`}
    onClick={() => props.onPress()}
  />
);

interface Props {
  readonly view: ViewWindow;
  /** Goes to what the decision is about, where that is known. */
  readonly onShow?: () => void;
}

export const ZoomButtons = (props: Props) => (
  <div class="zoom" role="group">
    <Sign name={t().tools.zoomIn} sign="+" onPress={() => props.view.zoom(CLOSER)} />
    <Sign name={t().tools.zoomOut} sign="−" onPress={() => props.view.zoom(1 / CLOSER)} />
    <Show when={props.onShow}>
      {(show) => <Sign class="show" name={t().tools.show} letter="V" sign="◎" onPress={show()} />}
    </Show>
    <Sign name={t().tools.fit} letter="0" sign="⤢" onPress={() => props.view.turnHome()} />
  </div>
);
