import { asRecorded } from './later.js';
import { framesOf, type AnyMatch } from './match.js';

/** Two 32-bit hashes of a text (cyrb53's mixing), as 16 hexadecimal digits. */
export const hash = (text: string): string => {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b >>> 0).toString(16).padStart(8, '0') + (a >>> 0).toString(16).padStart(8, '0');
};

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

/** The same for two matches exactly if they stand alike and have the same dice, those thrown from a list included. */
export const digest = (match: AnyMatch): string =>
  hash(
    canonical({
      state: asRecorded(match.rules.digested?.(match.state) ?? match.state),
      stack: framesOf(match).map((frame) => match.rules.digestedFrame?.(frame) ?? frame),
      dice: match.dice,
      wanted: match.wanted,
    }),
  );
