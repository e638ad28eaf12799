/**
 * Records of whole matches, forged in every way: by a clumsy forger, who leaves the head as it was, and by one who works
 * out head and digest anew. Of the second what the dice and rules do not give away is found by the head that a table kept.
 */
import { isDeepStrictEqual } from 'node:util';
import { below, digest, openMatch, type AnyMatch, type Choice, type Fault, type Side } from '@five-victories/engine';
import {
  FAIR_FORMAT,
  firstHead,
  headOf,
  isPlayed,
  playLine,
  sealOf,
  standing,
  verify,
  type FairMatch,
  type HallLine,
  type Party,
  type SaidLine,
} from '@five-victories/engine/fair';
import { chooseRandom } from '@five-victories/bots';
import {
  isNo,
  judgeBack,
  judgePause,
  judgeResume,
  judgeSay,
  openingOf as dice,
  type Judged,
} from '../src/log/judge.js';
import { beginning, isOver, type Standing } from '../src/log/standing.js';
import { givenOf, MATCH, openingOf, seals, secretOf, secrets, streamOf, type AnyEdition } from '../test/kit.js';

type Forged = FairMatch | undefined;
type Line = HallLine & { readonly cast?: SaidLine['cast'] };

/** A record as the hall writes it, of a match by chance with take-backs and pauses; South concedes after so many lines. */
export const recordBy = (edition: AnyEdition, seed: number, most: number): FairMatch => {
  const stream = streamOf(seed);
  const begin = openingOf(edition, below(stream, edition.scenarios.length));
  const lines: HallLine[] = [];
  let now: Standing = beginning(givenOf(edition, begin), [])!;
  let at = 1;
  const take = (judged: Judged): void => {
    if (isNo(judged)) return;
    lines.push(...judged.lines);
    now = judged.after;
  };
  take(dice(now, at));
  while (!isOver(now)) {
    at += below(stream, 60_000);
    const by: Side = now.match.decision!.side;
    const saying = { by, at, salt: () => secretOf(`salt ${now.n}`) };
    if (now.n >= most) take(judgeSay(now, { ...saying, by: 'south' }, [{ do: 'concede' }], true));
    else if (below(stream, 30) === 0) take(judgeBack(now, saying, Math.max(0, now.n - 1), true, true));
    else if (below(stream, 40) === 0) {
      take(judgePause(now, saying, 'pause'));
      take(judgeResume(now, saying));
    } else take(judgeSay(now, saying, [chooseRandom(now.match, stream)]));
  }
  return {
    format: FAIR_FORMAT,
    game: edition.id,
    version: edition.version,
    match: MATCH,
    begin,
    seals,
    secrets,
    lines,
    head: now.head,
    digest: digest(now.match),
  };
};

type Stream = ReturnType<typeof streamOf>;
const one = <T>(stream: Stream, from: readonly T[]): T | undefined => from[below(stream, Math.max(1, from.length))];

const withLines = (record: FairMatch, lines: readonly HallLine[]): FairMatch => ({ ...record, lines });
/** Numbered anew, as a clever forger does. */
const numbered = (lines: readonly HallLine[]): HallLine[] => lines.map((line, i) => ({ ...line, n: i + 1 }));
const replaced = (record: FairMatch, i: number, line: HallLine): FairMatch =>
  withLines(record, record.lines.with(i, line));

const indexBy = (
  stream: Stream,
  { lines }: FairMatch,
  wanted: (line: Line, i: number) => boolean,
): number | undefined =>
  one(
    stream,
    [...lines.keys()].filter((i) => wanted(lines[i]!, i)),
  );

const isSaid = (line: HallLine): line is SaidLine => line.kind === 'said';
const party = (stream: Stream): Party => one(stream, ['hall', 'south', 'north'] as const)!;

/** Changes one die of a line to another face. */
const otherDie = (stream: Stream, record: FairMatch): Forged => {
  const i = indexBy(stream, record, ({ cast }) => cast !== undefined);
  if (i === undefined) return undefined;
  const line = record.lines[i] as SaidLine;
  const thrown = below(stream, line.cast!.dice.length);
  const die = below(stream, line.cast!.dice[thrown]!.length);
  const faces = line.cast!.dice.map((row, k) =>
    k === thrown ? row.map((face, d) => (d === die ? (face % 6) + 1 : face)) : row,
  );
  return replaced(record, i, { ...line, cast: { ...line.cast!, dice: faces } });
};

