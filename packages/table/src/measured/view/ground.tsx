/** The table itself: boards, terrain, goals, and who sits where. */
import { createMemo, For, on, Show } from 'solid-js';
import { SIDES, type Both, type GoalStanding, type Side } from '@five-victories/engine/kernel';
import { armyName, goalsOf, type Goal, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Game } from '../../art/index.js';
import type { SideTone } from '../../art/side-tones.js';
import { t } from '../../app/settings.js';
import { goalSign } from '../../briefing/goal-sign.js';
import { b } from '../../briefing/words/index.js';
import { lengthOf } from '../../view/letters.js';
import type { Spot } from '../marks.js';
import { m } from '../words/index.js';
import { Boards } from './boards.jsx';
import { drawnAt, inInches, sheetOf, type Plane } from './plane.js';
import { groundsOf, titleSpot, type Ground as Feature } from './terrain.js';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  /** Height of letters. */
  readonly text: number;
  readonly tones: Both<SideTone>;
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

/** On a slip below its shield. */
const GoalTitle = (props: { readonly name: string; readonly text: number; readonly y: number }) => {
  const width = (): number => (lengthOf(props.name) + 0.9) * props.text;
  return (
    <g transform={`translate(0 ${props.y})`}>
      <rect class="title" x={-width() / 2} width={width()} height={props.text * 1.4} rx={props.text * 0.15} />
      <text class="title-text" y={props.text * 1.02} font-size={`${props.text}`}>
        {props.name}
      </text>
    </g>
  );
};

const radiusOn = (plane: Plane, { radius }: Goal): number => Math.max(6, radius * plane.mm);

const GoalSign = (props: Props & { readonly standing: GoalStanding<Goal> }) => {
  const at = createMemo(() => drawnAt(props.plane, props.standing.goal));
  const radius = (): number => radiusOn(props.plane, props.standing.goal);
  const scale = (): number => Math.max(1.2, props.text / 9);
  return (
    <g class="goal" transform={`translate(${at().x} ${at().y})`}>
      <circle r={radius()} />
      <g
        class="goal-sign"
        transform={`scale(${scale()})`}
        innerHTML={goalSign(props.standing, props.tones)}
        role="img"
        aria-label={goalText(props.standing)}
      />
      <Show when={props.standing.goal.name}>
        {(name) => <GoalTitle name={name()} text={props.text} y={15 * scale()} />}
      </Show>
    </g>
  );
};

/** Its name, what it is worth to whom, and who holds it. */
const goalText = ({ goal, worth, holder }: GoalStanding<Goal>): string =>
  [
    goal.name ?? b().unnamedGoal,
    ...SIDES.filter((side) => worth[side] > 0).map((side) => b().goals.worthTo(t().sides[side], worth[side])),
    `${b().goals.held} ${holder ? t().sides[holder] : b().goals.nobody}`,
  ].join(', ');

const Goals = (props: Props) => {
  const goals = createMemo(() => goalsOf(props.match));
  return <For each={goals()}>{(standing) => <GoalSign {...props} standing={standing} />}</For>;
};

/** On a strip of its own, so that it is read on any ground. */
const PlaceTitle = (props: { readonly at: Spot; readonly name: string; readonly text: number }) => {
  const width = (): number => (lengthOf(props.name) + 0.8) * props.text;
  return (
    <g transform={`translate(${props.at.x} ${props.at.y})`}>
      <rect
        class="place-strip"
        x={-width() / 2}
        y={-props.text * 0.95}
        width={width()}
        height={props.text * 1.3}
        rx={props.text * 0.2}
      />
      <text class="place" font-size={`${props.text}`}>
        {props.name}
      </text>
    </g>
  );
};

const Terrain = (props: Props) => {
  const options = createMemo(() => props.match.state.options);
  const grounds = createMemo(
    on([options, () => props.plane], () => groundsOf(options(), props.match.rules.id as Game, props.plane)),
  );
  const goals = createMemo(() =>
    goalsOf(props.match).map(({ goal }) => ({
      ...drawnAt(props.plane, goal),
      radius: radiusOn(props.plane, goal),
      name: goal.name,
    })),
  );
  /** What a goal is called as well is written there. */
  const titleOf = ({ name, level }: Feature): string | undefined => {
    if (name === undefined) return level > 1 ? m().view.level(level) : undefined;
    return goals().some((goal) => goal.name === name) ? undefined : name;
  };
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
          <Show when={titleOf(ground)}>
            {(title) => (
              <PlaceTitle at={titleSpot(ground, goals(), props.text)} name={title()} text={props.text * 0.95} />
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
