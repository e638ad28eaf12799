/** The numbers and units a sentence speaks of. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * Why an order may not be given: a rule of the catalogue and one sentence with the numbers of the case. The sentence
 * is kept as a template with its facts, so that bots which ask thousands of times pay nothing for words, and so that
 * a translation can be looked up by the template.
 */
export interface Refusal {
  readonly rule: string;
  readonly template: string;
  readonly facts: Facts;
  /** What else is wrong, where an order has many parts. */
  readonly also?: readonly Refusal[];
}

const NO_FACTS: Facts = {};

export const refuse = (rule: string, template: string, facts: Facts = NO_FACTS): Refusal => ({ rule, template, facts });

/** Whether what was read is a refusal of it. */
export const isRefusal = (read: object): read is Refusal => 'template' in read;

/**
 * Puts the facts into the template; `name` turns ids into names. `{size|stand|stands}` is the first word where the fact is
 * one, and the second where it is none or many.
 */
export const sentence = (template: string, facts: Facts, name: (fact: string) => string = (fact) => fact): string =>
  template.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (whole, key: string, one?: string, many = '') => {
    const fact = facts[key];
    if (fact === undefined) return whole;
    if (one === undefined) return name(String(fact));
    return Number(fact) === 1 ? one : many;
  });

/** What a list of faults looks like at the border. */
export interface Fault {
  readonly path: string;
  readonly rule?: string;
  readonly because: string;
}
