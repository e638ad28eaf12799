/** The table's side of a match in a real hall: what is shown, what is said, and what becomes of it when the network goes. */
import { afterEach, describe, expect, test } from 'vitest';
import { chooseRandom } from '@five-victories/bots';
import { both, digest, isSecret, streamOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import { verify, type FairMatch } from '@five-victories/engine/fair';
import { EDITIONS, openingOf } from '../../../server/test/kit.js';
import { GENEROUS, slowTime, staged, type Stage } from '../../../server/test/stage.js';
import type { HallMatch } from '../../src/hall/match.js';
import { keepPending, keptPending } from '../../src/hall/pending.js';
import { matchOf } from '../../src/match/session.js';
import { stepsBack } from '../../src/match/undo.js';
import { answer, guestAt, interruptBy, isAsked, seated, sessionOf, until, type Guest } from './guest.js';

const MATCH = 'kfx39p2mwq7e';
const TERMS = { friendly: true };

let stage: Stage;
let guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests) guest.close();
  guests = [];
  await stage.stop();
});

const join = async (name?: string): Promise<Guest> => {
  const guest = await guestAt(stage.address, name);
  guests.push(guest);
  return guest;
};

const begun = async (
  edition: (typeof EDITIONS)[number],
  options: object = {},
  more: Parameters<typeof staged>[0] = {},
) => {
  stage = await staged(more);
  const [south, north] = [await join('Anna'), await join('Bertrand')];
  const at = await seated(south, north, MATCH, {
    game: edition.id,
    begin: openingOf(edition, 0, options),
    terms: TERMS,
  });
  return { south, north, at };
};

const FINE = EDITIONS[0];

/** Answers whatever is asked, until the match is over. */
const playToEnd = async (match: HallMatch, seed: number, between: (answers: number) => void = () => {}) => {
  const stream = streamOf(seed);
  for (let answers = 0; ; answers++) {
    await until(match, ({ head }) => head.status === 'over' || isAsked(match));
    if (match.state().head.status === 'over') return;
    answer(match, chooseRandom(matchOf(sessionOf(match)), stream));
    between(answers);
  }
};

/** Only a test that hangs takes so long. */
const LONG = { timeout: 240_000 };

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', LONG, (_id, edition) => {
  test('both tables and a watcher come to the same end, over a network that breaks', async () => {
    const { south, north, at } = await begun(edition);
    const watcher = await (await join()).open(MATCH);
    const breaks = (guest: Guest) => (answers: number) => {
      if (answers % 20 === 7) guest.cut();
      if (answers % 20 === 7) setTimeout(() => guest.heal(), 15);
    };
    await Promise.all([playToEnd(at.south, 3, breaks(south)), playToEnd(at.north, 4, breaks(north))]);
    const all = [at.south, at.north, watcher];
    for (const each of all)
      await until(each, ({ head, lines }) => head.status === 'over' && lines.length === head.said);
    expect(new Set(all.map((each) => digest(matchOf(sessionOf(each))))).size).toBe(1);
    expect(all.map((each) => each.state().differs)).toEqual([undefined, undefined, undefined]);
    expect([at.south, at.north].map((each) => each.state().pending)).toEqual([[], []]);
    const record = await south.api<FairMatch>('GET', `matches/${MATCH}/record`);
    const faults: Fault[] = [];
    verify(edition, record, 'record', faults);
    expect(faults).toEqual([]);
    expect(record.head).toBe(at.north.state().lines.at(-1)!.head);
  });
});

const ANSWERS = 24;

