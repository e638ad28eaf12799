/** Marks of units: as they would stand, stands that are lit, points that can be taken hold of, texts. */
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { findUnit } from '@five-victories/engine/tabletop';
import { isAlike } from '../facts.js';
import type { Figure } from '../figure.js';
import { drawnAt } from '../plane.js';
import { isSame, stationOf } from '../station.js';
import { TONES } from '../tones.js';
import { Token } from '../unit-figure.jsx';
import { ghostLook, lookName, type Ghost, type GhostPaper } from './ghost-look.js';
import { Stroke } from './parts.jsx';
import type { MarkProps } from './props.js';

/** Hears of every new look that is drawn. */
export type GhostListener = (element: SVGGElement, figure: Figure, name: string) => void;

interface GhostProps extends GhostPaper {
  readonly mark: Ghost;
  readonly onLook?: GhostListener | undefined;
}

export const GhostMark = (props: GhostProps) => {
  const look = createMemo(() => ghostLook(props, props.mark));
  const station = createMemo(() => look()?.station, undefined, { equals: isSame });
  const figure = createMemo(() => station()?.figure);
  const facts = createMemo(() => look()?.facts, undefined, {
    equals: (a, b) => a === b || (a !== undefined && b !== undefined && isAlike(a, b)),
  });
  let drawing: SVGGElement | undefined;
  const name = createMemo(() => (props.onLook && look() ? lookName(props, props.mark, look()!) : ''));
  createEffect(
    on([figure, name], ([of, called]) => {
      if (of && called !== '' && drawing) props.onLook!(drawing, of, called);
    }),
  );
  return (
    <Show when={look() && station()}>
      {(at) => (
        <g
          ref={drawing}
          class={`mark ghost ${props.mark.tone} ${look()!.unit.side}`}
          data-coat={look()!.unit.id}
          transform={`translate(${at().x} ${at().y}) rotate(${at().turn})`}
        >
          <g class="shade">
            <Token
              match={props.match}
              figure={figure()!}
              facts={facts()}
              turn={at().turn}
              detail={props.detail}
              px={props.px}
              tooth={props.tooth}
              open={look()!.open}
            />
          </g>
          <Stroke d={figure()!.outline} tone={props.mark.tone} width={2} />
        </g>
      )}
    </Show>
  );
};

export const StandsMark = (props: MarkProps<'stands'>) => {
  const station = createMemo(() => {
    const unit = findUnit(props.match, props.mark.unit);
    return unit && stationOf(props.match, props.plane, unit);
  });
  const lit = createMemo(() => station()?.figure.pieces.filter(({ stand }) => props.mark.stands.includes(stand)) ?? []);
  return (
    <Show when={station()}>
      {(at) => (
        <g class="mark stands" transform={`translate(${at().x} ${at().y}) rotate(${at().turn})`}>
          <For each={lit()}>
            {({ x, y, turn, width, depth }) => (
              <g transform={`translate(${x} ${y}) rotate(${turn})`}>
                <Stroke
                  d={`M${-width / 2 + 1} ${-depth / 2 + 1}h${width - 2}v${depth - 2}h${2 - width}Z`}
                  tone={props.mark.tone}
                  width={2.6}
                />
                <rect
                  x={-width / 2}
                  y={-depth / 2}
                  width={width}
                  height={depth}
                  fill={TONES[props.mark.tone].colour}
                  fill-opacity=".28"
                />
              </g>
            )}
          </For>
        </g>
      )}
    </Show>
  );
};

const GRIP = 8.5;

/** As large as a fingertip for who presses it, smaller for the eye. */
export const HandleMark = (props: MarkProps<'handle'>) => {
  const at = createMemo(() => drawnAt(props.plane, props.mark.at));
  return (
    <g
      class="mark handle"
      data-handle={props.mark.id}
      role="button"
      tabindex="0"
      aria-label={props.mark.label}
      transform={`translate(${at().x} ${at().y}) scale(${props.px})`}
    >
      <circle class="reach" r="22" />
      <circle class="grip" r={GRIP} fill={TONES[props.mark.tone].colour} />
      <path d="M-3.6-2.4H3.6M-3.6 0H3.6M-3.6 2.4H3.6" />
    </g>
  );
};
