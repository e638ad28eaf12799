/** What is wrong with an army, in the language of the reader: the engine gives faults as English sentences. */
import type { Fault } from '@five-victories/engine/kernel';
import { faultText } from '../../options/fault-text.js';
import { o } from '../../options/words/index.js';
import { m } from '../words/index.js';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const PLACE = /\\\{(\w)\\\}/g;

/** A template as a pattern: what is in braces is taken out of the sentence. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(SPECIAL, '\\$&').replace(PLACE, '(?<$1>.+?)')}$`, 's');

const patterns = new Map<string, RegExp>();
const factsIn = (template: string, sentence: string): Readonly<Record<string, string>> | undefined => {
  const pattern = patterns.get(template) ?? patternOf(template);
  patterns.set(template, pattern);
  return pattern.exec(sentence)?.groups;
};

/** Names of types and of arms are words, too. */
export const armyFaultText = (fault: Fault): string => {
  const { sentences, words } = m().setup.armyFaults;
  for (const [template, text] of Object.entries(sentences)) {
    const facts = factsIn(template, fault.because);
    if (facts) return text.replace(/\{(\w)\}/g, (all, name: string) => words[facts[name] ?? ''] ?? facts[name] ?? all);
  }
  return faultText(o(), fault);
};
