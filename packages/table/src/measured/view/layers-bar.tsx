/** A bar above the table: overlays to be switched and pinned, the tape measure, and where a unit stands. */
import { createEffect, createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js';
import { Button } from '../../controls/button.jsx';
import { Tick } from '../../controls/fields.jsx';
import type { Instruments } from '../instruments.js';
import { m } from '../words/index.js';
import { unitName, unitNames } from '../words/names.js';
import { knownIn, OF_SIDE, OF_UNIT, type Layer } from './layers.js';

interface Props {
  readonly instruments: Instruments;
}

const Switches = (props: Props & { readonly title: string; readonly layers: readonly Layer[] }) => (
  <fieldset>
    <legend>{props.title}</legend>
    <For each={knownIn(props.instruments.match(), props.layers)}>
      {(layer) => (
        <Tick
          class="switch"
          text={props.instruments.nameOf(layer)}
          on={props.instruments.isOn(layer)}
          onTick={() => props.instruments.change(layer)}
          data-layer={layer}
        />
      )}
    </For>
  </fieldset>
);

/** What is on for the unit in hand stays with it when another is taken. */
const PinButton = (props: Props) => {
  const words = () => m().view.layers;
  const isPinned = (): boolean => props.instruments.pins().some(({ unit }) => unit === props.instruments.unit());
  const name = (): string => unitName(props.instruments.match(), props.instruments.unit()!);
  const isUseful = (): boolean => isPinned() || OF_UNIT.some((layer) => props.instruments.isOn(layer));
  return (
    <Show when={props.instruments.unit()} fallback={<small>{props.instruments.noUnit()}</small>}>
      {(unit) => (
        <Button
          class="small"
          text={isPinned() ? words().unpin(name()) : words().pin(name())}
          disabled={!isUseful()}
          aria-pressed={isPinned()}
          onClick={() => props.instruments.pin(unit())}
          data-pin
        />
      )}
    </Show>
  );
};

const Pinned = (props: Props) => {
  const units = () => [...new Set(props.instruments.pins().map(({ unit }) => unit))];
  return (
    <Show when={units().length > 0}>
      <small>{m().view.layers.pinned(unitNames(props.instruments.match(), units()))}</small>
    </Show>
  );
};

const Menu = (props: Props & { readonly id: string; readonly onClose: () => void }) => {
  let menu!: HTMLDivElement;
  createEffect(() => menu.querySelector('input')?.focus());
  const words = () => m().view.layers;
  return (
    <div
      class="layers-menu"
      id={props.id}
      ref={menu}
      role="group"
      aria-label={words().title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      <div class="row narrow-tools">
        <Tools instruments={props.instruments} onUse={() => props.onClose()} />
      </div>
      <Switches instruments={props.instruments} title={props.instruments.ofUnit()} layers={OF_UNIT} />
      <PinButton instruments={props.instruments} />
      <Switches instruments={props.instruments} title={words().ofSides} layers={OF_SIDE} />
      <Pinned instruments={props.instruments} />
      <Show when={props.instruments.count() > 0}>
        <Button class="small" text={words().none} onClick={() => props.instruments.none()} />
      </Show>
    </div>
  );
};

/** The tape measure, and where a unit stands: beside the opener, or in its menu where there is no room for them. */
const Tools = (props: Props & { readonly onUse?: () => void }) => (
  <>
    <Button
      text={props.instruments.tape() ? m().view.tape.end : m().view.tape.name}
      hint="M"
      aria-pressed={props.instruments.tape() !== undefined}
      title={m().view.tape.name}
      onClick={() => {
        props.instruments.key('m', undefined);
        props.onUse?.();
      }}
      data-tool="tape"
    />
    <Button
      text={m().view.where.describe}
      hint="D"
      aria-pressed={props.instruments.described() !== undefined}
      onClick={() => {
        props.instruments.key('d', undefined);
        props.onUse?.();
      }}
      data-tool="describe"
    />
  </>
);

export const LayersBar = (props: Props) => {
  let bar!: HTMLDivElement;
  let opener!: HTMLButtonElement;
  const id = createUniqueId();
  const [open, setOpen] = createSignal(false);
  const close = (): void => {
    setOpen(false);
    opener.focus();
  };
  const away = (event: PointerEvent): void => {
    if (!bar.contains(event.target as Node)) setOpen(false);
  };
  addEventListener('pointerdown', away, { capture: true });
  onCleanup(() => removeEventListener('pointerdown', away, { capture: true }));
  return (
    <div class="layers-bar" ref={bar}>
      <div class="row">
        <button
          type="button"
          ref={opener}
          aria-expanded={open()}
          aria-controls={id}
          onClick={() => setOpen(!open())}
          data-tool="layers"
        >
          {m().view.layers.title}
          <Show when={props.instruments.count() > 0}> ({props.instruments.count()})</Show>
        </button>
        <Tools instruments={props.instruments} />
      </div>
      <Show when={open()}>
        <Menu instruments={props.instruments} id={id} onClose={close} />
      </Show>
      <Show when={props.instruments.length()}>
        {(length) => (
          <p class="tape-says" aria-hidden="true">
            {length()}
          </p>
        )}
      </Show>
    </div>
  );
};
