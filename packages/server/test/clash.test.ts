/** SV-R-104 in a hall: hidden plans that clash, which neither the other side nor its table may know of. */
import { afterEach, expect, test } from 'vitest';
import { refusal, type AnyMatch, type Choice, type Side } from '@five-victories/engine';
import { sealOf } from '@five-victories/engine/fair';
import { askedOf, clientOf, newMatchId, randomSecret } from './client.js';
import { EDITIONS, openingOf } from './kit.js';
import { pairOf, type Pair } from './pair.js';
import { staged } from './stage.js';

const [, , splendid] = EDITIONS;
/** Areas that meet in the middle of the table. */
const MEETING = { setupMethod: 'hidden', deploymentDepth: 24 };

interface Plan extends Choice {
  readonly units: readonly { readonly unit: string; readonly y?: number }[];
}

/** The plan moved up or down the table, as far as it is legal. */
const moved = (match: AnyMatch, plan: Plan, way: 1 | -1): Plan => {
  let best = plan;
  for (let span = 500; span <= 24_000; span += 500) {
    const next = { ...plan, units: plan.units.map((u) => (u.y === undefined ? u : { ...u, y: u.y + way * span })) };
    if (!refusal(match, next)) best = next;
  }
  return best;
};

const planOf = (match: AnyMatch): Plan => match.decision!.options[0]! as Plan;

let pair: Pair | undefined;
afterEach(async () => {
  await pair?.stop();
  pair = undefined;
});

const asked = (side: Side): AnyMatch => askedOf(pair!.copy(side), side)!;

test('a plan that clashes is refused with what it touches, told to nobody else, and another is taken', async () => {
  pair = await pairOf({ edition: splendid, options: MEETING });
  const { south, north, match } = pair;
  const watcher = clientOf(pair.stage.address);
  await watcher.connect();
  await watcher.sit(match);
  const ours = moved(asked('south'), planOf(asked('south')), 1);
  expect(await south.say(match, [ours])).toMatchObject({ t: 'ok', n: 1 });
  await pair.level();
  const back = moved(asked('north'), planOf(asked('north')), 1);
  const clash = moved(asked('north'), planOf(asked('north')), -1);
  await watcher.until(() => watcher.copies.get(match)!.lines.length === 1, 'the plan of South');
  const before = [south.heard.length, watcher.heard.length];
  for (let i = 0; i < 2; i++)
    expect(await north.say(match, [clash])).toMatchObject({
      t: 'no',
      code: 'refused',
      refusal: { rule: 'SV-SETUP-03', id: 'wouldTouchHidden' },
    });
  expect(asked('north').decision).toMatchObject({ side: 'north', kind: 'setup' });
  // Of South only his own table has a word.
  expect(JSON.stringify(north.heard)).not.toContain(JSON.stringify(ours.units[0]).slice(1, -1));
  expect([south.heard.length, watcher.heard.length]).toEqual(before);
  expect(await north.say(match, [back])).toMatchObject({ t: 'ok' });
  await pair.level();
  await watcher.until(() => watcher.copies.get(match)!.lines.length === pair!.copy().lines.length, 'all lines');
  for (const copy of [pair.copy('south'), pair.copy('north'), watcher.copies.get(match)!])
    expect((copy.match!.state as { turn: number }).turn).toBe(1);
  expect(watcher.faults).toEqual([]);
});

test('one that lay ready before the other was laid is asked for again', async () => {
  pair = await pairOf({ edition: splendid, options: MEETING });
  const { south, north, match } = pair;
  const back = moved(asked('north'), planOf(asked('north')), 1);
  expect(await north.say(match, [moved(asked('north'), planOf(asked('north')), -1)])).toEqual(
    expect.not.objectContaining({ n: expect.anything() }),
  );
  await south.until(() => !pair!.copy('south').head.asked.includes('north'), 'the drawer to be noted');
  expect(await south.say(match, [moved(asked('south'), planOf(asked('south')), 1)])).toMatchObject({ n: 1 });
  await north.until(() => pair!.copy('north').lines.length === 1 && pair!.copy('north').head.asked.includes('north'));
  expect(await north.say(match, [back])).toMatchObject({ t: 'ok' });
  await pair.level();
  expect((pair.copy('south').match!.state as { turn: number }).turn).toBe(1);
});

test('a bot of the hall whose plan clashes finds another', async () => {
  /** Sets up as far forward as the copy that it is given allows, and then does what is offered first. */
  const bots = {
    think: async (_bot: string, _game: string, match: AnyMatch) => {
      const plan = planOf(match);
      return { choice: match.decision!.kind === 'setup' ? moved(match, plan, -1) : plan };
    },
    hopes: async () => undefined,
    load: () => ({ waiting: 0, thinking: 0 }),
    close: async () => undefined,
  };
  const stage = await staged({ bots });
  try {
    const south = clientOf(stage.address);
    await south.join('Anna');
    await south.connect();
    const [match, secret] = [newMatchId(), randomSecret()];
    await south.api('POST', 'matches', {
      match,
      game: splendid.id,
      name: 'Against a bot',
      coats: { south: 'red', north: 'blue' },
      begin: openingOf(splendid, 0, MEETING),
      terms: { friendly: true },
      side: 'south',
      isPublic: false,
      seal: sealOf(match, 'south', secret),
      secret,
      bot: 'recruit',
    });
    await south.sit(match);
    const copy = () => south.copies.get(match)!;
    await south.until(() => copy().head.asked.includes('south'), 'to be asked');
    const question = askedOf(copy(), 'south')!;
    expect(await south.say(match, [moved(question, planOf(question), 1)])).toMatchObject({ t: 'ok' });
    await south.until(() => (copy().match!.state as { turn: number }).turn === 1, 'the first turn');
    expect([south.faults, stage.written]).toEqual([[], []]);
    south.cut();
  } finally {
    await stage.stop();
  }
});
