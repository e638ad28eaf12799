/** All scenarios of a game that were made here, and the ways to a new one. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { saveFile } from '../app/files.js';
import { goTo } from '../app/route.js';
import { t } from '../app/settings.js';
import { GAME_IDS, type GameId } from '../match/game-ids.js';
import { loadEdition } from '../match/shelf.js';
import { faultText } from '../options/fault-text.js';
import { o } from '../options/words/index.js';
import { Frame } from '../pages/frame.jsx';
import { readScenario, scenarioFile, type ScenarioProblem } from '../store/scenario-file.js';
import { forgetScenario, keepScenario, listScenarios, type KeptScenario } from '../store/scenarios.js';
import { newId, newSeed } from './chance.js';
import { scenarioFaults } from './faults.js';
import { KeptList } from './kept-list.jsx';
import { copyOfScenario, emptyScenario, type OwnScenario } from './scenario.js';
import { scenarioOnRandomGround } from './start.js';
import { w } from './words/index.js';

const problemText = (problem: ScenarioProblem): string =>
  problem.why === 'faults'
    ? `${w().problems.faults} ${problem.faults.map((fault) => `${fault.path}: ${faultText(o(), fault)}`).join(' ')}`
    : w().problems[problem.why];

export const LibraryPage = (props: { readonly game: GameId }) => {
  const [edition] = createResource(() => props.game, loadEdition);
  const [kept, { refetch }] = createResource(() => props.game, listScenarios);
  const [note, setNote] = createSignal<{ readonly text: string; readonly wrong: boolean }>();

  /** The store may be full, or forbidden: then it is told. */
  const tryTo = (act: Promise<void>): void => {
    act.catch((error: unknown) => setNote({ text: `${w().kept.failed}: ${String(error)}`, wrong: true }));
  };
  const add = async (game: GameId, scenario: OwnScenario): Promise<string> => {
    const id = newId();
    await keepScenario({ id, game, saved: Date.now(), scenario });
    return id;
  };
  const begin = async (scenario: OwnScenario | undefined): Promise<void> => {
    if (scenario) goTo({ page: 'editor', game: props.game, id: await add(props.game, scenario) });
  };
  const random = (): OwnScenario => {
    const seed = newSeed();
    return scenarioOnRandomGround(edition()!, w().begin.randomName(seed), seed);
  };
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = await readScenario(await file.text(), loadEdition);
    if ('why' in read) {
      setNote({ text: problemText(read), wrong: true });
      return;
    }
    await add(read.game, read.scenario);
    setNote({ text: w().kept.imported(read.scenario.name), wrong: false });
    if (read.game === props.game) await refetch();
    else goTo({ page: 'editor', game: read.game });
  };
  const rename = async (each: KeptScenario, name: string): Promise<void> => {
    await keepScenario({ ...each, scenario: { ...each.scenario, name } });
    await refetch();
  };
  const remove = async (each: KeptScenario): Promise<void> => {
    if (!confirm(w().kept.removeSure(each.scenario.name))) return;
    await forgetScenario(each.id);
    await refetch();
  };
  const duplicate = async ({ scenario }: KeptScenario): Promise<void> => {
    await add(props.game, { ...scenario, name: w().begin.named(scenario.name) });
    await refetch();
  };
  const isFaulty = ({ scenario }: KeptScenario): boolean => {
    const book = edition();
    return book !== undefined && scenarioFaults(book, scenario).length > 0;
  };
  return (
    <Frame title={w().of(t().front.games[props.game].title)} class="editor armies">
      <h1>{w().title}</h1>
      <nav class="chips" aria-label={w().title}>
        <For each={GAME_IDS}>
          {(game) => (
            <a class="button" href={`#/editor/${game}`} aria-current={game === props.game ? 'page' : undefined}>
              {t().front.games[game].title}
            </a>
          )}
        </For>
      </nav>
      <p>{w().lead}</p>
      <Show when={note()}>
        {(told) => (
          <p class={told().wrong ? 'refused' : 'right'} role={told().wrong ? 'alert' : 'status'}>
            {told().text}
          </p>
        )}
      </Show>
      <Show when={edition()}>
        {(book) => (
          <>
            <h2>{w().begin.title}</h2>
            <div class="chips">
              <button
                type="button"
                class="primary"
                data-begin="empty"
                onClick={() => tryTo(begin(emptyScenario(book(), w().begin.emptyName)))}
              >
                {w().begin.empty}
              </button>
              <button type="button" data-begin="random" onClick={() => tryTo(begin(random()))}>
                {w().begin.random}
              </button>
              <label class="button file">
                {w().begin.import}
                <input
                  type="file"
                  accept=".json,application/json"
                  onChange={(event) => {
                    tryTo(upload(event.currentTarget.files?.[0]));
                    event.currentTarget.value = '';
                  }}
                />
              </label>
            </div>
            <h2>{w().kept.title}</h2>
            <Show when={!kept.error} fallback={<p role="alert">{`${w().kept.failed}: ${String(kept.error)}`}</p>}>
              <KeptList
                kept={kept() ?? []}
                isFaulty={isFaulty}
                onRename={(each, name) => tryTo(rename(each, name))}
                onRemove={(each) => tryTo(remove(each))}
                onDuplicate={(each) => tryTo(duplicate(each))}
                onExport={(each) => saveFile(`${each.scenario.name}.json`, scenarioFile(each.game, each.scenario))}
              />
            </Show>
            <h2>{w().begin.from}</h2>
            <ul class="matches">
              <For each={book().scenarios}>
                {(each) => (
                  <li>
                    <div class="what">
                      <b lang="en">{each.name}</b>
                      <small lang="en">{each.story}</small>
                    </div>
                    <button
                      type="button"
                      data-copy={each.id}
                      aria-label={`${w().begin.copy}: ${each.name}`}
                      onClick={() => tryTo(begin(copyOfScenario(book(), each.id, w().begin.named)))}
                    >
                      {w().begin.copy}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </Show>
    </Frame>
  );
};
