/** What others do in the same time: boardgame.io's local client and chessops. */
import { createRequire } from 'node:module';
import { below, streamOf, type Stream } from '@five-victories/engine';
import { Chess } from 'chessops/chess';
import type { Job } from './measure.js';

process.env['NODE_ENV'] = 'production'; // before boardgame.io is loaded: its checks for developers stay off

interface BoardgameClient {
  readonly moves: Readonly<Record<string, (...args: number[]) => void>>;
  getState(): { G: unknown; ctx: { currentPlayer: string; turn: number; gameover?: unknown } };
}
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client: (options: object) => BoardgameClient;
};
const INVALID = 'INVALID_MOVE';

// ---- boardgame.io: the game of its own tutorial ----------------------------------------------------------------------

type Cells = (string | null)[];
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const isWon = (cells: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!]);

const TIC_TAC_TOE = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, at: number) => {
      if (G.cells[at] !== null) return INVALID;
      G.cells[at] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const playTicTacToe = (stream: Stream): number => {
  const client = Client({ game: TIC_TAC_TOE, debug: false });
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) return moves;
    const free = (G as { cells: Cells }).cells.flatMap((cell, i) => (cell === null ? [i] : []));
    client.moves['click']!(free[below(stream, free.length)]!);
  }
};

// ---- boardgame.io: sixteen units a side that move over zones, and nothing else ----------------------------------------

interface Marcher {
  readonly side: string;
  zone: number;
}
const [WIDTH, HEIGHT, ROOM, TURNS] = [7, 3, 4, 200];
const isNext = (a: number, b: number): boolean =>
  Math.abs((a % WIDTH) - (b % WIDTH)) + Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH)) === 1;
const mayMarch = (units: readonly Marcher[], at: number, to: number, side: string): boolean =>
  units[at]?.side === side &&
  isNext(units[at].zone, to) &&
  units.filter((unit) => unit.side === side && unit.zone === to).length < ROOM;

const MARCHES = {
  setup: () => ({
    units: Array.from({ length: 32 }, (_, i): Marcher => ({
      side: String(i >> 4),
      zone: (i >> 4) * 14 + ((i >> 2) & 3),
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    march: ({ G, playerID }: { G: { units: Marcher[] }; playerID: string }, at: number, to: number) => {
      if (!mayMarch(G.units, at, to, playerID)) return INVALID;
      G.units[at]!.zone = to;
      return undefined;
    },
  },
  endIf: ({ ctx }: { ctx: { turn: number } }) => (ctx.turn > TURNS ? true : undefined),
};

const playMarches = (stream: Stream): number => {
  const client = Client({ game: MARCHES, debug: false });
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) return moves;
    const { units } = G as { units: Marcher[] };
    const options = units.flatMap((unit, at) =>
      [unit.zone + 1, unit.zone - 1, unit.zone + WIDTH, unit.zone - WIDTH].flatMap((to) =>
        to >= 0 && to < WIDTH * HEIGHT && mayMarch(units, at, to, ctx.currentPlayer) ? [[at, to] as const] : [],
      ),
    );
    const [at, to] = options[below(stream, options.length)]!;
    client.moves['march']!(at, to);
  }
};

export const boardgameJobs = (names: { small: string; large: string }): Job[] => {
  const stream = streamOf(1);
  return [
    { name: names.small, work: () => ({ moves: playTicTacToe(stream) }) },
    { name: names.large, work: () => ({ moves: playMarches(stream) }) },
  ];
};

// ---- chessops ---------------------------------------------------------------------------------------------------------

const FIFTY_MOVES = 100;
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const;

/** A game of random legal moves to mate, stalemate, bare kings or the fifty-move rule. */
const playChess = (stream: Stream): number => {
  const position = Chess.default();
  let moves = 0;
  for (; !position.isEnd() && position.halfmoves < FIFTY_MOVES; moves++) {
    const options: { from: number; to: number }[] = [];
    for (const [from, dests] of position.allDests()) for (const to of dests) options.push({ from, to });
    const { from, to } = options[below(stream, options.length)]!;
    const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
    position.play(promotes ? { from, to, promotion: PROMOTIONS[below(stream, 4)]! } : { from, to });
  }
  return moves;
};

export const chessJob = (name: string): Job => {
  const stream = streamOf(1);
  return { name, work: () => ({ moves: playChess(stream), games: 1 }) };
};
