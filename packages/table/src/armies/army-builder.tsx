/** Builds an army: every error at once, with its rule, while it is being built. */
import { createMemo, createSignal, For, Index, Show } from 'solid-js';
import { saveFile } from '../app/files.js';
import { t } from '../app/settings.js';
import type { Options } from '../options/fields.js';
import { RuleLink } from '../panel/rule-link.jsx';
import { armyFile } from '../store/armies.js';
import { Agreement } from './agreement.jsx';
import type { ArmyBook, ArmyFault } from './army-book.js';
import { freeName, replaced, without, withUnit, type OwnArmy, type OwnUnit } from './own-army.js';
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

const USUAL_COAT = '#7a3b2e';

interface FaultsProps {
  readonly book: ArmyBook;
  readonly faults: readonly ArmyFault[];
  readonly title: string;
  readonly class: string;
}

const Faults = (props: FaultsProps) => (
  <Show when={props.faults.length > 0}>
    <div class={props.class}>
      <b>{props.title}</b>
      <ul>
        <For each={props.faults}>
          {(fault) => (
            <li>
              {props.book.faultText(fault)} <RuleLink id={fault.rule} />
            </li>
          )}
        </For>
      </ul>
    </div>
  </Show>
);

const Head = (props: { readonly army: OwnArmy; readonly give: (army: OwnArmy) => void }) => (
  <div class="two">
    <label>
      <span>{t().armies.name}</span>
      <input
        value={props.army.name}
        maxLength={80}
        onInput={(event) => props.give({ ...props.army, name: event.currentTarget.value })}
      />
    </label>
    <label>
      <span>{t().armies.commander}</span>
      <input
        value={props.army.commander ?? ''}
        maxLength={80}
        onInput={(event) => props.give({ ...props.army, commander: event.currentTarget.value || undefined })}
      />
    </label>
    <label>
      <span>{t().armies.coat}</span>
      <input
        type="color"
        value={props.army.coat ?? USUAL_COAT}
        onInput={(event) => props.give({ ...props.army, coat: event.currentTarget.value })}
      />
    </label>
  </div>
);

export const ArmyBuilder = (props: Props) => {
  const [army, setArmy] = createSignal<OwnArmy>(props.built.army);
  const [agreed, setAgreed] = createSignal<Options>(props.built.agreed);
  const check = createMemo(() => props.book.check(army(), agreed()));
  const groups = createMemo(() => props.book.groups(agreed()));
  const built = (): Built => ({ army: army(), agreed: agreed() });
  const change = (index: number, unit: OwnUnit): void => {
    setArmy(replaced(army(), index, unit));
  };
  const named = (type: string): string => freeName(army(), (n) => t().armies.newUnit(props.book.typeName(type), n));
  const [wanted, setWanted] = createSignal(groups()[0]?.types[0] ?? '');
  const add = (): void => {
    setArmy(withUnit(army(), props.book.fresh(wanted(), named(wanted()))));
  };
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
      <div class="add-unit">
        <label>
          <span>{t().armies.addType}</span>
          <select value={wanted()} onChange={(event) => setWanted(event.currentTarget.value)}>
            <TypeOptions groups={groups()} nameOf={(type) => props.book.typeName(type)} />
          </select>
        </label>
        <button type="button" onClick={add}>
          {t().armies.add}
        </button>
      </div>
      <ReckoningTable reckoning={props.book.reckoning(army(), agreed())} />
      <Faults
        book={props.book}
        faults={check().errors}
        title={t().armies.errors(check().errors.length)}
        class="refused"
      />
      <Faults
        book={props.book}
        faults={check().warnings}
        title={t().armies.warnings(check().warnings.length)}
        class="warned"
      />
      <p class="tally" role="status">
        <span>{props.book.sizeText(army())}</span>
        <Show when={check().errors.length > 0} fallback={<span class="right">{t().armies.legal}</span>}>
          <span class="wrong">{t().armies.errors(check().errors.length)}</span>
        </Show>
      </p>
      <div class="chips">
        <button
          type="button"
          class="primary"
          disabled={army().name.trim() === ''}
          onClick={() => props.onSave(built())}
        >
          {t().armies.save}
        </button>
        <button
          type="button"
          onClick={() => saveFile(`${army().name}.json`, armyFile(props.book.game, army(), agreed()))}
        >
          {t().armies.export}
        </button>
        <button type="button" onClick={() => props.onPrint(built())}>
          {t().armies.order}
        </button>
        <button type="button" onClick={() => props.onLeave()}>
          {t().nav.back}
        </button>
      </div>
    </section>
  );
};
