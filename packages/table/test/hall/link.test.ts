/** The line to the hall: it comes back by itself, and says again what was not answered. */
import { expect, test } from 'vitest';
import type { SayAsk, Tell } from '@five-victories/server/protocol';
import { createLink, waitOf, type LinkState, type MatchTell } from '../../src/hall/link.js';
import { createNetwork } from './link-kit.js';

const MATCH = 'kfx39p2mwq7e';
const say = (token: string): SayAsk => ({ t: 'say', match: MATCH, after: 3, token, choices: [{ do: 'end' }] });
const here = { t: 'here', match: MATCH } as unknown as Tell;

const seated = () => {
  const network = createNetwork();
  const states: LinkState[] = [];
  const told: MatchTell[] = [];
  const link = createLink(network.around);
  link.listen({ state: (state) => states.push(state) });
  const rise = link.sit({ match: MATCH, known: () => ({ since: 3 }), told: (tell) => told.push(tell) });
  return { network, states, told, link, rise };
};

test('it says hello first, and sits down when it is welcome', () => {
  const { network, link } = seated();
  network.open();
  expect(network.sent()).toEqual([{ t: 'hello', protocol: 1, build: 'test' }]);
  expect(link.state()).toBe('connecting');
  network.tell({ t: 'welcome', protocol: 1, player: 'Greta', now: 5 });
  expect(link.state()).toBe('open');
  expect(network.sent()).toEqual([{ t: 'sit', match: MATCH, since: 3 }]);
});

test('what was said is said again after a break, in its order, until it is answered', () => {
  const { network, link } = seated();
  network.welcome();
  network.sent();
  link.post(say('token-one'));
  link.post(say('token-two'));
  expect(network.sent()).toEqual([say('token-one'), say('token-two')]);
  network.tell({ t: 'ok', match: MATCH, token: 'token-one', n: 4 });
  network.cut();
  expect(link.state()).toBe('away');
  network.pass(waitOf(0, 1));
  network.welcome();
  expect(network.sent()).toEqual([expect.objectContaining({ t: 'hello' }), { t: 'sit', match: MATCH, since: 3 }]);
  network.tell(here);
  expect(network.sent()).toEqual([say('token-two')]);
  network.tell({ t: 'no', match: MATCH, token: 'token-two', code: 'late' });
  network.cut();
  network.pass(waitOf(0, 1));
  network.welcome();
  network.sent();
  network.tell(here);
  expect(network.sent()).toEqual([]);
});

test('who could not sit down because of a fault of the hall sits down a little later', () => {
  const { network, told } = seated();
  network.welcome();
  network.sent();
  network.tell({ t: 'no', match: MATCH, code: 'failed' });
  expect(network.sent()).toEqual([]);
  network.pass(1000);
  expect(network.sent()).toEqual([{ t: 'sit', match: MATCH, since: 3 }]);
  network.tell(here);
  network.pass(10_000);
  expect(network.sent()).toEqual([]);
  expect(told).toEqual([here]);
});

test('what is said while there is no network waits for it', () => {
  const { network, link } = seated();
  link.post(say('token-one'));
  link.say({ t: 'mute', match: MATCH, room: 'players', mute: true });
  network.welcome();
  expect(network.sent().map(({ t }) => t)).toEqual(['hello', 'sit']);
  network.tell(here);
  expect(network.sent()).toEqual([say('token-one')]);
});

test('it waits longer after every try in vain, and no longer than that once it was welcome', () => {
  expect([0, 1, 2, 3, 9].map((tries) => waitOf(tries, 1))).toEqual([500, 1000, 2000, 4000, 20_000]);
  expect(waitOf(0, 0)).toBe(250);
  const { network } = seated();
  network.cut();
  network.pass(499);
  expect(network.wires).toHaveLength(1);
  network.pass(1);
  expect(network.wires).toHaveLength(2);
  network.cut();
  network.pass(999);
  expect(network.wires).toHaveLength(2);
  network.pass(1);
  expect(network.wires).toHaveLength(3);
  network.welcome();
  network.cut();
  network.pass(500);
  expect(network.wires).toHaveLength(4);
});

