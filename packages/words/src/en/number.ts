/** A name for many wants a verb for many: `Spears of Amun have no room to turn`. Names stay as they are. */
import { capital } from '../language.js';
import { isMany } from '../many.js';

const ODD: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do', goes: 'go' };

const ofMany = (verb: string): string => {
  if (!/[^s]s$/.test(verb)) return verb;
  return (
    ODD[verb] ??
    verb
      .replace(/ies$/, 'y')
      .replace(/(ch|sh|ss|x)es$/, '$1s')
      .replace(/s$/, '')
  );
};

/** The verb after the name and its type in brackets, and one that goes on after a comma. */
const FIRST = /^((?:\([^)]*\) )?(?:(?:already|also|only|never) )?)([a-z]+)/;
const SECOND = /(, (?:but|and) )(is|has|was|does)\b/g;

/** A sentence that begins with who does something in the singular, as it is said of who is many. */
export const agreed = (sentence: string, who: string): string => {
  const start = `${capital(who)} `;
  if (!isMany(who) || !sentence.startsWith(start)) return sentence;
  const rest = sentence
    .slice(start.length)
    .replace(FIRST, (_all, before: string, verb: string) => before + ofMany(verb))
    .replace(SECOND, (_all, before: string, verb: string) => before + ofMany(verb));
  return start + rest;
};
