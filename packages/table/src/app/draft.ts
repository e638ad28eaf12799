/** A new match being drawn up: what has been chosen so far, and its beginning. */
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { both, type Side } from '@five-victories/engine/kernel';
import type { Roster } from '@five-victories/engine/zonal';
import type { ZoneGame } from '../match/game-ids.js';
import { armyOf, editionOf } from '../match/games.js';
import { randomTerrain } from '../match/random-terrain.js';
import { asSwitches, switchesIn } from '../options/switches.js';
import { matchName } from './match-name.js';
import { t } from './settings.js';
import { BROUGHT, chance, createTableDraft, RANDOM } from './table-draft.js';

export const SETUPS = ['hidden', 'sequential', 'alternate', 'agreed'] as const;
export const QUALITIES = ['off', 'assigned', 'thrown'] as const;
/** `kept`: a scenario of the player's own. */
export type Ground = 'scenario' | 'kept' | 'none' | 'random' | 'hand';

type Army = Roster & { readonly coat?: string | undefined };

export type Draft = ReturnType<typeof createDraft>;

export const createDraft = (game: Accessor<ZoneGame>, wanted: Accessor<string | undefined>) => {
  const edition = createMemo(() => editionOf(game()));
  const table = createTableDraft<Army>(game, edition().scenarios[0]!);
  const [ground, setGround] = createSignal<Ground>('scenario');
  const [scenario, setScenario] = createSignal(edition().scenarios[0]!.id);
  const [terrain, setTerrain] = createSignal<Readonly<Record<string, readonly string[]>>>({});
  const [setup, setSetup] = createSignal<(typeof SETUPS)[number]>('hidden');
  const [quality, setQuality] = createSignal<(typeof QUALITIES)[number]>('off');
  const [limit, setLimit] = createSignal<number>();
  const [house, setHouse] = createSignal<ReadonlySet<string>>(new Set());

  const chosen = () => {
    if (ground() === 'kept') return table.keptScenario(scenario());
    return ground() === 'scenario' ? edition().scenarios.find(({ id }) => id === scenario()) : undefined;
  };
  const pickScenario = (id: string): void => {
    const found = edition().scenarios.find((each) => each.id === id);
    setGround('scenario');
    setScenario(id);
    if (!found) return;
    table.takeArmies(found);
    take(found.options);
  };
  const pickKept = (id: string): void => {
    const found = table.keptScenario(id);
    if (!found) return;
    setGround('kept');
    setScenario(id);
    table.takeArmies(found.armies);
    take(found.options);
  };
  table.whenKept(wanted, pickKept);
  /** A scenario may bring options of its own; they are shown, and can be changed. */
  const take = (options: Readonly<Record<string, unknown>>): void => {
    setSetup(SETUPS.find((each) => each === options['setupMethod']) ?? 'hidden');
    setQuality(QUALITIES.find((each) => each === options['unitQuality']) ?? 'off');
    setHouse(switchesIn(options));
    setLimit(undefined);
  };
  take(edition().scenarios[0]!.options);
  const pickGround = (which: Ground): void => {
    setGround(which);
    take({});
    if (which === 'random') setTerrain(randomTerrain(chance));
    if (which === 'hand') setTerrain({});
  };
  const rosterOf = (side: Side): Army => {
    const id = table.armies()[side];
    const given = table.brought()[side];
    if (id === BROUGHT && given) return given;
    if (id === RANDOM) return edition().armies[chance(edition().armies.length)]!;
    return armyOf(edition(), id) ?? table.keptArmy(id) ?? edition().armies[0]!;
  };
  const begin = (): Promise<void> => {
    const rosters = both(rosterOf);
    const scenarioOptions = chosen()?.options ?? {};
    const options = {
      ...scenarioOptions,
      ...(ground() === 'random' || ground() === 'hand' ? { terrain: terrain() } : {}),
      ...(limit() === undefined ? {} : { turnLimit: limit() }),
      setupMethod: setup(),
      unitQuality: quality(),
      houseRules: asSwitches(house()),
    };
    return table.start(matchName(t(), chosen(), rosters), rosters, { armies: rosters, options });
  };

  return {
    ...table,
    edition,
    pickKept,
    ground,
    pickGround,
    scenario,
    pickScenario,
    chosen,
    terrain,
    setTerrain,
    throwTerrain: () => setTerrain(randomTerrain(chance)),
    setup,
    setSetup,
    quality,
    setQuality,
    limit,
    setLimit,
    house,
    setHouse,
    begin,
  };
};
