/** A choice of a zone game in a few words: `fire Skippon's, Ireton's Horse`. */
import type { Choice } from '@five-victories/engine';
import { findUnit, nameOf, zoneName, type ZonalMatch } from '@five-victories/engine/zonal';

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

export const describe = (match: ZonalMatch, choice: Choice): string => {
  if (choice.do === 'setup') return 'this set-up';
  const facts = Object.entries(choice).flatMap(([key, fact]) => (key === 'do' ? [] : [inWords(match, fact)]));
  return `${VERBS[choice.do] ?? choice.do} ${facts.join(', ')}`.trim();
};
