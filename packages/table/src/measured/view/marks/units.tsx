/** Marks of units: as they would stand, stands that are lit, points that can be taken hold of, texts. */
import { createMemo, For, Show } from 'solid-js';
import { findUnit, isOpenOrder } from '@five-victories/engine/tabletop';
import { factsOf, isAlike } from '../facts.js';
import type { Detail } from '../level.js';
import { drawnAt } from '../plane.js';
import { isSame, stationAt, stationOf } from '../station.js';
import { TONES } from '../tones.js';
import { Token } from '../unit-figure.jsx';
import { Stroke } from './parts.jsx';
import type { MarkProps } from './props.js';

interface GhostProps extends MarkProps<'ghost'> {
  readonly detail: Detail;
  readonly tooth: number;
}

export const GhostMark = (props: GhostProps) => {
  const unit = createMemo(() => findUnit(props.match, props.mark.unit));
  const station = createMemo(
    () => {
      const found = unit();
      return found && stationAt(props.match, props.plane, found, props.mark.place);
    },
    undefined,
    { equals: isSame },
  );
  const figure = createMemo(() => station()?.figure);
  // Where it was on the way is no second unit: only the one in hand tells its facts.
  const facts = createMemo(
    () => (props.mark.tone === 'quiet' ? undefined : unit() && factsOf(props.match, unit()!)),
    undefined,
    {
      equals: (a, b) => a === b || (a !== undefined && b !== undefined && isAlike(a, b)),
    },
  );
  const isOpen = createMemo(() => (unit()?.stands.length ?? 0) > 1 && isOpenOrder(props.mark.place.formation));
  return (
    <Show when={unit() && station()}>
      {(at) => (
        <g
          class={`mark ghost ${props.mark.tone} ${unit()!.side}`}
          data-coat={unit()!.id}
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
              open={isOpen()}
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
      <circle class="reach" r="20" />
      <circle class="grip" r={GRIP} fill={TONES[props.mark.tone].colour} />
      <path d="M-3.6-2.4H3.6M-3.6 0H3.6M-3.6 2.4H3.6" />
    </g>
  );
};