test('answers quicker than the hall takes them wait a moment, and none is lost', async () => {
  // A second goes by whenever somebody was refused, so that it is too much at once on any machine.
  const time = slowTime();
  const limits = { ...GENEROUS, messagesPerSecond: 8 };
  const { at } = await begun(FINE, { setupMethod: 'sequential' }, { time, limits });
  const { refusals } = stage.hall.metrics;
  let refused = 0;
  const ticking = setInterval(() => {
    if (refusals.of('rate') > refused) time.pass(1000);
    refused = refusals.of('rate');
  }, 20);
  const tables = [at.south, at.north];
  const stream = streamOf(3);
  for (let i = 0; i < ANSWERS; i++) {
    await Promise.race(tables.map(async (each) => until(each, () => isAsked(each))));
    const asked = tables.find(isAsked)!;
    answer(asked, chooseRandom(matchOf(sessionOf(asked)), stream));
  }
  for (const each of tables) await until(each, ({ pending }) => pending.length === 0);
  const said = Math.max(...tables.map((each) => each.state().lines.length));
  expect(said).toBeGreaterThanOrEqual(ANSWERS);
  for (const each of tables) await until(each, ({ lines }) => lines.length === said);
  clearInterval(ticking);
  expect(refused).toBeGreaterThan(0);
  expect(tables.map((each) => each.state().dropped)).toEqual([undefined, undefined]);
  expect(digest(matchOf(sessionOf(at.south)))).toBe(digest(matchOf(sessionOf(at.north))));
});

/** The first set-up that is offered, and another one. */
const plan = (match: HallMatch, nth = 0) => matchOf(sessionOf(match)).decision!.options[nth]!;

describe('in secret', () => {
  test('both lay down at once; the early one can be changed, and nothing is seen before both are there', async () => {
    const { at } = await begun(FINE);
    expect(isSecret(matchOf(sessionOf(at.south)))).toBe(true);
    for (const each of [at.south, at.north]) expect(isAsked(each)).toBe(true);
    answer(at.north, plan(at.north));
    expect([isAsked(at.north), at.north.state().isLaid]).toEqual([false, true]);
    await until(at.north, ({ pending }) => pending.length === 0);
    expect(at.north.state().drawer).toEqual([plan(at.north)]);
    const changed = { ...plan(at.north, 1) };
    answer(at.north, changed);
    await until(at.north, ({ pending, drawer }) => pending.length === 0 && drawer[0] !== plan(at.north));
    expect(at.south.state().lines).toEqual([]);
    expect(isAsked(at.south)).toBe(true);
    const own = plan(at.south);
    answer(at.south, own);
    for (const each of [at.south, at.north]) await until(each, ({ lines, isLaid }) => lines.length >= 2 && !isLaid);
    const said = at.north.state().lines.map((line) => line.kind === 'said' && line.choice);
    expect(said.slice(0, 2)).toEqual([own, changed]);
    expect(digest(matchOf(sessionOf(at.south)))).toBe(digest(matchOf(sessionOf(at.north))));
    expect(at.north.state().drawer).toEqual([]);
  });

  test('the second answer waits for what the first was: nobody sees a stand-in as if it were an army', async () => {
    const { at } = await begun(FINE);
    answer(at.south, plan(at.south));
    await until(at.north, ({ lines }) => lines.length === 1);
    expect(at.north.state().lines[0]!.kind).toBe('sealed');
    const shown = sessionOf(at.north);
    answer(at.north, plan(at.north));
    expect(matchOf(sessionOf(at.north))).toBe(matchOf(shown));
    expect(at.north.state().isLaid).toBe(true);
    await until(at.north, ({ lines, isLaid }) => lines[0]?.kind === 'said' && !isLaid);
    expect(digest(matchOf(sessionOf(at.south)))).toBe(digest(matchOf(sessionOf(at.north))));
  });

  test('a plan that nobody has answered goes back at once', async () => {
    const { at } = await begun(FINE);
    answer(at.south, plan(at.south));
    await until(at.south, ({ pending }) => pending.length === 0);
    expect(at.south.back(0)).toBe(true);
    expect(sessionOf(at.south).moments).toHaveLength(1);
    await until(at.south, ({ lines }) => lines.at(-1)?.kind === 'back');
    expect(isAsked(at.south)).toBe(true);
    await until(at.north, ({ lines }) => lines.length === 2);
    expect(at.north.state().isEarly).toBe(true);
  });
});

