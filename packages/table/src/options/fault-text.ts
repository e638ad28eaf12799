/** Why options are refused, in the language of the reader: the engine gives faults as English sentences. */
import type { Fault } from '@five-victories/engine/kernel';
import type { OptionMessages } from './words/en.js';

const PLACE = /\\\{(\w)\\\}/g;

/** A template as a pattern: what is in braces is taken out of the sentence. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PLACE, '(?<$1>.+?)')}$`, 's');

const known = new Map<string, RegExp>();
const matchOf = (template: string, sentence: string): Record<string, string> | undefined => {
  const pattern = known.get(template) ?? patternOf(template);
  known.set(template, pattern);
  const found = pattern.exec(sentence);
  return found ? { ...found.groups } : undefined;
};

export const faultText = ({ faults }: Pick<OptionMessages, 'faults'>, { because }: Fault): string => {
  for (const [template, text] of Object.entries(faults)) {
    const facts = matchOf(template, because);
    if (facts) return text.replace(/\{(\w)\}/g, (all, name: string) => facts[name] ?? all);
  }
  return because;
};
