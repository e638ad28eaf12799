import { expect, test } from 'vitest';
import { chooseSteady } from '@five-victories/bots';
import { below, streamOf, type Fault } from '@five-victories/engine/kernel';
import type { Begun } from '../src/app/begin.js';
import { firstMatch } from '../src/guide/first-match.js';
import { LEARNER, progressOf, stepsIn } from '../src/guide/lesson.js';
import { firstMajorMatch } from '../src/guide/major-match.js';
import type { Progress } from '../src/guide/progress.js';
import { selectorOf, type Target } from '../src/guide/targets.js';
import { lessonWordsIn } from '../src/guide/words/index.js';
import { ZONE_GAMES, type ZoneGame } from '../src/match/game-ids.js';
import { matchOf, openSession, upTo, type Session } from '../src/match/session.js';
import { zoneBook } from '../src/match/zone-book.js';
import { said } from './kit.js';

const MATCHES: Readonly<Record<ZoneGame, (name: string) => Begun>> = { fine: firstMatch, major: firstMajorMatch };

const begun = (game: ZoneGame, seed: number): Session => {
  const { begin } = MATCHES[game]('The first match');
  const faults: Fault[] = [];
  const session = openSession(zoneBook(game), begin, { seed }, faults);
  expect(faults).toEqual([]);
  return session!;
};

const LOUD = new Set(['move', 'fire', 'engage', 'remove', 'choose']);

/** A learner who does what is asked where he can, and lively things otherwise. */
const learned = (game: ZoneGame, seed: number, each: (session: Session, now: Progress) => void): Session => {
  const stream = streamOf(seed);
  let session = begun(game, seed);
  for (let i = 0; i < 1500; i++) {
    const { decision } = matchOf(session);
    if (!decision) break;
    const now = progressOf(game, session);
    if (decision.side === LEARNER) each(session, now);
    if (decision.side !== LEARNER) {
      session = said(session, chooseSteady(matchOf(session), stream));
      continue;
    }
    const asked = decision.options.filter((option) => now.acts.includes(option.do));
    const loud = decision.options.filter((option) => LOUD.has(option.do));
    const from = asked.length > 0 ? asked : loud.length > 0 && below(stream, 6) > 0 ? loud : decision.options;
    session = said(session, from[below(stream, from.length)]!);
  }
  return session;
};

/** What is pointed at is there: units on the table, zones of it. */
const isThere = (session: Session, target: Target): boolean => {
  const { state, table } = matchOf(session);
  if (target.at === 'unit')
    return (
      target.unit.startsWith('commander:') || state.units.some(({ id, zone }) => id === target.unit && zone !== '')
    );
  if (target.at === 'zone') return Object.hasOwn(table.places, target.zone) || /^[SN]R/.test(target.zone);
  return selectorOf(target).length > 0;
};

test.each(ZONE_GAMES)(
  'the first match of %s teaches every step, points at something in each, and is not long',
  (game) => {
    const told = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const session = learned(game, seed, (now, progress) => {
        const { step } = progress;
        if (!step) return expect(progress.points(undefined)).toEqual([]);
        told.add(step);
        const units = matchOf(now).decision!.options.flatMap((option) => ('unit' in option ? [option.unit] : []));
        for (const held of [undefined, units[0]]) {
          const targets = progress.points(held);
          expect(targets.length, step).toBeGreaterThan(0);
          expect(
            targets.filter((target) => !isThere(now, target)),
            step,
          ).toEqual([]);
        }
      });
      expect(matchOf(session).state.outcome).toBeDefined();
      expect(session.moments.filter(({ by }) => by === LEARNER).length).toBeLessThan(150);
    }
    expect([...told].sort()).toEqual([...stepsIn(game)].sort());
  },
);

test('it waits for the right kind of act, and undo takes a step back', () => {
  const first = begun('fine', 5);
  expect(progressOf('fine', first)).toMatchObject({ step: 'setup', acts: ['setup'] });
  let session = first;
  while (matchOf(session).decision!.kind !== 'activity' || matchOf(session).decision!.side !== LEARNER)
    session = said(session, matchOf(session).decision!.options[0]!);
  expect(progressOf('fine', session)).toMatchObject({ step: 'advance', acts: ['move'] });
  const { options } = matchOf(session).decision!;
  const choose = options.find((option) => option.do === 'choose')!;
  const standing = said(session, choose, { do: 'nothing' });
  expect(progressOf('fine', standing).step).toBe('advance');
  const moved = said(session, choose, { do: 'move' });
  expect(progressOf('fine', moved).done).toContain('advance');
  expect(progressOf('fine', upTo(moved, session.moments.length - 1)).step).toBe('advance');
});

test('with a unit in hand the lesson points at the zone it can go to, without at units', () => {
  let session = begun('fine', 5);
  while (matchOf(session).decision!.kind !== 'activity' || matchOf(session).decision!.side !== LEARNER)
    session = said(session, matchOf(session).decision!.options[0]!);
  const { points } = progressOf('fine', session);
  const units = points(undefined);
  expect(units.every(({ at }) => at === 'unit')).toBe(true);
  const [first] = units;
  const aims = points(first?.at === 'unit' ? first.unit : undefined);
  expect(aims.map(({ at }) => at)).toEqual(['zone', 'act']);
});

test('hand-to-hand is not spoken of while somebody may react', () => {
  for (const seed of [1, 2, 3])
    learned('fine', seed, (session, { step }) => {
      if (step === 'melee') expect(['react', 'intercept']).not.toContain(matchOf(session).decision!.kind);
    });
});

test.each(ZONE_GAMES)('every step of %s has words in both languages', (game) => {
  const [english, german] = [lessonWordsIn('en')[game], lessonWordsIn('de')[game]];
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  expect(Object.keys(english).sort()).toEqual([...stepsIn(game)].sort());
  for (const [step, { text }] of Object.entries(english)) {
    expect(text.length, step).toBeGreaterThan(60);
    expect(german[step as keyof typeof english].text, step).not.toBe(text);
  }
});

test('what was learned in the match before stays learned, and the lesson tells what is missing', () => {
  const session = begun('fine', 5);
  expect(progressOf('fine', session).step).toBe('setup');
  const again = progressOf('fine', session, ['setup', 'advance', 'of another game']);
  expect([...again.done]).toEqual(['setup', 'advance']);
  expect(again.step).toBeUndefined();
});

test('what settled itself has taught nobody anything', () => {
  let session = begun('fine', 5);
  while (matchOf(session).decision!.kind !== 'activity' || matchOf(session).decision!.side !== LEARNER)
    session = said(session, matchOf(session).decision!.options[0]!);
  const moved = said(
    session,
    matchOf(session).decision!.options.find((option) => option.do === 'choose')!,
    { do: 'move' },
  );
  const settled = { choice: { do: 'move' }, why: 'only', rule: 'FV-MOVE-15' } as unknown as NonNullable<
    Session['moments'][number]['settled']
  >;
  const alone = { ...moved, moments: [...moved.moments.slice(0, -1), { ...moved.moments.at(-1)!, settled }] };
  expect(progressOf('fine', moved).done).toContain('advance');
  expect(progressOf('fine', alone).done).not.toContain('advance');
});