test('who has laid down a plan is asked for it anew when a dispute is settled, and the match goes on', async () => {
  const { at } = await begun(FINE);
  answer(at.north, plan(at.north));
  await until(at.north, ({ pending, isLaid }) => pending.length === 0 && isLaid);
  const [name, value] = Object.entries(matchOf(sessionOf(at.south)).state.options.houseRules)[0]!;
  interruptBy(at.south, 'south', { do: 'dispute', switch: name, value: !value } as Choice);
  await until(at.north, () => isAsked(at.north) && matchOf(sessionOf(at.north)).decision!.kind === 'dispute');
  answer(at.north, { do: 'agree' });
  await until(at.north, ({ drawer, isLaid, lines }) => lines.length === 2 && !isLaid && drawer.length === 0);
  expect(at.north.state().isEarly).toBe(true);
  for (const each of [at.north, at.south]) answer(each, plan(each));
  for (const each of [at.south, at.north]) await until(each, ({ lines, isLaid }) => lines.length >= 4 && !isLaid);
  expect(digest(matchOf(sessionOf(at.south)))).toBe(digest(matchOf(sessionOf(at.north))));
});

/** Both have set up, and somebody is asked. */
const setUp = async (at: { readonly south: HallMatch; readonly north: HallMatch }): Promise<HallMatch> => {
  answer(at.south, plan(at.south));
  await until(at.north, ({ lines }) => lines.length === 1);
  answer(at.north, plan(at.north));
  for (const each of [at.south, at.north])
    await until(each, ({ lines, isLaid, head }) => lines[0]?.kind === 'said' && !isLaid && lines.length === head.said);
  return isAsked(at.south) ? at.south : at.north;
};

describe('when the network goes', () => {
  test('answers wait, over a new page too, and are said once', async () => {
    const { south, north, at } = await begun(FINE);
    const asked = await setUp(at);
    const guest = asked === at.south ? south : north;
    const known = asked.state().lines.length;
    guest.cut();
    await until(asked, () => true);
    const option = plan(asked);
    answer(asked, option);
    expect(asked.state().pending).toHaveLength(1);
    asked.leave();
    // A new page of the same browser.
    const again = await guest.open(MATCH);
    guest.heal();
    guest.link.again();
    await until(again, ({ isHere, pending, lines }) => isHere && pending.length === 0 && lines.length > known);
    const line = again.state().lines[known]!;
    expect(line.kind === 'said' && line.choice).toEqual(option);
    expect(again.state().dropped).toBeUndefined();
  });

  test('two windows of one player: what one could not say yet the other does not throw away', async () => {
    const { south, north, at } = await begun(FINE);
    const asked = await setUp(at);
    const guest = asked === at.south ? south : north;
    const other = await guest.open(MATCH);
    await until(other, ({ isHere }) => isHere);
    guest.cut();
    await until(asked, () => true);
    const option = plan(asked);
    answer(asked, option);
    // The other window keeps something too, and it comes to nothing.
    answer(other, plan(other));
    other.leave();
    const kept = keptPending(MATCH, guest.drawer);
    expect(kept).toHaveLength(2);
    keepPending(MATCH, kept.slice(1), [], guest.drawer);
    expect(keptPending(MATCH, guest.drawer)).toEqual(asked.state().pending);
    keepPending(MATCH, asked.state().pending, [], guest.drawer);
    expect(guest.drawer.getItem(`five-victories/said/${MATCH}`)).toBeNull();
  });

  test('what the match has gone past is dropped with the reason', async () => {
    const { south, north, at } = await begun(FINE);
    const asked = await setUp(at);
    const guest = asked === at.south ? south : north;
    // The same player at a second table of his.
    const second = await guestAt(stage.address);
    guests.push(second);
    guest.cut();
    const known = asked.state().lines.length;
    answer(asked, plan(asked));
    const other = asked === at.south ? at.north : at.south;
    interruptBy(other, other.state().head.you!, { do: 'concede' });
    guest.heal();
    guest.link.again();
    await until(asked, ({ head }) => head.status === 'over');
    await until(asked, ({ pending }) => pending.length === 0);
    expect(asked.state().dropped).toBeDefined();
    expect(asked.state().lines.length).toBe(known + 1);
    expect(digest(matchOf(sessionOf(asked)))).toBe(digest(matchOf(sessionOf(other))));
  });

  test('what the other says unasked does not make an answer too late', async () => {
    const { south, north, at } = await begun(FINE);
    const asked = await setUp(at);
    const guest = asked === at.south ? south : north;
    const other = asked === at.south ? at.north : at.south;
    const known = asked.state().lines.length;
    guest.cut();
    const option = plan(asked);
    answer(asked, option);
    interruptBy(other, other.state().head.you!, { do: 'offerEnd' });
    await until(other, ({ lines }) => lines.length > known);
    guest.heal();
    guest.link.again();
    await until(asked, ({ pending, lines }) => pending.length === 0 && lines.length >= known + 2);
    const line = asked.state().lines[known + 1]!;
    expect(line.kind === 'said' && line.choice).toEqual(option);
    expect(asked.state().dropped).toBeUndefined();
  });
});

