/** A scenario on the desk: what it is now, what is chosen, what is being drawn, and what the engine says about it. */
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import type { Terrain } from '@five-victories/engine/tabletop';
import type { ArmyBook } from '../armies/army-book.js';
import type { AnyEdition } from '../match/book.js';
import type { Options } from '../options/fields.js';
import { valueOf } from '../options/fields.js';
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

export type Saving = 'kept' | 'keeping' | 'failed';

/** Milliseconds of rest before the whole of it is judged, and before it is kept. */
const JUDGED_AFTER = 250;
const KEPT_AFTER = 500;

const SELECT: Tool = { is: 'select' };

export type Editor = ReturnType<typeof createEditor>;

/** A game as the editor knows it, and what it knows of armies. */
export interface Books {
  readonly edition: AnyEdition;
  readonly armies: ArmyBook;
}

export const createEditor = (
  { edition, armies }: Books,
  kept: KeptScenario,
  keep: (scenario: KeptScenario) => Promise<void>,
) => {
  const [history, setHistory] = createSignal<History<OwnScenario>>(historyOf(kept.scenario));
  /** The ground while something is dragged: not yet a step that can be undone. */
  const [preview, setPreview] = createSignal<Options>();
  const [chosen, setChosen] = createSignal<Chosen>();
  const [tool, setTool] = createSignal<Tool>(SELECT);
  const [snap, setSnap] = createSignal(true);
  const [scale, setScale] = createSignal<ScaleName>('middling');
  const [said, setSaid] = createSignal('');
  const [saving, setSaving] = createSignal<Saving>('kept');
  const [deep, setDeep] = createSignal<readonly Fault[]>();

  const scenario = (): OwnScenario => history().now;
  const options = (): Options => preview() ?? scenario().options;
  const quick = createMemo(() => optionFaults(edition, options()));
  const faults = createMemo((): readonly Fault[] => (quick().length > 0 ? quick() : (deep() ?? [])));

  /** A length of the table in thousandths, whatever has been typed into the form. */
  const length = (name: string, least: number): number => {
    const value = valueOf(edition.options, options(), name);
    return typeof value === 'number' && value >= least ? value * WHOLE : least * WHOLE;
  };
  const table = createMemo(
    (): Extent => ({ width: length('tableWidth', 12), depth: length('tableDepth', 12) }),
    undefined,
    {
      equals: (a, b) => a.width === b.width && a.depth === b.depth,
    },
  );

  const change = (next: OwnScenario, about?: string): void => {
    setHistory(changed(history(), next, about));
    setPreview(undefined);
  };
  const changeOptions = (next: Options, about?: string): void => change({ ...scenario(), options: next }, about);
  const step = (to: History<OwnScenario>): void => {
    setPreview(undefined);
    setHistory(to);
    if (!isThere(scenario().options, chosen())) setChosen(undefined);
  };

  let judging: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(scenario, (now) => {
      setDeep(undefined);
      clearTimeout(judging);
      judging = setTimeout(() => setDeep(scenarioFaults(edition, now)), JUDGED_AFTER);
    }),
  );

  let keeping: ReturnType<typeof setTimeout> | undefined;
  /** Another change may come while one is being written. */
  const save = async (): Promise<void> => {
    clearTimeout(keeping);
    keeping = undefined;
    const now = scenario();
    try {
      await keep({ ...kept, saved: Date.now(), scenario: now });
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
  /** What is on the way to the store when the page goes. */
  const saveNow = async (): Promise<void> => {
    if (keeping !== undefined) await save();
  };
  onCleanup(() => {
    clearTimeout(judging);
    void saveNow();
  });

  return {
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
    chosen,
    choose: setChosen,
    tool,
    setTool,
    select: (): void => {
      setTool(SELECT);
    },
    snap,
    setSnap,
    scale,
    setScale,
    said,
    say: (text: string): void => {
      setSaid(text);
    },
    saving,
    saveNow,
  };
};