const onCast =
  (change: (cast: NonNullable<SaidLine['cast']>) => SaidLine['cast'] | undefined) =>
  (stream: Stream, record: FairMatch): Forged => {
    const i = indexBy(stream, record, ({ cast }) => cast !== undefined);
    if (i === undefined) return undefined;
    const { cast, ...line } = record.lines[i] as SaidLine;
    const changed = change(cast!);
    return replaced(record, i, { ...line, ...(changed && { cast: changed }) });
  };

const playedTo = ({ begin, lines }: FairMatch, edition: AnyEdition, upTo: number): AnyMatch => {
  const match = openMatch<AnyMatch>(edition, begin, { hand: true }, 'begin', [])!;
  for (const line of standing(lines.slice(0, upTo))) if (isPlayed(line)) playLine(match, line);
  return match;
};

/** Another answer to the same question, that the rules allow: only the dice or the head give it away. */
const otherChoice = (stream: Stream, record: FairMatch, edition: AnyEdition): Forged => {
  const i = indexBy(stream, record, (line) => isSaid(line) && !line.interrupt);
  if (i === undefined) return undefined;
  const line = record.lines[i] as SaidLine;
  const { decision } = playedTo(record, edition, i);
  const others = decision!.options.filter((option: Choice) => !isDeepStrictEqual(option, line.choice));
  const choice = one(stream, others);
  return choice && replaced(record, i, { ...line, choice });
};

const without =
  (wanted: (line: Line) => boolean) =>
  (stream: Stream, record: FairMatch): Forged => {
    const i = indexBy(stream, record, wanted);
    return i === undefined ? undefined : withLines(record, numbered(record.lines.toSpliced(i, 1)));
  };

type Way = (stream: Stream, record: FairMatch, edition: AnyEdition) => Forged;

/** What is forged, and how. Undefined: there is nothing of the kind in this record. */
export const WAYS: Readonly<Record<string, Way>> = {
  'another die': otherDie,
  'dice of another cast': onCast((cast) => ({ ...cast, cast: cast.cast + 1 })),
  'dice left out': onCast(() => undefined),
  'a throw left out': onCast(({ cast, dice: rows }) => ({ cast, dice: rows.slice(1) })),
  'a throw too many': onCast(({ cast, dice: rows }) => ({ cast, dice: [...rows, [1]] })),
  'another answer': otherChoice,
  'an answer cut out': without(isSaid),
  'a take-back cut out': without(({ kind }) => kind === 'back'),
  'a pause cut out': without(({ kind }) => kind === 'pause'),
  'a line cut out, numbers kept': (stream, record) =>
    withLines(record, record.lines.toSpliced(below(stream, record.lines.length), 1)),
  'the end cut off': (stream, record) =>
    withLines(record, record.lines.slice(0, 1 + below(stream, record.lines.length - 1))),
  'a line said twice': (stream, record) => {
    const i = below(stream, record.lines.length);
    return withLines(record, numbered(record.lines.toSpliced(i, 0, record.lines[i]!)));
  },
  'two lines exchanged': (stream, { lines, ...record }) => {
    const i = below(stream, lines.length - 1);
    return { ...record, lines: numbered(lines.with(i, lines[i + 1]!).with(i + 1, lines[i]!)) };
  },
  'an answer of the other side': (stream, record) => {
    const i = indexBy(stream, record, (line) => isSaid(line) && !line.interrupt);
    const line = record.lines[i ?? 0] as SaidLine;
    return i === undefined ? undefined : replaced(record, i, { ...line, by: line.by === 'south' ? 'north' : 'south' });
  },
  'somebody concedes': (stream, record) => {
    const i = below(stream, record.lines.length);
    const line: HallLine = {
      n: i + 1,
      at: 1,
      kind: 'said',
      by: 'south',
      choice: { do: 'concede' },
      interrupt: true,
    };
    return withLines(record, numbered(record.lines.toSpliced(i, record.lines.length, line)));
  },
  'an end put in': (stream, record) => {
    const i = below(stream, record.lines.length);
    const line: HallLine = { n: i + 1, at: 1, kind: 'end', why: 'time', loser: 'north' };
    return withLines(record, numbered(record.lines.toSpliced(i, 0, line)));
  },
  'a take-back put in': (stream, record) => {
    const i = 1 + below(stream, record.lines.length - 1);
    const line: HallLine = { n: i + 1, at: 1, kind: 'back', by: 'south', to: below(stream, i) };
    return withLines(record, numbered(record.lines.toSpliced(i, 0, line)));
  },
  'a take-back to elsewhere': (stream, record) => {
    const i = indexBy(stream, record, ({ kind }) => kind === 'back');
    const line = record.lines[i ?? 0] as Extract<HallLine, { kind: 'back' }>;
    return i === undefined ? undefined : replaced(record, i, { ...line, to: Math.max(0, line.to - 1) });
  },
  'another time': (stream, record) => {
    const i = below(stream, record.lines.length);
    return replaced(record, i, { ...record.lines[i]!, at: record.lines[i]!.at + 1 });
  },
  'another secret': (stream, record) => ({
    ...record,
    secrets: { ...record.secrets, [party(stream)]: secretOf('forged') },
  }),
  'another seal': (stream, record) => ({ ...record, seals: { ...record.seals, [party(stream)]: secretOf('forged') } }),
  'another secret with its seal': (stream, record) => {
    const who = party(stream);
    const secret = secretOf(`forged ${below(stream, 1e6)}`);
    return {
      ...record,
      secrets: { ...record.secrets, [who]: secret },
      seals: { ...record.seals, [who]: sealOf(record.match, who, secret) },
    };
  },
  'secrets exchanged': (_stream, record) => ({
    ...record,
    secrets: { ...record.secrets, south: record.secrets.north, north: record.secrets.south },
  }),
  'another match': (_stream, record) => ({ ...record, match: 'aaaabbbbcccc' }),
  'another begin': (stream, record, edition) => ({
    ...record,
    begin: openingOf(edition, below(stream, edition.scenarios.length), { turnLimit: 3 }),
  }),
  'another head': (_stream, record) => ({ ...record, head: secretOf('forged') }),
  'another digest': (_stream, record) => ({
    ...record,
    digest: record.digest.replace(/^./, (first) => (first === '0' ? '1' : '0')),
  }),
};

