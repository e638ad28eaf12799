/** A new match being drawn up: what has been chosen so far, and its beginning. */
import { createEffect, createMemo, createResource, createSignal, untrack, type Accessor } from 'solid-js';
import { both, type Both, type Fault, type Side } from '@five-victories/engine/kernel';
import type { Roster } from '@five-victories/engine/zonal';
import type { OwnScenario } from '../editor/scenario.js';
import type { ZoneGame } from '../match/game-ids.js';
import { armyOf, editionOf } from '../match/games.js';
import { randomTerrain } from '../match/random-terrain.js';
import { asSwitches, switchesIn } from '../options/switches.js';
import { listArmies, type KeptArmy } from '../store/armies.js';
import { listScenarios } from '../store/scenarios.js';
import { beginMatch } from './begin.js';
import { USUAL_COATS } from './ready.js';
import { matchName } from './match-name.js';
import { goTo } from './route.js';
import { t } from './settings.js';
import { BROUGHT, chance, createTableDraft, RANDOM } from './table-draft.js';

export const SETUPS = ['hidden', 'sequential', 'alternate', 'agreed'] as const;
export const QUALITIES = ['off', 'assigned', 'thrown'] as const;
/** `kept`: a scenario of the player's own. */
export type Ground = 'scenario' | 'kept' | 'none' | 'random' | 'hand';

type Army = Roster & { readonly coat?: string | undefined };

const NOBODY = { south: undefined, north: undefined };

export type Draft = ReturnType<typeof createDraft>;

export const createDraft = (game: Accessor<ZoneGame>, wanted: Accessor<string | undefined>) => {
  const edition = createMemo(() => editionOf(game()));
  const [own] = createResource(game, listArmies);
  const [kept] = createResource(game, listScenarios);
  const [ground, setGround] = createSignal<Ground>('scenario');
  const [scenario, setScenario] = createSignal(edition().scenarios[0]!.id);
  const [terrain, setTerrain] = createSignal<Readonly<Record<string, readonly string[]>>>({});
  const [armies, setArmies] = createSignal({
    south: edition().scenarios[0]!.south,
    north: edition().scenarios[0]!.north,
  });
  /** Armies that came with a scenario and are kept nowhere else. */
  const [brought, setBrought] = createSignal<Both<Army | undefined>>(NOBODY);
  const table = createTableDraft();
  const [setup, setSetup] = createSignal<(typeof SETUPS)[number]>('hidden');
  const [quality, setQuality] = createSignal<(typeof QUALITIES)[number]>('off');
  const [limit, setLimit] = createSignal<number>();
  const [house, setHouse] = createSignal<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = createSignal<readonly Fault[]>([]);

  const keptScenario = (id: string): OwnScenario | undefined => (kept() ?? []).find((each) => each.id === id)?.scenario;
  const chosen = () => {
    if (ground() === 'kept') return keptScenario(scenario());
    return ground() === 'scenario' ? edition().scenarios.find(({ id }) => id === scenario()) : undefined;
  };
  const pickScenario = (id: string): void => {
    const found = edition().scenarios.find((each) => each.id === id);
    setGround('scenario');
    setScenario(id);
    if (!found) return;
    setBrought(NOBODY);
    setArmies({ south: found.south, north: found.north });
    take(found.options);
  };
  const pickKept = (id: string): void => {
    const found = keptScenario(id);
    if (!found) return;
    setGround('kept');
    setScenario(id);
    setBrought(both((side) => (typeof found.armies[side] === 'string' ? undefined : (found.armies[side] as Army))));
    setArmies(both((side) => (typeof found.armies[side] === 'string' ? found.armies[side] : BROUGHT)));
    take(found.options);
  };
  createEffect(() => {
    const id = wanted();
    if (id !== undefined && kept()) untrack(() => pickKept(id));
  });
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
  const keptArmy = (id: string): KeptArmy | undefined => (own() ?? []).find((army) => army.id === id);
  const rosterOf = (side: Side): Army => {
    const id = armies()[side];
    const given = brought()[side];
    if (id === BROUGHT && given) return given;
    if (id === RANDOM) return edition().armies[chance(edition().armies.length)]!;
    // Kept armies are kept by game; the engine judges them when they are used.
    return armyOf(edition(), id) ?? (keptArmy(id)?.army as Army | undefined) ?? edition().armies[0]!;
  };
  const begin = async (): Promise<void> => {
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
    const result = await beginMatch({
      game: game(),
      name: matchName(t(), chosen(), rosters),
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
    kept,
    pickKept,
    brought,
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
