/** Texts as bytes and bytes as texts. */
import type { Bytes } from './sha256.js';

export const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of hexadecimal digits that were checked before. */
export const unhex = (digits: string): Bytes =>
  Uint8Array.from({ length: digits.length / 2 }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));

/** UTF-8. Half a surrogate pair becomes the replacement character, as everywhere else. */
export const utf8 = (text: string): Bytes => {
  const bytes: number[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0)!;
    bytes.push(...encoded(point >= 0xd800 && point <= 0xdfff ? 0xfffd : point));
  }
  return Uint8Array.from(bytes);
};

const encoded = (point: number): number[] => {
  const tail = (shift: number): number => 0x80 | ((point >> shift) & 0x3f);
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), tail(0)];
  if (point < 0x1_0000) return [0xe0 | (point >> 12), tail(6), tail(0)];
  return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)];
};
