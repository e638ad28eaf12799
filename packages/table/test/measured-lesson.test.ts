import { expect, test } from 'vitest';
import { chooseSteady } from '@five-victories/bots';
import { below, streamOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import { findUnit, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Begun } from '../src/app/begin.js';
import { MEASURED_GAMES, type MeasuredGame } from '../src/match/game-ids.js';
import { measuredBook } from '../src/measured/books.js';
import { firstMeasuredMatch } from '../src/measured/guide/first-match.js';
import { firstGloriousMatch } from '../src/measured/guide/glorious-match.js';
import { firstGreatMatch } from '../src/measured/guide/great-match.js';
import { LEARNER, progressOf, stepsIn } from '../src/measured/guide/lesson.js';
import { messagesIn } from '../src/measured/words/index.js';
import { isRefusal, matchOf, openSession, sayAll, upTo, type Session } from '../src/match/session.js';

type Played = Session<TabletopMatch>;

const MATCHES: Readonly<Record<MeasuredGame, (name: string) => Begun>> = {
  splendid: firstMeasuredMatch,
  great: firstGreatMatch,
  glorious: firstGloriousMatch,
};

const begun = (game: MeasuredGame, seed: number): Played => {
  const { begin } = MATCHES[game]('A first match');
  const faults: Fault[] = [];
  const session = openSession(measuredBook(game), begin, { seed }, faults);
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

const played = (
  game: MeasuredGame,
  seed: number,
  learner: Learner,
  each: (session: Played) => void = () => {},
): Played => {
  const stream = streamOf(seed);
  let session = begun(game, seed);
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

const LOUD = new Set(['choose', 'manoeuvre', 'move', 'charge', 'fire', 'remove', 'join', 'fight', 'attack']);

const gameOf = (session: Played): MeasuredGame => matchOf(session).rules.id as MeasuredGame;
const nowIn = (session: Played) => progressOf(gameOf(session), session);

/** Does what is asked where he can, and goes at the enemy otherwise; nobody leaves the battle. */
const willing: Learner = (session, options, n) => {
  const { acts } = nowIn(session);
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

test.each(MEASURED_GAMES)(
  'the first match of %s teaches every step, points at something in each, ends, and is not long',
  (game) => {
    const told = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const session = played(game, seed, willing, (each) => {
        const { decision } = matchOf(each);
        const { step, points } = nowIn(each);
        if (decision!.side !== LEARNER || !step) return;
        told.add(step);
        const units = decision!.options.flatMap((option) => ('unit' in option ? [String(option.unit)] : []));
        for (const held of [undefined, units[0]]) {
          const targets = points(held);
          expect(targets.length, step).toBeGreaterThan(0);
          for (const target of targets)
            if (target.at === 'unit')
              expect(findUnit(matchOf(each), target.unit), `${step} ${target.unit}`).toBeDefined();
        }
      });
      expect(matchOf(session).state.outcome).toBeDefined();
      expect(matchOf(session).state.turn).toBeLessThanOrEqual(6);
      expect(session.moments.filter(({ by }) => by === LEARNER).length).toBeLessThan(200);
    }
    expect([...told].sort()).toEqual([...stepsIn(game)].sort());
  },
);

test.each(
  MEASURED_GAMES.flatMap((game) => [
    { game, what: 'anything', learner: careless },
    { game, what: 'next to nothing', learner: idle },
  ]),
)('a learner of $game who does $what comes to the end, and is told no step twice', ({ game, learner }) => {
  for (const seed of [4, 5]) {
    const done = new Set<string>();
    const session = played(game, seed, learner, (each) => {
      const now = nowIn(each);
      if (now.step) expect(done).not.toContain(now.step);
      for (const id of now.done) done.add(id);
      expect(now.done.size).toBe(done.size);
    });
    expect(matchOf(session).state.outcome).toBeDefined();
    expect(done).toContain('setup');
  }
});

test('it waits for the right kind of act, and undo takes a step back', () => {
  const first = begun('splendid', 5);
  expect(nowIn(first)).toMatchObject({ step: 'setup', acts: ['setup'] });
  let session = first;
  const stream = streamOf(5);
  for (;;) {
    const { decision } = matchOf(session);
    if (decision!.kind === 'activity' && decision!.side === LEARNER) break;
    session = said(session, chooseSteady(matchOf(session), stream));
  }
  expect(nowIn(session)).toMatchObject({ step: 'move' });
  const chosen = said(
    session,
    matchOf(session).decision!.options.find((option) => option.do === 'choose')!,
  );
  const go = matchOf(chosen).decision!.options.find((option) => option.do === 'manoeuvre')!;
  const moved = said(chosen, go);
  expect(nowIn(moved).done).toContain('move');
  expect(nowIn(upTo(moved, session.moments.length - 1)).step).toBe('move');
});

test.each(MEASURED_GAMES)('every step of %s has words in both languages', (game) => {
  const [english, german] = [messagesIn('en').guide[game], messagesIn('de').guide[game]];
  const wordsFor = (words: object, step: string) => (words as Record<string, { title: string; text: string }>)[step]!;
  for (const step of stepsIn(game)) {
    expect(wordsFor(english, step).text.length, step).toBeGreaterThan(60);
    expect(wordsFor(german, step).text, step).not.toBe(wordsFor(english, step).text);
    expect(wordsFor(german, step).title, step).toBeTruthy();
  }
});
