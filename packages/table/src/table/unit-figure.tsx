/** One unit on the table: its tray with its stands, and what is written on it. */
import { createMemo, Show, type Accessor } from 'solid-js';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import type { Cell } from '../zone/maker.js';
import type { Station } from '../view/place-units.js';
import type { Tray } from '../view/tray.js';
import { unitName, unitSentence } from '../words/names.js';
import { LipWords } from './lip.jsx';
import { STAKES, STAKES_ID } from './stand-art.js';
import { standsAt, TrayShape } from './tray.jsx';
import { PickedStands, UnitStands } from './unit-stands.jsx';

/** A unit in the hand is drawn twice: as it is carried, and, paler, where it still stands. */
export type Held = 'lifted' | 'away' | undefined;

export type Look = 'plain' | 'able' | 'chosen' | 'target' | 'spent' | 'spoken';

interface Props {
  readonly match: ZonalMatch;
  readonly unit: Unit;
  readonly station: Station;
  readonly level: 'far' | 'near';
  readonly look: Look;
  /** Where stands of this unit are picked: which are. */
  readonly cells: readonly Cell[] | undefined;
  readonly reachable: boolean;
  readonly held?: Held;
}

/** Turns the short way round. */
export const turning = (angle: Accessor<number>): Accessor<number> =>
  createMemo((before: number) => {
    const difference = ((((angle() - before) % 360) + 540) % 360) - 180;
    return before + difference;
  }, angle());

const AROUND = 3.5;

const Body = (props: Props & { readonly tray: Tray }) => {
  const { figure, scale } = props.tray;
  return (
    <g class="standing" transform={`translate(0 ${standsAt(props.tray)}) scale(${scale})`}>
      <UnitStands
        match={props.match}
        unit={props.unit}
        tray={props.tray}
        level={props.station.counter ? 'far' : props.level}
      />
      <Show when={props.unit.stakes}>
        <use
          href={`#${STAKES_ID}`}
          transform={`translate(0 ${-figure.depth / 2 - 3}) scale(${figure.width / STAKES} 1)`}
        />
      </Show>
      <Show when={props.cells}>{(cells) => <PickedStands stands={figure.stands} cells={cells()} />}</Show>
    </g>
  );
};

/** What is written on it lies beside the button, not in it: its label says more than the figures do. */
export const UnitFigure = (props: Props) => {
  const tray = () => props.station.tray!;
  /** A single stand has none that could be seen. */
  const formation = () => (props.unit.layout.length > 1 ? props.unit.formation : undefined);
  const angle = turning(() => props.station.angle);
  const label = createMemo(() => unitSentence(t(), props.match, props.unit));
  const place = () => ({ transform: `translate(${props.station.x}px, ${props.station.y}px)` });
  return (
    <>
      <g
        class={`unit ${props.unit.side} ${props.look} ${props.held ?? ''}`}
        style={place()}
        data-coat={props.unit.id}
        data-unit={props.held === 'lifted' ? undefined : props.unit.id}
        role="button"
        tabindex={props.reachable ? 0 : -1}
        aria-label={label()}
        aria-pressed={props.look === 'chosen'}
      >
        <title>{unitName(props.match, props.unit.id)}</title>
        <g class="turning" style={{ transform: `rotate(${angle()}deg)` }}>
          <rect
            class="halo"
            x={-tray().width / 2 - AROUND}
            y={-tray().depth / 2 - AROUND}
            width={tray().width + 2 * AROUND}
            height={tray().depth + 2 * AROUND}
            rx="5"
          />
          <TrayShape tray={tray()} formation={formation()} />
          <Show when={tray()} keyed>
            {(now) => <Body {...props} tray={now} />}
          </Show>
        </g>
      </g>
      <g class={`lip-words ${props.unit.side} ${props.look} ${props.held ?? ''}`} style={place()} aria-hidden="true">
        <LipWords
          match={props.match}
          unit={props.unit}
          station={props.station}
          tray={tray()}
          covered={props.level === 'near' && !props.station.counter}
        />
      </g>
    </>
  );
};
