/** A new match being drawn up: what has been chosen so far, and its beginning. */
import { createMemo, createResource, createSignal, type Accessor } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import type { Roster } from '@five-victories/engine/zonal';
import type { ZoneGame } from '../match/game-ids.js';
import { armyOf, editionOf } from '../match/games.js';
import { randomTerrain } from '../match/random-terrain.js';
import { listArmies, type KeptArmy } from '../store/armies.js';
import { beginMatch } from './begin.js';
import { USUAL_COATS } from './ready.js';
import { goTo } from './route.js';
import { chance, createTableDraft, RANDOM } from './table-draft.js';

export const SETUPS = ['hidden', 'sequential', 'alternate', 'agreed'] as const;
export const QUALITIES = ['off', 'assigned', 'thrown'] as const;
export type Ground = 'scenario' | 'none' | 'random' | 'hand';

export type Draft = ReturnType<typeof createDraft>;

export const createDraft = (game: Accessor<ZoneGame>) => {
  const edition = createMemo(() => editionOf(game()));
  const [own] = createResource(game, listArmies);
  const [ground, setGround] = createSignal<Ground>('scenario');
  const [scenario, setScenario] = createSignal(edition().scenarios[0]!.id);
  const [terrain, setTerrain] = createSignal<Readonly<Record<string, readonly string[]>>>({});
  const [armies, setArmies] = createSignal({
    south: edition().scenarios[0]!.south,
    north: edition().scenarios[0]!.north,
  });
  const table = createTableDraft();
  const [setup, setSetup] = createSignal<(typeof SETUPS)[number]>('hidden');
  const [quality, setQuality] = createSignal<(typeof QUALITIES)[number]>('off');
  const [limit, setLimit] = createSignal<number>();
  const [house, setHouse] = createSignal<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = createSignal<readonly Fault[]>([]);

  const chosen = () => (ground() === 'scenario' ? edition().scenarios.find(({ id }) => id === scenario()) : undefined);
  const pickScenario = (id: string): void => {
    const found = edition().scenarios.find((each) => each.id === id);
    setGround('scenario');
    setScenario(id);
    if (!found) return;
    setArmies({ south: found.south, north: found.north });
    take(found.options);
  };
  /** A scenario may bring options of its own; they are shown, and can be changed. */
  const take = (options: Readonly<Record<string, unknown>>): void => {
    setSetup(SETUPS.find((each) => each === options['setupMethod']) ?? 'hidden');
    setQuality(QUALITIES.find((each) => each === options['unitQuality']) ?? 'off');
    const switches = Object.entries((options['houseRules'] ?? {}) as Record<string, boolean>);
    setHouse(new Set(switches.flatMap(([name, on]) => (on ? [name] : []))));
    setLimit(undefined);
  };
  take(edition().scenarios[0]!.options);
  const pickGround = (which: Ground): void => {
    setGround(which);
    take({});
    if (which === 'random') setTerrain(randomTerrain(chance));
    if (which === 'hand') setTerrain({});
  };
  const kept = (id: string): KeptArmy | undefined => (own() ?? []).find((army) => army.id === id);
  const rosterOf = (id: string): Roster & { coat?: string } => {
    if (id === RANDOM) return edition().armies[chance(edition().armies.length)]!;
    // Kept armies are kept by game; the engine judges them when they are used.
    return armyOf(edition(), id) ?? (kept(id)?.army as Roster | undefined) ?? edition().armies[0]!;
  };
  const begin = async (): Promise<void> => {
    const rosters = { south: rosterOf(armies().south), north: rosterOf(armies().north) };
    const scenarioOptions = chosen()?.options ?? {};
    const options = {
      ...scenarioOptions,
      ...(ground() === 'random' || ground() === 'hand' ? { terrain: terrain() } : {}),
      ...(limit() === undefined ? {} : { turnLimit: limit() }),
      setupMethod: setup(),
      unitQuality: quality(),
      houseRules: Object.fromEntries([...house()].map((name) => [name, true])),
    };
    const result = await beginMatch({
      game: game(),
      name: chosen()?.name ?? `${rosters.south.name} – ${rosters.north.name}`,
      seats: table.seats(),
      friendly: table.friendly(),
      coats: { south: rosters.south.coat ?? USUAL_COATS.south, north: rosters.north.coat ?? USUAL_COATS.north },
      begin: { armies: rosters, options },
      hand: table.hand(),
    });
    if (typeof result === 'string') goTo({ page: 'match', id: result });
    else setFaults(result);
  };

  return {
    edition,
    own,
    ground,
    pickGround,
    scenario,
    pickScenario,
    chosen,
    terrain,
    setTerrain,
    throwTerrain: () => setTerrain(randomTerrain(chance)),
    armies,
    setArmies,
    setup,
    setSetup,
    quality,
    setQuality,
    limit,
    setLimit,
    house,
    setHouse,
    faults,
    begin,
    ...table,
  };
};
