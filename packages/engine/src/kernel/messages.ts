import type { CommonKinds } from './kinds.js';
import { refuserOf, type Catalogue } from './message.js';

/** What is refused in every game, whatever its rules. */
export const KERNEL = {
  diceToEnter: { count: 'count', sides: 'figure' },
  matchIsOver: {},
  noAnswer: { verb: 'name', kind: 'name', verbs: 'verbs' },
  notAmongAnswers: { kind: 'name' },
  diceFirst: {},
  noSwitch: { switch: 'switch' },
  switchSettled: { switch: 'switch' },
  switchSetSo: { switch: 'switch' },
  disputeOpen: {},
} as const satisfies Catalogue<CommonKinds>;

export const refuse = refuserOf<CommonKinds>()<typeof KERNEL>();
