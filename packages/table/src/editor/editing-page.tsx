/** A scenario being made: its ground, what the rules say about it, its story, armies and options. */
import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import { both } from '@five-victories/engine/kernel';
import { armyBookOf } from '../armies/army-book.js';
import { playNew } from '../app/begin.js';
import { saveFile } from '../app/files.js';
import { hear } from '../app/hear.js';
import { againstBot } from '../app/opponents.js';
import { USUAL_COATS } from '../app/ready.js';
import { settings, t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import type { GameId } from '../match/game-ids.js';
import { loadEdition } from '../match/shelf.js';
import { faultSaid } from '../words/faults.js';
import { Frame } from '../pages/frame.jsx';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { formFaults, scenarioFile } from '../store/scenario-file.js';
import { findScenario, keepScenario, type KeptScenario } from '../store/scenarios.js';
import { faultSentence } from './fault-sentence.js';
import { isMeasured } from './faults.js';
import { MeasuredDesk } from './measured-desk.jsx';
import { armyIn, beginningOf } from './scenario.js';
import { ScenarioFields } from './scenario-fields.jsx';
import { createEditor, type Books, type Editor } from './state.js';
import { w } from './words/index.js';
import { ZoneDesk } from './zone-desk.jsx';

type Opened = { readonly kept: KeptScenario; readonly books: Books } | { readonly failed: string };

const open = async (id: string): Promise<Opened> => {
  const kept = await findScenario(id);
  if (!kept) return { failed: w().kept.missing };
  const [edition, armies] = await Promise.all([loadEdition(kept.game), armyBookOf(kept.game)]);
  const [fault] = formFaults(edition, kept.scenario);
  return fault
    ? { failed: `${w().kept.unreadable}: ${fault.path}: ${faultSaid(fault)}` }
    : { kept, books: { edition, armies } };
};

/** Plays it against a bot; what the engine has against that. */
const tryIt = async (editor: Editor): Promise<string> => {
  await editor.saveNow();
  const scenario = editor.scenario();
  const faults = await playNew({
    game: editor.game,
    name: scenario.name,
    seats: againstBot(),
    friendly: settings().friendly,
    coats: both((side) => armyIn(editor.edition, scenario.armies[side])?.coat ?? USUAL_COATS[side]),
    begin: beginningOf(editor.edition, scenario),
    hand: false,
  });
  return faults.map((fault) => faultSentence(editor, fault)).join(' ');
};

/** Undo from anywhere but a field, which has an undo of its own; and nothing is lost when the page goes. */
const hearPage = (editor: Editor): void => {
  hear('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    const name = event.key.toLowerCase();
    if (name !== 'z' && name !== 'y') return;
    event.preventDefault();
    if (name === 'y' || event.shiftKey) editor.redo();
    else editor.undo();
  });
  hear('pagehide', () => void editor.saveNow());
};

const Head = (props: { readonly editor: Editor; onTry(): void }) => {
  const { editor } = props;
  const save = (): void => saveFile(`${editor.scenario().name}.json`, scenarioFile(editor.game, editor.scenario()));
  const toFaults = (): void => document.getElementById('faults')?.scrollIntoView();
  return (
    <div class="head">
      <h1>{editor.scenario().name}</h1>
      <div class="chips">
        <Link class="button" text={w().tools.back} href={`#/editor/${editor.game}`} />
        <Button text={w().tools.undo} disabled={!editor.canUndo()} data-undo onClick={() => editor.undo()} />
        <Button text={w().tools.redo} disabled={!editor.canRedo()} data-redo onClick={() => editor.redo()} />
        <Button text={t().saved.export} data-export onClick={save} />
        <Button
          class="primary"
          text={w().tools.try}
          data-try
          disabled={!editor.isSound()}
          aria-describedby="faults"
          onClick={() => props.onTry()}
        />
      </div>
      <Show when={editor.faults().length > 0}>
        <Button class="chip wrong" text={w().faults.count(editor.faults().length)} onClick={toFaults} />
      </Show>
      <span class={editor.saving() === 'failed' ? 'wrong' : 'quiet'} role="status" data-saving={editor.saving()}>
        {w().status[editor.saving()]}
      </span>
    </div>
  );
};

const Editing = (props: { readonly kept: KeptScenario; readonly books: Books }) => {
  const editor = createEditor(props.books, props.kept, keepScenario);
  const [problem, setProblem] = createSignal<string>();
  hearPage(editor);
  return (
    <Frame title={editor.scenario().name} class="editor">
      <Head editor={editor} onTry={() => void tryIt(editor).then(setProblem)} />
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
          <Frame title={t().nav.scenarios}>
            <p class="refused" role="alert">
              {why()}
            </p>
            <Link class="button" text={w().tools.back} href={`#/editor/${props.game}`} />
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
