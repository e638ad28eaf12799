import { expect, test } from 'vitest';
import { declines } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { hasDeclined, isInForce, isReaction, mayStand, orderedNow, standingAnswer } from '../src/app/standing-order.js';
import { matchOf, upTo } from '../src/match/session.js';
import { stepBack, stepsBack } from '../src/match/undo.js';
import { opened, played, said } from './kit.js';

const PERSONS = { south: 'person', north: 'person' } as const;

const firstOf = (isWanted: (match: ZonalMatch) => boolean) => {
  for (let seed = 1; seed < 50; seed++) {
    const session = played(opened(fineEdition, seed), seed, 600);
    const at = session.moments.findIndex(({ match }) => isWanted(match));
    if (at >= 0) return upTo(session, at);
  }
  throw new Error('Nobody is asked for it.');
};
const atReaction = () => firstOf(isReaction);
const at = (kind: string) => matchOf(firstOf(({ decision }) => decision?.kind === kind));

test('a standing order declines for the side that gave it, and for no other', () => {
  const match = matchOf(atReaction());
  const order = orderedNow(match, 'phase');
  expect(standingAnswer([order], match)?.choice).toEqual({ do: 'done' });
  expect(standingAnswer([], match)).toBeUndefined();
  expect(standingAnswer([{ ...order, side: order.side === 'south' ? 'north' : 'south' }], match)).toBeUndefined();
});

test('a standing order about one kind of question answers that kind and no other', () => {
  const match = at('intercept');
  const [own, other] = [orderedNow(match, 'match', 'intercept'), orderedNow(match, 'match', 'react')];
  expect(standingAnswer([other, own], match)?.choice).toEqual({ do: 'done' });
  expect(standingAnswer([other], match)).toBeUndefined();
});

test('a standing order keeps the re-throw of the Commander, and one about reactions does not', () => {
  const match = at('commanderRethrow');
  expect(mayStand(match)).toBe(true);
  expect(standingAnswer([orderedNow(match, 'phase', 'commanderRethrow')], match)?.choice).toEqual({ do: 'keep' });
  expect(standingAnswer([orderedNow(match, 'phase')], match)).toBeUndefined();
});

test('it is in force for its phase, its turn or the match', () => {
  const match = matchOf(atReaction());
  const at = (turn: number, phase: string) => ({ ...match, state: { ...match.state, turn, phase } }) as typeof match;
  const { turn, phase } = match.state;
  const held = (until: 'phase' | 'turn' | 'match') =>
    [at(turn, phase), at(turn, 'firing'), at(turn + 1, phase)].map((then) => isInForce(orderedNow(match, until), then));
  expect(held('phase')).toEqual([true, false, false]);
  expect(held('turn')).toEqual([true, true, false]);
  expect(held('match')).toEqual([true, true, true]);
});

test('one can go back at once to every decision that single steps lead to', () => {
  const session = played(opened(fineEdition, 4), 4, 60);
  const all = stepsBack(session, PERSONS, true, 500);
  expect(all.length).toBeGreaterThan(20);
  expect(all[0]).toBe(stepBack(session, PERSONS, true));
  expect(all.at(-1)).toBe(0);
  expect([...all].sort((a, b) => b - a)).toEqual(all);
  const fresh = opened(fineEdition, 4);
  const set = said(fresh, matchOf(fresh).decision!.options[0]!);
  expect(stepsBack(set, PERSONS, false, 5)).toEqual([0]);
});

test('not to be asked again is offered when such a question has been declined in the phase, and not before', () => {
  const session = atReaction();
  expect(hasDeclined(session.moments)).toBe(false);
  const phase = ({ state }: ZonalMatch): string => `${state.turn} ${state.phase}`;
  let found = 0;
  for (let seed = 1; seed < 12; seed++) {
    const { moments } = played(opened(fineEdition, seed), seed, 600);
    let seen: { readonly phase: string; readonly side: string } | undefined;
    for (const [i, { match }] of moments.entries()) {
      if (!mayStand(match) || !moments[i + 1]) continue;
      const { side } = match.decision!;
      const isSeen = seen?.phase === phase(match) && seen.side === side;
      if (isSeen) expect(hasDeclined(moments.slice(0, i + 1))).toBe(true);
      if (isSeen) found++;
      if (declines(match.decision!, moments[i + 1]!.said!.choice)) seen = { phase: phase(match), side };
    }
  }
  expect(found).toBeGreaterThan(0);
});
