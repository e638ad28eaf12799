/** Goals outside the window: pills at its edge that say which way and how far; a press looks there. */
import { createMemo, Index } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import { goalsOf, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Size } from '../../table/camera.js';
import type { ViewWindow } from '../../table/view-window.js';
import { b } from '../../briefing/words/index.js';
import type { Spot } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { drawnAt, type Plane } from './plane.js';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  readonly view: ViewWindow;
}

interface FarGoal {
  readonly name: string;
  readonly points: string;
  /** From the middle of the window, in the measure of the book. */
  readonly away: string;
  /** Pixels of the window, and the way it lies in degrees. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly at: Spot;
}

/** Pixels from the edge of the window. */
const EDGE = { x: 112, y: 26, phone: 40 };
const PHONE = 560;

/** Pixels a pill takes at most, and on a phone. */
const PILL = { width: 220, phone: 72, height: 48 };

export const pillAcross = (width: number): number => (width < PHONE ? PILL.phone : PILL.width);

/** One below the other, or above, where they would lie on each other. */
const apart = (goals: readonly FarGoal[], { width, height }: Size): FarGoal[] => {
  const across = pillAcross(width);
  const put: FarGoal[] = [];
  for (const goal of goals) {
    const down = goal.y < height / 2 ? PILL.height : 0 - PILL.height;
    const isOn = (y: number): boolean =>
      put.some((other) => Math.abs(other.x - goal.x) < across && Math.abs(other.y - y) < PILL.height);
    let y = goal.y;
    while (isOn(y)) y += down;
    put.push({ ...goal, y });
  }
  return put;
};

export const farGoals = ({ match, plane, view }: Props): FarGoal[] => {
  const { x, y, scale } = view.seen();
  const { width, height } = view.size();
  const aside = width < PHONE ? EDGE.phone : EDGE.x;
  const found = goalsOf(match).flatMap(({ goal, worth }): FarGoal[] => {
    const at = drawnAt(plane, goal);
    const [dx, dy] = [(at.x - x) * scale, (at.y - y) * scale];
    if (Math.abs(dx) < width / 2 && Math.abs(dy) < height / 2) return [];
    const out = Math.min((width / 2 - aside) / Math.abs(dx || 1), (height / 2 - EDGE.y) / Math.abs(dy || 1));
    const beyond = Math.hypot(Math.max(0, Math.abs(dx) - width / 2), Math.max(0, Math.abs(dy) - height / 2));
    return [
      {
        name: goal.name ?? b().unnamedGoal,
        points: [...new Set(SIDES.map((side) => worth[side]).filter((points) => points > 0))].join('/'),
        away: lengthIn(match, Math.round(beyond / scale / plane.mm / 1000) * 1000),
        x: width / 2 + dx * out,
        y: height / 2 + dy * out,
        turn: (Math.atan2(dx, 0 - dy) * 180) / Math.PI,
        at,
      },
    ];
  });
  return apart(found, view.size());
};

export const FarGoals = (props: Props) => {
  const goals = createMemo(() => farGoals(props));
  return (
    <Index each={goals()}>
      {(goal) => (
        <button
          type="button"
          class="far-goal"
          style={{ left: `${goal().x}px`, top: `${goal().y}px` }}
          aria-label={m().view.farGoal(goal().name, goal().points, goal().away)}
          on:pointerdown={(event: PointerEvent) => event.stopPropagation()}
          onClick={() => props.view.look(goal().at.x, goal().at.y)}
        >
          <span class="shield" aria-hidden="true">
            {goal().points}
          </span>
          <span aria-hidden="true">
            {goal().name} · {goal().away}
          </span>
          <svg class="way" viewBox="-6 -6 12 12" aria-hidden="true">
            <path d="M0 -6L4.4 5L0 2.4L-4.4 5Z" transform={`rotate(${goal().turn})`} />
          </svg>
        </button>
      )}
    </Index>
  );
};
