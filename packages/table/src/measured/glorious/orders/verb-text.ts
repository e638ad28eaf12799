/** Functions by name. */
import { isBattle, type Order } from '@five-victories/engine/glorious';
import { m } from '../../words/index.js';
import { unitName, unitNames } from '../../words/names.js';
import type { Post } from './plan.js';

export const verbText = ({ unit }: Post, verb: string): string => {
  const { verbs, join } = m().glorious.order;
  if (verb === 'turn' && isBattle(unit)) return verbs.turnBattle;
  if (verb === 'join') return join.title;
  if (verb === 'take') return join.takes;
  return (verbs as Readonly<Record<string, string>>)[verb] ?? verb;
};

/** An order by name, with whom it is about. */
export const orderText = (post: Post, order: Order): string => {
  const { titles } = m().glorious;
  const { match } = post;
  if (order.do === 'charge') return titles.charge(unitName(match, order.target));
  if (order.do === 'move' && order.take !== undefined) return titles.take(unitNames(match, order.take));
  if (order.do === 'move' && order.join !== undefined) return titles.join(unitName(match, order.join));
  if (order.do === 'stepBack' && order.join !== undefined) return titles.backTo(unitName(match, order.join));
  return verbText(post, order.do);
};
