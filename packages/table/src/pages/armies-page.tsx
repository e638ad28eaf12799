/** Armies: the ready-made, those built here, the builder, and the order of battle to print. */
import { createResource, createSignal, For, Match, Show, Switch } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { armyBookOf, type ArmyBook } from '../armies/army-book.js';
import { ArmyBuilder, type Built } from '../armies/army-builder.jsx';
import { OwnArmies, ReadyArmies } from '../armies/army-lists.jsx';
import { OrderOfBattle } from '../armies/order-of-battle.jsx';
import { asOwn, type OwnArmy } from '../armies/own-army.js';
import { GAME_IDS, type GameId } from '../match/game-ids.js';
import { loadEdition } from '../match/shelf.js';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { forgetArmy, keepArmy, listArmies, readArmy, type KeptArmy } from '../store/armies.js';
import { faultSaid } from '../words/faults.js';
import { Frame } from './frame.jsx';

/** What is on the desk; a sheet lies on what was there before. */
type Shown =
  | { readonly is: 'lists' }
  | { readonly is: 'builder'; readonly id: string; readonly built: Built }
  | { readonly is: 'sheet'; readonly built: Built; readonly before: Shown };

const LISTS: Shown = { is: 'lists' };
const newId = (): string => crypto.randomUUID?.() ?? String(Date.now());

const Games = (props: { readonly game: GameId }) => (
  <nav class="chips" aria-label={t().armies.title}>
    <For each={GAME_IDS}>
      {(game) => (
        <a class="button" href={`#/armies/${game}`} aria-current={game === props.game ? 'page' : undefined}>
          {t().front.games[game].title}
        </a>
      )}
    </For>
  </nav>
);

const FileButton = (props: { readonly onFile: (file: File) => void }) => (
  <label class="button file">
    {t().armies.import}
    <input
      type="file"
      accept=".json,application/json"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) props.onFile(file);
        event.currentTarget.value = '';
      }}
    />
  </label>
);

const Desk = (props: { readonly book: ArmyBook }) => {
  const [own, { refetch }] = createResource(() => props.book.game, listArmies);
  const [shown, show] = createSignal<Shown>(LISTS);
  const [problem, setProblem] = createSignal<string>();
  const put = (next: Shown): void => {
    show(next);
    scrollTo({ top: 0 });
  };
  const builtOf = (army: OwnArmy, agreed = props.book.agreedFor(army)): Built => ({ army: asOwn(army), agreed });
  const build = (army: OwnArmy): void => put({ is: 'builder', id: newId(), built: builtOf(army) });
  const empty = (): OwnArmy => ({ name: t().armies.newArmy, coat: '#7a3b2e', units: props.book.needed({}) });
  const print = (built: Built): void => put({ is: 'sheet', built, before: shown() });
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
    const faults: Fault[] = [];
    const read = await readArmy(await file.text(), loadEdition, faults);
    setProblem(read ? undefined : `${t().armies.importFailed}: ${faults.map(faultSaid).join(' ')}`);
    if (!read) return;
    await keepArmy({ id: newId(), saved: Date.now(), ...read });
    if (read.game === props.book.game) await refetch();
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
        <p>{t().armies.lead}</p>
        <div class="chips">
          <button type="button" class="primary" onClick={() => build(empty())}>
            {t().armies.build}
          </button>
          <FileButton onFile={(file) => void upload(file)} />
          <a class="button" href={`#/editor/${props.book.game}`}>
            {t().nav.scenarios}
          </a>
        </div>
        <Show when={problem()}>
          <p class="refused" role="alert">
            {problem()}
          </p>
        </Show>
        <OwnArmies
          book={props.book}
          armies={own.latest ?? []}
          onEdit={({ id, army, agreed }) => put({ is: 'builder', id, built: builtOf(army, agreed) })}
          onPrint={({ army, agreed }) => print(builtOf(army, agreed))}
          onRemove={(kept) => void remove(kept)}
        />
        <ReadyArmies
          book={props.book}
          title={t().armies.ofTheBook}
          armies={props.book.presets}
          onCopy={build}
          onPrint={(army) => print(builtOf(army))}
        />
        <ReadyArmies
          book={props.book}
          title={t().newMatch.readyMade}
          armies={props.book.armies}
          onCopy={build}
          onPrint={(army) => print(builtOf(army))}
        />
      </Match>
    </Switch>
  );
};

export const ArmiesPage = (props: { readonly game: GameId }) => {
  const [book] = createResource(() => props.game, armyBookOf);
  return (
    <Frame title={t().armies.title} class="armies">
      <h1>{t().armies.title}</h1>
      <Games game={props.game} />
      <Show when={book()} keyed>
        {(ready) => <Desk book={ready} />}
      </Show>
      <RulesPanel game={props.game} />
    </Frame>
  );
};
