/** What a sentence speaks of: ids, numbers, lists of them. What each is, its catalogue says. */
export type Fact = string | number | boolean | readonly (string | number)[] | undefined;
export type Facts = Readonly<Record<string, Fact>>;

/**
 * Why an order may not be given: a rule of the catalogue and a message (`message.ts`): which sentence it is, and the
 * numbers and units of the case. So bots which ask thousands of times pay nothing for words, and each language has its
 * own.
 */
export interface Refusal {
  readonly rule: string;
  readonly id: string;
  readonly facts: Facts;
  /** What else is wrong, where an order has many parts. */
  readonly also?: readonly Refusal[];
}

/** Whether what was read is a refusal of it. */
export const isRefusal = (read: object): read is Refusal => 'facts' in read;

/** What is wrong with something from outside, and where in it: a message. */
export interface Fault {
  readonly path: string;
  readonly rule?: string;
  readonly id: string;
  readonly facts: Facts;
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
