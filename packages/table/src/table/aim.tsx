/** Arrows from a unit to where it could go or whom it could reach. */
import { createMemo, For } from 'solid-js';
import type { UnitId, Zone } from '@five-victories/engine/zonal';
import type { Station } from '../view/place-units.js';
import type { Area } from '../view/table-plan.js';

export interface Aimed {
  readonly from: UnitId;
  /** The zone it came from, where it is no longer. */
  readonly start?: Zone;
  readonly target: UnitId | undefined;
  readonly zone: Zone | undefined;
  /** The offer the player is looking at. */
  readonly strong: boolean;
  readonly kind: 'move' | 'attack';
  /** It has happened. */
  readonly past?: boolean;
}

interface Props {
  readonly aims: readonly Aimed[];
  readonly stations: ReadonlyMap<string, Station>;
  readonly areas: readonly Area[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ left, top, width, height }: Area): Point => ({ x: left + width / 2, y: top + height / 2 });

/** A bow from one point to the other that stops a little before it, with a head. */
const arrow = (from: Point, to: Point): { shaft: string; head: string } | undefined => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  if (length < 14) return undefined;
  const [ux, uy] = [dx / length, dy / length];
  const end = { x: to.x - ux * 6, y: to.y - uy * 6 };
  const bend = Math.min(18, length * 0.12);
  const middle = { x: (from.x + end.x) / 2 - uy * bend, y: (from.y + end.y) / 2 + ux * bend };
  const along = Math.hypot(end.x - middle.x, end.y - middle.y) || 1;
  const [hx, hy] = [(end.x - middle.x) / along, (end.y - middle.y) / along];
  const wing = (s: number): string => `${end.x - hx * 12 - s * hy * 7} ${end.y - hy * 12 + s * hx * 7}`;
  return {
    shaft: `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${end.x - hx * 8} ${end.y - hy * 8}`,
    head: `M${end.x + hx * 4} ${end.y + hy * 4}L${wing(1)}L${wing(-1)}Z`,
  };
};

export const Aim = (props: Props) => {
  const middleIn = (zone: Zone | undefined): Point | undefined => {
    const area = props.areas.find((each) => each.zone === zone);
    return area && middleOf(area);
  };
  const arrows = createMemo(() =>
    props.aims.flatMap(({ from, start, target, zone, strong, kind, past = false }) => {
      const begin = start === undefined ? props.stations.get(from) : middleIn(start);
      const end = target === undefined ? middleIn(zone) : props.stations.get(target);
      const drawn = begin && end ? arrow(begin, end) : undefined;
      return drawn ? [{ ...drawn, strong, kind, past }] : [];
    }),
  );
  return (
    <g class="aims" aria-hidden="true">
      <For each={arrows()}>
        {({ shaft, head, strong, kind, past }) => (
          <g class={`aim ${kind}`} classList={{ strong, past }}>
            <path class="shaft" d={shaft} />
            <path class="head" d={head} />
          </g>
        )}
      </For>
    </g>
  );
};
