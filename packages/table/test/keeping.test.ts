/**
 * What a player keeps: matches that open by rules mended since, files of every format, and two windows on one match.
 * The files in `kept/` were written by older programs, and none of them is ever rewritten.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { digest, type Fault, type MatchRecord } from '@five-victories/engine/kernel';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { fineEdition } from '@five-victories/engine/fine';
import { bookOf } from '../src/match/book.js';
import { GAME_IDS, type GameId } from '../src/match/game-ids.js';
import { following, logOf, matchOf, replayOf, upTo } from '../src/match/session.js';
import { loadEdition } from '../src/match/shelf.js';
import { stepBack } from '../src/match/undo.js';
import { armyFile, readArmy, readKept as readKeptArmy, type KeptArmy } from '../src/store/armies.js';
import { takeHand, type Hand, type Locks } from '../src/store/hand.js';
import { MATCH_FORMAT, type KeptMatch, type MatchHead } from '../src/store/kept.js';
import { fileOf, keptOf, type Parting } from '../src/store/kept-match.js';
import { openKept, type Opening } from '../src/store/open-kept.js';
import { readFile } from '../src/store/read-file.js';
import { readScenario } from '../src/store/scenario-file.js';
import { toldIn } from '../src/store/told.js';
import { opened, played, said } from './kit.js';

const KEPT = new URL('kept/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, KEPT), 'utf8');
const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const HEAD: MatchHead = {
  id: 'here',
  name: 'Here',
  game: 'fine',
  seats: { south: 'person', north: 'person' },
  friendly: true,
  begun: 1,
  coats: { south: '#a33', north: '#33a' },
};

/** A match of A Great Victory or A Splendid Victory played by version 1 of the rules, and where it stood then. */
const mended = (game: 'great' | 'splendid', withSave: boolean): KeptMatch => {
  const home = new URL('../../engine/test/', import.meta.url);
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, home), 'utf8'));
  const { save, digest: reached } = read(`saves/${game}-1-mended.json`) as { save: { log: never }; digest: string };
  const { log, ...standing } = save;
  return {
    ...HEAD,
    game,
    version: '1',
    saved: 2,
    turn: 1,
    phase: 'firing',
    outcome: undefined,
    log,
    ...(withSave ? { format: MATCH_FORMAT, save: standing, digest: reached } : {}),
  } as unknown as KeptMatch;
};

const partingIn = (opening: Opening): Parting => {
  if (!('parting' in opening)) throw new Error(`It is ${opening.is}.`);
  return opening.parting;
};
const sessionIn = (opening: Opening) => {
  if (opening.is === 'closed') throw new Error(JSON.stringify(opening.faults));
  return opening.session;
};

