/** Positions of the zone games, put together for a test: what its game calls foot and horse it says itself. */
import { answer, streamOf, type Choice, type Playable } from '@five-victories/engine';
import { unitOf, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { chooseSteady } from '@five-victories/bots';
import { begun, planner } from './kit.js';

export interface More {
  readonly acting?: 'south' | 'north';
  readonly turn?: number;
  readonly options?: object;
  readonly commander?: string;
  readonly sides?: object;
}

/** South moves last in the turn; both Commanders stand far off unless they are said to be elsewhere. */
export const situation = (
  game: Playable<ZonalMatch>,
  phase: string,
  units: readonly object[],
  { commander = 'Z(0,0)', ...more }: More = {},
): ZonalMatch =>
  begun(
    game,
    {
      position: {
        game: game.id,
        phase,
        initiative: 'north',
        acting: 'south',
        sides: { south: { commander }, north: { commander: 'Z(4,2)' } },
        units,
        ...more,
      },
    },
    1,
  );

export const now = (match: ZonalMatch, id: string): Unit => unitOf(match, id);
export const verbs = (orders: readonly Choice[] = []): string[] => orders.map(({ do: verb }) => verb);

export const towards = { north: 'N', south: 'S', east: 'E', west: 'W' } as const;
export const goalAt = (zone: string) => ({
  turn: 6,
  options: {
    turnLimit: 6,
    victory: 'scenario',
    scenarioGoals: { south: [{ zone, points: 3 }], north: [{ zone: 'Z(2,2)', points: 1 }] },
  },
});

/** What South answers when North attacks: everything else is answered as steady does. */
export const replyTo = (match: ZonalMatch, kind: string): Choice | undefined => {
  const stream = streamOf(1);
  while (match.decision) {
    const { side } = match.decision;
    const choice = side === 'south' ? planner.choose(match, stream) : chooseSteady(match, stream);
    if (side === 'south' && match.decision.kind === kind) return choice;
    answer(match, choice);
  }
  return undefined;
};
