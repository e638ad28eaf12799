/** Answers of A Great Victory that no list of good ones shows: any turn, any length, any formation. */
import type { Draw } from '../../draw.js';
import { upTo } from '../given.js';
import { angle, far, pivoting, placedAnew, setUpAnew, type Fields } from '../wild.js';

const FORMATIONS = ['line', 'block', 'defensiveBlock', 'skirmishLine', 'bentLine', 'bentSkirmishLine'];
const FACES = ['front', 'right', 'rear', 'left'];

const stepOf = (draw: Draw): object =>
  draw.one([
    () => ({ ahead: far(draw) }),
    () => ({ ahead: far(draw) }),
    () => ({ turn: angle(draw) }),
    () => ({ turn: angle(draw) }),
    () => ({ aboutFace: true }),
  ])();

const leaving = (draw: Draw): object => ({
  ...(draw.once(2) ? { leaveTable: true } : {}),
  ...(draw.once(4) ? { finish: true } : {}),
  ...(draw.once(5) ? { rush: true } : {}),
});

const bendOf = (draw: Draw): object => ({
  way: draw.one(['back', 'forward']),
  angle: draw.one([draw.number(1, 900), draw.number(1, 300), 900]),
});

const changeOf = (draw: Draw): Fields => {
  const formation = draw.one(FORMATIONS);
  return {
    do: 'changeFormation',
    formation,
    ...(draw.once(2) ? { stand: draw.number(0, 1) } : {}),
    ...(draw.once(2) ? { other: draw.one(['left', 'right', 'front', 'behind']) } : {}),
    ...(formation.startsWith('bent') ? { bend: bendOf(draw) } : {}),
    ...(draw.once(4) ? { leaveTable: true } : {}),
  };
};

const orderOf = (draw: Draw): Fields =>
  draw.one<() => Fields>([
    () => ({ do: 'manoeuvre', steps: upTo(draw.number(1, 4)).map(() => stepOf(draw)), ...leaving(draw) }),
    () => ({ do: 'manoeuvre', steps: upTo(draw.number(1, 3)).map(() => stepOf(draw)), ...leaving(draw) }),
    () => ({ do: 'manoeuvre', steps: [{ ahead: far(draw) }], leaveTable: true }),
    () => ({ do: 'relocate', steps: upTo(draw.number(1, 3)).map(() => stepOf(draw)) }),
    () => ({ do: 'sideStep', steps: pivoting(draw, { [draw.one(['left', 'right'])]: far(draw) }), ...leaving(draw) }),
    () => ({ do: 'stepBack', steps: pivoting(draw, { back: far(draw) }), ...leaving(draw) }),
    () => changeOf(draw),
    () => changeOf(draw),
    () => ({ do: 'unpack', turn: angle(draw) }),
    () => ({ do: 'packUp' }),
    () => ({ do: 'disengage' }),
  ])();

interface Shot {
  readonly target: string;
  readonly points?: number;
}

const firing = (draw: Draw, option: Fields): Fields => {
  const at = (option['at'] ?? []) as readonly Shot[];
  return draw.one<() => Fields>([
    () => ({ ...option, pivot: draw.number(-290, 290), ...(draw.once(3) ? { face: draw.one(FACES) } : {}) }),
    () => ({ ...option, at: at.map((shot) => ({ ...shot, points: draw.number(1, 8) })) }),
    () => ({ ...option, at: at.map((shot) => ({ ...shot, stands: draw.some([0, 1]) })) }),
    () => ({ ...option, at: at.map((shot) => ({ ...shot, from: draw.one(FACES) })) }),
    () => ({ ...option, at: at.map((shot) => ({ ...shot, overhead: draw.once(2) })) }),
    () => ({ ...option, at: at.flatMap((shot) => upTo(2).map((stand) => ({ ...shot, stands: [stand] }))) }),
  ])();
};

/** Points moved from one enemy to another. */
const allocating = (draw: Draw, option: Fields): Fields => {
  const at = option['at'] as readonly Required<Shot>[];
  const by = draw.number(1, 4);
  const moved = at.map(({ target, points }, i) => ({ target, points: points + (i === 0 ? by : i === 1 ? 0 - by : 0) }));
  return { ...option, at: draw.shuffled(moved.filter(({ points }) => points > 0)) };
};

const reacting = (draw: Draw, option: Fields): Fields => {
  if (option.do === 'fire') return { ...option, points: draw.number(1, 8), ...(draw.once(4) ? { pivot: 30 } : {}) };
  if (option.do !== 'recoil' && option.do !== 'evade') return option;
  const { do: verb } = option;
  const faced = draw.once(2) ? { aboutFace: true } : {};
  return { do: verb, ...faced, turn: angle(draw), ahead: far(draw), leaveTable: draw.once(3) };
};

export const wildly = (draw: Draw, option: Fields, kind: string): Fields => {
  switch (kind) {
    case 'order':
    case 'breakThrough':
      return option.do === 'charge' && draw.once(2)
        ? { ...option, pivot: draw.number(-180, 180), leaveTable: draw.once(2), extend: draw.once(3) }
        : orderOf(draw);
    case 'react':
      return reacting(draw, option);
    case 'hastyBlock':
      return { ...option, stand: draw.number(0, 1), other: draw.one(['front', 'behind']) };
    case 'allocate':
      return allocating(draw, option);
    case 'intercept':
      return 'at' in option ? { ...option, at: draw.number(0, 20_000) } : option;
    case 'fallBack':
      return { ...option, by: far(draw) };
    case 'fire':
      return firing(draw, option);
    case 'dismount':
      return { ...option, units: draw.some(option['units'] as string[]) };
    case 'place':
      return placedAnew(draw, option) as Fields;
    case 'setup':
      return setUpAnew(draw, option);
    default:
      return option;
  }
};
