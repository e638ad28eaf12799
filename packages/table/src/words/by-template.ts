/** Sentences of the engine in another language: `{a} has {b} stands.` tells what changes in them. */
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const PLACE = /\\\{(\w)\\\}/g;

const MAYBE_MANY = /\\\(s\\\)/g;

/** A template as a pattern: what is in braces is taken out of the sentence; `unit(s)` is one or many. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(SPECIAL, '\\$&').replace(PLACE, '(?<$1>.+?)').replace(MAYBE_MANY, 's?')}$`, 's');

const patterns = new Map<string, RegExp>();
const factsIn = (template: string, sentence: string): Readonly<Record<string, string>> | undefined => {
  const pattern = patterns.get(template) ?? patternOf(template);
  patterns.set(template, pattern);
  return pattern.exec(sentence)?.groups ?? (pattern.test(sentence) ? {} : undefined);
};

/** What a language makes of the engine's sentences. */
export interface Phrases {
  readonly sentences: Readonly<Record<string, string>>;
  /** Single words and names in them. */
  readonly words: Readonly<Record<string, string>>;
  /** Decimals in them. */
  readonly figure: (text: string) => string;
}

/** English as it is. */
export const AS_IT_IS: Phrases = { sentences: {}, words: {}, figure: (text) => text };

/** By the first template that fits, or as it is; `word` puts single words and names into the other language. */
export const byTemplate = (
  templates: Readonly<Record<string, string>>,
  sentence: string,
  word: (word: string) => string = (same) => same,
): string => {
  for (const [template, text] of Object.entries(templates)) {
    const facts = factsIn(template, sentence);
    if (facts) return text.replace(/\{(\w)\}/g, (all, name: string) => word(facts[name] ?? all));
  }
  return sentence;
};

export const phrased = ({ sentences, words, figure }: Phrases, sentence: string): string =>
  byTemplate(sentences, sentence, (word) => words[word] ?? figure(word));
