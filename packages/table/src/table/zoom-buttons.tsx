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
  readonly pressed?: boolean | undefined;
  readonly onPress: () => void;
}) => (
  <Button
    class={props.class}
    text={props.sign}
    aria-label={props.name}
    aria-pressed={props.pressed}
    aria-keyshortcuts={props.letter}
    title={props.letter === undefined ? props.name : `${props.name} (${props.letter})`}
    onClick={() => props.onPress()}
  />
);

interface Props {
  readonly view: ViewWindow;
  /** Goes to what the decision is about, where that is known. */
  readonly onShow?: () => void;
  /** What fitting comes to, if not to the armies first. */
  readonly fit?: string;
  /** Names of all units, where they are not always shown. */
  readonly names?: { readonly on: boolean; readonly onToggle: () => void };
}

export const ZoomButtons = (props: Props) => (
  <div class="zoom" role="group" aria-label={t().tools.view}>
    <Show when={props.names}>
      {(names) => (
        <Sign
          class="show"
          name={t().tools.names}
          letter="N"
          sign="N"
          pressed={names().on}
          onPress={() => names().onToggle()}
        />
      )}
    </Show>
    <Sign name={t().tools.zoomIn} sign="+" onPress={() => props.view.zoom(CLOSER)} />
    <Sign name={t().tools.zoomOut} sign="−" onPress={() => props.view.zoom(1 / CLOSER)} />
    <Show when={props.onShow}>
      {(show) => <Sign class="show" name={t().tools.show} letter="V" sign="◎" onPress={show()} />}
    </Show>
    <Sign name={props.fit ?? t().tools.fit} letter="0" sign="⤢" onPress={() => props.view.turnHome()} />
  </div>
);
