/** The units in hand: who, where exactly, and what can be done with them. */
import { createMemo, For, Show } from 'solid-js';
import { findUnit, type UnitId } from '@five-victories/engine/tabletop';
import { Chip } from '../../controls/button.jsx';
import type { FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { compassWord, lengthIn, unitName } from '../words/names.js';
import { anotherFormation, chooseAll, closeUp, lineUp, spread, takeUp, turnAll } from './keys.js';
import { Does } from './does.jsx';
import { isSingle, leadOf, movableOf, placedIn, placingOf, type Draft } from './plan.js';
import { UnitFields } from './unit-fields.jsx';
import { formationsFor } from './ways.js';

const STEP = 150;

const Several = (props: FormProps<Draft>) => (
  <div class="chips" role="group" aria-label={m().setup.group}>
    <Does {...props} act={lineUp} text={m().setup.lineUp} keys="I" />
    <Does {...props} act={spread} text={m().setup.spread} keys="O" />
    <Does {...props} act={closeUp} text={m().setup.closeUp} keys="U" />
  </div>
);

/** For who does not see the table: where the unit in hand is now. */
const Where = (props: FormProps<Draft> & { readonly id: UnitId }) => {
  const text = createMemo(() => {
    const { match } = props.desk;
    const unit = placedIn(props.desk, props.draft.placings, props.id);
    if (!unit) return '';
    const { x, y, heading } = unit.place;
    return m().setup.where(unitName(match, unit.id), lengthIn(match, x), lengthIn(match, y), compassWord(heading));
  });
  return (
    <output class="visually-hidden" aria-live="polite">
      {props.draft.drag ? '' : text()}
    </output>
  );
};

const ALL = '*';

export const InHand = (props: FormProps<Draft>) => {
  const lead = () => leadOf(props.draft);
  const name = (id: UnitId): string => unitName(props.desk.match, id);
  const changesFormation = (id: UnitId): boolean => {
    const unit = findUnit(props.desk.match, id);
    return (
      unit !== undefined &&
      formationsFor(props.desk, unit, placingOf(props.desk, props.draft.placings, id)?.state).length > 1
    );
  };
  const allChosen = (): boolean =>
    props.draft.chosen.length > 1 && props.draft.chosen.length === movableOf(props.desk).length;
  const choose = (value: string): void => {
    if (value === ALL) props.change(chooseAll(props.desk, props.draft)!);
    else props.change({ ...props.draft, chosen: value === '' ? [] : [value] });
  };
  return (
    <fieldset>
      <legend>{props.draft.chosen.length > 1 ? m().setup.several(props.draft.chosen.length) : m().setup.inHand}</legend>
      <select
        aria-label={m().setup.inHand}
        value={allChosen() ? ALL : (lead() ?? '')}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{m().setup.nobody}</option>
        <Show when={!isSingle(props.desk)}>
          <option value={ALL}>{m().setup.all}</option>
        </Show>
        <For each={movableOf(props.desk)}>{({ id }) => <option value={id}>{name(id)}</option>}</For>
      </select>
      <Show when={!isSingle(props.desk)}>
        <Chip
          text={m().group.choose}
          on={props.draft.several === true}
          onClick={() => props.change({ ...props.draft, several: props.draft.several !== true })}
          title={m().group.hint}
          data-several
        />
      </Show>
      <Show when={lead()} keyed>
        {(id) => (
          <>
            <Where {...props} id={id} />
            <div class="chips">
              <Does {...props} act={turnAll(0 - STEP)} text={m().setup.turnLeft} keys="⇧Q" />
              <Does {...props} act={turnAll(STEP)} text={m().setup.turnRight} keys="⇧W" />
              <Show when={changesFormation(id)}>
                <Does {...props} act={anotherFormation(1)} text={m().setup.formation} keys="C" />
              </Show>
              <Does {...props} act={takeUp} text={m().setup.take} keys="Del" />
            </div>
            <Show when={props.draft.chosen.length > 1} fallback={<UnitFields {...props} unit={id} />}>
              <Several {...props} />
            </Show>
          </>
        )}
      </Show>
    </fieldset>
  );
};
