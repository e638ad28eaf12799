/** Moments of combat in A Splendid Victory and A Great Victory, from real matches and from what is rare in them. */
import { answer, copyOf, fork, type Event } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { UnitId } from '@five-victories/engine/tabletop';
import { askedIn, unitAsked } from '../src/measured/decisions.js';
import { fireMaker } from '../src/measured/fire/maker.js';
import type { AnyMaker, ManoeuvreDesk as Desk } from '../src/measured/maker.js';
import { allocateMaker } from '../src/measured/melee/allocate-maker.js';
import { bounceMaker, fightMaker, joinMaker, lossesMaker, rethrowMaker } from '../src/measured/melee/closed.js';
import { removeMaker } from '../src/measured/melee/remove-maker.js';
import { placed, scenario, type MeasuredId } from './measured-kit.js';
import { playOn } from './measured-positions.js';

export const BOOKS = ['splendid', 'great'] as const satisfies readonly MeasuredId[];
export type Book = (typeof BOOKS)[number];

const SEEDS = [1, 2, 3];
/** Of one kind in one match. */
const MOST = 14;

const hill = (south: number, north: number) => ({
  type: 'hill',
  points: [
    [20000, south],
    [40000, south],
    [40000, north],
    [20000, north],
  ],
});

/** What chance brings seldom: several enemies before the front, and in contact. */
export const RARE: Readonly<Record<Book, readonly object[]>> = {
  splendid: [
    {
      phase: 'firing',
      units: [
        { id: 'N1', type: 'P&M', layout: 'MMPPMM', x: 30000, y: 26000 },
        { id: 'S1', type: 'M', layout: 'XX', x: 27000, y: 21500 },
        { id: 'S2', type: 'M', layout: 'XX', x: 33000, y: 21500 },
      ],
    },
    // A gun and its target on hills, friends below between.
    {
      phase: 'firing',
      initiative: 'north',
      units: [
        { id: 'S1', type: 'RA', layout: 'G', x: 30000, y: 4000 },
        { id: 'S2', type: 'P&M', layout: 'MM', x: 30000, y: 15000 },
        { id: 'N1', type: 'P&M', formation: 'block', layout: 'PP/PP', x: 30000, y: 29000 },
        { id: 'N2', type: 'P&M', layout: 'PP', x: 30000, y: 19000, heading: 0 },
      ],
      options: { terrain: [hill(0, 3900), hill(29100, 32300)] },
    },
    {
      phase: 'melee',
      units: [
        { id: 'N1', type: 'P&M', layout: 'MMPPMM', x: 30000, y: 26000 },
        { id: 'S1', type: 'M', layout: 'XX', x: 27600, y: 26000 },
        { id: 'S2', type: 'HM', layout: 'YY', x: 32400, y: 26000 },
      ],
    },
  ],
  great: [
    {
      phase: 'firing',
      units: [
        { id: 'N1', type: 'medium foot bows', x: 90000, y: 60000 },
        { id: 'S1', type: 'medium horse', x: 86000, y: 46000 },
        { id: 'S2', type: 'light foot slings', formation: 'skirmishLine', x: 95000, y: 47000 },
      ],
    },
    {
      phase: 'melee',
      units: [
        { id: 'N1', type: 'medium foot arms', x: 90000, y: 60000 },
        { id: 'S1', type: 'medium foot arms', x: 86000, y: 60000 },
        { id: 'S2', type: 'medium horse', x: 95000, y: 60000 },
      ],
    },
  ],
};

export const COMBAT: Readonly<Record<string, AnyMaker>> = {
  fire: fireMaker,
  bounce: bounceMaker,
  join: joinMaker,
  fight: fightMaker,
  allocate: allocateMaker,
  rethrow: rethrowMaker,
  lossesOf: lossesMaker,
  remove: removeMaker,
};

/** Copies of real matches, and of what is rare in them, at the decisions of combat. */
export const momentsOf = (id: Book): ManoeuvreMatch[] => {
  const found: ManoeuvreMatch[] = RARE[id].map((position) => placed(id, position));
  for (const seed of SEEDS) {
    const seen = new Map<string, number>();
    playOn(scenario(id, seed, seed), seed, 1500, (match) => {
      const { kind } = match.decision!;
      const times = seen.get(kind) ?? 0;
      if (!(kind in COMBAT) || times >= MOST) return;
      seen.set(kind, times + 1);
      found.push(copyOf(match));
    });
  }
  return found;
};

export const deskFor = (match: ManoeuvreMatch, unit?: UnitId): Desk => {
  const asked = askedIn(match)!;
  return { match, before: [], asked, unit: unit ?? unitAsked(asked), grain: 60 };
};

/** The throws of a unit when the order is really given, by target. */
export const thrownIn = (
  match: ManoeuvreMatch,
  choice: { readonly do: string },
  unit: UnitId,
  rule: string,
  seed: number,
) => {
  const copy = fork(match, seed);
  const throws = new Map<string, Event>();
  let isOver = false;
  copy.tell = (event) => {
    isOver ||= event.event === 'phase';
    if (!isOver && event.event === 'throw' && event.rule === rule && event['unit'] === unit)
      throws.set(String(event['target']), event);
  };
  answer(copy, choice);
  while (copy.decision?.kind === 'rethrow' || copy.decision?.kind === 'bounce')
    answer(copy, copy.decision.options.at(-1)!);
  return throws;
};

/** The units that have an option to fire, in the order of the army. */
export const firersOf = (match: ManoeuvreMatch): UnitId[] => [
  ...new Set((match.decision?.options ?? []).flatMap((option) => (option as { unit?: UnitId }).unit ?? [])),
];
