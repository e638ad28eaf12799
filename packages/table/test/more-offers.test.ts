/** What is offered together with an order of a zone game can be said in one breath with it, and is no drag. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { asked, type Choice } from '@five-victories/engine/kernel';
import { majorEdition } from '@five-victories/engine/major';
import { refusalOfAll } from '../src/maker/making.js';
import { moreOf, offersFor } from '../src/match/offers.js';
import { matchOf } from '../src/match/session.js';
import { opened, played } from './kit.js';

test.each([fineEdition, majorEdition])('$title: shapes, second actions and flanks', (game) => {
  const seen = new Map<string, number>();
  for (const seed of [1, 2, 3, 4])
    played(opened(game, seed), seed, 260, (session) => {
      const match = matchOf(session);
      if (match.decision?.kind !== 'activity') return;
      const [choose] = (match.decision.options as readonly (Choice & { unit?: string })[]).filter(
        ({ do: what }) => what === 'choose',
      );
      if (!choose?.unit) return;
      for (const offer of offersFor(match, asked(match), choose.unit))
        for (const more of moreOf(match, offer)) {
          expect(refusalOfAll(match, more.choices)).toBeUndefined();
          const [first, second] = [offer.choice.do, more.face ? 'flank' : more.choice.do];
          expect(['move', 'turn'].includes(first) && ['move', 'turn'].includes(second)).toBe(false);
          expect(more.choices.slice(0, offer.choices.length)).toEqual(offer.choices);
          seen.set(second, (seen.get(second) ?? 0) + 1);
        }
    });
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['turn', 'form']));
});
