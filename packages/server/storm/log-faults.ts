/** What is wrong with the log of a match, asked of the store by somebody who trusts no hall: words, none if all is well. */
import { isDeepStrictEqual } from 'node:util';
import { digest, openMatch, SIDES, type AnyMatch } from '@five-victories/engine';
import { firstHead, headAfter, isPlayed, playLine, standing, type HallLine } from '@five-victories/engine/fair';
import { playedBy } from '../test/client.js';
import type { EntryRow, MatchRow, Store } from '../src/store/store.js';
import type { Client } from '../test/client.js';
import type { Acknowledged, Player, Said } from './players.js';

export interface Checked {
  readonly faults: readonly string[];
  readonly entries: readonly EntryRow[];
  readonly lines: number;
  /** Where the log leads to. */
  readonly digest: string;
}

const linesOf = (entries: readonly EntryRow[]): HallLine[] => entries.map(({ line }) => JSON.parse(line) as HallLine);

const chainFaults = ({ id, begin, seals, said }: MatchRow, entries: readonly EntryRow[]): string[] => {
  const faults: string[] = [];
  let head = firstHead(id, JSON.parse(begin), seals);
  for (const [i, entry] of entries.entries()) {
    const line = JSON.parse(entry.line) as HallLine;
    head = headAfter(head, line);
    if (entry.n !== i + 1 || line.n !== i + 1) faults.push(`line ${i + 1} is ${entry.n}`);
    if (entry.head !== head) faults.push(`the head of line ${entry.n} is broken`);
  }
  if (said !== entries.length) faults.push(`the match says ${said} lines, its log has ${entries.length}`);
  if (new Set(entries.map(({ token }) => token)).size < entries.length) faults.push('a token is in the log twice');
  return faults;
};

/** What was acknowledged under a number is there, as it was said; what went into a drawer is there or was played. */
const lostFaults = (
  entries: readonly EntryRow[],
  acknowledged: readonly Acknowledged[],
  drawers: readonly (string | undefined)[],
): string[] => {
  const said = (line: HallLine, { by, choice }: Acknowledged): boolean =>
    line.kind === 'said' && line.by === by && same(choice, line.choice);
  const lines = linesOf(entries);
  const lying = drawers.flatMap((drawer) =>
    drawer === undefined ? [] : (JSON.parse(drawer) as { choices: unknown[] }).choices,
  );
  return acknowledged.flatMap((each) => {
    const { token, n, by } = each;
    if (n === undefined) {
      const isThere = lines.some((line) => said(line, each)) || lying.some((choice) => same(each.choice, choice));
      return isThere ? [] : [`what ${by} laid into the drawer (${token}) is lost`];
    }
    const own = entries.filter((entry) => entry.token.split('.')[0] === token);
    if (own.length === 0) return [`line ${n} (${token}) is lost`];
    if (own.at(-1)!.n !== n) return [`line ${n} (${token}) is in the log as ${own.at(-1)!.n}`];
    return said(JSON.parse(own[0]!.line) as HallLine, each) ? [] : [`line ${n} (${token}) says something else`];
  });
};

const same = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));

/** What each side was told of follows in the order in which it said it. */
const orderFaults = (acknowledged: readonly Acknowledged[]): string[] =>
  SIDES.flatMap((side) => {
    const told = acknowledged.filter(({ by, n }) => by === side && n !== undefined).map(({ n }) => n!);
    return told.flatMap((n, i) =>
      i > 0 && n <= told[i - 1]! ? [`${side} was told of line ${n} after ${told[i - 1]}`] : [],
    );
  });

/** Everything in the log was said by somebody, by him whose it is, and once. */
const strangeFaults = (entries: readonly EntryRow[], said: readonly Said[]): string[] => {
  const left = [...said];
  const take = (wanted: (each: Said) => boolean): boolean => {
    const i = left.findIndex(wanted);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  };
  const own: (readonly [HallLine, boolean])[] = entries.map(({ line, token }) => {
    const read = JSON.parse(line) as HallLine;
    const isHis = (each: Said): boolean =>
      each.token === token && read.kind === 'said' && each.by === read.by && same(each.choice, read.choice);
    return [read, take(isHis)];
  });
  // The others lay in a drawer, and were played with something else that was said.
  return own.flatMap(([line, isFound]) => {
    if (isFound || line.kind !== 'said') return [];
    const lay = take(({ by, choice }) => by === line.by && same(choice, line.choice));
    return lay ? [] : [`line ${line.n} was said by nobody, or more often than it was said`];
  });
};

/** What a table has of the log is the log, as far as it may see it. */
export const copyFaults = (client: Client, id: string, entries: readonly EntryRow[]): string[] =>
  (client.copies.get(id)?.lines ?? []).flatMap((shown, i) => {
    const entry = entries[i];
    if (!entry || shown.head !== entry.head) return [`line ${i + 1} of a table is not that of the log`];
    if (shown.kind === 'sealed') return [];
    const { head: _head, digest: _digest, ...line } = shown;
    return same(line, JSON.parse(entry.line)) ? [] : [`line ${i + 1} of a table says something else than the log`];
  });

/** Before its first line, by the rules it goes by. */
export const begunAs = ({ game, version, begin }: MatchRow): AnyMatch =>
  openMatch<AnyMatch>(playedBy(game, version), JSON.parse(begin), { hand: true }, 'begin', [])!;

const matchOf = (row: MatchRow, lines: readonly HallLine[]): AnyMatch => {
  const match = begunAs(row);
  for (const line of standing(lines)) if (isPlayed(line)) playLine(match, line);
  return match;
};

/** Where the log leads to; a fault if the rules do not play it. */
const digestOf = (row: MatchRow, entries: readonly EntryRow[], faults: string[]): string => {
  try {
    return digest(matchOf(row, linesOf(entries)));
  } catch (error) {
    faults.push(`the log cannot be played: ${String(error)}`);
    return '';
  }
};

/** Players of one match, by chance, with all that they have said and were told of. */
export type Heard = Pick<Player, 'said' | 'acknowledged'>;

export const checkedLog = async (store: Store, id: string, players: readonly Heard[]): Promise<Checked> => {
  const [row, entries, secrets] = [(await store.match(id))!, await store.since(id, 0), await store.secrets(id)];
  const drawers = [secrets['drawer:south'], secrets['drawer:north']];
  const acknowledged = players.flatMap((each) => each.acknowledged);
  const faults = [
    ...chainFaults(row, entries),
    ...lostFaults(entries, acknowledged, drawers),
    ...orderFaults(acknowledged),
    ...strangeFaults(
      entries,
      players.flatMap(({ said }) => said),
    ),
  ];
  const leadsTo = digestOf(row, entries, faults);
  return {
    faults: faults.map((fault) => `${row.game} ${id}: ${fault}`),
    entries,
    lines: entries.length,
    digest: leadsTo,
  };
};
