/** The pages of the manual with examples; each is one session. */
import { readFileSync } from 'node:fs';
import { fine, glorious, great, major, splendid } from '@five-victories/engine';
import { createReferee } from '../src/referee.js';
import { examplesOf, quoted } from './examples.js';
import { kindsOf } from './kinds.js';
import type { Answered } from './kit.js';

const pageOf = (name: string, kinds: readonly string[]) => {
  const file = new URL(`../../../docs/${name}`, import.meta.url);
  return { name, file, kinds, text: readFileSync(file, 'utf8') };
};

/** What the family asks and A Great Victory never comes to: armies are not thrown for, nothing bounces, units are whole or gone. */
const NEVER_IN_GREAT = ['generate', 'muster', 'bounce', 'reform'];

/** What the family asks and A Glorious Victory never comes to: there are no reactions, and armies are not thrown for. */
const NEVER_IN_GLORIOUS = [
  'generate',
  'muster',
  'bounce',
  'join',
  'intercept',
  'goOn',
  'react',
  'hastyBlock',
  'fallBack',
  'breakThrough',
  'reform',
];

/** With the kinds of decision each has to show. */
export const PAGES = [
  pageOf('referee.md', kindsOf([fine, major])),
  pageOf('referee-measured.md', kindsOf([splendid])),
  pageOf(
    'referee-great.md',
    kindsOf([great]).filter((kind) => !NEVER_IN_GREAT.includes(kind)),
  ),
  pageOf(
    'referee-glorious.md',
    kindsOf([glorious]).filter((kind) => !NEVER_IN_GLORIOUS.includes(kind)),
  ),
];

export interface PlayedExample {
  /** Where the answer stands in the page, counted from 0. */
  readonly line: number;
  readonly request: string;
  readonly written: unknown;
  readonly told: Answered;
}

/** The requests of a page with the answers to them. */
export const played = (text: string): readonly PlayedExample[] => {
  const referee = createReferee();
  const quotable: Record<string, unknown> = {};
  return examplesOf(text).map(({ request: quoting, answer, line }) => {
    const request = quoted(quoting, quotable);
    const told = JSON.parse(referee(request)) as Answered;
    Object.assign(quotable, told);
    return { line, request, written: JSON.parse(answer) as unknown, told };
  });
};
