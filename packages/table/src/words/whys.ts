import type { Messages } from './en.js';

/** What a summand of dice or of a Combat Value is for. */
export const whyText = (t: Messages, why: string): string => {
  const cover = /^cover: (\w+)$/.exec(why)?.[1];
  const ground = cover && t.terrain[cover as keyof Messages['terrain']];
  return ground ? t.odds.cover(ground) : (t.whys[why] ?? why);
};
