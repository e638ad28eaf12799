/** The scenario a match was begun with: a ready-made one, or one of the player's own. */
import { createEffect, createSignal, type Accessor } from 'solid-js';
import { same, type Both } from '@five-victories/engine/kernel';
import type { ArmyChoice } from '../editor/scenario.js';
import type { GameId } from '../match/game-ids.js';
import { loadEdition } from '../match/shelf.js';
import { listScenarios } from '../store/scenarios.js';

export interface KnownScenario {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  readonly own: boolean;
  readonly armies: Both<ArmyChoice>;
  readonly options: Readonly<Record<string, unknown>>;
}

const NUMBER = / \(\d+\)$/;
/** What belongs to the ground and not to what was agreed about rules. */
const GROUND = ['terrain', 'scenarioGoals', 'tableWidth', 'tableDepth', 'columns'] as const;

const isSameGround = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean =>
  GROUND.every((what) => same(a[what], b[what]));

export const scenariosOf = async (game: GameId): Promise<KnownScenario[]> => {
  const [edition, kept] = await Promise.all([loadEdition(game), listScenarios(game).catch(() => [])]);
  return [
    ...edition.scenarios.map(({ id, name, story, south, north, options }) => ({
      id,
      name,
      story,
      own: false,
      armies: { south, north },
      options,
    })),
    ...kept.map(({ id, scenario: { name, story, armies, options } }) => ({
      id,
      name,
      story,
      own: true,
      armies,
      options,
    })),
  ];
};

/** Those of a game, when they have come. Not a resource: nothing that is shown waits for them. */
export const createScenarios = (game: Accessor<GameId>): Accessor<readonly KnownScenario[]> => {
  const [scenarios, setScenarios] = createSignal<readonly KnownScenario[]>([]);
  createEffect(() => {
    const wanted = game();
    scenariosOf(wanted).then(
      (found) => wanted === game() && setScenarios(found),
      () => setScenarios([]),
    );
  });
  return scenarios;
};

const optionsIn = (begin: unknown): Readonly<Record<string, unknown>> =>
  (begin as { options?: Readonly<Record<string, unknown>> } | undefined)?.options ?? {};

/** By its ground; several on the same ground, open ground above all, are told apart by the name of the match. */
export const knownAmong = (
  scenarios: readonly KnownScenario[],
  begin: unknown,
  matchName: string,
): KnownScenario | undefined => {
  const plain = matchName.replace(NUMBER, '');
  const alike = scenarios.filter(({ options }) => isSameGround(options, optionsIn(begin)));
  const named = alike.find(({ name }) => name === plain);
  return named ?? (optionsIn(begin)['terrain'] === undefined ? undefined : alike[0]);
};

/** The next one of the ready-made, round and round. */
export const nextAmong = (
  scenarios: readonly KnownScenario[],
  now: KnownScenario | undefined,
): KnownScenario | undefined => {
  const ready = scenarios.filter(({ own }) => !own);
  const at = ready.findIndex(({ id }) => now !== undefined && !now.own && id === now.id);
  return ready[(at + 1) % ready.length];
};
