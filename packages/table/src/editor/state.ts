/** A scenario on the desk: what it is now, what is chosen, what is being drawn, and what the engine says about it. */
import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import type { Terrain } from '@five-victories/engine/tabletop';
import type { ArmyBook } from '../armies/army-book.js';
import type { AnyEdition } from '../match/book.js';
import { valueOf, type Options } from '../options/fields.js';
import type { KeptScenario } from '../store/scenarios.js';
import { optionFaults, scenarioFaults } from './faults.js';
import { isThere, type Chosen, type ScaleName } from './ground.js';
import { changed, historyOf, redone, undone, type History } from './history.js';
import type { OwnScenario } from './scenario.js';
import { WHOLE, type Extent, type Outline } from './shapes.js';

export type Tool =
  | { readonly is: 'select' }
  | { readonly is: 'drop'; readonly type: Terrain }
  | { readonly is: 'draw'; readonly type: Terrain; readonly corners: Outline }
  | { readonly is: 'goal'; readonly side: 'south' | 'north' };

type Saving = 'kept' | 'keeping' | 'failed';

/** Milliseconds of rest before the whole of it is judged, and before it is kept. */
const JUDGED_AFTER = 250;
const KEPT_AFTER = 500;

/** The shortest side of a table. */
const LEAST = 12;

const SELECT: Tool = { is: 'select' };

export type Editor = ReturnType<typeof createEditor>;

/** A game as the editor knows it, and what it knows of armies. */
export interface Books {
  readonly edition: AnyEdition;
  readonly armies: ArmyBook;
}

/** The table in thousandths, whatever has been typed into the form. */
const extentOf = (edition: AnyEdition, options: Options): Extent => {
  const length = (name: string): number => {
    const value = valueOf(edition.options, options, name);
    return Math.max(LEAST, typeof value === 'number' ? value : LEAST) * WHOLE;
  };
  return { width: length('tableWidth'), depth: length('tableDepth') };
};

/** What the engine says of the whole scenario, when nothing has changed for a while. */
const createJudgement = (
  edition: AnyEdition,
  scenario: Accessor<OwnScenario>,
): Accessor<readonly Fault[] | undefined> => {
  const [faults, setFaults] = createSignal<readonly Fault[]>();
  let judging: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(scenario, (now) => {
      setFaults(undefined);
      clearTimeout(judging);
      judging = setTimeout(() => setFaults(scenarioFaults(edition, now)), JUDGED_AFTER);
    }),
  );
  onCleanup(() => clearTimeout(judging));
  return faults;
};

/** Every change is kept, soon; `saveNow`: what is on the way to the store when the page goes. */
const createSaving = (scenario: Accessor<OwnScenario>, keep: (scenario: OwnScenario) => Promise<void>) => {
  const [saving, setSaving] = createSignal<Saving>('kept');
  let keeping: ReturnType<typeof setTimeout> | undefined;
  /** Another change may come while one is being written. */
  const save = async (): Promise<void> => {
    clearTimeout(keeping);
    keeping = undefined;
    const now = scenario();
    try {
      await keep(now);
      if (scenario() === now) setSaving('kept');
    } catch {
      setSaving('failed');
    }
  };
  createEffect(
    on(
      scenario,
      () => {
        setSaving('keeping');
        clearTimeout(keeping);
        keeping = setTimeout(() => void save(), KEPT_AFTER);
      },
      { defer: true },
    ),
  );
  const saveNow = async (): Promise<void> => {
    if (keeping !== undefined) await save();
  };
  onCleanup(() => void saveNow());
  return { saving, saveNow };
};

/** What is in the player's hand: the tool, what is chosen, how it is put down. */
const createHand = () => {
  const [chosen, choose] = createSignal<Chosen>();
  const [tool, setTool] = createSignal<Tool>(SELECT);
  const [snap, setSnap] = createSignal(true);
  const [scale, setScale] = createSignal<ScaleName>('middling');
  const [said, setSaid] = createSignal('');
  return {
    chosen,
    choose,
    tool,
    setTool,
    select: (): void => void setTool(SELECT),
    snap,
    setSnap,
    scale,
    setScale,
    said,
    say: (text: string): void => void setSaid(text),
  };
};

export const createEditor = (
  { edition, armies }: Books,
  kept: KeptScenario,
  keep: (scenario: KeptScenario) => Promise<void>,
) => {
  const [history, setHistory] = createSignal<History<OwnScenario>>(historyOf(kept.scenario));
  /** The ground while something is dragged: not yet a step that can be undone. */
  const [preview, setPreview] = createSignal<Options>();
  const hand = createHand();

  const scenario = (): OwnScenario => history().now;
  const options = (): Options => preview() ?? scenario().options;
  const deep = createJudgement(edition, scenario);
  const quick = createMemo(() => optionFaults(edition, options()));
  const faults = createMemo((): readonly Fault[] => (quick().length > 0 ? quick() : (deep() ?? [])));

  const table = createMemo(() => extentOf(edition, options()), undefined, {
    equals: (a, b) => a.width === b.width && a.depth === b.depth,
  });

  const change = (next: OwnScenario, about?: string): void => {
    setHistory(changed(history(), next, about));
    setPreview(undefined);
  };
  const changeOptions = (next: Options, about?: string): void => change({ ...scenario(), options: next }, about);
  const step = (to: History<OwnScenario>): void => {
    setPreview(undefined);
    setHistory(to);
    if (!isThere(scenario().options, hand.chosen())) hand.choose(undefined);
  };

  const { saving, saveNow } = createSaving(scenario, (now) => keep({ ...kept, saved: Date.now(), scenario: now }));

  return {
    ...hand,
    edition,
    armies,
    game: kept.game,
    id: kept.id,
    scenario,
    options,
    table,
    faults,
    /** Nothing against it, and the armies have been looked at, too. */
    isSound: () => quick().length === 0 && deep()?.length === 0,
    change,
    changeOptions,
    preview: setPreview,
    isDragging: () => preview() !== undefined,
    undo: () => step(undone(history())),
    redo: () => step(redone(history())),
    canUndo: () => history().past.length > 0,
    canRedo: () => history().future.length > 0,
    saving,
    saveNow,
  };
};
