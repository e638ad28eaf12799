/** The table itself: boards, terrain, goals, and who sits where. */
import { createMemo, For, on, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { armyName, type Goal, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Game } from '../../art/index.js';
import { t } from '../../app/settings.js';
import { m } from '../words/index.js';
import { Boards } from './boards.jsx';
import { drawnAt, inInches, sheetOf, type Plane } from './plane.js';
import { groundsOf, titleSpot } from './terrain.js';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  /** Height of letters. */
  readonly text: number;
}

/** The name of each army on the board before it. */
const Seats = (props: Props) => {
  /** As large as the board bears it. */
  const size = (): number => Math.min(23, Math.max(17, props.text));
  const at = (side: Side): { x: number; y: number } => {
    const isNear = (side === 'north') === props.plane.turned;
    const { width, height } = sheetOf(props.plane);
    return { x: width / 2, y: isNear ? height - 9 : 9 + size() * 0.75 };
  };
  return (
    <For each={SIDES}>
      {(side) => (
        <text class={`seat ${side}`} x={at(side).x} y={at(side).y} font-size={`${size()}`}>
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
  const grounds = createMemo(
    on([options, () => props.plane], () => groundsOf(options(), props.match.rules.id as Game, props.plane)),
  );
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
  const inches = createMemo(() => inInches(props.match));
  return (
    <>
      <Boards plane={props.plane} inches={inches()} text={props.text} />
      <Seats {...props} />
      <Terrain {...props} />
      <Goals {...props} />
    </>
  );
};
