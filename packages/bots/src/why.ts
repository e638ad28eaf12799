/** A bot that can say why: the best options with their scores. */
import type { Choice, Stream } from '@five-victories/engine';
import { findUnit, nameOf, zoneName, type ZonalMatch } from '@five-victories/engine/zonal';
import { judge, type Judged } from './steady.js';

const VERBS: Readonly<Record<string, string>> = {
  choose: 'use',
  moveCommander: 'send the Commander to',
  end: 'end the phase',
  done: 'leave it at that',
  changeFormation: 'change formation',
  mountUp: 'mount up',
  counterCharge: 'counter-charge with',
  hastyDefence: 'hasty defence by',
  rethrow: 're-throw',
  rethrowAll: 're-throw all dice',
};

const inWords = (match: ZonalMatch, fact: unknown): string => {
  if (Array.isArray(fact)) return `${fact.length}`;
  if (typeof fact === 'object' && fact !== null)
    return Object.entries(fact)
      .map(([id, stands]) => `${String(stands)} on ${nameOf(match, id)}`)
      .join(', ');
  const text = String(fact);
  if (findUnit(match, text)) return nameOf(match, text);
  return /^(Z\(|[SN]R\d)/.test(text) ? zoneName(match, text) : text;
};

/** A choice in a few words: `fire Skippon's, Ireton's Horse`. */
export const describe = (match: ZonalMatch, choice: Choice): string => {
  if (choice.do === 'setup') return 'this set-up';
  const facts = Object.entries(choice).flatMap(([key, fact]) => (key === 'do' ? [] : [inWords(match, fact)]));
  return `${VERBS[choice.do] ?? choice.do} ${facts.join(', ')}`.trim();
};

const line = (match: ZonalMatch, { choice, value }: Judged): string => `${value.toFixed(2)} ${describe(match, choice)}`;

/** The best options of the waiting decision with their scores; higher is better for the side that decides. */
export const why = (match: ZonalMatch, stream: Stream, most = 3): string => {
  const judged = judge(match, stream);
  const shown = judged.slice(0, most).map((each) => line(match, each));
  const rest = judged.length - shown.length;
  return `${shown.join('; ')}${rest > 0 ? `; ${rest} more below` : ''}.`;
};
