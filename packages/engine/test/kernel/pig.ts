/**
 * Pig, a dice game for two, on the kernel: throw as often as you like and add up, but a 1 loses the points of the
 * turn; 20 points win. It has nothing to do with war, and so the kernel cannot either.
 */
import {
  ask,
  call,
  done,
  enemyOf,
  go,
  newMatch,
  refuserOf,
  throwDice,
  wire,
  type AnyProcedures,
  type Answer,
  type Both,
  type Choice,
  type CommonKinds,
  type Dice,
  type Fault,
  type Match,
  type Playable,
  type Procedure,
  type Procedures,
  type Rules,
  type Side,
  type Steps as StepsOf,
} from '../../src/kernel/index.js';
import { framesOf } from '../../src/kernel/match.js';

const REFUSALS = {
  nothingToKeep: {},
  tooManyDice: { count: 'count' },
  nobodySays: { verb: 'name' },
  diceAreThrown: {},
} as const;
const refuse = refuserOf<CommonKinds>()(REFUSALS);

export interface Points {
  points: Both<number>;
  winner?: Side | undefined;
}
type PigRules = Rules<PigMatch, Points> & Playable<PigMatch>;
export type PigMatch = Match<Points, PigRules, undefined>;

type Throw = { do: 'throw'; count: number } | { do: 'keep' };
type Cheer = { do: 'cheer' } | { do: 'boo' };

interface PigProcedures {
  game: Procedure<{ next: void; kept: number }, { side: Side }>;
  turn: Procedure<
    { choose: Answer<Throw, 'throwOrKeep', { points: number }>; thrown: void },
    { side: Side; points: number; count: number },
    number
  >;
  toast: Procedure<{ reply: Answer<Cheer, 'reply', { by: Side }> }, { by: Side }>;
}
type Steps<P extends keyof PigProcedures> = StepsOf<PigProcedures, P, PigMatch>;

const LAST = 20;

const game: Steps<'game'> = {
  next: (_match, { side }) => call({ procedure: 'turn', step: 'choose', side, points: 0, count: 1 }, 'kept'),
  kept: (match, { side }, points) => {
    const total = match.state.points[side] + points;
    match.state.points = { ...match.state.points, [side]: total };
    match.tell?.({ event: 'kept', rule: 'PIG-1', side, points });
    if (total < LAST) return go('next', { side: enemyOf(side) });
    match.state.winner = side;
    return done();
  },
};

const turn: Steps<'turn'> = {
  choose: {
    kind: 'throwOrKeep',
    takes: { throw: 'acts', keep: 'closes' },
    open: true,
    side: (_match, { side }) => side,
    about: (_match, { points }) => ({ points }),
    options: (_match, { points }) =>
      points === 0
        ? [{ do: 'throw', count: 1 }]
        : [{ do: 'throw', count: 1 }, { do: 'throw', count: 2 }, { do: 'keep' }],
    refusal: (_match, { points }, choice) => {
      if (choice.do === 'keep') return points === 0 ? refuse('PIG-2', 'nothingToKeep') : undefined;
      return choice.count <= 3 ? undefined : refuse('PIG-3', 'tooManyDice', { count: choice.count });
    },
    answered: (_match, { points }, choice) =>
      choice.do === 'keep' ? done(points) : go('thrown', { count: choice.count }),
  },
  thrown: (match, { side, points, count }) => {
    const dice = throwDice(match, { rule: 'PIG-4', side, count, sides: 6 });
    return dice.includes(1) ? done(0) : ask('choose', { points: points + dice.reduce((a, b) => a + b, 0) });
  },
};

const toast: Steps<'toast'> = {
  reply: {
    kind: 'reply',
    takes: { cheer: 'acts', boo: 'declines' },
    side: (_match, { by }) => enemyOf(by),
    about: (_match, { by }) => ({ by }),
    options: () => [{ do: 'cheer' }, { do: 'boo' }],
    refusal: () => undefined,
    answered: () => done(),
  },
};

const PROCEDURES: Procedures<PigProcedures, PigMatch> = { game, turn, toast };

const plain = (verb: string): wire.Shape<Choice> => wire.fields({ do: wire.constant(verb) });
const choiceShape = wire.tagged<Choice>('do', {
  throw: wire.fields({ do: wire.constant('throw'), count: wire.integer(1, 9) }),
  dice: wire.fields({ do: wire.constant('dice'), dice: wire.list(wire.integer(1, 6)) }),
  ...Object.fromEntries(['keep', 'cheer', 'boo', 'toast', 'nod', 'concede'].map((verb) => [verb, plain(verb)])),
});

const score = wire.integer(0, 100);
const startShape = wire.fields(
  {},
  {
    position: wire.fields(
      { points: wire.fields({ south: score, north: score }), stack: wire.list(wire.anything) },
      { winner: wire.text() },
    ),
  },
);

const open = (given: unknown, dice: Dice, path: string, faults: Fault[]): PigMatch | undefined => {
  const { position } = startShape.read(given, path, faults) ?? {};
  if (faults.length > 0) return undefined;
  const state: Points = {
    points: { ...(position?.points ?? { south: 0, north: 0 }) },
    winner: position?.winner as Side | undefined,
  };
  const stack = (position?.stack as { procedure: string; step: string }[]) ?? [
    { procedure: 'game', step: 'next', side: 'south' },
  ];
  return newMatch(pig, undefined, state, stack, dice);
};

export const pig: PigRules = {
  id: 'pig',
  version: '1',
  mended: {},
  sequence: 'PIG-0',
  procedures: PROCEDURES as unknown as AnyProcedures,
  copy: (state) => ({ ...state }),
  interruptRefusal: (match, _side, { do: verb }) => {
    if (!['toast', 'nod', 'concede'].includes(verb)) return refuse('PIG-5', 'nobodySays', { verb });
    return verb === 'toast' && match.wanted ? refuse('PIG-5', 'diceAreThrown') : undefined;
  },
  interrupt: (match, side, { do: verb }) => {
    if (verb === 'toast') return { procedure: 'toast', step: 'reply', by: side };
    if (verb === 'nod') return 'noted';
    match.state.winner = enemyOf(side);
    return 'over';
  },
  choiceShape,
  open,
  positionOf: (match) => ({
    points: match.state.points,
    stack: framesOf(match),
    ...(match.state.winner ? { winner: match.state.winner } : {}),
  }),
  outcomeOf: ({ state }) => state.winner,
};
