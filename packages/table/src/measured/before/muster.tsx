/** `muster`: which of the thrown units take the field, and with which stands. */
import { createMemo, Index, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { UnitFields } from '../../armies/unit-row.jsx';
import { t } from '../../app/settings.js';
import { Chip } from '../../controls/button.jsx';
import { Chips } from '../../controls/chips.jsx';
import { Tick } from '../../controls/fields.jsx';
import { ReasonBox, type Reason } from '../../panel/reasons.jsx';
import { timesEach } from '../../words/counts.js';
import { faultSaid } from '../../words/faults.js';
import { unitFields } from '../armies/units.js';
import { replacedIn } from '../lists.js';
import type { ManoeuvreFormProps as FormProps, ManoeuvreMaker as Maker } from '../maker.js';
import { m } from '../words/index.js';
import { typeName } from '../words/names.js';
import { reasonOf } from '../why.jsx';
import {
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
      <Tick text={<b>{called()}</b>} on={props.thrown.on} onTick={(on) => props.give({ ...props.thrown, on })} />
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
  const reasons = createMemo((): readonly Reason[] => {
    const faults = faultsIn(props.desk, props.draft);
    if (faults.length > 0)
      return faults.map((fault) => ({
        text: faultSaid(fault, { rules: editionAt(props.desk), atTable: true }),
        rule: fault.rule,
      }));
    // What is wrong besides: too many of a type, no room.
    const refused = refusal(props.desk.match, musterOf(props.draft));
    return refused ? [reasonOf(props.desk.match, refused)] : [];
  });
  return (
    <div role="status">
      <ReasonBox title={t().armies.errors(reasons().length)} reasons={reasons()} />
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
      <Chips label={m().setup.plans} values={proposalsIn(props.desk)}>
        {(proposal, i) => (
          <Chip
            text={m().setup.muster.proposal(i() + 1)}
            onClick={() => props.change(draftFrom(props.desk, proposal))}
          />
        )}
      </Chips>
      <ul class="thrown">
        <Index each={props.draft}>
          {(thrown, index) => (
            <Row
              form={props}
              thrown={thrown()}
              number={number(index)}
              give={(next) => props.change(replacedIn(props.draft, index, next))}
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
