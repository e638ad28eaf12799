/** Armies: the ready-made, those built here, and the builder. */
import { createResource, createSignal, For, Show } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import type { Army } from '@five-victories/engine/zonal';
import { saveFile } from '../app/files.js';
import { t } from '../app/settings.js';
import { standsIn } from '../match/army-draft.js';
import { ZONE_GAMES, type ZoneGame } from '../match/game-ids.js';
import { editionOf } from '../match/games.js';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { armyFile, forgetArmy, keepArmy, listArmies, readArmy, type KeptArmy, type OwnArmy } from '../store/armies.js';
import { ArmyBuilder } from './army-builder.jsx';
import { Frame } from './frame.jsx';

const newId = (): string => crypto.randomUUID?.() ?? String(Date.now());

/** What a player changes of an army; notes and ids of ready-made ones stay behind. */
const asOwn = ({ name, commander, coat, units }: OwnArmy): OwnArmy => ({
  name,
  ...(commander === undefined ? {} : { commander }),
  ...(coat === undefined ? {} : { coat }),
  units,
});

export const ArmiesPage = (props: { readonly game: ZoneGame }) => {
  const [own, { refetch }] = createResource(() => props.game, listArmies);
  const [draft, setDraft] = createSignal<KeptArmy>();
  const [problem, setProblem] = createSignal<string>();
  const begin = (army: OwnArmy, id = newId()): void => {
    setDraft({ id, game: props.game, saved: Date.now(), army: asOwn(army) });
    scrollTo({ top: 0 });
  };
  const empty = (): OwnArmy => ({ name: t().armies.newArmy, coat: '#7a3b2e', units: [] });
  const save = async (army: OwnArmy): Promise<void> => {
    await keepArmy({ ...draft()!, army, saved: Date.now() });
    setDraft(undefined);
    await refetch();
  };
  const remove = async (army: KeptArmy): Promise<void> => {
    if (!confirm(t().saved.removeSure(army.army.name))) return;
    await forgetArmy(army.id);
    await refetch();
  };
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const faults: Fault[] = [];
    const read = readArmy(await file.text(), faults);
    setProblem(read ? undefined : `${t().armies.importFailed}: ${faults.map(({ because }) => because).join(' ')}`);
    if (!read) return;
    await keepArmy({ id: newId(), game: read.game, saved: Date.now(), army: asOwn(read.army) });
    if (read.game === props.game) await refetch();
    else location.hash = `#/armies/${read.game}`;
  };
  const line = (army: OwnArmy): string => t().armies.total(army.units.length, standsIn(army));

  const Ready = (item: { readonly army: Army }) => (
    <li>
      <span class="coats" aria-hidden="true">
        <i style={{ background: item.army.coat }} />
      </span>
      <div class="what">
        <b lang="en">{item.army.name}</b>
        <small>
          <span lang="en">{item.army.period}</span> · {line(item.army)}
        </small>
        <small lang="en">{item.army.note}</small>
      </div>
      <button type="button" onClick={() => begin(item.army)}>
        {t().armies.copy}
      </button>
    </li>
  );

  return (
    <Frame title={t().armies.title} class="armies">
      <h1>{t().armies.title}</h1>
      <nav class="chips" aria-label={t().armies.title}>
        <For each={ZONE_GAMES}>
          {(game) => (
            <a class="button" href={`#/armies/${game}`} aria-current={game === props.game ? 'page' : undefined}>
              {t().front.games[game].title}
            </a>
          )}
        </For>
      </nav>
      <Show
        when={draft()}
        keyed
        fallback={
          <>
            <p>{t().armies.lead}</p>
            <div class="chips">
              <button type="button" class="primary" onClick={() => begin(empty())}>
                {t().armies.build}
              </button>
              <a class="button" href={`#/editor/${props.game}`}>
                {t().nav.scenarios}
              </a>
              <label class="button file">
                {t().armies.import}
                <input
                  type="file"
                  accept=".json,application/json"
                  onChange={(event) => {
                    void upload(event.currentTarget.files?.[0]);
                    event.currentTarget.value = '';
                  }}
                />
              </label>
            </div>
            <Show when={problem()}>
              <p class="refused" role="alert">
                {problem()}
              </p>
            </Show>
            <Show when={(own() ?? []).length > 0}>
              <h2>{t().newMatch.ownArmies}</h2>
              <ul class="matches">
                <For each={own()}>
                  {(kept) => (
                    <li>
                      <span class="coats" aria-hidden="true">
                        <i style={{ background: kept.army.coat ?? '#777' }} />
                      </span>
                      <div class="what">
                        <b>{kept.army.name}</b>
                        <small>{line(kept.army)}</small>
                      </div>
                      <div class="chips">
                        <button type="button" onClick={() => begin(kept.army, kept.id)}>
                          {t().armies.edit}
                        </button>
                        <button
                          type="button"
                          onClick={() => saveFile(`${kept.army.name}.json`, armyFile(kept.game, kept.army))}
                        >
                          {t().armies.export}
                        </button>
                        <button type="button" onClick={() => void remove(kept)}>
                          {t().saved.remove}
                        </button>
                      </div>
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            <h2>{t().newMatch.readyMade}</h2>
            <ul class="matches">
              <For each={editionOf(props.game).armies}>{(army) => <Ready army={army} />}</For>
            </ul>
          </>
        }
      >
        {(kept) => (
          <ArmyBuilder
            game={props.game}
            army={kept.army}
            onSave={(army) => void save(army)}
            onLeave={() => setDraft(undefined)}
          />
        )}
      </Show>
      <RulesPanel game={props.game} />
    </Frame>
  );
};
