/** A match as the store has it. */
import { PARTIES, type HallLine, type Secrets, type Seals } from '@five-victories/engine/fair';
import type { Fault, Side } from '@five-victories/engine/kernel';
import { isByTurns, type Clock, type MatchId, type Terms } from '../protocol/index.js';
import { afterLines, beginning, digestOf, hiddenIn, isOver, type Standing } from '../log/standing.js';
import { turnedUp, type Logged } from '../log/shown.js';
import type { EntryRow, MatchRow } from '../store/store.js';
import { askedIn, drawersIn } from './asked.js';
import { longestOf, type Known } from './board.js';
import type { Hall } from './hall.js';
import { playerOf } from './people.js';
import { OtherRules } from '../rules/rules.js';

/** A match that this hall cannot play: its store holds what its rules do not read. */
export class Unplayable extends Error {}

/** The match before its first line, once all three secrets are known: by the rules it began with, and no others. */
export const openedOf = ({ rules }: Hall, row: MatchRow, secrets: Known['secrets']): Standing | undefined => {
  const game = rules.gameOf(row.game, row.version);
  if (!game) throw new OtherRules(row.game, row.version, rules);
  if (PARTIES.some((party) => secrets[party] === undefined || row.seals[party] === undefined)) return undefined;
  const faults: Fault[] = [];
  const given = {
    game,
    id: row.id,
    begin: JSON.parse(row.begin) as unknown,
    seals: row.seals as Seals,
    secrets: secrets as Secrets,
  };
  const standing = beginning(given, faults);
  if (!standing) throw new Unplayable(`The match cannot begin: ${JSON.stringify(faults)}`);
  return standing;
};

const SIDES_AND_WATCHERS: readonly (Side | undefined)[] = ['south', 'north', undefined];

/** Tables compare their copies whenever somebody else is asked: a digest takes as long as the answer itself. */
const isCompared = (before: Standing, after: Standing): boolean =>
  isOver(after) || before.match.decision?.side !== after.match.decision?.side;

/** With these lines, that come from the store or were judged; `after` is where they lead to, if that is known. */
export const withLines = (known: Known, entries: readonly EntryRow[], after?: Standing): Known => {
  if (entries.length === 0 || !known.standing) return known;
  const lines = entries.map(({ line }) => JSON.parse(line) as HallLine);
  const standing = after ?? afterLines(known.standing, lines);
  const added: Logged[] = lines.map((line, i) => ({ line, head: entries[i]!.head }));
  const digest = isCompared(known.standing, standing) ? digestOf(standing) : undefined;
  added[added.length - 1] = { ...added.at(-1)!, ...(digest !== undefined && { digest }) };
  const log = [...known.log, ...added];
  const before = hiddenIn(known.standing);
  const turned = new Map(known.turned);
  for (const viewer of SIDES_AND_WATCHERS)
    for (const { line } of turnedUp(viewer, before, hiddenIn(standing), log)) turned.set(line.n, standing.n);
  const tokens = new Map(known.tokens);
  for (const { token, n } of entries) tokens.set(token.split('.')[0]!, n);
  const hasBack = lines.some(({ kind }) => kind === 'back');
  const longest = hasBack ? longestOf(log.map(({ line }) => line)) : Math.max(known.longest, standing.counted.length);
  return { ...known, standing, log, tokens, turned, longest };
};

/**
 * Who is asked follows from the log and the drawers. The row may say something else: another hall has written lines
 * without knowing of an answer that was laid into a drawer here meanwhile.
 */
const withAsked = (known: Known): Known => {
  const { row, standing } = known;
  if (!standing || row.status !== 'playing') return known;
  return { ...known, row: { ...row, asked: askedIn(standing, drawersIn(known)) } };
};

/** Spans of both who play by turns; only what could still count. */
export const holidaysIn = async ({ store }: Hall, row: MatchRow): Promise<Known['holidays']> => {
  const { time } = JSON.parse(row.terms) as Terms;
  if (row.status !== 'playing' || row.clock === '' || !isByTurns(time)) return undefined;
  const { since } = JSON.parse(row.clock) as Clock;
  const of = async (side: Side) => {
    const player = playerOf(row.seats[side]);
    const rows = player === undefined ? [] : await store.holidaysOf(player, since);
    return rows.map(({ begins, ends }) => ({ begins, ends }));
  };
  const [south, north] = await Promise.all([of('south'), of('north')]);
  return south.length + north.length > 0 ? { south, north } : undefined;
};

/**
 * The row was read first. Lines that were written since come with the next look: their clock is not known yet, and whoever
 * is asked by it would pay for the other's time.
 */
const linesOf = async ({ store }: Hall, { id, said }: MatchRow, since: number): Promise<EntryRow[]> =>
  (await store.since(id, since)).filter(({ n }) => n <= said);

/** What the store has of a match, or undefined. */
export const readMatch = async (hall: Hall, id: MatchId): Promise<Known | undefined> => {
  const { store } = hall;
  const row = await store.match(id);
  if (!row) return undefined;
  const [secrets, entries, asides, holidays] = await Promise.all([
    store.secrets(id),
    linesOf(hall, row, 0),
    store.asides(id, 0),
    holidaysIn(hall, row),
  ]);
  const standing = openedOf(hall, row, secrets);
  const empty: Known = {
    row,
    secrets,
    holidays,
    standing,
    log: [],
    tokens: new Map(),
    turned: new Map(),
    read: entries.length,
    longest: 0,
    asides,
  };
  return withAsked(withLines(empty, entries));
};

/** What the store has by now. */
export const readOn = async (hall: Hall, known: Known): Promise<Known | undefined> => {
  const { id } = known.row;
  const { store } = hall;
  const row = await store.match(id);
  if (!row) return undefined;
  // Other rules: it is another match that stands there, though of the same lines.
  if (row.version !== known.row.version) return readMatch(hall, id);
  const [secrets, entries, asides, holidays] = await Promise.all([
    store.secrets(id),
    linesOf(hall, row, known.log.length),
    store.asides(id, known.asides.at(-1)?.k ?? 0),
    holidaysIn(hall, row),
  ]);
  const standing = known.standing ?? openedOf(hall, row, secrets);
  const all = asides.length === 0 ? known.asides : [...known.asides, ...asides];
  return withAsked(withLines({ ...known, row, secrets, holidays, standing, asides: all }, entries));
};
