/** All scenarios of a game that were made here, and the ways to a new one. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { newId, newSeed } from '../app/chance.js';
import { saveFile } from '../app/files.js';
import { againstBot } from '../app/opponents.js';
import { playScenario } from '../app/play-on.js';
import { goTo } from '../app/route.js';
import { t } from '../app/settings.js';
import { ScenarioCard } from '../briefing/scenario-card.jsx';
import { b } from '../briefing/words/index.js';
import { Button } from '../controls/button.jsx';
import { FileButton } from '../controls/fields.jsx';
import type { AnyEdition } from '../match/book.js';
import type { GameId } from '../match/game-ids.js';
import { loadEdition } from '../match/shelf.js';
import { faultSaid } from '../words/faults.js';
import { Frame } from '../pages/frame.jsx';
import { GameLinks } from '../pages/game-links.jsx';
import { ToldNote, type Told } from '../pages/kept-row.jsx';
import { readScenario, scenarioFile, type ScenarioProblem } from '../store/scenario-file.js';
import { forgetScenario, keepScenario, listScenarios, type KeptScenario } from '../store/scenarios.js';
import { scenarioFaults } from './faults.js';
import { KeptList } from './kept-list.jsx';
import { copyOfScenario, emptyScenario, ownOf, type OwnScenario } from './scenario.js';
import { scenarioOnRandomGround } from './start.js';
import { w } from './words/index.js';
import { createReady } from '../words/ready/ready.js';

const problemText = (problem: ScenarioProblem): string =>
  problem.why === 'faults'
    ? `${w().problems.faults} ${problem.faults.map((fault) => `${fault.path}: ${faultSaid(fault)}`).join(' ')}`
    : w().problems[problem.why];

const add = async (game: GameId, scenario: OwnScenario): Promise<string> => {
  const id = newId();
  await keepScenario({ id, game, saved: Date.now(), scenario });
  return id;
};

interface BeginProps {
  readonly edition: AnyEdition;
  onBegin(scenario: OwnScenario | undefined): void;
}

/** An empty table, ground by chance, or a file. */
const Begin = (props: BeginProps & { onFile(file: File): void }) => {
  const random = (): OwnScenario => {
    const seed = newSeed();
    return scenarioOnRandomGround(props.edition, w().begin.randomName(seed), seed);
  };
  return (
    <>
      <h2>{w().begin.title}</h2>
      <div class="chips">
        <Button
          class="primary"
          text={w().begin.empty}
          data-begin="empty"
          onClick={() => props.onBegin(emptyScenario(props.edition, w().begin.emptyName))}
        />
        <Button text={t().newMatch.random} data-begin="random" onClick={() => props.onBegin(random())} />
        <FileButton text={w().begin.import} onFile={(file) => props.onFile(file)} />
      </div>
    </>
  );
};

/** The scenarios of the game, to begin from. */
const Copies = (props: BeginProps & { readonly game: GameId }) => {
  const ready = createReady(() => props.game);
  return (
    <>
      <h2>{w().begin.from}</h2>
      <div class="scenarios">
        <For each={props.edition.scenarios}>
          {(each) => (
            <ScenarioCard
              game={props.game}
              shelf={props.edition}
              scenario={ownOf(each)}
              language="en"
              told={ready().scenarios[each.id]}
              side="south"
              onPlay={() => void playScenario(props.game, ownOf(each), againstBot())}
              more={
                <Button
                  text={t().armies.copy}
                  data-copy={each.id}
                  aria-label={`${t().armies.copy}: ${each.name}`}
                  onClick={() => props.onBegin(copyOfScenario(props.edition, each.id, w().begin.named))}
                />
              }
            />
          )}
        </For>
      </div>
      <p class="quiet">{b().card.said}</p>
    </>
  );
};

export const LibraryPage = (props: { readonly game: GameId }) => {
  const [edition] = createResource(() => props.game, loadEdition);
  const [kept, { refetch }] = createResource(() => props.game, listScenarios);
  const [note, setNote] = createSignal<Told>();

  /** The store may be full, or forbidden: then it is told. */
  const tryTo = (act: Promise<unknown>): void => {
    act.catch((error: unknown) => setNote({ text: `${w().kept.failed}: ${String(error)}`, wrong: true }));
  };
  const thenList = (act: Promise<unknown>): void => tryTo(act.then(refetch));
  const begin = async (scenario: OwnScenario | undefined): Promise<void> => {
    if (scenario) goTo({ page: 'editor', game: props.game, id: await add(props.game, scenario) });
  };
  const upload = async (file: File): Promise<void> => {
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
  const isSure = ({ scenario }: KeptScenario): boolean => confirm(t().saved.removeSure(scenario.name));
  return (
    <Frame title={w().of(t().front.games[props.game].title)} class="editor armies">
      <h1>{t().nav.scenarios}</h1>
      <nav class="chips" aria-label={t().nav.scenarios}>
        <GameLinks page="editor" game={props.game} />
      </nav>
      <p>{w().lead}</p>
      <ToldNote told={note()} />
      <Show when={edition()}>
        {(book) => (
          <>
            <Begin edition={book()} onBegin={(own) => tryTo(begin(own))} onFile={(file) => tryTo(upload(file))} />
            <h2>{w().kept.title}</h2>
            <Show when={!kept.error} fallback={<p role="alert">{`${w().kept.failed}: ${String(kept.error)}`}</p>}>
              <KeptList
                kept={kept() ?? []}
                onPlay={({ game, scenario }) => tryTo(playScenario(game, scenario, againstBot()))}
                isFaulty={({ scenario }) => scenarioFaults(book(), scenario).length > 0}
                onRename={(each, name) => thenList(keepScenario({ ...each, scenario: { ...each.scenario, name } }))}
                onRemove={(each) => isSure(each) && thenList(forgetScenario(each.id))}
                onDuplicate={({ scenario }) =>
                  thenList(add(props.game, { ...scenario, name: w().begin.named(scenario.name) }))
                }
                onExport={(each) => saveFile(`${each.scenario.name}.json`, scenarioFile(each.game, each.scenario))}
              />
            </Show>
            <Copies game={props.game} edition={book()} onBegin={(own) => tryTo(begin(own))} />
          </>
        )}
      </Show>
    </Frame>
  );
};
