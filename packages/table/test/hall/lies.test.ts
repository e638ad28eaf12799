/** A hall that does not tell the truth: its log is asked for once more, and then nothing more is played. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import type { HereTell, ShownLine } from '@five-victories/server/protocol';
import { openingOf } from '../../../server/test/kit.js';
import { staged, type Stage } from '../../../server/test/stage.js';
import { zoneBook } from '../../src/match/zone-book.js';
import { matchOf } from '../../src/match/session.js';
import { createLink } from '../../src/hall/link.js';
import { createHallMatch } from '../../src/hall/match.js';
import type { HallState } from '../../src/hall/state.js';
import { answer, drawerFor, guestAt, seated, sessionOf, until } from './guest.js';
import { createNetwork } from './link-kit.js';

const MATCH = 'kfx39p2mwq7e';

let stage: Stage;
let truth: HallState;
beforeAll(async () => {
  stage = await staged();
  const [south, north] = [await guestAt(stage.address, 'Anna'), await guestAt(stage.address, 'Bertrand')];
  const at = await seated(south, north, MATCH, {
    game: 'fine',
    begin: openingOf(fineEdition),
    terms: { friendly: true },
  });
  answer(at.south, matchOf(sessionOf(at.south)).decision!.options[0]!);
  await until(at.north, ({ lines }) => lines.length === 1);
  answer(at.north, matchOf(sessionOf(at.north)).decision!.options[0]!);
  await until(at.north, ({ lines, isLaid, head }) => lines.length > 1 && !isLaid && lines.length === head.said);
  truth = at.north.state();
  south.close();
  north.close();
});
afterAll(() => stage.stop());

const watching = () => {
  const network = createNetwork();
  const head = { ...truth.head, you: undefined };
  const match = createHallMatch({
    link: createLink(network.around),
    head,
    book: zoneBook('fine'),
    drawer: drawerFor(),
  });
  const here = (lines: readonly ShownLine[], since = 0): void =>
    network.tell({
      t: 'here',
      match: MATCH,
      head,
      now: 0,
      since,
      lines,
      presence: { sides: [], watching: 1 },
      away: {},
      offers: [],
      talk: [],
      muted: [],
      drawer: [],
      orders: [],
    } satisfies HereTell);
  network.welcome();
  network.sent();
  return { network, match, here };
};

const changed = (lines: readonly ShownLine[], n: number, change: (line: ShownLine) => ShownLine): ShownLine[] =>
  lines.map((line) => (line.n === n ? change(line) : line));

test('the true log is shown as it was', () => {
  const { match, here } = watching();
  here(truth.lines);
  expect(match.state().differs).toBeUndefined();
  expect(sessionOf(match).moments.length).toBe(truth.session.moments.length);
});

const otherHead = (line: ShownLine): ShownLine => ({ ...line, head: 'a'.repeat(64) });
const otherDigest = (line: ShownLine): ShownLine => ({ ...line, digest: 'b'.repeat(16) });
const otherTime = (line: ShownLine): ShownLine => ({ ...line, at: line.at + 1 });
const otherSpeaker = (line: ShownLine): ShownLine =>
  line.kind === 'said' ? { ...line, by: line.by === 'south' ? 'north' : 'south' } : line;

test.each([
  ['another head', otherHead],
  ['another digest', otherDigest],
  ['another time', otherTime],
  ['another speaker', otherSpeaker],
])('%s: asked for once more from the beginning, then the table stops', async (_what, change) => {
  const { network, match, here } = watching();
  const lines = changed(truth.lines, 2, change);
  here(lines);
  await Promise.resolve();
  expect(network.sent()).toEqual([{ t: 'sit', match: MATCH, since: 0 }]);
  expect(match.state().differs).toBeUndefined();
  here(lines);
  expect(match.state().differs).toBe(2);
  here(truth.lines);
  expect(match.state().differs).toBe(2);
});

test('a log that was garbled once is put right', async () => {
  const { network, match, here } = watching();
  here(changed(truth.lines, 2, otherDigest));
  await Promise.resolve();
  network.sent();
  here(truth.lines);
  expect(match.state().differs).toBeUndefined();
  expect(match.state().lines).toEqual(truth.lines);
});
