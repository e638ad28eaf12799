/** From a line to a value that is safe to look at: JSON, not too long, not too deep, no key that means more in JavaScript. */
import type { Fault } from '@five-victories/engine';
import { fault } from './faults.js';
import { LIMITS } from './limits.js';

/** Faults of the request as a whole have this path. */
export const WHOLE = 'request';

interface Found {
  readonly value: unknown;
  readonly key: string;
  readonly within: Found | undefined;
  readonly depth: number;
}

const pathOf = (found: Found | undefined): string => {
  const keys: string[] = [];
  for (let at = found; at !== undefined; at = at.within) keys.unshift(at.key);
  const path = keys.join('').replace(/^\./, '');
  return path === '' || path.startsWith('[') ? `${WHOLE}${path}` : path;
};

const shortened = (path: string): string => (path.length > 200 ? `${path.slice(0, 200)}...` : path);

const inside = (found: Found): Found[] => {
  const { value } = found;
  const depth = found.depth + 1;
  if (Array.isArray(value)) return value.map((each, i) => ({ value: each, key: `[${i}]`, within: found, depth }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, each]) => ({ value: each, key: `.${key}`, within: found, depth }));
};

/** Walks without recursion, since depth is what is being judged. */
const nestingFault = (value: unknown): Fault | undefined => {
  const waiting: Found[] = [{ value, key: '', within: undefined, depth: 0 }];
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const path = (): string => shortened(pathOf(found));
    if (found.key === '.__proto__') return fault(path(), 'protoKey');
    if (found.depth > LIMITS.depth) return fault(path(), 'tooDeep');
    for (const each of inside(found)) waiting.push(each);
  }
  return undefined;
};

/** A line that is longer by one was cut off there, and nobody knows how long it was. */
const tooLong = (length: number): Fault =>
  fault(WHOLE, 'lineTooLong', { length: length > LIMITS.line + 1 ? length : undefined });

export const parse = (line: string, faults: Fault[]): unknown => {
  if (line.length > LIMITS.line) {
    faults.push(tooLong(line.length));
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(line);
    const fault = nestingFault(value);
    if (fault) faults.push(fault);
    return value;
  } catch (problem) {
    const isEmpty = line.trim() === '';
    faults.push(isEmpty ? fault(WHOLE, 'emptyLine') : fault(WHOLE, 'noJson', { problem: (problem as Error).message }));
    return undefined;
  }
};