test('a hall that is not heard any more is left, and a ping is heard', () => {
  const { network, link } = seated();
  network.welcome();
  network.sent();
  network.pass(40_000);
  network.tell({ t: 'ping', at: 77 });
  expect(network.sent()).toEqual([{ t: 'pong', at: 77 }]);
  network.pass(40_000);
  expect(link.state()).toBe('open');
  const left = network.last();
  network.pass(20_000);
  expect(left.isClosed).toBe(true);
  expect(network.wires.length).toBeGreaterThan(1);
});

test('who is sent away comes back when the hall says, and not at all to a newer one', () => {
  const { network, link, states } = seated();
  network.welcome();
  network.tell({ t: 'bye', code: 'restart', after: 3000 });
  network.pass(2999);
  expect(network.wires).toHaveLength(1);
  network.pass(1);
  expect(network.wires).toHaveLength(2);
  network.open();
  network.tell({ t: 'no', code: 'version' });
  expect(link.state()).toBe('old');
  network.pass(1_000_000);
  link.again();
  expect(network.wires).toHaveLength(2);
  expect(states).toEqual(['open', 'away', 'connecting', 'old']);
});

test('a wire that was given up says nothing any more, and what nobody understands is passed over', () => {
  const { network, told, link } = seated();
  network.welcome();
  const old = network.last();
  link.again();
  old.events.heard(JSON.stringify(here));
  old.events.closed();
  expect(network.wires).toHaveLength(2);
  network.welcome();
  network.hear('{"t":');
  network.hear('null');
  network.hear('[]');
  expect(told).toEqual([]);
  network.tell(here);
  expect(told).toEqual([here]);
});

test('who rises is told nothing more', () => {
  const { network, told, rise, link } = seated();
  network.welcome();
  network.sent();
  link.post(say('token-one'));
  rise();
  expect(network.sent().map(({ t }) => t)).toEqual(['say', 'rise']);
  network.tell(here);
  expect(told).toEqual([]);
  expect(network.sent()).toEqual([]);
});

test('an answer that was too much at once is said again a moment later; talk is not', () => {
  const { network, link, told } = seated();
  network.welcome();
  link.post(say('token-one'));
  link.post({ t: 'talk', match: MATCH, token: 'token-two', room: 'players', words: 'Hm' });
  network.sent();
  network.tell({ t: 'no', match: MATCH, token: 'token-two', code: 'rate' });
  network.tell({ t: 'no', match: MATCH, token: 'token-one', code: 'rate' });
  expect(told.map((tell) => 'token' in tell && tell.token)).toEqual(['token-two']);
  network.pass(1000);
  expect(network.sent()).toEqual([say('token-one')]);
});

test('who could not sit down because he had said too much sits down a moment later', () => {
  const { network } = seated();
  network.welcome();
  const [sat] = network.sent().slice(-1);
  network.tell({ t: 'no', match: MATCH, code: 'rate' });
  expect(network.sent()).toEqual([]);
  network.pass(1000);
  expect(network.sent()).toEqual([sat]);
});

test('what the hall failed at is said again under the same name: it may be written; not for ever', () => {
  const { network, link, told } = seated();
  network.welcome();
  link.post(say('token-one'));
  network.sent();
  for (let i = 0; i < 60; i++) {
    network.tell({ t: 'no', match: MATCH, token: 'token-one', code: 'failed' });
    expect(told).toEqual([]);
    network.pass(1000);
    expect(network.sent()).toEqual([say('token-one')]);
  }
  network.tell({ t: 'no', match: MATCH, token: 'token-one', code: 'failed' });
  expect(told).toEqual([{ t: 'no', match: MATCH, token: 'token-one', code: 'failed' }]);
  network.pass(1000);
  expect(network.sent()).toEqual([]);
});
