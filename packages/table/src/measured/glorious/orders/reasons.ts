/** What a formation cannot be ordered now, and why: put to the engine as a player would put it. */
import type { Refusal } from '@five-victories/engine/kernel';
import { length as asLength, tenths } from '@five-victories/engine/geometry';
import { unitOf, type UnitId } from '@five-victories/engine/tabletop';
import {
  isArtillery,
  isBattle,
  isFootUnit,
  judgeOrder,
  shiftRefusal,
  tariffOf,
  type FunctionOrder,
} from '@five-victories/engine/glorious';
import { nearestFirst } from '../../spots.js';
import { knownOf } from '../../known.js';
import { bestCharge } from './charging.js';
import { firstChange } from './changes.js';
import { joinAim, isAim, mayBeJoined } from './joining.js';
import type { Post } from './plan.js';

interface Reason {
  readonly verb: string;
  /** Against whom, or with whom. */
  readonly other: UnitId | undefined;
  readonly refusal: Refusal;
}

const LITTLE = asLength(100);
const DEGREE = tenths(10);

/** The least of each function; what only guns or only others do is not asked of the others. */
const probes = ({ match, unit }: Post): FunctionOrder[] => {
  const wheel = isBattle(unit) ? { by: DEGREE } : ({ by: DEGREE, corner: 'right' } as const);
  const change = firstChange(match, unit);
  const common: FunctionOrder[] = [
    { do: 'turn', ...wheel },
    { do: 'move', ahead: LITTLE },
  ];
  if (isArtillery(unit))
    return [
      ...common,
      ...('prolong' in tariffOf(unit).costs ? [{ do: 'prolong', ahead: LITTLE } as const] : []),
      unit.limbered ? { do: 'unlimber' } : { do: 'limber' },
    ];
  return [
    ...common,
    { do: 'aboutFace' },
    ...(isFootUnit(unit) ? [{ do: 'stepBack', back: LITTLE } as const] : []),
    ...(change ? [change] : []),
  ];
};

const NEAR = 5;

const nearest = ({ match, unit }: Post, isWanted: (id: UnitId) => boolean): UnitId[] =>
  nearestFirst(match, unit)
    .map(({ id }) => id)
    .filter(isWanted)
    .slice(0, NEAR);

const chargeReasons = (post: Post): Reason[] => {
  const { match, unit } = post;
  if (isArtillery(unit)) return [];
  const found = nearest(post, (id) => unitOf(match, id).side !== unit.side).flatMap((id): Reason[] => {
    const found = bestCharge(post, id);
    return 'order' in found ? [] : [{ verb: 'charge', other: id, refusal: found }];
  });
  // Where it charges nobody at all, once is enough.
  const [first] = found;
  const alike = found.every(({ refusal }) => refusal.id === first?.refusal.id && !refusal.facts['target']);
  return first && alike ? [{ ...first, other: undefined }] : found;
};

const joinReasons = (post: Post): Reason[] =>
  nearest(post, (id) => mayBeJoined(post, id)).flatMap((id): Reason[] => {
    const aim = joinAim(post, id);
    return isAim(aim) ? [] : [{ verb: isBattle(post.unit) ? 'take' : 'join', other: id, refusal: aim }];
  });

const shiftReasons = ({ match, unit }: Post): Reason[] => {
  const refusal = unit.stands.length === 5 ? shiftRefusal(match, unit) : undefined;
  return refusal ? [{ verb: 'shift', other: undefined, refusal }] : [];
};

const plainReasons = (post: Post): Reason[] =>
  probes(post).flatMap((order): Reason[] => {
    const { refusal } = judgeOrder(post.match, post.unit, order);
    return refusal ? [{ verb: order.do, other: undefined, refusal }] : [];
  });

export const reasonsOf = (post: Post): readonly Reason[] =>
  knownOf(post.unit, 'reasons', () =>
    [plainReasons, chargeReasons, joinReasons, shiftReasons].flatMap((reasons) => reasons(post)),
  );
