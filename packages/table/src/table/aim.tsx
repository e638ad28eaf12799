/** Arrows from a unit to where it could go or whom it could reach. */
import { createMemo, For } from 'solid-js';
import type { UnitId, Zone } from '@five-victories/engine/zonal';
import type { Station } from '../view/place-units.js';
import type { Area } from '../view/table-plan.js';

export interface Aimed {
  readonly from: UnitId;
  readonly target: UnitId | undefined;
  readonly zone: Zone | undefined;
  /** The offer the player is looking at. */
  readonly strong: boolean;
  readonly kind: 'move' | 'attack';
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
  if (length < 30) return undefined;
  const [ux, uy] = [dx / length, dy / length];
  const end = { x: to.x - ux * 14, y: to.y - uy * 14 };
  const bend = Math.min(40, length * 0.12);
  const middle = { x: (from.x + end.x) / 2 - uy * bend, y: (from.y + end.y) / 2 + ux * bend };
  const along = Math.hypot(end.x - middle.x, end.y - middle.y) || 1;
  const [hx, hy] = [(end.x - middle.x) / along, (end.y - middle.y) / along];
  const wing = (s: number): string => `${end.x - hx * 26 - s * hy * 15} ${end.y - hy * 26 + s * hx * 15}`;
  return {
    shaft: `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${end.x - hx * 16} ${end.y - hy * 16}`,
    head: `M${end.x + hx * 8} ${end.y + hy * 8}L${wing(1)}L${wing(-1)}Z`,
  };
};

export const Aim = (props: Props) => {
  const arrows = createMemo(() =>
    props.aims.flatMap(({ from, target, zone, strong, kind }) => {
      const start = props.stations.get(from);
      const area = zone === undefined ? undefined : props.areas.find((each) => each.zone === zone);
      const end = target === undefined ? area && middleOf(area) : props.stations.get(target);
      const drawn = start && end ? arrow(start, end) : undefined;
      return drawn ? [{ ...drawn, strong, kind }] : [];
    }),
  );
  return (
    <g class="aims" aria-hidden="true">
      <For each={arrows()}>
        {({ shaft, head, strong, kind }) => (
          <g class={`aim ${kind}`} classList={{ strong }}>
            <path class="shaft" d={shaft} />
            <path class="head" d={head} />
          </g>
        )}
      </For>
    </g>
  );
};
