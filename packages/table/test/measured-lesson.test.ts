import { expect, test } from 'vitest';
import { chooseSteady } from '@five-victories/bots';
import { below, streamOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { measuredBook } from '../src/measured/books.js';
import { firstMeasuredMatch } from '../src/measured/guide/first-match.js';
import { LEARNER, progressOf, STEPS, type StepId } from '../src/measured/guide/lesson.js';
import { messagesIn } from '../src/measured/words/index.js';
import { isRefusal, matchOf, openSession, sayAll, upTo, type Session } from '../src/match/session.js';

type Played = Session<TabletopMatch>;

const begun = (seed: number): Played => {
  const { begin } = firstMeasuredMatch('A first match');
  const faults: Fault[] = [];
  const session = openSession(measuredBook('splendid'), begin, { seed }, faults);
  expect(faults).toEqual([]);
  return session!;
};

const said = (session: Played, ...choices: Choice[]): Played => {
  const next = sayAll(session, choices);
  if (isRefusal(next)) throw new Error(`${next.rule} ${next.id}`);
  return next;
};

/** Chooses for the learner; the bot of the lesson plays the other side. */
type Learner = (session: Played, options: readonly Choice[], below: (n: number) => number) => Choice;

const played = (seed: number, learner: Learner, each: (session: Played) => void = () => {}): Played => {
  const stream = streamOf(seed);
  let session = begun(seed);
  for (let i = 0; i < 1500; i++) {
    const { decision } = matchOf(session);
    if (!decision) break;
    each(session);
    const choice =
      decision.side === LEARNER
        ? learner(session, decision.options, (n) => below(stream, n))
        : chooseSteady(matchOf(session), stream);
    session = said(session, choice);
  }
  return session;
};

const LOUD = new Set(['choose', 'manoeuvre', 'charge', 'fire', 'remove', 'join', 'fight']);

/** Does what is asked where he can, and goes at the enemy otherwise; nobody leaves the battle. */
const willing: Learner = (session, options, n) => {
  const { acts } = progressOf(session);
  if (matchOf(session).decision!.kind === 'retreat') return { do: 'finish' };
  const asked = options.filter((option) => acts.includes(option.do));
  const loud = options.filter((option) => LOUD.has(option.do));
  const from = asked.length > 0 ? asked : loud.length > 0 && n(6) > 0 ? loud : options;
  return from[n(from.length)]!;
};

/** Does anything. */
const careless: Learner = (_session, options, n) => options[n(options.length)]!;

const QUIET = new Set(['end', 'done', 'stop', 'pass', 'stand', 'finish', 'keep', 'holdBack']);
/** Does as little as he can. */
const idle: Learner = (_session, options) => options.find((option) => QUIET.has(option.do)) ?? options[0]!;

test('the first match teaches every step, ends, and is not long', () => {
  const told = new Set<StepId>();
  for (const seed of [1, 2, 3]) {
    const session = played(seed, willing, (each) => {
      const { step } = progressOf(each);
      if (step) told.add(step);
    });
    expect(matchOf(session).state.outcome).toBeDefined();
    expect(matchOf(session).state.turn).toBeLessThanOrEqual(5);
    expect(session.moments.filter(({ by }) => by === LEARNER).length).toBeLessThan(150);
  }
  expect([...told].sort()).toEqual([...STEPS].sort());
});

test.each([
  ['anything', careless],
  ['next to nothing', idle],
] as const)('a learner who does %s comes to the end, and is told no step twice', (_what, learner) => {
  for (const seed of [4, 5]) {
    const done = new Set<StepId>();
    const session = played(seed, learner, (each) => {
      const now = progressOf(each);
      if (now.step) expect(done).not.toContain(now.step);
      for (const id of now.done) done.add(id);
      expect(now.done.size).toBe(done.size);
    });
    expect(matchOf(session).state.outcome).toBeDefined();
    expect(done).toContain('setup');
  }
});

test('it waits for the right kind of act, and undo takes a step back', () => {
  const first = begun(5);
  expect(progressOf(first)).toMatchObject({ step: 'setup', acts: ['setup'] });
  let session = first;
  const stream = streamOf(5);
  for (;;) {
    const { decision } = matchOf(session);
    if (decision!.kind === 'activity' && decision!.side === LEARNER) break;
    session = said(session, chooseSteady(matchOf(session), stream));
  }
  expect(progressOf(session)).toMatchObject({ step: 'move' });
  const chosen = said(
    session,
    matchOf(session).decision!.options.find((option) => option.do === 'choose')!,
  );
  const go = matchOf(chosen).decision!.options.find((option) => option.do === 'manoeuvre')!;
  const moved = said(chosen, go);
  expect(progressOf(moved).done).toContain('move');
  expect(progressOf(upTo(moved, session.moments.length - 1)).step).toBe('move');
});

test('every step has words in both languages', () => {
  for (const language of ['en', 'de'] as const)
    for (const step of STEPS) {
      const { title, text } = messagesIn(language).guide.steps[step];
      expect(title, step).toBeTruthy();
      expect(text.length, step).toBeGreaterThan(60);
    }
  expect(messagesIn('de').guide.steps).not.toEqual(messagesIn('en').guide.steps);
});
