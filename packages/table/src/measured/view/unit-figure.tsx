/** One unit on a measured table: every stand where it truly stands, and its facts on it. Its name lies above all units. */
import { createEffect, createMemo, For, on, onCleanup, Show } from 'solid-js';
import type { TabletopMatch, Unit } from '@five-victories/engine/tabletop';
import { isStill } from '../../app/settings.js';
import type { Level } from '../../art/index.js';
import { turning, type Look } from '../../table/unit-figure.jsx';
import type { Spot } from '../marks.js';
import { counterSvg } from './counter.js';
import type { Facts } from './facts.js';
import type { Figure, Front } from './figure.js';
import { isReadAlike } from './frame.js';
import { isFigures, type Detail } from './level.js';
import { pathOf } from './plane.js';
import type { Station } from './station.js';
import { battleBase, pieceSymbol } from './symbols.js';

/** A tooth where it looks to. */
const toothOf = (size: number): Spot[] => [
  { x: 0 - size, y: 0 },
  { x: 0, y: 0 - size },
  { x: size, y: 0 },
];

const teethPath = (fronts: readonly Front[], size: number): string =>
  fronts
    .map(({ x, y, turn }) => {
      const angle = (turn * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const on = (at: Spot): Spot => ({ x: x + cos * at.x - sin * at.y, y: y + sin * at.x + cos * at.y });
      return pathOf(toothOf(size).map(on), true);
    })
    .join('');

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

const LEVELS: Readonly<Record<Detail, Level>> = { bar: 'far', small: 'far', full: 'far', plain: 'mid', near: 'near' };

export interface TokenProps {
  readonly match: TabletopMatch;
  readonly figure: Figure;
  readonly facts: Facts | undefined;
  /** Degrees, as it is seen. */
  readonly turn: number;
  readonly detail: Detail;
  readonly px: number;
  /** Size of the tooth at its front. */
  readonly tooth: number;
  /** Men apart: the rim is broken. */
  readonly open: boolean;
}

/** The unit with its rim and its facts, by itself. A Battle has its elements on a round base at every level. */
export const Token = (props: TokenProps) => {
  const teeth = createMemo(() => teethPath(props.figure.fronts, props.tooth));
  const isPieces = createMemo(() => isFigures(props.detail) || props.figure.diameter !== undefined);
  const turn = createMemo(() => props.turn, undefined, { equals: isReadAlike });
  const counter = createMemo(() =>
    counterSvg({
      match: props.match,
      figure: props.figure,
      facts: props.facts,
      turn: turn(),
      detail: props.detail,
      px: props.px,
    }),
  );
  const rim = (): string => (props.figure.diameter === undefined ? props.figure.outline : '');
  return (
    <>
      <path class="tooth" d={teeth()} />
      <Show when={isPieces()}>
        <Pieces match={props.match} figure={props.figure} level={LEVELS[props.detail]} />
        <path class="rim" classList={{ open: props.open }} d={rim()} />
      </Show>
      <g class="facts" aria-hidden="true" innerHTML={counter()} />
      <Show when={!isPieces()}>
        <path class="rim" classList={{ open: props.open }} d={rim()} />
      </Show>
    </>
  );
};

interface Props {
  readonly match: TabletopMatch;
  readonly unit: Unit;
  readonly station: Station;
  readonly facts: Facts;
  readonly detail: Detail;
  readonly px: number;
  readonly look: Look;
  readonly label: string;
  /** Of the element that tells more. */
  readonly aboutId: string | undefined;
  readonly engaged: boolean;
  readonly leaving: boolean;
  readonly tooth: number;
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
          <Token {...props} figure={props.station.figure} turn={props.station.turn} />
        </g>
      </g>
    </g>
  );
};
