import { describe, expect, test } from 'vitest';
import { answer, below, fork, refusal, type Stream } from '@five-victories/engine/kernel';
import { greatEdition } from '@five-victories/engine/great';
import { splendidEdition } from '@five-victories/engine/splendid';
import type { ManoeuvreEdition, ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { unitOf, type Place } from '@five-victories/engine/tabletop';
import { asksToLeave } from '../src/measured/orders/choices.js';
import { EMPTY } from '../src/measured/orders/draft.js';
import { planTo, type Planned, type Wish } from '../src/measured/orders/plan-to.js';
import { marchOf, sceneOf, type Scene } from '../src/measured/orders/scene.js';
import { walkOf } from '../src/measured/orders/walk.js';
import { placed } from './measured-kit.js';
import { chosenUnits, deskAt, openedMeasured, playOn } from './measured-positions.js';

const GAMES: readonly (readonly [string, ManoeuvreEdition])[] = [
  ['splendid', splendidEdition],
  ['great', greatEdition],
];

const between = (stream: Stream, least: number, most: number): number => least + below(stream, most - least + 1);

/** Every position in which a unit is asked for its order, up to so many of them. */
const scenes = (
  game: ManoeuvreEdition,
  seed: number,
  most: number,
  see: (scene: Scene, stream: Stream) => void,
): number => {
  let seen = 0;
  const match = openedMeasured(game, seed);
  playOn(match, seed, 900, (now, stream) => {
    const kind = now.decision!.kind;
    const asked = kind === 'activity' && below(stream, 6) === 0 ? chosenUnits(now) : [];
    const orders = kind === 'order' || kind === 'breakThrough' ? [now] : asked;
    for (const each of orders) {
      if (seen >= most) return false;
      const scene = sceneOf(deskAt(fork(each, 1)));
      if (!scene) continue;
      see(scene, stream);
      seen++;
    }
    return seen < most;
  });
  return seen;
};

const wishFor = ({ unit }: Scene, stream: Stream): Wish => {
  const reach = below(stream, 2) === 0 ? 3000 : 20_000;
  return {
    base: [],
    to: { x: unit.place.x + between(stream, -reach, reach), y: unit.place.y + between(stream, -reach, reach) },
    fast: below(stream, 5) === 0,
    snaps: below(stream, 2) === 0,
    grain: 60,
  };
};

/** Where the unit stands when the order is carried out and nobody interferes. */
const carriedOut = ({ match, unit }: Scene, { verb, steps }: Planned, fast: boolean): Place | undefined => {
  const copy: ManoeuvreMatch = fork(match, 1);
  answer(copy, marchOf({ match, unit } as Scene, verb, steps, { fast }));
  while (copy.decision?.kind === 'intercept') answer(copy, { do: 'pass' });
  return unitOf(copy, unit.id).place;
};

describe.each(GAMES)('dragging in %s', (_, game) => {
  test('what is shown as legal is accepted, and the unit then stands where its ghost stood', () => {
    let [plans, stuck] = [0, 0];
    for (const seed of [1, 2])
      scenes(game, seed, 60, (scene, stream) => {
        for (let i = 0; i < 4; i++) {
          const wish = wishFor(scene, stream);
          const planned = planTo(scene, wish);
          if (planned.stuck) stuck++;
          if (planned.steps.length === 0) continue;
          const fast = planned.fast ?? wish.fast ?? false;
          expect(refusal(scene.match, marchOf(scene, planned.verb, planned.steps, { fast }))).toBeUndefined();
          const walk = walkOf(scene, planned.verb, planned.steps, { ...wish, fast });
          expect(walk.whole).toBe(true);
          expect(carriedOut(scene, planned, fast)).toEqual(walk.place);
          plans++;
        }
      });
    expect(plans).toBeGreaterThan(200);
    expect(stuck).toBeGreaterThan(50);
  });
});

test.each([
  ['splendid', { type: 'P&M', layout: 'MPM', formation: 'line' }],
  ['great', { type: 'heavy foot pikes', formation: 'line' }],
] as const)('%s: who would go over the edge of the table is asked whether he may', (game, unit) => {
  const match = placed(game, {
    phase: 'initiativeMovement',
    units: [
      { id: 'S1', ...unit, x: 24_000, y: 1500, heading: 1800 },
      { id: 'N1', ...unit, x: 24_000, y: 40_000, heading: 1800 },
    ],
  });
  const desk = deskAt(match);
  const orders = chosenUnits(match).find((each) => sceneOf(deskAt(each))?.unit.id === 'S1');
  const scene = sceneOf(orders ? deskAt(orders) : desk)!;
  const march = (ahead: number) => ({
    ...EMPTY,
    plan: { is: 'march' as const, verb: 'manoeuvre' as const, steps: [{ ahead: ahead as never }] },
  });
  expect(asksToLeave(scene, march(1000))).toBe(false);
  expect(asksToLeave(scene, march(3000))).toBe(true);
});
