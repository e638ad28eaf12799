// Playing: sides, dice, decisions and answers, refusals, events.
export * from './side.js';
export * from './random.js';
export * from './dice.js';
export * from './decision.js';
export { isVain, settledBy, soleOf, type ByUnit } from './settled.js';
export * from './orders.js';
export * from './refusal.js';
export * from './message.js';
export { KERNEL } from './messages.js';
export { FAULTS, flaw, wants } from './faults.js';
export type { CommonKinds } from './kinds.js';
export * from './event.js';
// Not `framesOf`: where in its procedures a match stands is nobody's business outside; decisions say what they are about.
export {
  about,
  answer,
  asked,
  begin,
  awaited,
  copyOf,
  fork,
  forkWith,
  interrupt,
  interruptRefusal,
  newMatch,
  refusal,
  same,
  throwDice,
  verbsIn,
  waitForDice,
  type AnyMatch,
  type Awaited,
  type DiceDecision,
  type Match,
  type Rules,
  type Said,
  type Wanted,
} from './match.js';

// Secrets, and what cannot be taken back.
export * from './secrets.js';

// Planning: how far, and with what chances.
export * from './furthest.js';
export * from './chances.js';
export * from './standing.js';
export * from './outcomes.js';

// Keeping: records, saves, and what older programs wrote.
export { diceFrom, diceSourceShape, logFromHere, openMatch, type DiceSource, type Log, type Playable } from './log.js';
export { playLog, RECORD_FORMAT, recordOf, recordShape, replay, type MatchRecord } from './record.js';
export * from './save.js';
export { dated, isNewer, isOfKind, type Migrations, type Old } from './format.js';
export * from './mended.js';
export * from './digest.js';

// Making a game: options and house rules, procedures, disputes, shapes of outside data.
export * from './options.js';
export * from './procedure.js';
export * from './dispute.js';
export * as wire from './wire.js';
