/** Exact values of single orders, as fields set them. What is not legal is refused when the plan is judged. */
import { length as asLength, tenths, type Angle } from '@five-victories/engine/geometry';
import {
  asMuchOf,
  isBattle,
  isMountedFoot,
  moveOf,
  type Corner,
  type FunctionOrder,
  type Order,
  type Wheel,
  type Pins,
} from '@five-victories/engine/glorious';
import { optionsFor } from '../../decisions.js';
import { firstChange } from './changes.js';
import type { Post } from './plan.js';

/** About the corner on its side, unless another is wanted; a Battle about its centre. */
export const wheelBy = ({ unit }: Post, by: Angle, corner: Corner | undefined): Wheel =>
  isBattle(unit) ? { by } : { corner: corner ?? (by > 0 ? 'right' : 'left'), by };

export const wheelIn = (order: Order): Wheel | undefined =>
  order.do === 'turn' ? order : 'pivot' in order ? order.pivot : undefined;

/** Its wheel or pivot by so much; about the corner it has, or the one on that side. */
export const turnedBy = (post: Post, order: Order, by: number, corner: Corner | undefined): Order => {
  const wheel = wheelBy(post, tenths(by), corner);
  if (order.do === 'turn') return { ...order, ...wheel };
  const { pivot: _before, ...rest } = order as { readonly pivot?: Wheel } & Order;
  return (by === 0 ? rest : { ...rest, pivot: wheel }) as Order;
};

export const farIn = (order: Order): number | undefined => {
  if (order.do === 'move' || order.do === 'prolong') return order.ahead;
  return order.do === 'stepBack' ? order.back : undefined;
};

export const goneFar = (order: Order, far: number): Order => {
  if (order.do === 'stepBack') return { ...order, back: asLength(far) };
  return order.do === 'move' || order.do === 'prolong' ? { ...order, ahead: asLength(far) } : order;
};

/** On horseback, or not; as far as it then goes. */
export const riding = (post: Post, order: Order, rides: boolean): Order => {
  if (order.do !== 'move') return order;
  const { byHorse: _before, ...rest } = order;
  const wanted: FunctionOrder = rides
    ? { ...rest, byHorse: true, ...(rest.ahead === undefined ? {} : { ahead: moveOf(post.unit, true, false) }) }
    : rest;
  return asMuchOf(post.match, post.unit, wanted).order ?? wanted;
};

// ---- new ones --------------------------------------------------------------------------------------------------------

const QUARTER = 450;

const wantedOf = ({ match, unit }: Post, verb: string, pins: Pins): FunctionOrder | undefined => {
  switch (verb) {
    case 'turn': {
      const by = tenths(pins.corner === 'left' ? -QUARTER : QUARTER);
      return { do: 'turn', by, ...(isBattle(unit) ? {} : { corner: pins.corner ?? 'right' }) };
    }
    case 'move': {
      const rides = pins.byHorse && isMountedFoot(unit);
      return { do: 'move', ahead: moveOf(unit, rides || unit.byHorse, false), ...(rides ? { byHorse: true } : {}) };
    }
    case 'stepBack':
      return { do: 'stepBack', back: moveOf(unit, false, true) };
    case 'prolong':
      return { do: 'prolong', ahead: moveOf(unit, false, false) };
    case 'changeFormation':
      return firstChange(match, unit);
    case 'aboutFace':
    case 'limber':
    case 'unlimber':
      return { do: verb };
    default:
      return undefined;
  }
};

/** What the engine suggests, or all that can be had; if nothing can, the order itself, so that its refusal is read. */
export const newOrder = (post: Post, verb: string, pins: Pins): Order | undefined => {
  if (verb === 'shift') return { do: 'shift', unit: post.unit.id };
  if (verb === 'turn' && pins.corner === undefined) {
    const suggested = optionsFor(post.match, 'order').find((option) => option.do === 'turn');
    if (suggested) return suggested;
  }
  const wanted = wantedOf(post, verb, pins);
  return wanted && (asMuchOf(post.match, post.unit, wanted).order ?? wanted);
};
