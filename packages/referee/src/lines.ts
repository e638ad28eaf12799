/** Lines out of chunks of bytes. Of a line that is too long only so much is kept that the referee can say so. */
import { LIMITS } from './limits.js';

const ENOUGH = LIMITS.line + 1;

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of chunks) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      yield withoutReturn(begun + part);
      begun = '';
    }
    if (begun.length < ENOUGH) begun = (begun + last).slice(0, ENOUGH);
  }
  const rest = withoutReturn(begun + decoder.decode());
  if (rest !== '') yield rest;
}
