/** Tools below the panel: undo, rules, the rest. */
import { createSignal, For, Show } from 'solid-js';
import { interruptRefusal, SIDES, type Side } from '@five-victories/engine/kernel';
import type { PlayCore } from '../app/play-core.js';
import { saveFile } from '../app/files.js';
import { goTo } from '../app/route.js';
import { openRule } from '../app/rules.js';
import { t } from '../app/settings.js';
import { isPerson } from '../match/seats.js';
import { fileOf } from '../store/kept-match.js';
import { DisputeForm } from './dispute-form.jsx';
import { KeysPanel } from './keys-panel.jsx';
import { BackTo } from './back-to.jsx';
import { StandingNow } from './standing-orders.jsx';
import { army } from '../words/names.js';

export const Tools = (props: { readonly play: PlayCore; readonly measured: boolean }) => {
  const [more, setMore] = createSignal(false);
  const [keys, setKeys] = createSignal(false);
  /** Persons who may speak up now. */
  const speakers = (): Side[] =>
    props.play.keeping.plays() ? SIDES.filter((side) => isPerson(props.play.head().seats, side)) : [];
  const may = (side: Side, verb: string): boolean =>
    props.play.real().decision !== undefined && interruptRefusal(props.play.real(), side, { do: verb }) === undefined;
  const concede = (side: Side): void => {
    if (confirm(`${army(props.play.real(), side)}: ${t().verbs.concede}?`))
      props.play.interrupt(side, { do: 'concede' });
  };
  const unsaved = (): string | undefined =>
    props.play.keeping.deleted() ? t().deleted.title : props.play.keeping.unsaved();
  return (
    <footer class="tools">
      <Show when={props.play.halted() && !props.play.canUndo()}>
        <div class="barrier" role="alert">
          <p>{t().tools.barriers[props.play.barrier()]}</p>
          <div class="chips">
            <Show when={props.play.barrier() !== 'start'}>
              <button
                type="button"
                class="small"
                onClick={() => {
                  props.play.setHead({ ...props.play.head(), friendly: true });
                  props.play.setHalted(false);
                  props.play.undo();
                }}
              >
                {t().tools.makeFriendly}
              </button>
            </Show>
            <button type="button" class="small" onClick={() => props.play.setHalted(false)}>
              {t().nav.close}
            </button>
          </div>
        </div>
      </Show>
      <StandingNow play={props.play} />
      <div class="row">
        <button
          type="button"
          disabled={!props.play.keeping.plays()}
          onClick={() => props.play.undo()}
          aria-keyshortcuts="z"
          data-tool="undo"
        >
          {t().tools.undo} <kbd>Z</kbd>
        </button>
        <button type="button" disabled={!props.play.canRedo()} onClick={() => props.play.redo()} aria-keyshortcuts="y">
          {t().tools.redo} <kbd>Y</kbd>
        </button>
        <button type="button" onClick={() => openRule()} aria-keyshortcuts="?">
          {t().tools.rules} <kbd>?</kbd>
        </button>
        <button type="button" aria-expanded={more()} onClick={() => setMore(!more())}>
          {t().tools.more}
        </button>
      </div>
      <Show when={more()}>
        <BackTo play={props.play} />
        <div class="row more">
          <button type="button" onClick={() => props.play.flip()} aria-keyshortcuts="f">
            {t().tools.flip} <kbd>F</kbd>
          </button>
          <button
            type="button"
            disabled={props.play.keeping.deleted()}
            onClick={() => goTo({ page: 'replay', id: props.play.head().id })}
          >
            {t().tools.replay}
          </button>
          <button
            type="button"
            onClick={() => saveFile(`${props.play.head().name}.json`, fileOf(props.play.session()))}
          >
            {t().tools.export}
          </button>
          <button type="button" class="for-keys" onClick={() => setKeys(true)}>
            {t().tools.keys}
          </button>
          <For each={speakers()}>
            {(side) => (
              <>
                <button
                  type="button"
                  disabled={!may(side, 'offerEnd')}
                  onClick={() => props.play.interrupt(side, { do: 'offerEnd' })}
                >
                  {speakers().length > 1 ? `${t().sides[side]}: ` : ''}
                  {t().tools.offerEnd}
                </button>
                <button type="button" disabled={!may(side, 'concede')} onClick={() => concede(side)}>
                  {speakers().length > 1 ? `${t().sides[side]}: ` : ''}
                  {t().tools.concede}
                </button>
              </>
            )}
          </For>
          <For each={props.play.real().decision ? speakers() : []}>
            {(side) => <DisputeForm play={props.play} side={side} />}
          </For>
          <a class="button" href="#/">
            {t().tools.leave}
          </a>
        </div>
      </Show>
      <p class="saved-sign" classList={{ wrong: unsaved() !== undefined }}>
        {unsaved() === undefined ? t().panel.saved : t().panel.notSaved(unsaved()!)}
      </p>
      <KeysPanel open={keys()} measured={props.measured} onClose={() => setKeys(false)} />
    </footer>
  );
};
