/** Functions by name. */
import { isBattle } from '@five-victories/engine/glorious';
import { m } from '../../words/index.js';
import type { Post } from './plan.js';

export const verbText = ({ unit }: Post, verb: string): string => {
  const { verbs, join } = m().glorious.order;
  if (verb === 'turn' && isBattle(unit)) return verbs.turnBattle;
  if (verb === 'join') return join.title;
  if (verb === 'take') return join.takes;
  return (verbs as Readonly<Record<string, string>>)[verb] ?? verb;
};
