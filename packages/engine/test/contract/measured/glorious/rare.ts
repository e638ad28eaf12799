/** Positions of A Glorious Victory that bring about what random play seldom comes to; all on a table of 40 by 36 inches. */
import type { Draw } from '../../draw.js';
import { upTo, type Given } from '../given.js';
import { layoutOf, letterOf } from './types.js';

const BASE = 'PPPPPPBBBBBBLLLLLL';

const unitOf = (id: string, type: string, mass: boolean, x: number, y: number, heading: number): Given => {
  if (type !== 'battle')
    return {
      id,
      type,
      layout: layoutOf(letterOf({ type }), 6, mass),
      formation: mass ? 'mass' : 'line',
      x,
      y,
      heading,
    };
  const centre = heading === 0 ? y - 3500 : y + 3500;
  return { id, type, diameter: 7000, elements: BASE, x, y: centre, heading };
};

const FIGHTERS = ['foot pike', 'foot bill', 'mounted foot hand', 'knights', 'heavy cavalry', 'foot light', 'battle'];
const SHOOTERS = ['foot bow', 'foot longbow', 'foot crossbow', 'foot handgun', 'mounted foot bow'];

/** Pairs front to front, in contact or within reach; some against two, and command near them (GL-CMD-02). */
export const meeting = (draw: Draw, met: boolean): Given[] =>
  upTo(4).flatMap((i) => {
    const [x, y] = [5000 + 9500 * i, 17_000];
    const apart = met ? 5 : draw.number(300, 6000);
    const two = draw.once(2);
    const south = draw.one(FIGHTERS);
    return [
      { ...unitOf(`S${i + 1}`, south, draw.once(2), x, y, 0), hits: draw.number(0, 3) },
      unitOf(`N${i + 1}`, draw.one(FIGHTERS), two || draw.once(2), two ? x - 1400 : x, y + apart, 1800),
      ...(two ? [unitOf(`N1${i}`, draw.one(FIGHTERS.slice(0, 4)), true, x + 1400, y + apart, 1800)] : []),
      ...(south === 'battle'
        ? []
        : [{ id: `S1${i}`, type: 'sub-commander', layout: 'C', x, y: y - 5600, heading: 0 } as Given]),
    ];
  });

/** Two lines of shooters and guns, Battles with missiles among them. */
export const shooting = (draw: Draw): Given[] =>
  upTo(4).flatMap((i) => {
    const [x, y] = [5000 + 9500 * i, 12_000];
    const far = draw.one([2000, 4000, 7000, 10_000]);
    const one = (id: string, at: number, heading: number): Given => {
      const type = draw.one([...SHOOTERS, 'battle', 'organ gun', 'bombard', 'light bombard', 'rockets']);
      const aside = x + draw.number(-600, 600);
      if (type === 'battle') return { ...unitOf(id, type, false, aside, at, heading), elements: 'GGGGGGXXXXXXBBBBBB' };
      return SHOOTERS.includes(type)
        ? unitOf(id, type, draw.once(3), aside, at, heading)
        : { id, type, layout: letterOf({ type }), x: aside, y: at, heading };
    };
    return [one(`S${i + 1}`, y, 0), one(`N${i + 1}`, y + far, 1800)];
  });
