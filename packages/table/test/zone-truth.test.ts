/** What the zone table says before a choice is what comes of it. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { asked, refusal, type Event } from '@five-victories/engine/kernel';
import { facesFor, findUnit, type Edition, type SetUp, type ZonalMatch } from '@five-victories/engine/zonal';
import { matchOf } from '../src/match/session.js';
import { clashOf } from '../src/match/melee-preview.js';
import { previewOf } from '../src/match/zone-preview.js';
import { putIn, zonesFor } from '../src/zone/setting-up.js';
import { opened, played, said } from './kit.js';

test.each([fineEdition, majorEdition])('$title: the side that is named is the side that is struck', (game) => {
  let [struck, elsewhere] = [0, 0];
  for (let seed = 1; seed <= 4; seed++)
    played(opened(game, seed), seed, 600, (session) => {
      const match = matchOf(session);
      if (match.decision?.kind !== 'order') return;
      const { unit } = asked(match)!.about as { unit: string };
      for (const choice of match.decision.options) {
        if (choice.do !== 'engage') continue;
        const faces = facesFor(findUnit(match, unit)!, findUnit(match, choice.target)!);
        const { events } = previewOf(match, [choice]);
        const told = events.find(({ event }) => event === 'engages') as Event & { face?: string };
        expect(told.face).toBe(faces.length > 1 ? undefined : faces[0]);
        struck++;
        if (faces[0] !== 'front') elsewhere++;
      }
    });
  expect(struck).toBeGreaterThan(0);
  expect(elsewhere).toBeGreaterThan(0);
});

test.each([fineEdition, majorEdition])(
  '$title: dice that a flank or a rear lets throw again are told before',
  (game) => {
    const seen: Record<string, number> = { front: 0, flank: 0, rear: 0 };
    for (let seed = 1; seed <= 6; seed++)
      played(opened(game, seed), seed, 600, (session) => {
        const match = matchOf(session);
        if (match.decision?.kind !== 'order') return;
        const { unit } = asked(match)!.about as { unit: string };
        for (const choice of match.decision.options) {
          if (choice.do !== 'engage') continue;
          const target = findUnit(match, choice.target)!;
          const face = facesFor(findUnit(match, unit)!, target)[0]!;
          const clash = clashOf(match, [choice], unit, target.id);
          // Whoever forms or turns to meet it is struck elsewhere.
          if (!clash || target.formation === 'defensive' || target.contacts.length > 0) continue;
          const side = face === 'front' || face === 'rear' ? face : 'flank';
          const most = { front: 0, flank: Math.min(2, clash.own.count), rear: clash.own.count }[side];
          expect(clash.again).toBe(most);
          seen[side]!++;
        }
      });
    expect(seen['front']).toBeGreaterThan(0);
    expect(seen['flank']! + seen['rear']!).toBeGreaterThan(0);
  },
);

const atSetUp = (game: Edition): ZonalMatch => {
  let session = opened(game);
  while (matchOf(session).decision?.kind !== 'setup') session = said(session, matchOf(session).decision!.options[0]!);
  return matchOf(session);
};

test.each([fineEdition, majorEdition])('$title: a zone is lit in the set-up if a drop there is taken', (game) => {
  const match = atSetUp(game);
  const desk = { match, before: [], asked: asked(match)!, unit: undefined, coats: { south: '', north: '' } };
  const plan = match.decision!.options[0] as SetUp;
  const answers = { taken: 0, refused: 0 };
  for (const { unit } of plan.units) {
    const lit = zonesFor(desk, plan, unit);
    for (const zone of match.table.starts[match.decision!.side]) {
      const wrong = refusal(match, putIn(desk, plan, unit, zone));
      expect(lit.includes(zone)).toBe(wrong === undefined);
      answers[wrong ? 'refused' : 'taken']++;
    }
  }
  expect(answers.taken).toBeGreaterThan(0);
  expect(answers.refused).toBeGreaterThan(0);
});
