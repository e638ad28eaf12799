import { symbol, type ArtSymbol } from './stand.js';
import { baseSvg } from './base.js';
import { joined } from './joined.js';
import { colourOf } from './paint.js';
import { curve, polygon } from './path.js';
import type { Size } from './troop.js';

/** The round base of a Battle (A Glorious Victory), in millimetres; its elements are stands set on it. */
export function battleSymbol(diameter: number): ArtSymbol {
  const id = `fv-battle-${Math.round(diameter)}`;
  const radius = diameter / 2;
  const nose = polygon([-9, -radius + 1], [0, -radius - 9], [9, -radius + 1]);
  const arc = [-50, -25, 0, 25, 50].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle) * (radius - 4), -Math.cos(angle) * (radius - 4)] as const;
  });
  return {
    id,
    svg: symbol(
      id,
      joined(
        `<path fill="${colourOf('side')}" stroke="${colourOf('ink')}" stroke-width=".8" stroke-linejoin="round" d="${nose}"/>`,
        baseSvg({ width: diameter, depth: diameter, round: true }, 3),
        `<path fill="none" stroke="${colourOf('sideEdge')}" stroke-width="2.4" stroke-linecap="round" d="${curve(...arc)}"/>`,
      ),
    ),
  };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** GL-R-14: rows of elements, all facing the heading, one row border or one row through the centre. */
function spots(radius: number, { width, depth }: Size, centred: boolean): Spot[] {
  const rows = Array.from({ length: 2 * Math.ceil(radius / depth) + 1 }, (_, i) => i - Math.ceil(radius / depth));
  return rows.flatMap((row) => {
    const top = (row - (centred ? 0.5 : 0)) * depth;
    const reach = Math.max(Math.abs(top), Math.abs(top + depth));
    const count = reach > radius ? 0 : Math.floor((2 * Math.sqrt(radius * radius - reach * reach)) / width);
    return Array.from({ length: count }, (_, i): Spot => ({ x: (i - (count - 1) / 2) * width, y: top + depth / 2 }));
  });
}

/** Places for the elements of a Battle, the foremost first; `room` keeps a square in the middle free for commanders. */
export function battleSpots(diameter: number, element: Size, room = 0): Spot[] {
  const [border, middle] = [spots(diameter / 2, element, false), spots(diameter / 2, element, true)];
  const all = border.length >= middle.length ? border : middle;
  return all
    .filter(
      ({ x, y }) =>
        room === 0 ||
        Math.abs(x) >= (room + element.width) / 2 - 0.01 ||
        Math.abs(y) >= (room + element.depth) / 2 - 0.01,
    )
    .sort((a, b) => a.y - b.y || Math.abs(a.x) - Math.abs(b.x) || a.x - b.x);
}