test('a take-back is offered, agreed to, and both tables stand where it goes', async () => {
  const { at } = await begun(FINE);
  const asked = await setUp(at);
  const other = asked === at.south ? at.north : at.south;
  const before = sessionOf(asked).moments.length - 1;
  const stream = streamOf(2);
  const mine = asked.state().head.you;
  for (let i = 0; i < 40 && asked.state().head.asked.includes(mine!); i++) {
    await until(asked, () => isAsked(asked));
    const known = asked.state().lines.length;
    answer(asked, chooseRandom(matchOf(sessionOf(asked)), stream));
    await until(
      asked,
      ({ lines, head, pending }) => pending.length === 0 && lines.length > known && lines.length === head.said,
    );
  }
  await until(other, ({ lines }) => lines.length === asked.state().lines.length);
  asked.offer('back', { to: asked.lineBefore(before)! });
  await until(other, ({ offers }) => offers.length > 0);
  other.reply(other.state().offers[0]!.k, true);
  for (const each of [asked, other]) await until(each, ({ lines }) => lines.at(-1)?.kind === 'back');
  expect(sessionOf(asked).moments).toHaveLength(before + 1);
  expect(digest(matchOf(sessionOf(asked)))).toBe(digest(matchOf(sessionOf(other))));
  await until(asked, ({ answered }) => answered?.yes === true);
});

test('dice with which a match begins are no answer that anybody could take back', async () => {
  const { at } = await begun(EDITIONS[2]);
  await until(at.south, ({ lines }) => lines[0]?.kind === 'opening');
  const persons = both((): 'person' => 'person');
  for (const friendly of [false, true]) expect(stepsBack(sessionOf(at.south), persons, friendly, 9)).toEqual([]);
});

test('both tables know whose time runs: from the beginning, and when somebody has laid down his plan early', async () => {
  stage = await staged();
  const [south, north] = [await join('Anna'), await join('Bertrand')];
  const time = { bank: 600_000, plus: 10_000 };
  const at = await seated(south, north, MATCH, {
    game: 'fine',
    begin: openingOf(FINE),
    terms: { friendly: true, time },
  });
  for (const each of [at.south, at.north]) expect(each.state().clock?.running).toEqual(['south', 'north']);
  answer(at.north, plan(at.north));
  for (const each of [at.south, at.north]) await until(each, ({ clock }) => clock?.running.join() === 'south');
});
