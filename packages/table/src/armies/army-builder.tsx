/** Builds an army: every error at once, with its rule, while it is being built. */
import { createMemo, createSignal, For, Index, Show } from 'solid-js';
import { saveFile } from '../app/files.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { Field } from '../controls/fields.jsx';
import type { Options } from '../options/fields.js';
import { ReasonBox } from '../panel/reasons.jsx';
import { armyFile } from '../store/armies.js';
import { Agreement } from './agreement.jsx';
import type { ArmyBook, ArmyCheck, ArmyFault, TypeGroup } from './army-book.js';
import { freeName, replaced, USUAL_COAT, without, withUnit, type OwnArmy, type OwnUnit } from './own-army.js';
import { ReckoningTable } from './reckoning-table.jsx';
import { TypeOptions, UnitRow } from './unit-row.jsx';

/** An army and what it is built for. */
export interface Built {
  readonly army: OwnArmy;
  readonly agreed: Options;
}

interface Props {
  readonly book: ArmyBook;
  readonly built: Built;
  readonly onSave: (built: Built) => void;
  readonly onPrint: (built: Built) => void;
  readonly onLeave: () => void;
}

const Head = (props: { readonly army: OwnArmy; readonly give: (army: OwnArmy) => void }) => (
  <div class="two">
    <Field
      text={t().armies.name}
      value={props.army.name}
      maxLength={80}
      onInput={(event) => props.give({ ...props.army, name: event.currentTarget.value })}
    />
    <Field
      text={t().armies.commander}
      value={props.army.commander ?? ''}
      maxLength={80}
      onInput={(event) => props.give({ ...props.army, commander: event.currentTarget.value || undefined })}
    />
    <Field
      text={t().armies.coat}
      type="color"
      value={props.army.coat ?? USUAL_COAT}
      onInput={(event) => props.give({ ...props.army, coat: event.currentTarget.value })}
    />
  </div>
);

/** What no rule forbids and hardly anybody wants. */
const remarksOf = (book: ArmyBook, { units }: OwnArmy): string[] => {
  const unnamed = units.filter(({ name }) => name.trim() === '').length;
  return [
    ...(units.some(({ type }) => book.isTroops(type)) ? [] : [t().armies.noTroops]),
    ...(unnamed > 0 ? [t().armies.unnamed(unnamed)] : []),
  ];
};

/** Every fault with its rule, what is doubtful, and in a line how it stands. */
const Verdict = (props: { readonly book: ArmyBook; readonly army: OwnArmy; readonly check: ArmyCheck }) => {
  const errors = () => t().armies.errors(props.check.errors.length);
  const reasonsIn = (faults: readonly ArmyFault[]) =>
    faults.map((fault) => ({ text: props.book.faultText(fault), rule: fault.rule }));
  return (
    <>
      <ReasonBox title={errors()} reasons={reasonsIn(props.check.errors)} />
      <ReasonBox
        title={t().armies.warnings(props.check.warnings.length)}
        reasons={reasonsIn(props.check.warnings)}
        class="warned"
      />
      <For each={remarksOf(props.book, props.army)}>{(remark) => <p class="remark">{remark}</p>}</For>
      <p class="tally" role="status">
        <span>{props.book.sizeText(props.army)}</span>
        <Show when={props.check.errors.length > 0} fallback={<span class="right">{t().armies.legal}</span>}>
          <span class="wrong">{errors()}</span>
        </Show>
      </p>
    </>
  );
};

const AddUnit = (props: {
  readonly book: ArmyBook;
  readonly groups: readonly TypeGroup[];
  onAdd(type: string): void;
}) => {
  const [wanted, setWanted] = createSignal(props.groups[0]?.types[0] ?? '');
  return (
    <div class="add-unit">
      <label>
        <span>{t().armies.addType}</span>
        <select value={wanted()} onChange={(event) => setWanted(event.currentTarget.value)}>
          <TypeOptions groups={props.groups} nameOf={(type) => props.book.typeName(type)} />
        </select>
      </label>
      <Button text={t().armies.add} onClick={() => props.onAdd(wanted())} />
    </div>
  );
};

export const ArmyBuilder = (props: Props) => {
  const [army, setArmy] = createSignal<OwnArmy>(props.built.army);
  const [agreed, setAgreed] = createSignal<Options>(props.built.agreed);
  const check = createMemo(() => props.book.check(army(), agreed()));
  const groups = createMemo(() => props.book.groups(agreed()));
  const built = (): Built => ({ army: army(), agreed: agreed() });
  const change = (index: number, unit: OwnUnit): void => void setArmy(replaced(army(), index, unit));
  const named = (type: string): string => freeName(army(), (n) => t().armies.newUnit(props.book.typeName(type), n));
  const add = (type: string): void => void setArmy(withUnit(army(), props.book.fresh(type, named(type))));
  const isWrong = (index: number): boolean =>
    check().errors.some(({ path }) => path === `army.units[${index}]` || path.startsWith(`army.units[${index}].`));
  const costOf = (unit: OwnUnit): string | undefined => {
    const { cost } = props.book.lineOf(unit, agreed());
    return cost === undefined ? undefined : t().armies.points(Number(cost));
  };
  return (
    <section class="builder">
      <Head army={army()} give={setArmy} />
      <Agreement book={props.book} agreed={agreed()} give={setAgreed} />
      <ol class="units">
        <Index each={army().units}>
          {(unit, index) => (
            <UnitRow
              unit={unit()}
              fields={props.book.fieldsOf(unit(), agreed())}
              groups={groups()}
              nameOf={(type) => props.book.typeName(type)}
              note={costOf(unit())}
              wrong={isWrong(index)}
              give={(next) => change(index, next)}
              onType={(type) => change(index, props.book.asType(unit(), type))}
              onCopy={() => setArmy(withUnit(army(), { ...unit(), name: named(unit().type) }))}
              onRemove={() => setArmy(without(army(), index))}
            />
          )}
        </Index>
      </ol>
      <AddUnit book={props.book} groups={groups()} onAdd={add} />
      <ReckoningTable reckoning={props.book.reckoning(army(), agreed())} />
      <Verdict book={props.book} army={army()} check={check()} />
      <div class="chips">
        <Button
          class="primary"
          text={t().armies.save}
          disabled={army().name.trim() === ''}
          onClick={() => props.onSave(built())}
        />
        <Button
          text={t().saved.export}
          onClick={() => saveFile(`${army().name}.json`, armyFile(props.book.game, army(), agreed()))}
        />
        <Button text={t().armies.order} onClick={() => props.onPrint(built())} />
        <Button text={t().nav.back} onClick={() => props.onLeave()} />
      </div>
    </section>
  );
};
