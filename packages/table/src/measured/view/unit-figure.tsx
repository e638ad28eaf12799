/** One unit on a measured table: every stand where it truly stands. Its plate lies in a layer above all units. */
import { createEffect, createMemo, For, on, onCleanup, Show } from 'solid-js';
import type { TabletopMatch, Unit } from '@five-victories/engine/tabletop';
import { isStill } from '../../app/settings.js';
import type { Level } from '../../art/index.js';
import { turning, type Look } from '../../table/unit-figure.jsx';
import type { Spot } from '../marks.js';
import type { Figure, Front } from './figure.js';
import { pathOf } from './plane.js';
import type { Station } from './station.js';
import { battleBase, farStands, pieceSymbol } from './symbols.js';

const edgeOf = (half: number): Spot[] => [
  { x: 0 - half, y: 0 },
  { x: half, y: 0 },
];
const chevronOf = (size: number): Spot[] => [
  { x: 0 - size, y: -2 },
  { x: 0, y: -2 - size },
  { x: size, y: -2 },
];

const frontPath = (fronts: readonly Front[], points: (half: number) => readonly Spot[], isClosed: boolean): string =>
  fronts
    .map(({ x, y, turn, half }) => {
      const angle = (turn * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const on = (at: Spot): Spot => ({ x: x + cos * at.x - sin * at.y, y: y + sin * at.x + cos * at.y });
      return pathOf(points(half).map(on), isClosed);
    })
    .join('');

/** The edges it looks over: bright, with a chevron that can be seen from afar. `open`: men apart. */
export const Fronts = (props: { readonly fronts: readonly Front[]; readonly size: number; readonly open: boolean }) => {
  const edge = createMemo(() => frontPath(props.fronts, edgeOf, false));
  const chevron = createMemo(() => frontPath(props.fronts, () => chevronOf(props.size), true));
  return (
    <g class="front" classList={{ open: props.open }}>
      <path class="edge" d={edge()} />
      <path class="chevron" d={chevron()} />
    </g>
  );
};

interface StandsProps {
  readonly match: TabletopMatch;
  readonly figure: Figure;
  readonly level: Level;
}

/** Stand by stand. */
const Pieces = (props: StandsProps) => (
  <>
    <Show when={props.figure.diameter}>{(diameter) => <use href={`#${battleBase(diameter())}`} />}</Show>
    <For each={[...props.figure.pieces].reverse()}>
      {(piece) => {
        const symbol = createMemo(() => pieceSymbol(props.match, piece, props.level));
        const scaled = (): string => (Math.abs(symbol().scale - 1) < 0.01 ? '' : ` scale(${symbol().scale})`);
        const turn = piece.turn === 0 ? '' : ` rotate(${piece.turn})`;
        return <use href={`#${symbol().id}`} transform={`translate(${piece.x} ${piece.y})${turn}${scaled()}`} />;
      }}
    </For>
  </>
);

const FarStands = (props: StandsProps) => {
  const drawn = createMemo(() => farStands(props.match, props.figure));
  return <g innerHTML={drawn()} />;
};

/** Its stands and, of a Battle, the round base below them; on which they may lie over each other. */
export const Stands = (props: StandsProps) => (
  <Show when={props.level === 'far' && props.figure.diameter === undefined} fallback={<Pieces {...props} />}>
    <FarStands {...props} />
  </Show>
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
  readonly engaged: boolean;
  readonly leaving: boolean;
  /** Size of the chevron of its front. */
  readonly chevron: number;
  readonly open: boolean;
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
        if (!now || before !== false || isStill()) return;
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
      data-coat={props.unit.id}
      role="button"
      tabindex="0"
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
