/** The table's side of a match in a real hall: what is shown, what is said, and what becomes of it when the network goes. */
import { afterEach, describe, expect, test } from 'vitest';
import { chooseRandom } from '@five-victories/bots';
import { digest, isSecret, streamOf, type Fault } from '@five-victories/engine/kernel';
import { verify, type FairMatch } from '@five-victories/engine/fair';
import { EDITIONS, openingOf } from '../../../server/test/kit.js';
import { staged, type Stage } from '../../../server/test/stage.js';
import type { HallMatch } from '../../src/hall/match.js';
import { matchOf } from '../../src/match/session.js';
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

const begun = async (edition: (typeof EDITIONS)[number], options: object = {}) => {
  stage = await staged();
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

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  test('both tables and a watcher come to the same end, over a network that breaks', async () => {
    const { south, north, at } = await begun(edition);
    const watcher = await (await join()).open(MATCH);
    const breaks = (guest: Guest) => (answers: number) => {
      if (answers % 20 === 7) guest.cut();
      if (answers % 20 === 7) setTimeout(guest.heal, 15);
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
