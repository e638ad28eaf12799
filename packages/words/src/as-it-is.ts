/** A fact that a sentence looks at, and says in its own way: a cause, dice, yes or no. */
export const asItIs = <T extends string | object | boolean>() => ({
  say: (fact: T): T => fact,
  /** Events are not listed with blanks. */
  blank: (name: string): T => name as T,
});
