/** Stands with their number. */

/** These are `stands` that go unsaid: 3 mounted, 2 light. */
const SAME =
  /^(?:(?:light )?hand-to-hand|light|hand|(?:heavy )?mounted|heavy|foot|horse|artillery|command|.* cavalry)$/;

export const standsOf = (n: number, kind: string): string => `${n} ${n === 1 || SAME.test(kind) ? kind : `${kind}s`}`;
