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

/** Puts the facts into the template; `name` turns ids into names. */
export const sentence = (template: string, facts: Facts, name: (fact: string) => string = (fact) => fact): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const fact = facts[key];
    return fact === undefined ? whole : name(String(fact));
  });

/** What a list of faults looks like at the border. */
export interface Fault {
  readonly path: string;
  readonly rule?: string;
  readonly because: string;
}
