import { expect, test } from 'vitest';
import { below, streamOf, type Fault } from '@five-victories/engine/kernel';
import { firstMatch } from '../src/guide/first-match.js';
import { progressOf, STEPS, type StepId } from '../src/guide/lesson.js';
import { matchOf, openSession, upTo, type Session } from '../src/match/session.js';
import { zoneBook } from '../src/match/zone-book.js';
import { said } from './kit.js';

const begun = (seed: number): Session => {
  const { begin } = firstMatch('The first match');
  const faults: Fault[] = [];
  const session = openSession(zoneBook('fine'), begin, { seed }, faults);
  expect(faults).toEqual([]);
  return session!;
};

const LOUD = new Set(['move', 'fire', 'engage', 'remove', 'choose']);

/** A learner who does what is asked where he can, and lively things otherwise. */
const learned = (seed: number, told: Set<StepId>): Session => {
  const stream = streamOf(seed);
  let session = begun(seed);
  for (let i = 0; i < 1500; i++) {
    const { decision } = matchOf(session);
    if (!decision) break;
    const { step, acts } = progressOf(session, 'south');
    if (step) told.add(step);
    const asked = decision.options.filter((option) => acts.includes(option.do));
    const loud = decision.options.filter((option) => LOUD.has(option.do));
    const from = asked.length > 0 ? asked : loud.length > 0 && below(stream, 6) > 0 ? loud : decision.options;
    session = said(session, from[below(stream, from.length)]!);
  }
  return session;
};

test('the first match teaches every step in the order of play, and is not long', () => {
  const told = new Set<StepId>();
  for (const seed of [1, 2, 3, 4]) {
    const session = learned(seed, told);
    expect(matchOf(session).state.outcome).toBeDefined();
    expect(session.moments.filter(({ by }) => by === 'south').length).toBeLessThan(150);
  }
  expect([...told].sort()).toEqual([...STEPS].sort());
});

test('it waits for the right kind of act, and undo takes a step back', () => {
  const first = begun(5);
  expect(progressOf(first, 'south')).toMatchObject({ step: 'setup', acts: ['setup'] });
  let session = first;
  while (matchOf(session).decision!.kind !== 'activity' || matchOf(session).decision!.side !== 'south')
    session = said(session, matchOf(session).decision!.options[0]!);
  expect(progressOf(session, 'south')).toMatchObject({ step: 'advance', acts: ['move'] });
  const { options } = matchOf(session).decision!;
  const standing = said(
    session,
    options.find((option) => option.do === 'choose')!,
    { do: 'nothing' },
  );
  expect(progressOf(standing, 'south').step).toBe('advance');
  const moved = said(
    session,
    options.find((option) => option.do === 'choose')!,
    { do: 'move' },
  );
  expect(progressOf(moved, 'south').done).toContain('advance');
  expect(progressOf(upTo(moved, session.moments.length - 1), 'south').step).toBe('advance');
});