describe('a kept match', () => {
  const session = played(opened(fineEdition, 5), 5, 80);
  const kept = overWire(keptOf(HEAD, session, 2));

  test('opens with all its history', async () => {
    const opening = await openKept(kept);
    expect(opening.is).toBe('whole');
    expect(digest(matchOf(sessionIn(opening)))).toBe(digest(matchOf(session)));
    expect(sessionIn(opening).moments).toHaveLength(session.moments.length);
  });

  test('of a program that kept only the log opens as ever', async () => {
    const old = JSON.parse(textOf('match-0-fine.json')) as KeptMatch;
    expect(old.format).toBeUndefined();
    const opening = await openKept(old);
    expect(opening.is).toBe('whole');
    expect(sessionIn(opening).moments).toHaveLength(old.log.said.length + 1);
  });

  test('of a program that knew no coats of regiments opens with its save and all its history', async () => {
    const old = JSON.parse(textOf('match-2-fine.json')) as KeptMatch;
    const opening = await openKept(old);
    expect(opening.is).toBe('whole');
    expect(digest(matchOf(sessionIn(opening)))).toBe(old.digest);
  });

  test('of a newer program is left alone, and says so', async () => {
    const newer = { ...kept, format: 'five-victories/match/99' as never };
    expect(await openKept(newer)).toEqual({ is: 'closed', faults: [], isNewer: true });
    expect(await readFile(JSON.stringify(newer))).toEqual({ why: 'newer' });
  });

  test('whose log is refused goes on from its save, and tells at which answer and why', async () => {
    const lines = kept.log.said.map((each, i) => (i === 40 ? { choice: { do: 'end' } } : each));
    const opening = await openKept({ ...kept, log: { ...kept.log, said: lines } });
    expect(opening).toMatchObject({
      is: 'continued',
      parting: { version: fineEdition.version, mended: [], at: 40, of: 80 },
    });
    expect(partingIn(opening).because).toMatch(/"end" is no answer/);
    const own = sessionIn(opening);
    expect(matchOf(own).decision).toEqual(matchOf(session).decision);
    expect(own.moments).toHaveLength(1);
    expect(stepBack(own, HEAD.seats, true)).toBeUndefined();
  });

  test('whose log leads elsewhere goes on from its save', async () => {
    const opening = await openKept({ ...kept, log: { ...kept.log, said: kept.log.said.slice(0, 30) } });
    expect(opening).toMatchObject({ is: 'continued', parting: { of: 30 } });
    expect(partingIn(opening).at).toBeUndefined();
    expect(matchOf(sessionIn(opening)).decision).toEqual(matchOf(session).decision);
  });

  test('whose digest is that of an older program opens whole, for it stands where its save stands', async () => {
    expect((await openKept({ ...kept, digest: '0123456789abcdef' })).is).toBe('whole');
  });

  test('whose save is refused as well can be looked at as far as it plays', async () => {
    const lines = kept.log.said.map((each, i) => (i === 40 ? { choice: { do: 'end' } } : each));
    const opening = await openKept({ ...kept, save: { position: 3 } as never, log: { ...kept.log, said: lines } });
    expect(opening).toMatchObject({ is: 'partly', parting: { at: 40 } });
    expect(sessionIn(opening).moments).toHaveLength(41);
  });

  test('that cannot even begin says why', async () => {
    const opening = await openKept({ ...kept, save: undefined, log: { ...kept.log, begin: {} } });
    expect(opening).toMatchObject({ is: 'closed' });
    expect('faults' in opening && opening.faults.length).toBeGreaterThan(0);
  });

  test('goes on with the dice that would have come', async () => {
    const lines = kept.log.said.map((each, i) => (i === 40 ? { choice: { do: 'end' } } : each));
    const own = sessionIn(await openKept({ ...kept, log: { ...kept.log, said: lines } })) as typeof session;
    const [here, there] = [played(session, 9, 40), played(own, 9, 40)];
    expect(matchOf(there).state).toEqual(matchOf(here).state);
    expect(matchOf(there).dice).toEqual(matchOf(here).dice);
    // Kept again, the log from there on comes to its digest.
    const again = await openKept(overWire(keptOf({ ...HEAD, earlier: [] }, there, 3)));
    expect(again.is).toBe('whole');
    expect(sessionIn(again).moments).toHaveLength(there.moments.length);
  });
});

describe.each(['great', 'splendid'] as const)('a match of %s from before a rule was mended', (game) => {
  const RULE = { great: 'GV-CHANGE-01', splendid: 'SV-REACT-10' }[game];

  test('goes on from its save, and tells which rules were mended', async () => {
    const opening = await openKept(mended(game, true));
    expect(opening).toMatchObject({ is: 'continued', parting: { version: '1' } });
    expect(partingIn(opening).mended).toContain(RULE);
    expect(matchOf(sessionIn(opening)).decision).toBeDefined();
  });

  test('that kept only its log can be looked at as far as it plays', async () => {
    const kept = mended(game, false);
    const opening = await openKept(kept);
    expect(opening).toMatchObject({ is: 'partly', parting: { version: '1' } });
    const { at, of } = partingIn(opening);
    expect(sessionIn(opening).moments).toHaveLength(at! + 1);
    expect(of).toBe(kept.log.said.length);
  });
});

