/** What every new match has, whatever the game: its armies, who plays, whose dice, how much may be taken back. */
import { createEffect, createResource, createSignal, untrack, type Accessor } from 'solid-js';
import { both, type Both, type Fault } from '@five-victories/engine/kernel';
import type { ArmyChoice, OwnScenario } from '../editor/scenario.js';
import type { GameId } from '../match/game-ids.js';
import type { Seats } from '../match/seats.js';
import { listArmies } from '../store/armies.js';
import { listScenarios } from '../store/scenarios.js';
import { playNew } from './begin.js';
import { againstBot } from './opponents.js';
import { USUAL_COATS } from './ready.js';
import { settings } from './settings.js';

export type TableDraft = ReturnType<typeof createTableDraft>;

export interface Dressed {
  readonly name: string;
  readonly coat?: string | undefined;
}

/** `first`: the ids of the armies to begin with. */
export const createTableDraft = <Army extends Dressed>(game: Accessor<GameId>, first: Both<string>) => {
  const [own] = createResource(game, listArmies);
  const [kept] = createResource(game, listScenarios);
  const [armies, setArmies] = createSignal<Both<string>>({ south: first.south, north: first.north });
  /** Armies that came with a scenario and are kept nowhere else. */
  const [brought, setBrought] = createSignal<Partial<Both<Army | undefined>>>({});
  const [seats, setSeats] = createSignal<Seats>(againstBot());
  const [hand, setHand] = createSignal(false);
  const [friendly, setFriendly] = createSignal(settings().friendly);
  const [faults, setFaults] = createSignal<readonly Fault[]>([]);

  const keptScenario = (id: string): OwnScenario | undefined => (kept() ?? []).find((each) => each.id === id)?.scenario;
  // Armies are kept by game; the engine judges them when they are used.
  const asArmy = (army: unknown): Army | undefined => army as Army | undefined;
  return {
    own,
    kept,
    keptScenario,
    keptArmy: (id: string): Army | undefined => asArmy((own() ?? []).find((army) => army.id === id)?.army),
    armies,
    setArmies,
    brought,
    setBrought,
    /** The armies of a scenario: by their ids, or brought along. */
    takeArmies: (chosen: Both<ArmyChoice>): void => {
      const idOf = (army: ArmyChoice): string => (typeof army === 'string' ? army : BROUGHT);
      setArmies(both((side) => idOf(chosen[side])));
      setBrought(both((side) => (typeof chosen[side] === 'string' ? undefined : asArmy(chosen[side]))));
    },
    /** A scenario or an army that was asked for is picked as soon as the player's own are there. */
    whenKept: (wanted: Accessor<string | undefined>, pick: (id: string) => void): void =>
      createEffect(() => {
        const id = wanted();
        if (id !== undefined && kept() && own()) untrack(() => pick(id));
      }),
    seats,
    setSeats,
    hand,
    setHand,
    friendly,
    setFriendly,
    faults,
    setFaults,
    /** Begins the match and goes to its table, or tells why it cannot begin. */
    start: async (name: string, rosters: Both<Army>, begin: { armies: unknown; options: unknown }): Promise<void> => {
      const coats = both((side) => rosters[side].coat ?? USUAL_COATS[side]);
      setFaults(
        await playNew({ game: game(), name, seats: seats(), friendly: friendly(), coats, begin, hand: hand() }),
      );
    },
  };
};

export { below as chance } from './chance.js';

/** In the place of an army's id: any of them, or the one that came with the scenario. */
export const RANDOM = '*';
export const BROUGHT = '^';
/** An army of the book may have the id of a ready-made one. */
export const ofTheBook = (id: string): string => `book/${id}`;
