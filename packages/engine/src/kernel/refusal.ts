/** What a sentence speaks of: ids, numbers, lists of them. What each is, its catalogue says. */
export type Fact = string | number | boolean | readonly (string | number)[] | undefined;
export type Facts = Readonly<Record<string, Fact>>;

/**
 * Why an order may not be given: a rule of the catalogue and a message (`message.ts`): which sentence it is, and the
 * numbers and units of the case. So bots which ask thousands of times pay nothing for words, and each language has its
 * own. What is not converted yet has its English template in place of the id (`sentence`).
 */
export interface Refusal {
  readonly rule: string;
  readonly id: string;
  readonly facts: Facts;
  /** What else is wrong, where an order has many parts. */
  readonly also?: readonly Refusal[];
}

const NO_FACTS: Facts = {};

export const refuse = (rule: string, id: string, facts: Facts = NO_FACTS): Refusal => ({ rule, id, facts });

/** Whether what was read is a refusal of it. */
export const isRefusal = (read: object): read is Refusal => 'facts' in read;

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

/**
 * What is wrong with something from outside, and where in it: a message. What is not converted yet has its English
 * sentence in `because` in place of id and facts.
 */
export interface Fault {
  readonly path: string;
  readonly rule?: string;
  readonly id?: string;
  readonly facts?: Facts;
  readonly because?: string;
}

/** What is wrong, without the place where: a refusal, or no matter of rules. */
export interface Flaw {
  readonly rule?: string;
  readonly id: string;
  readonly facts: Facts;
}

export const faultBy = <F extends Flaw>(path: string, { rule, id, facts }: F): Fault & Pick<F, 'rule'> => ({
  path,
  ...(rule === undefined ? {} : { rule }),
  id,
  facts,
});
