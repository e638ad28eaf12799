/** One unit on the table: its stands. Its plate lies in a layer above all units. */
import { createMemo, For, Show, type Accessor } from 'solid-js';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import type { Cell } from '../zone/maker.js';
import { figureOf } from '../view/figure.js';
import type { Station } from '../view/place-units.js';
import { unitName, unitSentence } from '../words/names.js';
import { kindFor, STAKES, STAKES_ID, symbolFor, type Game } from './stand-art.js';

/** A unit in the hand is drawn twice: as it is carried, and, paler, where it still stands. */
export type Held = 'lifted' | 'away' | undefined;

export type Look = 'plain' | 'able' | 'chosen' | 'target' | 'spent' | 'spoken';

interface Props {
  readonly match: ZonalMatch;
  readonly unit: Unit;
  readonly station: Station;
  readonly level: 'far' | 'near';
  readonly look: Look;
  readonly picked: readonly Cell[];
  readonly reachable: boolean;
  readonly held?: Held;
}

/** Turns the short way round. */
export const turning = (angle: Accessor<number>): Accessor<number> =>
  createMemo((before: number) => {
    const difference = ((((angle() - before) % 360) + 540) % 360) - 180;
    return before + difference;
  }, angle());

export const UnitFigure = (props: Props) => {
  const game = (): Game => props.match.rules.id as Game;
  const figure = createMemo(() => figureOf(props.match, props.unit));
  const angle = turning(() => props.station.angle);
  const label = createMemo(() => unitSentence(t(), props.match, props.unit));
  const scale = (): number => props.station.scale;
  const isPicked = (rank: number, file: number): boolean => props.picked.some(([r, f]) => r === rank && f === file);

  return (
    <g
      class={`unit ${props.unit.side} ${props.look} ${props.held ?? ''}`}
      style={{ transform: `translate(${props.station.x}px, ${props.station.y}px)` }}
      data-coat={props.unit.id}
      data-unit={props.held === 'lifted' ? undefined : props.unit.id}
      role="button"
      tabindex={props.reachable ? 0 : -1}
      aria-label={label()}
      aria-pressed={props.look === 'chosen'}
    >
      <title>{unitName(props.match, props.unit.id)}</title>
      <g class="turning" style={{ transform: `rotate(${angle()}deg) scale(${scale()})` }}>
        <rect
          class="halo"
          x={-figure().width / 2 - 7}
          y={-figure().depth / 2 - 7}
          width={figure().width + 14}
          height={figure().depth + 14}
          rx="9"
        />
        <For each={figure().stands}>
          {(stand, i) => {
            const symbol = () =>
              symbolFor(
                game(),
                kindFor(props.match, props.unit, stand.letter),
                props.level,
                stand.rank * 2 + stand.file + i(),
              );
            const size = () => Math.min(stand.width / symbol().width, stand.depth / symbol().depth);
            return (
              <use
                href={`#${symbol().id}`}
                transform={`translate(${stand.x} ${stand.y}) scale(${size()})`}
                classList={{ picked: isPicked(stand.rank, stand.file) }}
                data-rank={stand.rank}
                data-file={stand.file}
              />
            );
          }}
        </For>
        <Show when={props.unit.stakes}>
          <use
            href={`#${STAKES_ID}`}
            transform={`translate(0 ${-figure().depth / 2 - 3}) scale(${figure().width / STAKES} 1)`}
          />
        </Show>
      </g>
    </g>
  );
};
