/** Tools below the panel: undo, rules, the rest. */
import { createSignal, For, lazy, Show } from 'solid-js';
import { interruptRefusal, SIDES, type Side } from '@five-victories/engine/kernel';
import type { PlayCore } from '../app/play-core.js';
import { saveFile } from '../app/files.js';
import { openLegend } from '../app/legend.js';
import { goTo } from '../app/route.js';
import { openRule } from '../app/rules.js';
import { change, settings, t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import { Tick } from '../controls/fields.jsx';
import { botIn, isPerson } from '../match/seats.js';
import { switchSound } from '../sound/at-table.js';
import { fileOf } from '../store/kept-match.js';
import { DisputeForm } from './dispute-form.jsx';
import { HintNow } from './hint-now.jsx';
import { KeysPanel } from './keys-panel.jsx';
import { BackTo } from './back-to.jsx';
import { FastNow, LeavingNow, OfferNow, StandingNow } from './standing-orders.jsx';
import { army } from '../words/names.js';

const AskBack = lazy(async () => ({ default: (await import('../hall/table/offers.jsx')).AskBack }));

interface Props {
  readonly play: PlayCore;
}

/** Why nothing can be taken back, and how it could be. */
const Barred = (props: Props) => {
  const makeFriendly = (): void => {
    props.play.setHead({ ...props.play.head(), friendly: true });
    props.play.setHalted(false);
    props.play.undo();
  };
  return (
    <Show when={props.play.halted() && !props.play.canUndo()}>
      <div class="barrier" role="alert">
        <p>{t().tools.barriers[props.play.barrier()]}</p>
        <div class="chips">
          <Show when={props.play.barrier() !== 'start'}>
            <Show
              when={props.play.keeping.hall}
              fallback={<Button class="small" text={t().tools.makeFriendly} onClick={makeFriendly} />}
            >
              {(hall) => <AskBack play={props.play} hall={hall()} />}
            </Show>
          </Show>
          <Button class="small" text={t().nav.close} onClick={() => props.play.setHalted(false)} />
        </div>
      </div>
    </Show>
  );
};

/** What persons may say unasked: to end it, to give up, to let units leave, to dispute a rule. */
const Speaking = (props: Props) => {
  const speakers = (): Side[] =>
    props.play.keeping.plays() ? SIDES.filter((side) => isPerson(props.play.head().seats, side)) : [];
  const may = (side: Side, verb: string): boolean =>
    props.play.real().decision !== undefined && interruptRefusal(props.play.real(), side, { do: verb }) === undefined;
  const concede = (side: Side): void => {
    if (confirm(`${army(props.play.real(), side)}: ${t().verbs.concede}?`))
      props.play.interrupt(side, { do: 'concede' });
  };
  const by = (side: Side, text: string): string => (speakers().length > 1 ? `${t().sides[side]}: ${text}` : text);
  return (
    <>
      <For each={speakers()}>
        {(side) => (
          <>
            <Button
              text={by(side, t().tools.offerEnd)}
              disabled={!may(side, 'offerEnd')}
              onClick={() => props.play.interrupt(side, { do: 'offerEnd' })}
            />
            <Button text={by(side, t().tools.concede)} disabled={!may(side, 'concede')} onClick={() => concede(side)} />
          </>
        )}
      </For>
      <For each={speakers().filter((side) => side === props.play.real().decision?.side)}>
        {(side) => (
          <Button
            text={by(side, t().asking.leave)}
            aria-pressed={props.play.leaving().includes(side)}
            data-leave={side}
            onClick={() => props.play.setLeaving(side, !props.play.leaving().includes(side))}
          />
        )}
      </For>
      <For each={props.play.real().decision ? speakers() : []}>
        {(side) => <DisputeForm play={props.play} side={side} />}
      </For>
    </>
  );
};

const Redo = (props: Props & { readonly class: string }) => (
  <Button
    class={props.class}
    text={t().tools.redo}
    hint="Y"
    disabled={!props.play.canRedo()}
    onClick={() => props.play.redo()}
    aria-keyshortcuts="y"
  />
);

const Rules = (props: { readonly class: string }) => (
  <Button class={props.class} text={t().tools.rules} hint="?" onClick={() => openRule()} aria-keyshortcuts="?" />
);

/** On a phone the order takes the place of two tools of the bar. */
const More = (props: Props & { onKeys(): void }) => (
  <div class="more">
    <BackTo play={props.play} />
    <div class="row">
      <Redo play={props.play} class="for-phone" />
      <Rules class="for-phone" />
      <Button text={t().tools.flip} hint="F" onClick={() => props.play.flip()} aria-keyshortcuts="f" />
      <Button
        text={t().tools.replay}
        disabled={props.play.keeping.deleted()}
        onClick={() => goTo({ page: 'replay', id: props.play.head().id })}
      />
      <Button
        text={t().saved.export}
        onClick={() => saveFile(`${props.play.head().name}.json`, fileOf(props.play.session()))}
      />
      <Button text={t().tools.legend} hint="O" aria-keyshortcuts="o" data-tool="legend" onClick={openLegend} />
      <Button class="for-keys" text={t().tools.keys} onClick={() => props.onKeys()} />
      <Button
        text={t().life.soundTool}
        hint="S"
        aria-pressed={settings().sound}
        aria-keyshortcuts="s"
        data-tool="sound"
        onClick={switchSound}
      />
      <Speaking play={props.play} />
      {/* Nobody is to be helped by it against somebody elsewhere. */}
      <Show when={!props.play.keeping.hall}>
        <Tick
          text={t().life.chances}
          on={settings().chances}
          onTick={(on) => change({ chances: on })}
          data-setting="chances"
        />
      </Show>
      <Show when={botIn(props.play.head().seats)}>
        <Tick
          text={t().life.concessions}
          on={settings().concessions}
          onTick={(on) => change({ concessions: on })}
          data-setting="concessions"
        />
      </Show>
      <Tick text={t().asking.all} on={settings().askAll} onTick={(on) => change({ askAll: on })} />
      <Tick text={t().asking.confirm} on={settings().confirm} onTick={(on) => change({ confirm: on })} />
      <Link class="button" text={t().tools.leave} href="#/" />
    </div>
  </div>
);

export const Tools = (props: Props & { readonly measured: boolean }) => {
  const [more, setMore] = createSignal(false);
  const [keys, setKeys] = createSignal(false);
  const unsaved = (): string | undefined =>
    props.play.keeping.deleted() ? t().deleted.title : props.play.keeping.unsaved();
  return (
    <footer class="tools">
      <Barred play={props.play} />
      <StandingNow play={props.play} />
      <FastNow play={props.play} />
      <LeavingNow play={props.play} />
      <OfferNow play={props.play} />
      <HintNow play={props.play} />
      <div class="bar">
        <Button
          text={t().tools.undo}
          hint="Z"
          disabled={!props.play.keeping.plays()}
          onClick={() => props.play.undo()}
          aria-keyshortcuts="z"
          data-tool="undo"
        />
        <Redo play={props.play} class="gives-way" />
        <Rules class="gives-way" />
        <Button text={t().tools.more} aria-expanded={more()} onClick={() => setMore(!more())} />
      </div>
      <Show when={more()}>
        <More play={props.play} onKeys={() => setKeys(true)} />
      </Show>
      <p class="saved-sign" classList={{ wrong: unsaved() !== undefined }}>
        {unsaved() === undefined ? t().panel.saved : t().panel.notSaved(unsaved()!)}
      </p>
      <KeysPanel open={keys()} measured={props.measured} onClose={() => setKeys(false)} />
    </footer>
  );
};
