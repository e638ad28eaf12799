/** One unit on a measured table: every stand where it truly stands. Its plate lies in a layer above all units. */
import { createEffect, createMemo, For, on, onCleanup, Show, type Accessor } from 'solid-js';
import type { TabletopMatch, Unit } from '@five-victories/engine/tabletop';
import type { Level } from '../../art/index.js';
import type { Look } from '../../table/unit-figure.jsx';
import type { Figure, Front } from './figure.js';
import type { Station } from './station.js';
import { battleBase, pieceSymbol } from './symbols.js';

/** Turns the short way round. */
export const turning = (angle: Accessor<number>): Accessor<number> =>
  createMemo((before: number) => {
    const difference = ((((angle() - before) % 360) + 540) % 360) - 180;
    return before + difference;
  }, angle());

/** The edge it looks over: bright, with a chevron that can be seen from afar. `open`: men apart. */
export const Fronts = (props: { readonly fronts: readonly Front[]; readonly size: number; readonly open: boolean }) => (
  <For each={props.fronts}>
    {({ x, y, turn, half }) => (
      <g class="front" classList={{ open: props.open }} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path class="edge" d={`M${-half} 0H${half}`} />
        <path class="chevron" d={`M${-props.size} -2L0 ${-2 - props.size}L${props.size} -2Z`} />
      </g>
    )}
  </For>
);

interface StandsProps {
  readonly match: TabletopMatch;
  readonly figure: Figure;
  readonly level: Level;
}

/** Its stands and, of a Battle, the round base below them. */
export const Stands = (props: StandsProps) => (
  <>
    <Show when={props.figure.diameter}>{(diameter) => <use href={`#${battleBase(diameter())}`} />}</Show>
    <For each={[...props.figure.pieces].reverse()}>
      {(piece) => {
        const symbol = createMemo(() => pieceSymbol(props.match, piece, props.level));
        const scaled = (): string => (Math.abs(symbol().scale - 1) < 0.01 ? '' : ` scale(${symbol().scale})`);
        const turn = piece.turn === 0 ? '' : ` rotate(${piece.turn})`;
        return (
          <use
            href={`#${symbol().id}`}
            transform={`translate(${piece.x} ${piece.y})${turn}${scaled()}`}
            data-stand={piece.stand}
          />
        );
      }}
    </For>
  </>
);

interface Props {
  readonly match: TabletopMatch;
  readonly unit: Unit;
  readonly station: Station;
  readonly level: Level;
  readonly look: Look;
  readonly label: string;
  /** Of the element that tells more. */
  readonly aboutId: string | undefined;
  readonly reachable: boolean;
  readonly engaged: boolean;
  readonly leaving: boolean;
  /** Size of the chevron of its front. */
  readonly chevron: number;
  readonly open: boolean;
  readonly still: boolean;
}

const KNOCK = { duration: 240, delay: 300, easing: 'ease-out' };
const REELING = [0, -5, 2, 0].map((y) => ({ transform: `translate(0, ${y}px)` }));

export const UnitFigure = (props: Props) => {
  let body!: SVGGElement;
  const turn = turning(() => props.station.turn);
  createEffect(
    on(
      () => props.engaged,
      (now, before) => {
        if (!now || before !== false || props.still) return;
        const knock = body.animate(REELING, KNOCK);
        onCleanup(() => knock.cancel());
      },
    ),
  );
  return (
    <g
      class={`unit ${props.unit.side} ${props.look}`}
      classList={{ leaving: props.leaving, engaged: props.engaged }}
      style={{ transform: `translate(${props.station.x}px, ${props.station.y}px)` }}
      data-unit={props.unit.id}
      role="button"
      tabindex={props.reachable ? 0 : -1}
      aria-label={props.label}
      aria-describedby={props.aboutId}
      aria-pressed={props.look === 'chosen'}
    >
      <g class="turning" style={{ transform: `rotate(${turn()}deg)` }}>
        <g class="body" ref={body}>
          <path class="halo" d={props.station.figure.ground} />
          <Stands match={props.match} figure={props.station.figure} level={props.level} />
          <Fronts fronts={props.station.figure.fronts} size={props.chevron} open={props.open} />
        </g>
      </g>
    </g>
  );
};
