/** The table of a measured game in small: ground, goals, and where the armies stand or will stand. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import { areasOf, isPlaced, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Game } from '../art/index.js';
import type { SideTone } from '../art/side-tones.js';
import { counter, rowsIn } from '../briefing/counters.js';
import { placedSign } from '../briefing/goal-sign.js';
import type { LittleMap } from '../match/book.js';
import { measuredStanding } from './standing.js';
import { drawnAt, FRAME, planeOf } from './view/plane.js';
import { groundsOf } from './view/terrain.js';

/** Without the frame. */
const within = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x - FRAME, y: y - FRAME });

export const measuredMap = (match: TabletopMatch, tones: Both<SideTone>): LittleMap => {
  const plane = planeOf(match, 'south');
  const size = plane.width / 28;
  const spot = (at: { readonly x: number; readonly y: number }) => within(drawnAt(plane, at));
  const armyOf = (side: Side): string => {
    const own = match.state.units.filter((unit) => unit.side === side && !unit.routed);
    const placed = own.filter(isPlaced).map(({ place }) => spot(place));
    const [area] = areasOf(match, side);
    const box = area && {
      a: spot({ x: area.left, y: side === 'south' ? area.top : area.bottom }),
      b: spot({ x: area.right, y: side === 'south' ? area.bottom : area.top }),
    };
    // What is planned in secret is nobody's business.
    const rows =
      match.state.phase === 'setup' && box
        ? rowsIn(
            own.length,
            { left: box.a.x + size, width: box.b.x - box.a.x - 2 * size, front: box.a.y, back: box.b.y },
            size,
          )
        : placed;
    return rows.map(({ x, y }) => counter(x, y, size, side, tones[side])).join('');
  };
  const goals = measuredStanding.goalsOf(match).flatMap((standing) => {
    if (!('x' in standing.goal)) return [];
    const { x, y } = spot(standing.goal);
    const radius = standing.goal.radius * plane.mm;
    return [
      `<circle class="goal-ring" cx="${x}" cy="${y}" r="${radius}"/>`,
      placedSign(x, y, plane.width / 420, standing, tones),
    ];
  });
  const ground = groundsOf(match.state.options, match.rules.id as Game, plane).map(({ svg }) => svg);
  return {
    width: plane.width,
    height: plane.depth,
    body: [`<g transform="translate(${-FRAME} ${-FRAME})">${ground.join('')}</g>`, ...SIDES.map(armyOf), ...goals].join(
      '',
    ),
  };
};
