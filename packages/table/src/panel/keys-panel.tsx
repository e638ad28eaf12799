/** The keys, on one page. */
import { createEffect } from 'solid-js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { KeyList } from '../controls/key-list.jsx';

const KEYS = [
  ['1 – 9  ⇧ 1 – 9', 'digits'],
  ['Tab  ↑ ↓ ← →  ↵', 'tab'],
  ['Esc', 'escape'],
  ['Z  Y', 'undo'],
  ['E', 'end'],
  ['⇧ E', 'decline'],
  ['W', 'volley'],
  ['Ctrl (⌘)  ⇧ W', 'last'],
  ['P', 'pass'],
  ['Q', 'again'],
  ['F', 'flip'],
  ['+  −  0', 'zoom'],
  ['K', 'hint'],
  ['I', 'briefing'],
  ['O', 'legend'],
  ['J', 'report'],
  ['\\', 'fold'],
  ['?', 'rules'],
  ['Space', 'skip'],
  ['S', 'sound'],
] as const;

/** Where zones are. */
const ZONES = [['N', 'names']] as const;

/** Where players measure. */
const MEASURED = [
  ['M', 'tape'],
  ['D', 'describe'],
] as const;

interface Props {
  readonly open: boolean;
  readonly measured: boolean;
  readonly onClose: () => void;
}

export const KeysPanel = (props: Props) => {
  let dialog!: HTMLDialogElement;
  createEffect(() => {
    if (props.open && !dialog.open) dialog.showModal();
    else if (!props.open) dialog.close();
  });
  return (
    <dialog ref={dialog} class="rules-panel" onClose={() => props.onClose()} aria-labelledby="keys-title">
      <header>
        <h2 id="keys-title">{t().tools.keys}</h2>
        <Button class="small" text={t().nav.close} onClick={() => props.onClose()} />
      </header>
      <KeyList rows={[...KEYS, ...(props.measured ? MEASURED : ZONES)].map(([keys, what]) => [keys, t().keys[what]])} />
    </dialog>
  );
};
