/** What may be written on a plate, the most telling first. */
import { shortName } from './short-names.js';

type Army = Parameters<typeof shortName>[0];

/** Longer names are not written whole. */
const LONGEST = 24;

/** The whole name, the one that tells it from others, or none: the number of its stands is better than nothing. */
export const namesFor = (match: Army, { id, name }: { readonly id: string; readonly name: string }): string[] => {
  const short = shortName(match, id);
  return [...(name.length <= LONGEST && name !== short ? [name] : []), short, ''];
};
