/** Answers of A Splendid Victory that no list of good ones shows: any turn, any length, any formation. */
import { FORMATIONS } from '../../../../src/tabletop/index.js';
import type { Draw } from '../../draw.js';
import { upTo } from '../given.js';
import { angle, far, pivoting, placedAnew, setUpAnew, type Fields } from '../wild.js';

const stepOf = (draw: Draw): object =>
  draw.one([
    () => ({ ahead: far(draw) }),
    () => ({ ahead: far(draw) }),
    () => ({ turn: angle(draw) }),
    () => ({ turn: angle(draw) }),
    () => ({ aboutFace: draw.one(['forward', 'backward']) }),
  ])();

const leaving = (draw: Draw): object => ({
  ...(draw.once(2) ? { leaveTable: true } : {}),
  ...(draw.once(4) ? { finish: true } : {}),
  ...(draw.once(5) ? { doubleTime: true } : {}),
});

const bendOf = (draw: Draw): object => ({
  after: draw.number(1, 4),
  way: draw.one(['back', 'forward']),
  angle: draw.number(1, 900),
  ...(draw.once(3) ? { stays: draw.one(['left', 'right']) } : {}),
});

const SOME = [0, 1, 2, 3, 4];

const laidOut = (draw: Draw, letters: string, formation: string): string => {
  const shuffled = draw.shuffled([...letters]);
  if (formation.endsWith('Column')) return shuffled.join('/');
  if (!formation.toLowerCase().endsWith('block')) return shuffled.join('');
  const wide = Math.ceil(letters.length / draw.number(2, 3));
  return upTo(Math.ceil(letters.length / wide))
    .map((rank) =>
      shuffled
        .slice(rank * wide, (rank + 1) * wide)
        .join('')
        .padEnd(wide, '.'),
    )
    .join('/');
};

const changeOf = (draw: Draw, letters: string): Fields => {
  const formation = draw.one(FORMATIONS);
  const places = draw.once(2) ? { from: draw.number(0, 3), to: draw.number(0, 3) } : {};
  const bend = formation === 'bentLine' || formation === 'bentOpenOrder' ? { bend: bendOf(draw) } : {};
  return { do: 'changeFormation', formation, layout: laidOut(draw, letters, formation), ...places, ...bend };
};

const orderOf = (draw: Draw, letters: string): Fields =>
  draw.one<() => Fields>([
    () => ({ do: 'manoeuvre', steps: upTo(draw.number(1, 4)).map(() => stepOf(draw)), ...leaving(draw) }),
    () => ({ do: 'manoeuvre', steps: upTo(draw.number(1, 3)).map(() => stepOf(draw)), ...leaving(draw) }),
    () => ({ do: 'manoeuvre', steps: [{ ahead: far(draw) }], leaveTable: true }),
    () => ({ do: 'prolong', steps: upTo(draw.number(1, 2)).map(() => stepOf(draw)) }),
    () => ({ do: 'sideStep', steps: pivoting(draw, { [draw.one(['left', 'right'])]: far(draw) }), ...leaving(draw) }),
    () => ({ do: 'stepBack', steps: pivoting(draw, { back: far(draw) }), ...leaving(draw) }),
    () => ({ do: 'manoeuvre', steps: [{ pivot: angle(draw), face: draw.one(['front', 'right', 'rear', 'left']) }] }),
    () => changeOf(draw, letters),
    () => ({ do: 'unlimber', turn: angle(draw) }),
  ])();

/** `letters`: the stands of the unit the decision is about. */
export const wildly = (draw: Draw, option: Fields, kind: string, letters: string): Fields => {
  switch (kind) {
    case 'order':
    case 'breakThrough':
      return option.do === 'charge' && draw.once(2)
        ? { ...option, pivot: draw.number(-180, 180), leaveTable: draw.once(2), extend: draw.once(3) }
        : orderOf(draw, letters);
    case 'react':
      return option.do === 'recoil' || option.do === 'evade'
        ? { ...option, turn: angle(draw), ahead: far(draw), leaveTable: draw.once(3) }
        : { ...option, ...(option.do === 'fire' ? { stands: draw.some(SOME) } : {}) };
    case 'hastyBlock':
      return { ...option, layout: laidOut(draw, letters, 'block'), cell: [draw.number(0, 2), draw.number(0, 2)] };
    case 'allocate':
      return { ...option, at: draw.shuffled(option['at'] as object[]) };
    case 'intercept':
      return 'at' in option ? { ...option, at: draw.number(0, 14_000) } : option;
    case 'fallBack':
      return { ...option, by: far(draw) };
    case 'fire':
      return draw.once(2)
        ? { ...option, pivot: draw.number(-180, 180) }
        : {
            ...option,
            at: ((option['at'] ?? []) as object[]).map((volley) => ({ ...volley, stands: draw.some(SOME) })),
          };
    case 'place':
      return placedAnew(draw, option) as Fields;
    case 'setup':
      return setUpAnew(draw, option);
    default:
      return option;
  }
};
