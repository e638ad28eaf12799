/** Builds an army: every error at once, with its rule, while it is being built. */
import { createMemo, createSignal, For, Index, Show } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import {
  checkArmy,
  optionsOf,
  QUALITIES,
  type ArmyFault,
  type Quality,
  type RosterUnit,
} from '@five-victories/engine/zonal';
import { saveFile } from '../app/files.js';
import { t } from '../app/settings.js';
import {
  asType,
  countOf,
  newUnit,
  replaced,
  standsIn,
  withCount,
  without,
  withQuality,
  withSpears,
  withWeapon,
} from '../match/army-draft.js';
import type { ZoneGame } from '../match/game-ids.js';
import { editionOf } from '../match/games.js';
import { RuleLink } from '../panel/rule-link.jsx';
import { armyFile, type OwnArmy } from '../store/armies.js';

interface Props {
  readonly game: ZoneGame;
  readonly army: OwnArmy;
  readonly onSave: (army: OwnArmy) => void;
  readonly onLeave: () => void;
}

const Faults = (props: { readonly faults: readonly ArmyFault[]; readonly title: string; readonly class: string }) => (
  <Show when={props.faults.length > 0}>
    <div class={props.class} role="status">
      <b>{props.title}</b>
      <ul>
        <For each={props.faults}>
          {({ because, rule }) => (
            <li>
              <span lang="en">{because}</span> <RuleLink id={rule} />
            </li>
          )}
        </For>
      </ul>
    </div>
  </Show>
);

export const ArmyBuilder = (props: Props) => {
  const game = createMemo(() => editionOf(props.game));
  const [army, setArmy] = createSignal<OwnArmy>(props.army);
  const check = createMemo(() => {
    const faults: Fault[] = [];
    return checkArmy(game(), optionsOf(game(), {}, 'options', faults), army());
  });
  const change = (index: number, unit: RosterUnit): void => {
    setArmy(replaced(army(), index, unit));
  };
  const typeName = (type: string): string => t().types[props.game][type] ?? type;
  const add = (): void => {
    const type = army().units.at(-1)?.type ?? Object.keys(game().types)[0]!;
    const count = army().units.filter((unit) => unit.type === type).length + 1;
    setArmy({ ...army(), units: [...army().units, newUnit(game(), type, t().armies.newUnit(typeName(type), count))] });
  };
  const isWrong = (index: number): boolean =>
    check().errors.some(({ path }) => path.startsWith(`army.units[${index}]`));

  const Row = (row: { readonly unit: RosterUnit; readonly index: number }) => {
    const type = () => game().types[row.unit.type]!;
    return (
      <li classList={{ faulty: isWrong(row.index) }}>
        <label>
          <span>{t().armies.unitName}</span>
          <input
            value={row.unit.name}
            maxLength={80}
            onInput={(event) => change(row.index, { ...row.unit, name: event.currentTarget.value })}
          />
        </label>
        <label>
          <span>{t().armies.type}</span>
          <select
            value={row.unit.type}
            onChange={(event) => change(row.index, asType(game(), row.unit, event.currentTarget.value))}
          >
            <For each={Object.keys(game().types)}>{(each) => <option value={each}>{typeName(each)}</option>}</For>
          </select>
        </label>
        <div class="counts" role="group" aria-label={t().armies.standsLabel}>
          <For each={[...type().stands]}>
            {(letter) => {
              const kind = () => t().stands[props.game][letter] ?? letter;
              return (
                <span class="stepper">
                  <button
                    type="button"
                    class="small"
                    aria-label={`${kind()}: ${t().armies.fewer}`}
                    disabled={countOf(row.unit, letter) === 0}
                    onClick={() => change(row.index, withCount(row.unit, letter, countOf(row.unit, letter) - 1))}
                  >
                    −
                  </button>
                  <output>{t().standsOf(countOf(row.unit, letter), kind())}</output>
                  <button
                    type="button"
                    class="small"
                    aria-label={`${kind()}: ${t().armies.more}`}
                    onClick={() => change(row.index, withCount(row.unit, letter, countOf(row.unit, letter) + 1))}
                  >
                    +
                  </button>
                </span>
              );
            }}
          </For>
        </div>
        <Show when={type().weapons}>
          {(weapons) => (
            <label>
              <span>{t().armies.weapon}</span>
              <select
                value={row.unit.weapon ?? ''}
                onChange={(event) => change(row.index, withWeapon(row.unit, event.currentTarget.value))}
              >
                <Show when={type().unarmed}>
                  <option value="">{t().armies.noWeapon}</option>
                </Show>
                <For each={weapons()}>
                  {(weapon) => <option value={weapon}>{t().weapons[weapon] ?? weapon}</option>}
                </For>
              </select>
            </label>
          )}
        </Show>
        <Show when={row.unit.weapon === 'hand'}>
          <label class="tick">
            <input
              type="checkbox"
              checked={row.unit.spears === true}
              onChange={(event) => change(row.index, withSpears(row.unit, event.currentTarget.checked))}
            />
            {t().armies.spears}
          </label>
        </Show>
        <label>
          <span>{t().armies.quality}</span>
          <select
            value={row.unit.quality ?? 'seasoned'}
            onChange={(event) => change(row.index, withQuality(row.unit, event.currentTarget.value as Quality))}
          >
            <For each={QUALITIES}>{(quality) => <option value={quality}>{t().qualities[quality]}</option>}</For>
          </select>
        </label>
        <button
          type="button"
          class="small"
          aria-label={t().armies.remove(row.unit.name)}
          onClick={() => setArmy(without(army(), row.index))}
        >
          ✕
        </button>
      </li>
    );
  };

  return (
    <section class="builder">
      <div class="two">
        <label>
          <span>{t().armies.name}</span>
          <input
            value={army().name}
            maxLength={80}
            onInput={(event) => setArmy({ ...army(), name: event.currentTarget.value })}
          />
        </label>
        <label>
          <span>{t().armies.commander}</span>
          <input
            value={army().commander ?? ''}
            maxLength={80}
            onInput={(event) => setArmy({ ...army(), commander: event.currentTarget.value || undefined })}
          />
        </label>
        <label>
          <span>{t().armies.coat}</span>
          <input
            type="color"
            value={army().coat ?? '#7a3b2e'}
            onInput={(event) => setArmy({ ...army(), coat: event.currentTarget.value })}
          />
        </label>
      </div>
      <p>{t().armies.total(army().units.length, standsIn(army()))}</p>
      <ol class="units">
        <Index each={army().units}>{(unit, index) => <Row unit={unit()} index={index} />}</Index>
      </ol>
      <button type="button" onClick={add}>
        {t().armies.add}
      </button>
      <Faults faults={check().errors} title={t().armies.errors(check().errors.length)} class="refused" />
      <Faults faults={check().warnings} title={t().armies.warnings(check().warnings.length)} class="warned" />
      <Show when={check().errors.length === 0}>
        <p class="right" role="status">
          {t().armies.legal}
        </p>
      </Show>
      <div class="chips">
        <button type="button" class="primary" disabled={army().name.trim() === ''} onClick={() => props.onSave(army())}>
          {t().armies.save}
        </button>
        <button type="button" onClick={() => saveFile(`${army().name}.json`, armyFile(props.game, army()))}>
          {t().armies.export}
        </button>
        <button type="button" onClick={() => print()}>
          {t().armies.print}
        </button>
        <button type="button" onClick={() => props.onLeave()}>
          {t().nav.back}
        </button>
      </div>
    </section>
  );
};
