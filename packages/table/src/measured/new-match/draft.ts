/** A new match of a measured game being drawn up: ground, armies, options as the engine takes them. */
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { both, type Both, type Side } from '@five-victories/engine/kernel';
import type { FeatureGiven, Roster } from '@five-victories/engine/tabletop';
import { matchName } from '../../app/match-name.js';
import { t } from '../../app/settings.js';
import { chance, createTableDraft, ofTheBook, RANDOM } from '../../app/table-draft.js';
import { randomGround } from '../../editor/random-ground.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { armyFaults, changesIn, faultsOf, fitted, type Options } from '../armies/fitting.js';
import { PRESET_ARMIES } from '../armies/presets.js';
import { measuredEditionOf } from '../editions.js';
import { m } from '../words/index.js';

/** A scenario of the game or one of the player's own, open ground, or ground by chance. */
export type GroundChoice =
  | { readonly is: 'scenario' | 'kept'; readonly id: string }
  | { readonly is: 'open' | 'random' };

export type Army = Roster & { readonly coat?: string | undefined };

export type MeasuredDraft = ReturnType<typeof createMeasuredDraft>;

const MOST_SEEDS = 1_000_000;
const THOUSAND = 1000;

export const createMeasuredDraft = (game: MeasuredGame, wanted: Accessor<string | undefined>) => {
  const edition = measuredEditionOf(game);
  const table = createTableDraft<Army>(() => game, edition.scenarios[0]!);
  const { armies, setArmies, brought, setBrought, setFaults } = table;
  const [ground, setGround] = createSignal<GroundChoice>({ is: 'scenario', id: edition.scenarios[0]!.id });
  const [options, setOptions] = createSignal<Options>(edition.scenarios[0]!.options);
  const [adjusted, setAdjusted] = createSignal<readonly string[]>([]);
  const presets = PRESET_ARMIES[game] ?? {};
  const presetNamed: Readonly<Record<string, Army>> = Object.fromEntries(
    Object.entries(presets).map(([id, army]) => [ofTheBook(id), army]),
  );

  const armyNamed = (id: string): Army | undefined =>
    edition.armies.find((army) => army.id === id) ?? presetNamed[id] ?? table.keptArmy(id);
  const armyFor = (side: Side): Army | undefined => brought()[side] ?? armyNamed(armies()[side]);

  const scenario = createMemo(() => {
    const now = ground();
    if (now.is === 'scenario') return edition.scenarios.find(({ id }) => id === now.id);
    return now.is === 'kept' ? table.keptScenario(now.id) : undefined;
  });
  const isThrown = () => options()['armySource'] === 'generated';

  const change = (next: Options): void => {
    setOptions(next);
    setAdjusted([]);
    setFaults([]);
  };

  const pickScenario = (id: string): void => {
    const found = edition.scenarios.find((each) => each.id === id);
    if (!found) return;
    setGround({ is: 'scenario', id });
    table.takeArmies(found);
    change(found.options);
  };
  const pickKept = (id: string): void => {
    const found = table.keptScenario(id);
    if (!found) return;
    setGround({ is: 'kept', id });
    table.takeArmies(found.armies);
    change(found.options);
  };
  table.whenKept(wanted, pickKept);
  const groundByChance = (): readonly FeatureGiven[] => {
    const { tableWidth, tableDepth, deploymentDepth } = { ...standard(), ...options() } as Record<string, number>;
    return randomGround({
      table: { width: tableWidth! * THOUSAND, depth: tableDepth! * THOUSAND },
      deployment: deploymentDepth! * THOUSAND,
      seed: chance(MOST_SEEDS),
    });
  };
  const standard = (): Options => ({
    tableWidth: edition.options['tableWidth']!.standard({}),
    tableDepth: edition.options['tableDepth']!.standard({}),
    deploymentDepth: edition.options['deploymentDepth']!.standard({}),
  });
  const throwGround = (): void => change({ ...options(), terrain: groundByChance() });
  const pickGround = (is: 'open' | 'random'): void => {
    // A scenario's goals and table are its own; what was agreed about rules stays.
    const { terrain: _terrain, scenarioGoals: _goals, victory: _victory, ...rest } = scenario() ? {} : options();
    setGround({ is });
    change(rest);
    if (is === 'random') throwGround();
    fit();
  };

  /** Mends the options so that the armies may meet, and tells which; where that cannot be had nothing is changed. */
  const fit = (): void => {
    const [south, north] = [armyFor('south'), armyFor('north')];
    if (!south || !north || isThrown()) return;
    const next = fitted(edition, options(), { south, north });
    const isMended = faultsOf(edition, next, { south, north }) === 0;
    const names = isMended ? changesIn(options(), next) : [];
    change(isMended ? next : options());
    setAdjusted(names);
  };
  const pickArmy = (side: Side, id: string): void => {
    setBrought((before) => ({ ...before, [side]: undefined }));
    setArmies({ ...armies(), [side]: id });
    fit();
  };
  const throwArmies = (on: boolean): void => {
    const { armySource: _source, armyThrows: _throws, ...rest } = options();
    change(on ? { ...rest, armySource: 'generated' } : rest);
    if (!on) fit();
  };

  /** All that the engine has against the armies as they are chosen now. */
  const armyProblems = createMemo(() => {
    if (isThrown()) return [];
    return (['south', 'north'] as const).flatMap((side) => {
      const army = armyFor(side);
      return army ? armyFaults(edition, options(), side, army) : [];
    });
  });

  const anyArmy = (): Army => edition.armies[chance(edition.armies.length)]!;
  /** Of armies that are thrown for nobody knows yet what they will be. */
  const called = (rosters: Both<Army>): string =>
    isThrown() && !scenario() ? m().setup.newMatch.thrownName : matchName(t(), scenario(), rosters);
  const begin = (): Promise<void> => {
    const rosters = both((side): Army => armyFor(side) ?? anyArmy());
    const isRandom = armies().south === RANDOM || armies().north === RANDOM;
    const thrown = both((side): Army => ({ name: t().sides[side], units: [] }));
    return table.start(called(rosters), rosters, {
      armies: isThrown() ? thrown : rosters,
      options: isRandom && !isThrown() ? fitted(edition, options(), rosters) : options(),
    });
  };

  return {
    ...table,
    game,
    edition,
    presets,
    ground,
    scenario,
    pickScenario,
    pickKept,
    pickGround,
    throwGround,
    armyFor,
    pickArmy,
    isThrown,
    throwArmies,
    options,
    change,
    adjusted,
    armyProblems,
    fit,
    begin,
  };
};
