/** Matches of all five games with fair dice: the check accepts every true one and finds whatever was forged. */
import { describe, expect, test } from 'vitest';
import {
  FAIR_FORMAT,
  fairShape,
  firstHead,
  headOf,
  hex,
  keyOf,
  sealOf,
  sha256,
  standing,
  throwCast,
  utf8,
  verify,
  type FairMatch,
  type HallLine,
  type SaidLine,
} from '../../src/fair/index.js';
import { fineEdition, gloriousEdition, greatEdition, majorEdition, splendidEdition } from '../../src/index.js';
import {
  answer,
  below,
  copyOf,
  digest,
  interrupt,
  interruptRefusal,
  openMatch,
  streamOf,
  type AnyMatch,
  type Choice,
  type Fault,
  type Playable,
} from '../../src/kernel/index.js';

const EDITIONS = [fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition] as const;

const secretOf = (text: string) => hex(sha256(utf8(text)));

const openingOf = (edition: (typeof EDITIONS)[number]): object => {
  const scenario = edition.scenarios[0]!;
  const army = (id: string) => edition.armies.find((each) => each.id === id)!;
  return { armies: { south: army(scenario.south), north: army(scenario.north) }, options: scenario.options };
};

const MATCH = 'kfx3-9p2m';
const secrets = { hall: secretOf('hall'), south: secretOf('south'), north: secretOf('north') };
const seals = {
  hall: sealOf(MATCH, 'hall', secrets.hall),
  south: sealOf(MATCH, 'south', secrets.south),
  north: sealOf(MATCH, 'north', secrets.north),
};

/** Plays at random, with a take-back and a dispute now and then, as a hall would write it down. */
const played = (edition: (typeof EDITIONS)[number], seed: number, most: number): FairMatch => {
  const random = streamOf(seed);
  const key = keyOf(MATCH, secrets);
  const begin = openingOf(edition);
  const lines: HallLine[] = [];
  let match: AnyMatch = openMatch<AnyMatch>(edition, begin, { hand: true }, 'match', [])!;
  let casts = 0;
  const moments: AnyMatch[] = [copyOf(match)];
  const next = () => ({ n: lines.length + 1, at: 1_000 * lines.length });
  const write = (line: HallLine): void => {
    lines.push(line);
    moments.push(copyOf(match));
  };
  const cast = () => (match.wanted ? { cast: throwCast(match, key, ++casts) } : {});
  if (match.wanted) write({ ...next(), kind: 'opening', cast: cast().cast! });
  while (match.decision && lines.length < most) {
    const { side, options } = match.decision;
    const chance = below(random, 40);
    const before = standing(lines);
    if (chance === 0 && before.length > 3) {
      const to = before.at(-3)!.n;
      match = copyOf(moments[to]!);
      write({ ...next(), kind: 'back', to, by: side });
      continue;
    }
    const dispute = { do: 'dispute' } as unknown as Choice;
    if (chance === 1 && !interruptRefusal(match, side, dispute)) {
      interrupt(match, side, dispute);
      write({ ...next(), kind: 'said', by: side, choice: dispute, interrupt: true, ...cast() });
      continue;
    }
    const choice = options[below(random, options.length)]!;
    answer(match, choice);
    write({ ...next(), kind: 'said', by: side, choice, ...cast() });
  }
  const head = headOf(firstHead(MATCH, begin, seals), lines);
  const { id: game, version } = edition;
  return {
    format: FAIR_FORMAT,
    game,
    version,
    match: MATCH,
    begin,
    seals,
    secrets,
    lines,
    head,
    digest: digest(match),
  };
};

const castsIn = ({ lines }: FairMatch) => lines.filter((line) => 'cast' in line && line.cast !== undefined);

/** A whole match in which dice fell and something was taken back. */
const eventful = (edition: (typeof EDITIONS)[number]): FairMatch => {
  for (let seed = 1; ; seed++) {
    const fair = played(edition, seed, 400);
    if (castsIn(fair).length > 8 && fair.lines.some(({ kind }) => kind === 'back')) return fair;
  }
};

/** What the check finds in a file, as somebody reads it who got it by mail. */
const found = (game: Playable, file: unknown): Fault[] => {
  const faults: Fault[] = [];
  const read = fairShape(game).read(JSON.parse(JSON.stringify(file)), 'fair', faults);
  if (faults.length === 0) verify(game, read, 'fair', faults);
  return faults;
};

/** With heads made anew, as a forger would who keeps the hall. */
const forged = (fair: FairMatch, lines: readonly HallLine[]): FairMatch => {
  const numbered = lines.map((line, i) => ({ ...line, n: i + 1 }));
  return { ...fair, lines: numbered, head: headOf(firstHead(fair.match, fair.begin, fair.seals), numbered) };
};