describe('files', () => {
  test.each(readdirSync(KEPT).filter((file) => file.startsWith('army-1-')))('%s is read', async (file) => {
    const faults: never[] = [];
    const read = await readArmy(textOf(file), loadEdition, faults);
    expect(faults).toEqual([]);
    expect(read!.army.units.length).toBeGreaterThan(0);
  });

  test.each(readdirSync(KEPT).filter((file) => file.startsWith('scenario-1-')))('%s is read', async (file) => {
    expect(await readScenario(textOf(file), loadEdition)).toMatchObject({ scenario: { story: 'Kept from format 1.' } });
  });

  test('there is one of each game', () => {
    const games = (kind: string): string[] =>
      readdirSync(KEPT).flatMap(
        (file) => new RegExp(`^${kind}-1-(?<game>\\w+)\\.json$`).exec(file)?.groups!['game'] ?? [],
      );
    for (const kind of ['army', 'scenario']) expect(new Set(games(kind))).toEqual(new Set<GameId>(GAME_IDS));
  });

  test('with coats of regiments have a number that tells programs without them', () => {
    const army = { name: 'A', units: [{ name: 'Whitecoats', type: 'pikeAndMusket', stands: 'PMM', coat: '#efe9d8' }] };
    expect(JSON.parse(armyFile('fine', army))).toMatchObject({ format: 'five-victories/army/2', army });
  });

  test('of a newer program are refused, and say so', async () => {
    const NEWER = /^A newer program wrote this: it has format 99/;
    const newer = (file: string): string =>
      textOf(file).replace(/"five-victories\/(\w+)\/1"/, '"five-victories/$1/99"');
    const faults: Fault[] = [];
    expect(await readArmy(newer('army-1-fine.json'), loadEdition, faults)).toBeUndefined();
    expect(faultText(english, {}, faults[0]!)).toMatch(NEWER);
    expect(await readScenario(newer('scenario-1-great.json'), loadEdition)).toEqual({ why: 'newer' });
    const record = JSON.stringify({ format: 'five-victories/record/99', game: 'fine' });
    expect(await readFile(record)).toEqual({ why: 'newer' });
    const army = { id: 'a', game: 'fine', saved: 1, army: { name: 'A', units: [] } } as unknown as KeptArmy;
    expect(readKeptArmy(army)).toMatchObject({ id: 'a' });
    expect(readKeptArmy({ ...army, format: 'five-victories/army/99' })).toBeUndefined();
  });

  test('a record with its save goes on from there by mended rules; without it, it is told what was mended', async () => {
    const { log, save, digest: reached } = mended('great', true);
    const record = { format: 'five-victories/record/1', game: 'great', version: '1', digest: reached, ...log };
    const read = await readFile(JSON.stringify({ ...record, save }));
    expect(read).toMatchObject({ game: 'great', earlier: [{ parting: { version: '1' } }] });
    expect(await readFile(JSON.stringify(record))).toMatchObject({
      why: 'parted',
      parting: { mended: expect.arrayContaining(['GV-CHANGE-01']) as string[] },
    });
  });

  test('a record with a forged digest is refused, save or not', async () => {
    const record = JSON.parse(fileOf(played(opened(fineEdition, 5), 5, 20))) as MatchRecord;
    const forged = { ...record, digest: '0123456789abcdef' };
    for (const file of [forged, { ...forged, save: undefined }])
      expect(await readFile(JSON.stringify(file))).toMatchObject({ why: 'fault', fault: { path: 'record.digest' } });
    expect(await readFile(JSON.stringify(record))).toMatchObject({ game: 'fine' });
  });

  test('a match given away as it is kept comes back', async () => {
    expect(await readFile(JSON.stringify(mended('splendid', true)))).toMatchObject({
      game: 'splendid',
      earlier: [{ parting: { version: '1' } }],
    });
  });
});

test('what was told is kept in both languages, for every moment that tells something', () => {
  const { moments } = played(opened(fineEdition, 5), 5, 80);
  const lines = moments.flatMap(toldIn);
  expect(lines.length).toBeGreaterThan(40);
  for (const { text, rule } of overWire(lines)) {
    expect(text.en.length * text.de.length).toBeGreaterThan(0);
    expect(rule).toMatch(/^FV-/);
  }
});

