/** What is wrong with the log of a match, asked of the store by somebody who trusts no hall: words, none if all is well. */
import { isDeepStrictEqual } from 'node:util';
import { digest, openMatch, type AnyMatch } from '@five-victories/engine';
import { firstHead, headAfter, isPlayed, playLine, standing, type HallLine } from '@five-victories/engine/fair';
import { playedBy } from '../test/client.js';
import type { EntryRow, MatchRow, Store } from '../src/store/store.js';
import type { Acknowledged } from './players.js';

export interface Checked {
  readonly faults: readonly string[];
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
  const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(a)), b);
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

/** Before its first line, by the rules it goes by. */
export const begunAs = ({ game, version, begin }: MatchRow): AnyMatch =>
  openMatch<AnyMatch>(playedBy(game, version), JSON.parse(begin), { hand: true }, 'begin', [])!;

const matchOf = (row: MatchRow, lines: readonly HallLine[]): AnyMatch => {
  const match = begunAs(row);
  for (const line of standing(lines)) if (isPlayed(line)) playLine(match, line);
  return match;
};

export const checkedLog = async (store: Store, id: string, acknowledged: readonly Acknowledged[]): Promise<Checked> => {
  const [row, entries, secrets] = [(await store.match(id))!, await store.since(id, 0), await store.secrets(id)];
  const drawers = [secrets['drawer:south'], secrets['drawer:north']];
  const faults = [...chainFaults(row, entries), ...lostFaults(entries, acknowledged, drawers)];
  return {
    faults: faults.map((fault) => `${row.game} ${id}: ${fault}`),
    lines: entries.length,
    digest: digest(matchOf(row, linesOf(entries))),
  };
};