describe.each(EDITIONS)('$id', (edition) => {
  const fair = eventful(edition);

  test('true matches pass, to the end and in the middle', () => {
    expect(found(edition, fair)).toEqual([]);
    expect(found(edition, played(edition, 12, 90))).toEqual([]);
  });

  test('a secret that was not sealed, a seal that was changed', () => {
    for (const party of ['hall', 'south', 'north'] as const) {
      const other = { ...fair, secrets: { ...secrets, [party]: secretOf('another') } };
      expect(found(edition, other)).toMatchObject([{ path: `fair.secrets.${party}`, id: 'sealBroken' }]);
      const resealed = { ...other, seals: { ...seals, [party]: sealOf(MATCH, party, other.secrets[party]) } };
      expect(found(edition, resealed)).toMatchObject([{ path: 'fair.head', id: 'otherHead' }]);
      // Even with a head to fit, the dice are others.
      expect(found(edition, forged(resealed, fair.lines))).toMatchObject([{ id: 'otherDice' }]);
    }
  });

  test('any die changed, any throw left out or put in', () => {
    for (const line of castsIn(fair).slice(0, 9)) {
      const { cast: right } = line as SaidLine;
      const having = (change: object | undefined) =>
        found(
          edition,
          forged(fair, fair.lines.map((each) => (each === line ? { ...line, cast: change } : each)) as HallLine[]),
        );
      const [first, ...rest] = right!.dice;
      const turned = [[1 + (first![0]! % 6), ...first!.slice(1)], ...rest];
      const where = { path: `fair.lines[${line.n - 1}]` };
      expect(having({ ...right, dice: turned })).toMatchObject([{ ...where, id: 'otherDice' }]);
      expect(having({ ...right, dice: rest })).toMatchObject([{ ...where, id: 'otherDice' }]);
      expect(having({ ...right, dice: [...right!.dice, [1]] })).toMatchObject([{ ...where, id: 'otherDice' }]);
      expect(having({ ...right, cast: right!.cast + 1 })).toMatchObject([{ ...where, id: 'otherCast' }]);
      if (line.kind === 'said') expect(having(undefined)).toMatchObject([{ ...where, id: 'diceMissing' }]);
    }
  });

  test('any line changed, cut out or doubled breaks the head that the tables have seen', () => {
    const step = Math.max(1, Math.floor(fair.lines.length / 20));
    for (let i = 0; i < fair.lines.length; i += step) {
      const line = fair.lines[i]!;
      const without = [...fair.lines.slice(0, i), ...fair.lines.slice(i + 1)];
      const twice = [...fair.lines.slice(0, i), line, ...fair.lines.slice(i)];
      const later = fair.lines.map((each) => (each === line ? { ...each, at: each.at + 1 } : each));
      for (const lines of [without, twice, later])
        expect(found(edition, { ...fair, lines })).toContainEqual(expect.objectContaining({ id: 'otherHead' }));
    }
  });

  test('dice where none fell, the other side, a way back that is none, words after the end', () => {
    const open = fair.lines.find((line) => line.kind === 'said' && !line.cast && !line.interrupt) as SaidLine;
    const instead = (change: object) =>
      found(
        edition,
        forged(
          fair,
          fair.lines.map((each) => (each === open ? { ...open, ...change } : each)),
        ),
      );
    expect(instead({ cast: { cast: 1, dice: [[3]] } })).toMatchObject([{ id: 'noDiceWanted' }]);
    expect(instead({ by: open.by === 'south' ? 'north' : 'south' })).toMatchObject([{ id: 'otherSide' }]);
    expect(instead({ choice: { do: 'concede' } })).not.toEqual([]);
    const back = { n: 1, at: 0, kind: 'back', to: 5, by: 'south' } as const;
    expect(found(edition, forged(fair, [back, ...fair.lines]))).toMatchObject([{ id: 'noLineBack' }]);
    const end = { n: 1, at: 0, kind: 'end', why: 'time', loser: 'south' } as const;
    expect(found(edition, forged(fair, [...fair.lines, end]))).toEqual([]);
    expect(found(edition, forged(fair, [end, ...fair.lines]))).toMatchObject([
      { path: 'fair.lines[1]', id: 'afterTheEnd' },
    ]);
  });

  test('a line taken back cannot be gone back to, and its casts stay counted', () => {
    const at = fair.lines.findIndex(({ kind }) => kind === 'back');
    const { to } = fair.lines[at] as { to: number };
    const again = { n: 1, at: 0, kind: 'back', to: to + 1, by: 'south' } as const;
    const lines = [...fair.lines.slice(0, at + 1), again, ...fair.lines.slice(at + 1)];
    expect(found(edition, forged(fair, lines))).toMatchObject([{ path: `fair.lines[${at + 1}]`, id: 'noLineBack' }]);
    const kept = forged(
      fair,
      fair.lines.filter((_, i) => i !== at),
    );
    expect(found(edition, kept)).not.toEqual([]);
  });

  test('another end is found', () => {
    expect(found(edition, { ...fair, digest: '0123456789abcdef' })).toMatchObject([
      { path: 'fair.digest', id: 'otherDigest' },
    ]);
    expect(found(edition, { ...fair, version: '0.0.1', digest: '0' })).toMatchObject([
      { id: 'otherDigest' },
      { path: 'fair.version', id: 'otherVersion' },
    ]);
  });
});