describe('a window that follows', () => {
  const whole = played(opened(fineEdition, 5), 5, 60);

  test('takes over what was said, from where the two part, and keeps the moments before', () => {
    const behind = upTo(whole, 40);
    const next = following(behind, overWire(logOf(whole)))!;
    expect(digest(matchOf(next))).toBe(digest(matchOf(whole)));
    expect(next.moments[40]).toBe(behind.moments[40]);
    expect(following(whole, logOf(whole))).toBe(whole);
  });

  test('goes back when the other takes back, and another way with it', () => {
    const back = upTo(whole, 50);
    const other = said(back, matchOf(back).decision!.options.at(-1)!);
    expect(digest(matchOf(following(whole, overWire(logOf(back)))!))).toBe(digest(matchOf(back)));
    expect(digest(matchOf(following(whole, overWire(logOf(other)))!))).toBe(digest(matchOf(other)));
  });

  test('opens anew what began otherwise', async () => {
    const elsewhere = replayOf(await bookOf('fine'), logOf(opened(fineEdition, 5, { turnLimit: 9 })), [])!.session;
    expect(following(whole, logOf(elsewhere))).toBeUndefined();
  });
});

/** As the browser's: one holder of a name, the others in their order, and who steals is first. */
const fakeLocks = (): Locks => {
  interface Holder {
    held(lock: unknown): Promise<void> | undefined;
    done(): void;
    rob(reason: Error): void;
  }
  let holder: Holder | undefined;
  const queue: Holder[] = [];
  const grant = (next: Holder | undefined): void => {
    holder = next;
    if (!next) return;
    void Promise.resolve(next.held({})).then(() => {
      next.done();
      if (holder === next) grant(queue.shift());
    });
  };
  return {
    request: (_name, { ifAvailable, steal, signal }, held) =>
      new Promise((resolve, reject) => {
        const mine: Holder = { held, done: () => resolve(undefined), rob: reject };
        signal?.addEventListener('abort', () => {
          if (queue.includes(mine)) queue.splice(queue.indexOf(mine), 1);
          reject(new Error('AbortError'));
        });
        if (steal) {
          holder?.rob(new Error('AbortError'));
          grant(mine);
        } else if (!holder) grant(mine);
        else if (ifAvailable) resolve(held(null));
        else queue.push(mine);
      }),
  };
};

const turns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('the hand that plays', () => {
  const open = async (locks: Locks | undefined, count: number): Promise<Hand[]> => {
    const hands: Hand[] = [];
    for (let i = 0; i < count; i++) hands.push(await takeHand('match', locks));
    return hands;
  };
  const holding = (hands: readonly Hand[]): boolean[] => hands.map((hand) => hand.holds());

  test('is that of the first window; the next plays when it is closed', async () => {
    const hands = await open(fakeLocks(), 3);
    expect(holding(hands)).toEqual([true, false, false]);
    const told: boolean[] = [];
    hands[1]!.onChange((holds) => told.push(holds));
    hands[0]!.letGo();
    await turns();
    expect(holding(hands.slice(1))).toEqual([true, false]);
    expect(told).toEqual([true]);
    for (const hand of hands.slice(1)) hand.letGo();
  });

  test('is taken over, and taken back', async () => {
    const hands = await open(fakeLocks(), 3);
    const told: boolean[] = [];
    hands[0]!.onChange((holds) => told.push(holds));
    hands[2]!.takeOver();
    await turns();
    expect(holding(hands)).toEqual([false, false, true]);
    hands[0]!.takeOver();
    await turns();
    expect(holding(hands)).toEqual([true, false, false]);
    expect(told).toEqual([false, true]);
    hands[0]!.lose();
    await turns();
    expect(holding(hands).filter(Boolean)).toHaveLength(1);
    for (const hand of hands) hand.letGo();
  });

  test('hears what another has kept', async () => {
    const [one, two] = await open(fakeLocks(), 2);
    let heard = 0;
    two!.onNews(() => heard++);
    one!.tell();
    await turns();
    expect(heard).toBe(1);
    one!.letGo();
    two!.letGo();
  });
});
