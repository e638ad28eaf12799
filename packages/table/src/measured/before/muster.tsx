/** `muster`: which of the thrown units take the field, and with which stands. */
import { createMemo, For, Index, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { UnitFields } from '../../armies/unit-row.jsx';
import { t } from '../../app/settings.js';
import { RuleLink } from '../../panel/rule-link.jsx';
import { timesEach } from '../../words/counts.js';
import { armyFaultText } from '../armies/fault-text.js';
import { unitFields } from '../armies/units.js';
import type { ManoeuvreFormProps as FormProps, ManoeuvreMaker as Maker } from '../maker.js';
import { m } from '../words/index.js';
import { typeName } from '../words/names.js';
import { reasonText } from '../words/refusals.js';
import {
  changedAt,
  draftFrom,
  editionAt,
  faultsIn,
  fieldedOf,
  musterOf,
  proposalsIn,
  typesThrown,
  type Draft,
  type Thrown,
} from './muster-draft.js';

interface RowProps {
  readonly form: FormProps<Draft>;
  readonly thrown: Thrown;
  readonly number: number;
  readonly give: (thrown: Thrown) => void;
}

const Row = (props: RowProps) => {
  const match = () => props.form.desk.match;
  const called = (): string => m().setup.muster.numbered(typeName(match(), props.thrown.unit.type), props.number);
  const hasQuality = (): boolean => match().state.options.unitQuality === 'assigned';
  const fields = createMemo(() =>
    unitFields(editionAt(props.form.desk), props.thrown.unit, {}).filter(({ is }) => is !== 'pick' || hasQuality()),
  );
  return (
    <li classList={{ out: !props.thrown.on }}>
      <label class="tick">
        <input
          type="checkbox"
          checked={props.thrown.on}
          onChange={(event) => props.give({ ...props.thrown, on: event.currentTarget.checked })}
        />
        <b>{called()}</b>
      </label>
      <Show when={props.thrown.on}>
        <input
          aria-label={`${called()}: ${t().armies.unitName}`}
          placeholder={t().armies.unitName}
          value={props.thrown.unit.name}
          maxLength={80}
          onInput={(event) =>
            props.give({ ...props.thrown, unit: { ...props.thrown.unit, name: event.currentTarget.value } })
          }
        />
        <UnitFields fields={fields()} give={(unit) => props.give({ ...props.thrown, unit })} />
      </Show>
    </li>
  );
};

/** What was thrown, each type with its count. */
const thrownText = ({ desk }: FormProps<Draft>): string =>
  m().names.list(timesEach(typesThrown(desk), (type) => typeName(desk.match, type)));

const Wrong = (props: FormProps<Draft>) => {
  const faults = createMemo(() => faultsIn(props.desk, props.draft));
  /** What is wrong besides: too many of a type, no room. */
  const refused = createMemo(() =>
    faults().length > 0 ? undefined : refusal(props.desk.match, musterOf(props.draft)),
  );
  return (
    <div role="status">
      <Show when={faults().length > 0 || refused()}>
        <div class="refused">
          <b>{t().armies.errors(Math.max(1, faults().length))}</b>
          <ul>
            <For each={faults()}>
              {(fault) => (
                <li>
                  {armyFaultText(fault)} <RuleLink id={fault.rule} />
                </li>
              )}
            </For>
            <Show when={refused()}>
              {(why) => (
                <li>
                  {reasonText(props.desk.match, why())} <RuleLink id={why().rule} />
                </li>
              )}
            </Show>
          </ul>
        </div>
      </Show>
    </div>
  );
};

const MusterForm = (props: FormProps<Draft>) => {
  /** The how-manieth of its type each unit is. */
  const number = (index: number): number =>
    props.draft.slice(0, index + 1).filter(({ unit }) => unit.type === props.draft[index]!.unit.type).length;
  const fielded = () => fieldedOf(props.draft);
  return (
    <div class="form setup-form muster">
      <p>{m().setup.muster.lead}</p>
      <p>{m().setup.muster.thrown(thrownText(props))}</p>
      <div class="chips" role="group" aria-label={m().setup.plans}>
        <For each={proposalsIn(props.desk)}>
          {(proposal, i) => (
            <button type="button" class="chip" onClick={() => props.change(draftFrom(props.desk, proposal))}>
              {m().setup.muster.proposal(i() + 1)}
            </button>
          )}
        </For>
      </div>
      <ul class="thrown">
        <Index each={props.draft}>
          {(thrown, index) => (
            <Row
              form={props}
              thrown={thrown()}
              number={number(index)}
              give={(next) => props.change(changedAt(props.draft, index, next))}
            />
          )}
        </Index>
      </ul>
      <p role="status">
        {m().setup.muster.fielded(
          fielded().length,
          fielded().reduce((sum, { stands = '' }) => sum + stands.length, 0),
        )}
      </p>
      <Wrong {...props} />
    </div>
  );
};

export const musterMaker: Maker<Draft> = {
  begin: (desk) => draftFrom(desk, proposalsIn(desk)[0]),
  marks: () => [],
  choices: (_desk, draft) => [musterOf(draft)],
  Form: MusterForm,
  listed: false,
  explains: true,
};
