/** All that can be said of where and how one unit stands, as exact values. */
import { createMemo, Show } from 'solid-js';
import { heading as asHeading, turnBetween } from '@five-victories/engine/geometry';
import {
  boardingRefusal,
  findUnit,
  isBentRow,
  isCommand,
  type Placing,
  type Unit,
  type UnitId,
} from '@five-victories/engine/tabletop';
import { Picker, Tick } from '../../controls/fields.jsx';
import { m } from '../words/index.js';
import { formationName, unitName } from '../words/names.js';
import { BendFields, TrailFields, type Fields, type Props } from './bend-fields.jsx';
import { freeSpotFor } from './free-spot.js';
import { headingIn, movedBy, turnedBy } from './move.js';
import { Degrees, Length } from './number-field.jsx';
import { boarding, changed, placingOf, put, shown, sideOf, takenUp } from './plan.js';
import { StandsField } from './stands-field.jsx';
import {
  formationOf,
  formationsFor,
  inFormation,
  inState,
  isLimbered,
  limbered,
  mayDismount,
  mayLimber,
} from './ways.js';

const PlaceFields = (props: Fields) => {
  const move = (dx: number, dy: number): void =>
    props.change(changed(props.draft, movedBy(props.desk, props.draft.placings, [props.unit], dx, dy)));
  const face = (heading: number): void => {
    const by = turnBetween(headingIn(props.desk, props.placing), asHeading(heading));
    props.change(changed(props.draft, turnedBy(props.desk, props.draft.placings, [props.unit], props.placing, by)));
  };
  return (
    <>
      <Length text={m().setup.x} value={props.placing.x} onValue={(x) => move(x - props.placing.x, 0)} />
      <Length text={m().setup.y} value={props.placing.y} onValue={(y) => move(0, y - props.placing.y)} />
      <Degrees
        text={m().setup.heading}
        value={headingIn(props.desk, props.placing)}
        least={-3600}
        most={3600}
        onValue={face}
      />
    </>
  );
};

const FormationFields = (props: Fields) => {
  const formations = createMemo(() => formationsFor(props.desk, props.of, props.placing.state));
  const now = () => formationOf(props.desk, props.of, props.placing);
  return (
    <>
      <Show when={formations().length > 1}>
        <Picker
          text={m().setup.formation}
          values={formations()}
          chosen={now()}
          nameOf={(each) => formationName(each)}
          onPick={(each) => props.give(inFormation(props.desk, props.of, props.placing, each))}
        />
      </Show>
      <Show when={mayDismount(props.desk, props.of)}>
        <Tick
          text={m().setup.onFoot}
          on={props.placing.state === 'dismounted'}
          onTick={(on) => props.give(inState(props.desk, props.of, props.placing, on ? 'dismounted' : 'mounted'))}
        />
      </Show>
      <Show when={mayLimber(props.desk, props.of)}>
        <Tick
          text={m().names.limbered[props.desk.match.rules.words.limbered]}
          on={isLimbered(props.desk, props.placing)}
          onTick={(on) => props.give(limbered(props.desk, props.placing, on))}
        />
      </Show>
    </>
  );
};

/** Of command: on the table, or in the ranks of a Battle that has room. */
const PostField = (props: Props & { readonly of: Unit; readonly placing: Placing | undefined }) => {
  const battles = createMemo(() =>
    shown(props.desk, props.draft.placings).state.units.filter(
      (unit) =>
        unit.side === sideOf(props.desk) &&
        !boardingRefusal(props.desk.match, props.of, unit.id, Object.values(props.draft.placings)),
    ),
  );
  const post = (battle: UnitId | undefined): void => {
    const { placings } = props.draft;
    const off = takenUp(placings, [props.unit]);
    const placing = battle === undefined ? freeSpotFor(props.desk, off, props.of) : boarding(props.unit, battle);
    props.change(changed(props.draft, placing ? put(props.desk, placings, placing) : off));
  };
  return (
    <Show when={battles().length > 0 || props.placing?.aboard !== undefined}>
      <Picker
        text={m().setup.post}
        values={[undefined, ...battles().map(({ id }) => id)]}
        chosen={props.placing?.aboard}
        nameOf={(id) => (id === undefined ? m().setup.onTable : m().setup.aboard(unitName(props.desk.match, id)))}
        onPick={post}
      />
    </Show>
  );
};

/** Of a unit on the table. */
const PlacedFields = (props: Fields) => (
  <>
    <PlaceFields {...props} />
    <FormationFields {...props} />
    <Show when={isBentRow(formationOf(props.desk, props.of, props.placing)) ? props.placing.bend : undefined}>
      {(bend) => <BendFields {...props} bend={bend()} />}
    </Show>
    <Show when={props.placing.trail}>
      <TrailFields {...props} />
    </Show>
    <StandsField {...props} />
  </>
);

export const UnitFields = (props: Props) => {
  const placing = () => placingOf(props.desk, props.draft.placings, props.unit);
  const give = (placed: Placing): void =>
    props.change(changed(props.draft, put(props.desk, props.draft.placings, placed)));
  return (
    <Show when={findUnit(props.desk.match, props.unit)}>
      {(of) => (
        <div class="fields">
          <Show when={isCommand(props.desk.match, of()) && 'aboardRefusal' in props.desk.match.rules}>
            <PostField {...props} of={of()} placing={placing()} />
          </Show>
          <Show when={placing()?.aboard === undefined ? placing() : undefined}>
            {(placed) => <PlacedFields {...props} of={of()} placing={placed()} give={give} />}
          </Show>
        </div>
      )}
    </Show>
  );
};
