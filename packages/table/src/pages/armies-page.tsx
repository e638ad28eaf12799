/** Armies: the ready-made, those built here, the builder, and the order of battle to print. */
import { createResource, createSignal, For, Match, Show, Switch } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import { newId } from '../app/chance.js';
import { t } from '../app/settings.js';
import { armyBookOf, type ArmyBook } from '../armies/army-book.js';
import { ArmyBuilder, type Built } from '../armies/army-builder.jsx';
import { OwnArmies, ReadyArmies } from '../armies/army-lists.jsx';
import { OrderOfBattle } from '../armies/order-of-battle.jsx';
import { asOwn, type OwnArmy } from '../armies/own-army.js';
import { Button, Link } from '../controls/button.jsx';
import { FileButton } from '../controls/fields.jsx';
import type { GameId } from '../match/game-ids.js';
import { loadEdition } from '../match/shelf.js';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { forgetArmy, keepArmy, listArmies, readArmy, type KeptArmy } from '../store/armies.js';
import { faultSaid } from '../words/faults.js';
import { Frame } from './frame.jsx';
import { GameLinks } from './game-links.jsx';
import { ToldNote } from './kept-row.jsx';
import { ofTheBook } from '../app/table-draft.js';

/** What is on the desk; a sheet lies on what was there before. */
type Shown =
  | { readonly is: 'lists' }
  | { readonly is: 'builder'; readonly id: string; readonly built: Built }
  | { readonly is: 'sheet'; readonly built: Built; readonly before: Shown };

const LISTS: Shown = { is: 'lists' };

interface ListProps {
  readonly book: ArmyBook;
  readonly own: readonly KeptArmy[];
  readonly problem: string | undefined;
  readonly onBuild: (army: OwnArmy) => void;
  readonly onEdit: (kept: KeptArmy) => void;
  readonly onPrint: (army: OwnArmy, agreed?: KeptArmy['agreed']) => void;
  readonly onRemove: (kept: KeptArmy) => void;
  readonly onFile: (file: File) => void;
}

/** The armies there are, and the ways to a new one. */
const Lists = (props: ListProps) => {
  const empty = (): OwnArmy => ({ name: t().armies.newArmy, coat: '#7a3b2e', units: props.book.needed({}) });
  return (
    <>
      <p>{t().armies.lead}</p>
      <div class="chips">
        <Button class="primary" text={t().armies.build} onClick={() => props.onBuild(empty())} />
        <FileButton text={t().saved.import} onFile={(file) => props.onFile(file)} />
        <Link class="button" text={t().nav.scenarios} href={`#/editor/${props.book.game}`} />
      </div>
      <ToldNote told={props.problem === undefined ? undefined : { text: props.problem, wrong: true }} />
      <OwnArmies
        book={props.book}
        armies={props.own}
        onEdit={props.onEdit}
        onPrint={({ army, agreed }) => props.onPrint(army, agreed)}
        onRemove={props.onRemove}
      />
      <For each={['ofTheBook', 'readyMade'] as const}>
        {(which) => (
          <ReadyArmies
            book={props.book}
            title={which === 'ofTheBook' ? t().armies.ofTheBook : t().newMatch.readyMade}
            armies={which === 'ofTheBook' ? props.book.presets : props.book.armies}
            idOf={which === 'ofTheBook' ? ofTheBook : undefined}
            onCopy={props.onBuild}
            onPrint={(army) => props.onPrint(army)}
          />
        )}
      </For>
    </>
  );
};

/** Keeps the army of a file; or why it cannot be read. */
const keepFile = async (file: File): Promise<{ readonly game: GameId } | string> => {
  const faults: Fault[] = [];
  const read = await readArmy(await file.text(), loadEdition, faults);
  if (!read) return `${t().armies.importFailed}: ${faults.map((fault) => faultSaid(fault)).join(' ')}`;
  await keepArmy({ id: newId(), saved: Date.now(), ...read });
  return read;
};

const Desk = (props: { readonly book: ArmyBook }) => {
  const [own, { refetch }] = createResource(() => props.book.game, listArmies);
  const [shown, show] = createSignal<Shown>(LISTS);
  const [problem, setProblem] = createSignal<string>();
  const put = (next: Shown): void => {
    show(next);
    scrollTo({ top: 0 });
  };
  const builtOf = (army: OwnArmy, agreed = props.book.agreedFor(army)): Built => ({ army: asOwn(army), agreed });
  const save = async (id: string, { army, agreed }: Built): Promise<void> => {
    await keepArmy({ id, game: props.book.game, saved: Date.now(), army, agreed });
    put(LISTS);
    await refetch();
  };
  const remove = async (kept: KeptArmy): Promise<void> => {
    if (!confirm(t().saved.removeSure(kept.army.name))) return;
    await forgetArmy(kept.id);
    await refetch();
  };
  const upload = async (file: File): Promise<void> => {
    const read = await keepFile(file);
    setProblem(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string' || read.game === props.book.game) await refetch();
    else location.hash = `#/armies/${read.game}`;
  };
  const as = <K extends Shown['is']>(is: K): Extract<Shown, { is: K }> | undefined => {
    const now = shown();
    return now.is === is ? (now as Extract<Shown, { is: K }>) : undefined;
  };
  return (
    <Switch>
      <Match when={as('builder')} keyed>
        {({ id, built }) => (
          <ArmyBuilder
            book={props.book}
            built={built}
            onSave={(now) => void save(id, now)}
            onPrint={(now) => put({ is: 'sheet', built: now, before: { is: 'builder', id, built: now } })}
            onLeave={() => put(LISTS)}
          />
        )}
      </Match>
      <Match when={as('sheet')} keyed>
        {({ built, before }) => <OrderOfBattle book={props.book} built={built} onLeave={() => put(before)} />}
      </Match>
      <Match when={as('lists')}>
        <Lists
          book={props.book}
          own={own.latest ?? []}
          problem={problem()}
          onBuild={(army) => put({ is: 'builder', id: newId(), built: builtOf(army) })}
          onEdit={({ id, army, agreed }) => put({ is: 'builder', id, built: builtOf(army, agreed) })}
          onPrint={(army, agreed) => put({ is: 'sheet', built: builtOf(army, agreed), before: LISTS })}
          onRemove={(kept) => void remove(kept)}
          onFile={(file) => void upload(file)}
        />
      </Match>
    </Switch>
  );
};

export const ArmiesPage = (props: { readonly game: GameId }) => {
  const [book] = createResource(() => props.game, armyBookOf);
  return (
    <Frame title={t().nav.armies} class="armies">
      <h1>{t().nav.armies}</h1>
      <nav class="chips" aria-label={t().nav.armies}>
        <GameLinks page="armies" game={props.game} />
      </nav>
      <Show when={book()} keyed>
        {(ready) => <Desk book={ready} />}
      </Show>
      <RulesPanel game={props.game} />
    </Frame>
  );
};
