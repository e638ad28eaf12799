/** Changes of formation: each that can be thought of, with its ghost, and what can be chosen about it. */
import { createMemo, For, Show } from 'solid-js';
import { tenths } from '@five-victories/engine/geometry';
import {
  isBentRow,
  sizeOf,
  type AnyChange,
  type Change,
  type ChangeOfTwo,
  type Formation,
} from '@five-victories/engine/tabletop';
import { MiniLayout } from '../../panel/mini-layout.jsx';
import { m } from '../words/index.js';
import { formationName } from '../words/names.js';
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

interface ChoiceProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly now: T | undefined;
  text(value: T): string;
  onPick(value: T): void;
}

const Pick = <T extends string | number>(props: ChoiceProps<T>) => (
  <Show when={props.values.length > 1}>
    <label>
      {props.label}{' '}
      <select
        onChange={(event) => {
          const value = props.values[event.currentTarget.selectedIndex];
          if (value !== undefined) props.onPick(value);
        }}
      >
        <For each={props.values}>{(value) => <option selected={props.now === value}>{props.text(value)}</option>}</For>
      </select>
    </label>
  </Show>
);

const BendFields = (props: PartProps & { readonly choice: AnyChange; onPick(change: AnyChange): void }) => {
  const bend = () => props.choice.bend;
  const size = () => sizeOf(props.scene.unit);
  return (
    <Show when={bend()}>
      {(known) => (
        <>
          <Show when={!isOfTwo(props.scene)}>
            <Pick
              label={m().orders.change.after}
              values={Array.from({ length: size() - 1 }, (_, i) => i + 1)}
              now={bendAfter(props.choice)}
              text={String}
              onPick={(after) => props.onPick(withAfter(props.choice, after))}
            />
          </Show>
          <Pick
            label={m().orders.change.way}
            values={['back', 'forward'] as const}
            now={known().way}
            text={(way) => m().orders.change.ways[way]}
            onPick={(way) => props.onPick(withBend(props.choice, { way, angle: known().angle }))}
          />
          <label class="number">
            {m().orders.change.angle}{' '}
            <input
              type="number"
              min="1"
              max={mostBend(props.scene) / 10}
              value={known().angle / 10}
              onChange={(event) => {
                const angle = Math.round(event.currentTarget.valueAsNumber * 10);
                if (Number.isFinite(angle))
                  props.onPick(withBend(props.choice, { way: known().way, angle: tenths(angle) }));
              }}
            />
            °
          </label>
        </>
      )}
    </Show>
  );
};

/** Which stand stays, and where it comes to be. */
const Staying = (props: PartProps & { readonly choice: AnyChange; onPick(change: AnyChange): void }) => {
  const layings = createMemo(() => changesTo(props.scene, props.choice.formation) as readonly Change[]);
  const change = () => props.choice as Change;
  const pair = () => props.choice as ChangeOfTwo;
  const places = () => stationaryOf(props.scene, change());
  const place = (n: number): string => m().orders.change.place(n + 1);
  return (
    <Show
      when={isOfTwo(props.scene)}
      fallback={
        <>
          <Show when={layings().length > 1}>
            <div class="chips" role="group" aria-label={m().orders.change.layout}>
              <For each={layings()}>
                {({ layout }) => (
                  <button
                    type="button"
                    class="chip"
                    aria-label={layout}
                    aria-pressed={change().layout === layout}
                    onClick={() => {
                      const { from: _from, to: _to, ...rest } = change();
                      props.onPick({ ...rest, layout });
                    }}
                  >
                    <MiniLayout layout={layout} />
                  </button>
                )}
              </For>
            </div>
          </Show>
          <Pick
            label={m().orders.change.from}
            values={places().from}
            now={change().from ?? places().from[0]}
            text={place}
            onPick={(from) => props.onPick({ ...change(), from })}
          />
          <Pick
            label={m().orders.change.to}
            values={places().to}
            now={change().to ?? places().to[0]}
            text={place}
            onPick={(to) => props.onPick({ ...change(), to })}
          />
        </>
      }
    >
      <Show when={sizeOf(props.scene.unit) > 1}>
        <Pick
          label={m().orders.change.stand}
          values={[0, 1]}
          now={pair().stand ?? 0}
          text={(n) => String(n + 1)}
          onPick={(stand) => props.onPick({ ...pair(), stand })}
        />
        <Pick
          label={m().orders.change.other}
          values={othersFor(pair().formation)}
          now={pair().other}
          text={(other) => m().orders.change.others[other]}
          onPick={(other) => props.onPick({ ...pair(), other })}
        />
      </Show>
    </Show>
  );
};

export const ChangePart = (props: PartProps) => {
  const formations = createMemo(() => formationsFor(props.scene));
  const change = () => (props.draft.plan?.is === 'change' ? props.draft.plan.change : undefined);
  const set = (next: AnyChange | undefined): void =>
    props.change(withPlan(props.draft, next && { is: 'change', change: next }));
  const isVain = (formation: Formation): boolean => {
    const way = changeTo(props.scene, formation);
    return way === undefined || whyNot(props.scene, way) !== undefined;
  };
  return (
    <Show when={props.scene.verbs.includes('changeFormation') && formations().length > 0}>
      <div class="chips" role="group" aria-label={m().orders.formations}>
        <span class="label">{m().orders.formations}:</span>
        <For each={formations()}>
          {(formation) => (
            <button
              type="button"
              class="chip"
              classList={{ vain: isVain(formation) }}
              data-formation={formation}
              aria-pressed={change()?.formation === formation}
              onClick={() => set(changeTo(props.scene, formation))}
            >
              {formationName(formation)}
            </button>
          )}
        </For>
      </div>
      <Show when={change()}>
        {(now) => (
          <div class="change">
            <Staying {...props} choice={now()} onPick={set} />
            <Show when={isBentRow(now().formation)}>
              <BendFields {...props} choice={now()} onPick={set} />
            </Show>
          </div>
        )}
      </Show>
    </Show>
  );
};
