/** A new match being drawn up, of whichever game: ground, armies, and options as the engine takes them. */
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { both, type Both, type Side } from '@five-victories/engine/kernel';
import type { ArmyChoice } from '../editor/scenario.js';
import type { GameId } from '../match/game-ids.js';
import type { Options } from '../options/fields.js';
import { matchName } from './match-name.js';
import { t } from './settings.js';
import { BROUGHT, chance, createTableDraft, ofTheBook, type Dressed } from './table-draft.js';

/** A scenario of the game or one of the player's own, open ground, by chance, or by hand. */
export type Ground =
  | { readonly is: 'scenario' | 'kept'; readonly id: string }
  | { readonly is: 'open' | 'random' | 'hand' };

export interface Scenario extends Both<string> {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  readonly options: Options;
}

/** What is ready-made for a game, and how its ground comes about by chance. */
interface Shelf<Army extends Dressed> {
  readonly game: GameId;
  readonly edition: {
    readonly scenarios: readonly Scenario[];
    readonly armies: readonly (Army & { readonly id: string })[];
  };
  /** Armies the book itself proposes. */
  readonly presets?: Readonly<Record<string, Army>>;
  readonly groundByChance: (options: Options) => unknown;
}

const armyNamed = <Army extends Dressed>({ edition, presets = {} }: Shelf<Army>, id: string): Army | undefined =>
  edition.armies.find((army) => army.id === id) ??
  Object.entries(presets).find(([preset]) => ofTheBook(preset) === id)?.[1];

type TableDraftOf<Army extends Dressed> = ReturnType<typeof createTableDraft<Army>>;

/** Which armies are chosen, by their ids. */
const armiesOf = <Army extends Dressed>(
  shelf: Shelf<Army>,
  table: Pick<TableDraftOf<Army>, 'armies' | 'setArmies' | 'brought' | 'keptArmy'>,
) => {
  const { edition } = shelf;
  const armyFor = (side: Side): Army | undefined => {
    const id = table.armies()[side];
    return id === BROUGHT ? table.brought()[side] : (armyNamed(shelf, id) ?? table.keptArmy(id));
  };
  /** Of a side that leaves it to chance any of those there are. */
  const rosters = (): Both<Army> => both((side) => armyFor(side) ?? edition.armies[chance(edition.armies.length)]!);
  return {
    armyFor,
    rosters,
    pickArmy: (side: Side, id: string): void => void table.setArmies({ ...table.armies(), [side]: id }),
  };
};

/** A scenario's goals and table are its own; what was agreed about rules stays. */
const withoutGround = ({ terrain: _terrain, scenarioGoals: _goals, victory: _victory, ...rest }: Options): Options =>
  rest;

interface Picks {
  readonly pickKept: (id: string) => void;
  readonly pickGround: (is: 'random') => void;
  readonly pickArmy: (side: Side, id: string) => void;
}

/** A scenario as it is; an army is led from the near edge, on ground that no scenario has made for others. */
const takeWanted = <Army extends Dressed>(
  shelf: Shelf<Army>,
  table: Pick<TableDraftOf<Army>, 'keptScenario' | 'keptArmy'>,
  { pickKept, pickGround, pickArmy }: Picks,
  id: string,
): void => {
  if (table.keptScenario(id)) return pickKept(id);
  if (!armyNamed(shelf, id) && !table.keptArmy(id)) return;
  pickGround('random');
  pickArmy('south', id);
};

export const createMatchDraft = <Army extends Dressed>(shelf: Shelf<Army>, wanted: Accessor<string | undefined>) => {
  const { game, edition, groundByChance } = shelf;
  const first = edition.scenarios[0]!;
  const { takeArmies, whenKept, setFaults, start, ...table } = createTableDraft<Army>(() => game, first);
  const [ground, setGround] = createSignal<Ground>({ is: 'scenario', id: first.id });
  const [options, setOptions] = createSignal<Options>(first.options);
  const scenario = createMemo(() => {
    const now = ground();
    if (now.is === 'scenario') return edition.scenarios.find(({ id }) => id === now.id);
    return now.is === 'kept' ? table.keptScenario(now.id) : undefined;
  });
  const change = (next: Options): void => {
    setOptions(next);
    setFaults([]);
  };

  /** A scenario brings its armies and its options; both can be changed. */
  const take = (from: Ground, armies: Both<ArmyChoice>, brought: Options): void => {
    setGround(from);
    takeArmies(armies);
    change(brought);
  };
  const pickKept = (id: string): void => {
    const found = table.keptScenario(id);
    if (found) take({ is: 'kept', id }, found.armies, found.options);
  };
  const throwGround = (): void => change({ ...options(), terrain: groundByChance(options()) });
  const pickGround = (is: 'open' | 'random' | 'hand'): void => {
    const agreed = scenario() ? {} : withoutGround(options());
    setGround({ is });
    change(agreed);
    if (is === 'random') throwGround();
  };

  const armies = armiesOf(shelf, table);
  whenKept(wanted, (id) => takeWanted(shelf, table, { pickKept, pickGround, ...armies }, id));
  const begin = (): Promise<void> => {
    const rosters = armies.rosters();
    return start(matchName(t(), scenario(), rosters), rosters, { armies: rosters, options: options() });
  };
  return {
    ...table,
    ...armies,
    setFaults,
    game,
    ground,
    scenario,
    options,
    change,
    pickKept,
    pickScenario: (id: string): void => {
      const found = edition.scenarios.find((each) => each.id === id);
      if (found) take({ is: 'scenario', id }, found, found.options);
    },
    pickGround,
    throwGround,
    start,
    begin,
  };
};
