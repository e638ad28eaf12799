/** A scenario being made: its ground, what the rules say about it, its story, armies and options. */
import { createResource, createSignal, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { armyBookOf } from '../armies/army-book.js';
import { beginMatch } from '../app/begin.js';
import { saveFile } from '../app/files.js';
import { USUAL_COATS } from '../app/ready.js';
import { goTo } from '../app/route.js';
import { settings, t } from '../app/settings.js';
import type { GameId } from '../match/game-ids.js';
import { loadEdition } from '../match/shelf.js';
import { faultText } from '../options/fault-text.js';
import { o } from '../options/words/index.js';
import { Frame } from '../pages/frame.jsx';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { formFaults, scenarioFile } from '../store/scenario-file.js';
import { findScenario, keepScenario, type KeptScenario } from '../store/scenarios.js';
import { faultSentence } from './fault-sentence.js';
import { isMeasured } from './faults.js';
import { MeasuredDesk } from './measured-desk.jsx';
import { armyIn, beginningOf } from './scenario.js';
import { ScenarioFields } from './scenario-fields.jsx';
import { createEditor, type Books } from './state.js';
import { w } from './words/index.js';
import { ZoneDesk } from './zone-desk.jsx';

type Opened = { readonly kept: KeptScenario; readonly books: Books } | { readonly failed: string };

const open = async (id: string): Promise<Opened> => {
  const kept = await findScenario(id);
  if (!kept) return { failed: w().kept.missing };
  const [edition, armies] = await Promise.all([loadEdition(kept.game), armyBookOf(kept.game)]);
  const [fault] = formFaults(edition, kept.scenario);
  return fault
    ? { failed: `${w().kept.unreadable}: ${fault.path}: ${faultText(o(), fault)}` }
    : { kept, books: { edition, armies } };
};

const Editing = (props: { readonly kept: KeptScenario; readonly books: Books }) => {
  const editor = createEditor(props.books, props.kept, keepScenario);
  const [problem, setProblem] = createSignal<string>();

  const tryIt = async (): Promise<void> => {
    await editor.saveNow();
    const scenario = editor.scenario();
    const coat = (side: 'south' | 'north'): string =>
      armyIn(editor.edition, scenario.armies[side])?.coat ?? USUAL_COATS[side];
    const result = await beginMatch({
      game: editor.game,
      name: scenario.name,
      seats: { south: 'person', north: 'steady' },
      friendly: settings().friendly,
      coats: { south: coat('south'), north: coat('north') },
      begin: beginningOf(editor.edition, scenario),
      hand: false,
    });
    if (typeof result === 'string') goTo({ page: 'match', id: result });
    else setProblem(result.map((fault) => faultSentence(editor, fault)).join(' '));
  };
  const save = (): void => saveFile(`${editor.scenario().name}.json`, scenarioFile(editor.game, editor.scenario()));
  /** Undo from anywhere but a field, which has an undo of its own. */
  const key = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    const name = event.key.toLowerCase();
    if (name !== 'z' && name !== 'y') return;
    event.preventDefault();
    if (name === 'y' || event.shiftKey) editor.redo();
    else editor.undo();
  };
  const leave = (): void => {
    void editor.saveNow();
  };
  onMount(() => {
    addEventListener('keydown', key);
    addEventListener('pagehide', leave);
  });
  onCleanup(() => {
    removeEventListener('keydown', key);
    removeEventListener('pagehide', leave);
  });
  return (
    <Frame title={editor.scenario().name} class="editor">
      <div class="head">
        <h1>{editor.scenario().name}</h1>
        <div class="chips">
          <a class="button" href={`#/editor/${editor.game}`}>
            {w().tools.back}
          </a>
          <button type="button" disabled={!editor.canUndo()} data-undo onClick={() => editor.undo()}>
            {w().tools.undo}
          </button>
          <button type="button" disabled={!editor.canRedo()} data-redo onClick={() => editor.redo()}>
            {w().tools.redo}
          </button>
          <button type="button" data-export onClick={save}>
            {w().tools.export}
          </button>
          <button
            type="button"
            class="primary"
            data-try
            disabled={!editor.isSound()}
            aria-describedby="faults"
            onClick={() => void tryIt()}
          >
            {w().tools.try}
          </button>
        </div>
        <Show when={editor.faults().length > 0}>
          <button type="button" class="chip wrong" onClick={() => document.getElementById('faults')?.scrollIntoView()}>
            {w().faults.count(editor.faults().length)}
          </button>
        </Show>
        <span class={editor.saving() === 'failed' ? 'wrong' : 'quiet'} role="status" data-saving={editor.saving()}>
          {w().status[editor.saving()]}
        </span>
      </div>
      <p class="visually-hidden" aria-live="polite">
        {editor.said()}
      </p>
      <Show when={problem()}>
        <p class="refused" role="alert">
          {problem()}
        </p>
      </Show>
      <Show when={isMeasured(editor.edition) && editor.edition} fallback={<ZoneDesk editor={editor} />}>
        {(edition) => <MeasuredDesk editor={editor} edition={edition()} />}
      </Show>
      <ScenarioFields editor={editor} />
      <RulesPanel game={editor.game} />
    </Frame>
  );
};

export const EditingPage = (props: { readonly game: GameId; readonly id: string }) => {
  const [opened] = createResource(() => props.id, open);
  const failed = (): string | undefined => {
    if (opened.error) return `${w().kept.failed}: ${String(opened.error)}`;
    const result = opened();
    return result && 'failed' in result ? result.failed : undefined;
  };
  const ready = () => {
    if (opened.error) return undefined;
    const result = opened();
    return result && 'kept' in result ? result : undefined;
  };
  return (
    <Switch>
      <Match when={failed()}>
        {(why) => (
          <Frame title={w().title}>
            <p class="refused" role="alert">
              {why()}
            </p>
            <a class="button" href={`#/editor/${props.game}`}>
              {w().tools.back}
            </a>
          </Frame>
        )}
      </Match>
      <Match when={ready()} keyed>
        {(result) => <Editing kept={result.kept} books={result.books} />}
      </Match>
      <Match when={opened.loading}>
        <Frame title={t().title}>
          <p />
        </Frame>
      </Match>
    </Switch>
  );
};
