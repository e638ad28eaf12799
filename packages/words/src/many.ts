/** Whether the name of a unit speaks of many: `Archers of the Body fire`, `the Queen's Horse fires`. */

/** With what an addition begins that does not count: `Pikes of Bern`, `Guns on the Chain, right`. */
const ADDITION = /(?:,| (?:of|from|in|on|at|with|and|under|du|de|la) ).*$/;
/** Whose they are does not count: `Duke of York's Men-at-Arms`. */
const OWNER = /^.*(?:['’]s|s['’]) /;
/** Peoples and troops that are many without an s. */
const MANY = /(?:men|Men|Men-at-Arms|Swiss|Irish|English|French|Streltsy|Folk|Brethren)$/;
/** What ends with s and is one all the same. */
const ONE =
  /(?:['’]s|s['’]|us|ss|Charles|Louis|James|Valois|Rambures|Uxelles|Miltiades|Artaphernes|Silaces|Datis|Zabdas|Aiantis|Antiochis|Leontis|Oineis|Kekropis)$/;
/** Who has a title and owns nothing in the name is a person. */
const TITLED = /^(?:Sir|Lord|King|Queen|Prince|Earl|Duke|Count|Marquess|Marquis|Marshal|Hetman|Cardinal) [^'’]+$/;

const headOf = (name: string): string =>
  name
    .replace(/ \([^)]*\)$/, '')
    .replace(OWNER, '')
    .replace(ADDITION, '');

export const isMany = (name: string): boolean => {
  if (TITLED.test(name)) return false;
  const head = headOf(name);
  return MANY.test(head) || (head.endsWith('s') && !ONE.test(head));
};
