/** Of bent formations: where, how far and which way they bend. */
import { createMemo, For } from 'solid-js';
import { tenths, turnBetween } from '@five-victories/engine/geometry';
import { sizeOf, type Bend, type Placing, type Unit, type UnitId } from '@five-victories/engine/tabletop';
import { Picker } from '../../controls/fields.jsx';
import type { Desk } from '../maker.js';
import { m } from '../words/index.js';
import { headingIn } from './move.js';
import { NumberField } from './number-field.jsx';
import type { Draft } from './plan.js';
import { trailBehind } from './ways.js';

const TENTH = 10;

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
      <NumberField
        label={m().setup.bendAfter}
        value={props.bend.after}
        step={1}
        least={1}
        most={sizeOf(props.of) - 1}
        onGive={(after) => bend({ after: Math.round(after) })}
      />
      <NumberField
        label={m().setup.bendAngle}
        value={props.bend.angle / TENTH}
        step={1}
        least={0.1}
        most={props.desk.match.state.options.maxBend ?? 90}
        onGive={(angle) => bend({ angle: tenths(Math.round(angle * TENTH)) })}
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
  return (
    <For each={turns()}>
      {(by, i) => (
        <NumberField
          label={m().setup.trail(i() + 2)}
          value={by / TENTH}
          step={5}
          least={-90}
          most={90}
          onGive={(degrees) =>
            props.give(
              trailBehind(
                props.desk,
                props.of,
                props.placing,
                turns().map((each, at) => (at === i() ? tenths(Math.round(degrees * TENTH)) : each)),
              ),
            )
          }
        />
      )}
    </For>
  );
};
