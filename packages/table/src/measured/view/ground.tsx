/** The table itself: frame with its scale, turf, terrain, goals, and who sits where. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { armyName, type Goal, type TabletopMatch } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { tableFrame } from '../../art/index.js';
import { m } from '../words/index.js';
import { FRAME, drawnAt, inInches, sheetOf, type Plane } from './plane.js';
import { groundsOf, titleSpot } from './terrain.js';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  /** Height of letters. */
  readonly text: number;
}

interface Tick {
  readonly x: number;
  readonly y: number;
  readonly long: boolean;
  readonly across: boolean;
  readonly number: number;
}

/** Marks along two edges: every inch or two centimetres a short one, every six inches or ten centimetres a long one. */
const ticksOf = (match: TabletopMatch, plane: Plane): Tick[] => {
  const [step, long] = inInches(match) ? [1000, 6] : [2000, 5];
  const along = (length: number, across: boolean): Tick[] =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => {
      const at = i * step;
      const { x, y } = drawnAt(plane, across ? { x: at, y: 0 } : { x: 0, y: at });
      return { x, y, long: i % long === 0, across, number: at / 1000 };
    });
  return [...along(match.table.width, true), ...along(match.table.depth, false)];
};

const TICK = { short: 5, long: 11 };
const NUMBERS = 11;

/** The scale is cut into the frame on the side where x and y begin. */
const Scale = (props: Props) => {
  const ticks = createMemo(() => ticksOf(props.match, props.plane));
  const out = (): number => (props.plane.turned ? -1 : 1);
  const line = ({ x, y, long, across }: Tick): string => {
    const far = (long ? TICK.long : TICK.short) * out();
    return across ? `M${x} ${y}v${far}` : `M${x} ${y}h${-far}`;
  };
  const beside = ({ x, y, across }: Tick): { x: number; y: number } => {
    const far = (TICK.long + NUMBERS) * out();
    return across ? { x, y: y + far } : { x: x - far, y };
  };
  return (
    <g class="scale">
      <path d={ticks().map(line).join('')} />
      <For each={ticks().filter(({ long, number }) => long && number > 0)}>
        {(tick) => (
          <text x={beside(tick).x} y={beside(tick).y + NUMBERS * 0.35} font-size={`${NUMBERS}`}>
            {tick.number}
          </text>
        )}
      </For>
    </g>
  );
};

/** The name of each army on the board before it. */
const Seats = (props: Props) => {
  const at = (side: Side): { x: number; y: number } => {
    const isNear = (side === 'north') === props.plane.turned;
    const { width, height } = sheetOf(props.plane);
    return { x: width / 2, y: isNear ? height - 8 : 21 };
  };
  return (
    <For each={SIDES}>
      {(side) => (
        <text class={`seat ${side}`} x={at(side).x} y={at(side).y} font-size="17">
          {m().view.seat(t().sides[side], armyName(props.match, side))}
        </text>
      )}
    </For>
  );
};

const GoalSign = (props: Props & { readonly goal: Goal; readonly side: Side }) => {
  const at = createMemo(() => drawnAt(props.plane, props.goal));
  const radius = (): number => Math.max(6, props.goal.radius * props.plane.mm);
  return (
    <g class={`goal ${props.side}`} transform={`translate(${at().x} ${at().y})`}>
      <circle r={radius()} />
      <use href="#fv-marker-goal" transform={`scale(${Math.max(1.2, props.text / 8)})`} />
      <text y={props.text * 1.7} font-size={`${props.text}`}>
        {m().view.goal(t().sides[props.side], props.goal.name, props.goal.points)}
      </text>
    </g>
  );
};

const Goals = (props: Props) => {
  const goals = createMemo(() => {
    const { victory, scenarioGoals } = props.match.state.options;
    return victory === 'scenario' ? SIDES.flatMap((side) => scenarioGoals[side].map((goal) => ({ side, goal }))) : [];
  });
  return <For each={goals()}>{({ side, goal }) => <GoalSign {...props} side={side} goal={goal} />}</For>;
};

const Terrain = (props: Props) => {
  const options = createMemo(() => props.match.state.options);
  const grounds = createMemo(() => (options(), groundsOf(props.match, props.plane)));
  return (
    <>
      <g
        class="terrain"
        innerHTML={grounds()
          .map(({ svg }) => svg)
          .join('')}
      />
      <For each={grounds()}>
        {(ground) => (
          <Show when={ground.name ?? (ground.level > 1 ? m().view.level(ground.level) : undefined)}>
            {(title) => (
              <text class="place" x={titleSpot(ground).x} y={titleSpot(ground).y} font-size={`${props.text * 0.95}`}>
                {title()}
              </text>
            )}
          </Show>
        )}
      </For>
    </>
  );
};

export const Ground = (props: Props) => {
  const sheet = createMemo(() => sheetOf(props.plane));
  return (
    <>
      <rect class="boards" width={sheet().width} height={sheet().height} />
      <g
        transform={`translate(${FRAME} ${FRAME})`}
        innerHTML={tableFrame(props.plane.width, props.plane.depth, FRAME)}
      />
      <rect class="turf" x={FRAME} y={FRAME} width={props.plane.width} height={props.plane.depth} />
      <Scale {...props} />
      <Seats {...props} />
      <Terrain {...props} />
      <Goals {...props} />
    </>
  );
};
