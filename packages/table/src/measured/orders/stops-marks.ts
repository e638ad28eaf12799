/** Between which points of a straight move somebody could stop it. */
import type { Heading } from '@five-victories/engine/geometry';
import type { Chance } from '@five-victories/engine/tabletop';
import type { Mark, Spot } from '../marks.js';
import { beside } from '../spots.js';
import { m } from '../words/index.js';
import { unitName } from '../words/names.js';
import type { Scene } from './scene.js';

export const stopMarks = ({ match }: Scene, from: Spot, heading: Heading, chances: readonly Chance[]): Mark[] =>
  chances.map((chance) => {
    const fires = chance.do === 'opportunityFire';
    return {
      is: 'window',
      from: beside(from, heading, 0, chance.from),
      to: beside(from, heading, 0, chance.to),
      tone: fires ? 'fire' : 'react',
      text: (fires ? m().orders.firesShort : m().orders.stopsShort)(unitName(match, chance.unit)),
    };
  });
