/** Of bent formations: where, how far and which way they bend. */
import { createMemo, For } from 'solid-js';
import { tenths, turnBetween, type Angle } from '@five-victories/engine/geometry';
import { sizeOf, type Bend, type Placing, type Unit, type UnitId } from '@five-victories/engine/tabletop';
import { Picker } from '../../controls/fields.jsx';
import { replacedIn } from '../lists.js';
import type { Desk } from '../maker.js';
import { m } from '../words/index.js';
import { headingIn } from './move.js';
import { Count, Degrees } from './number-field.jsx';
import type { Draft } from './plan.js';
import { trailBehind } from './ways.js';

export interface Props {
  readonly desk: Desk;
  readonly draft: Draft;
  readonly unit: UnitId;
  change(draft: Draft): void;
}

export interface Fields extends Props {
  readonly of: Unit;
  readonly placing: Placing;
  give(placing: Placing): void;
}

export const BendFields = (props: Fields & { readonly bend: Bend }) => {
  const bend = (changes: Partial<Bend>): void => props.give({ ...props.placing, bend: { ...props.bend, ...changes } });
  return (
    <>
      <Count
        text={m().setup.bendAfter}
        value={props.bend.after}
        least={1}
        most={sizeOf(props.of) - 1}
        onValue={(after) => bend({ after })}
      />
      <Degrees
        text={m().setup.bendAngle}
        value={props.bend.angle}
        least={1}
        most={10 * (props.desk.match.state.options.maxBend ?? 90)}
        onValue={(angle) => bend({ angle: tenths(angle) })}
      />
      <Picker
        text={m().setup.bendStays}
        values={['left', 'right'] as const}
        chosen={props.bend.stays}
        nameOf={(arm) => m().setup.arms[arm]}
        onPick={(each) => bend({ stays: each })}
      />
      <Picker
        text={m().setup.bendWay}
        values={['back', 'forward'] as const}
        chosen={props.bend.way}
        nameOf={(way) => m().setup.ways[way]}
        onPick={(each) => bend({ way: each })}
      />
    </>
  );
};

/** Of a bent column: how each stand is turned against the one ahead. */
export const TrailFields = (props: Fields) => {
  const turns = createMemo(() => {
    const poses = [headingIn(props.desk, props.placing), ...(props.placing.trail ?? []).map(({ heading }) => heading)];
    return poses.slice(1).map((heading, i) => turnBetween(poses[i]!, heading));
  });
  const lay = (next: readonly Angle[]): void => props.give(trailBehind(props.desk, props.of, props.placing, next));
  return (
    <For each={turns()}>
      {(by, i) => (
        <Degrees
          text={m().setup.trail(i() + 2)}
          value={by}
          step={5}
          least={-900}
          most={900}
          onValue={(turn) => lay(replacedIn(turns(), i(), tenths(turn)))}
        />
      )}
    </For>
  );
};