const faultsOf = (edition: AnyEdition, record: FairMatch): Fault[] => {
  const faults: Fault[] = [];
  verify(edition, record, 'record', faults);
  return faults;
};

/** Head and digest as if the forged record were a true one. Undefined: not even that can be worked out. */
const madeGood = (edition: AnyEdition, record: FairMatch): Forged => {
  const { match, begin, seals: sealed, lines } = record;
  const head = headOf(firstHead(match, begin, sealed), lines);
  try {
    return { ...record, head, digest: digest(playedTo(record, edition, lines.length)) };
  } catch {
    return { ...record, head };
  }
};

export interface ForgeFigures {
  records: number;
  /** Left the head as it was; all are to be found by the check. */
  clumsy: number;
  /** Worked out head and digest anew; found by the check alone, or only by the head that a table kept. */
  clever: number;
  byHead: number;
  /** Ways of which some were found only by the head that a table kept. */
  readonly onlyByHead: Set<string>;
  readonly faults: string[];
}

export const noForgeries = (): ForgeFigures => ({
  records: 0, clumsy: 0, clever: 0, byHead: 0, onlyByHead: new Set(), faults: [],
}); // prettier-ignore

/** Forges one record in every way; of a match that South concedes after so many lines. */
export const forge = (edition: AnyEdition, seed: number, figures: ForgeFigures, most = Infinity): void => {
  const record = recordBy(edition, seed, most);
  figures.records++;
  const own = faultsOf(edition, record);
  if (own.length > 0)
    figures.faults.push(`${edition.id} ${seed}: the true record is refused, ${JSON.stringify(own[0])}`);
  for (const [name, way] of Object.entries(WAYS)) {
    const forged = way(streamOf(seed), record, edition);
    // By chance the same as before: that is no forgery.
    if (!forged || isDeepStrictEqual(forged, record)) continue;
    figures.clumsy++;
    if (faultsOf(edition, forged).length === 0) figures.faults.push(`${edition.id} ${seed}: ${name} was not found`);
    const good = madeGood(edition, forged)!;
    if (isDeepStrictEqual(good, record)) continue;
    figures.clever++;
    if (faultsOf(edition, good).length > 0) continue;
    figures.byHead++;
    figures.onlyByHead.add(name);
    if (good.head === record.head)
      figures.faults.push(`${edition.id} ${seed}: ${name}, made good, has the head it had`);
  }
};
