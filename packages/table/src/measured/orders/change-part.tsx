/** Changes of formation: each that can be thought of, with its ghost, and what can be chosen about it. */
import { createMemo, Show } from 'solid-js';
import { tenths } from '@five-victories/engine/geometry';
import {
  isBentRow,
  sizeOf,
  type AnyChange,
  type Change,
  type ChangeOfTwo,
  type Formation,
} from '@five-victories/engine/tabletop';
import { Chip } from '../../controls/button.jsx';
import { Chips } from '../../controls/chips.jsx';
import { Picker, type Several } from '../../controls/fields.jsx';
import { MiniLayout } from '../../panel/mini-layout.jsx';
import { AngleField } from '../react/fields.jsx';
import { m } from '../words/index.js';
import { formationName } from '../words/names.js';
import { ChipAtOnce } from './at-once.jsx';
import {
  bendAfter,
  changesTo,
  changeTo,
  formationsFor,
  isOfTwo,
  mostBend,
  othersFor,
  stationaryOf,
  withAfter,
  withBend,
} from './changes.js';
import { withPlan } from './draft.js';
import type { PartProps } from './form.jsx';
import { whyNot } from './scene.js';

const Pick = <T,>(props: Several<T>) => (
  <Show when={props.values.length > 1}>
    <Picker {...props} />
  </Show>
);

const BendFields = (props: ChoiceProps) => {
  const bend = () => props.choice.bend;
  const size = () => sizeOf(props.scene.unit);
  return (
    <Show when={bend()}>
      {(known) => (
        <>
          <Show when={!isOfTwo(props.scene)}>
            <Pick
              text={m().orders.change.after}
              values={Array.from({ length: size() - 1 }, (_, i) => i + 1)}
              chosen={bendAfter(props.choice)}
              nameOf={String}
              onPick={(after) => props.onPick(withAfter(props.choice, after))}
            />
          </Show>
          <Pick
            text={m().orders.change.way}
            values={['back', 'forward'] as const}
            chosen={known().way}
            nameOf={(way) => m().orders.change.ways[way]}
            onPick={(way) => props.onPick(withBend(props.choice, { way, angle: known().angle }))}
          />
          <AngleField
            text={m().orders.change.angle}
            least={10}
            most={mostBend(props.scene)}
            value={known().angle}
            onValue={(angle) => props.onPick(withBend(props.choice, { way: known().way, angle: tenths(angle) }))}
          />
        </>
      )}
    </Show>
  );
};

type ChoiceProps = PartProps & { readonly choice: AnyChange; onPick(change: AnyChange): void };

/** Of a unit of two stands: which one stays, and where the other comes to be. */
const StayingOfTwo = (props: ChoiceProps) => {
  const pair = () => props.choice as ChangeOfTwo;
  return (
    <Show when={sizeOf(props.scene.unit) > 1}>
      <Pick
        text={m().orders.change.stand}
        values={[0, 1]}
        chosen={pair().stand ?? 0}
        nameOf={(n) => String(n + 1)}
        onPick={(stand) => props.onPick({ ...pair(), stand })}
      />
      <Pick
        text={m().orders.change.other}
        values={othersFor(pair().formation)}
        chosen={pair().other}
        nameOf={(other) => m().orders.change.others[other]}
        onPick={(other) => props.onPick({ ...pair(), other })}
      />
    </Show>
  );
};

/** How the stands are laid out, which one stays, and where it comes to be. */
const Staying = (props: ChoiceProps) => {
  const layings = createMemo(() => changesTo(props.scene, props.choice.formation) as readonly Change[]);
  const change = () => props.choice as Change;
  const places = () => stationaryOf(props.scene, change());
  const place = (n: number): string => m().orders.change.place(n + 1);
  const lay = (layout: string): void => {
    const { from: _from, to: _to, ...rest } = change();
    props.onPick({ ...rest, layout });
  };
  return (
    <>
      <Chips label={m().orders.change.layout} values={layings()} least={2}>
        {({ layout }) => (
          <Chip
            text={<MiniLayout layout={layout} />}
            aria-label={layout}
            on={change().layout === layout}
            onClick={() => lay(layout)}
          />
        )}
      </Chips>
      <Pick
        text={m().orders.change.from}
        values={places().from}
        chosen={change().from ?? places().from[0]}
        nameOf={place}
        onPick={(from) => props.onPick({ ...change(), from })}
      />
      <Pick
        text={m().orders.change.to}
        values={places().to}
        chosen={change().to ?? places().to[0]}
        nameOf={place}
        onPick={(to) => props.onPick({ ...change(), to })}
      />
    </>
  );
};

export const ChangePart = (props: PartProps) => {
  const formations = createMemo(() => formationsFor(props.scene));
  const change = () => (props.draft.plan?.is === 'change' ? props.draft.plan.change : undefined);
  const set = (next: AnyChange | undefined): void =>
    props.change(withPlan(props.draft, next && { is: 'change', change: next }));
  /** The change that is meant by a formation alone, if it may be made. */
  const wayTo = (formation: Formation): AnyChange | undefined => {
    const way = changeTo(props.scene, formation);
    return way && !whyNot(props.scene, way) ? way : undefined;
  };
  return (
    <Show when={props.scene.verbs.includes('changeFormation')}>
      <Chips label={m().orders.formations} titled values={formations()}>
        {(formation) => {
          const way = createMemo(() => wayTo(formation));
          return (
            <ChipAtOnce
              text={formationName(formation)}
              on={change()?.formation === formation}
              vain={way() === undefined}
              choice={way()}
              data-formation={formation}
              onPlan={() => set(changeTo(props.scene, formation))}
              onGive={(choice) => props.say([choice])}
            />
          );
        }}
      </Chips>
      <Show when={change()}>
        {(now) => (
          <div class="change">
            <Show when={isOfTwo(props.scene)} fallback={<Staying {...props} choice={now()} onPick={set} />}>
              <StayingOfTwo {...props} choice={now()} onPick={set} />
            </Show>
            <Show when={isBentRow(now().formation)}>
              <BendFields {...props} choice={now()} onPick={set} />
            </Show>
          </div>
        )}
      </Show>
    </Show>
  );
};
