/**
 * What whoever runs a hall sees and does, below /api/1/operator. Every request shows a token (`Authorization: Bearer …`);
 * without one among the hall's settings these addresses do not exist. One token reads; another one acts, too.
 *
 * | request | answer |
 * |---|---|
 * | GET operator | `OperatorAnswer` |
 * | POST operator/bans `NewBan` | `OperatorAnswer` |
 * | POST operator/pardons `Pardon` | `OperatorAnswer`: a ban ends |
 * | POST operator/reports/:id `Verdict` | `OperatorAnswer`: a report is dealt with |
 */
import { wire } from '@five-victories/engine/kernel';
import type { MatchId, Millis } from './ids.js';
import type { Status } from './match.js';
import { BANS, type Ban } from './people.js';

const { fields, integer, oneOf, optional, text } = wire;

export interface Health {
  readonly store: boolean;
  /** When this process began, and its memory in bytes. */
  readonly since: Millis;
  readonly memory: number;
  readonly tables: number;
  readonly boards: number;
  readonly matches: Readonly<Record<Status, number>>;
  readonly answers: number;
  readonly errors: number;
  readonly bots: { readonly waiting: number; readonly thinking: number };
}

export interface ReportShown {
  readonly id: string;
  readonly by: string;
  readonly about: string;
  readonly match?: MatchId | undefined;
  readonly quoted?: string | undefined;
  readonly words: string;
  readonly at: Millis;
}

export interface BanShown extends Ban {
  readonly player: string;
  readonly at: Millis;
}

export interface DeedShown {
  readonly at: Millis;
  readonly what: string;
  readonly about: string;
  readonly why: string;
}

export interface OperatorAnswer {
  /** Otherwise this token only looks. */
  readonly mayAct: boolean;
  readonly health: Health;
  readonly reports: readonly ReportShown[];
  readonly bans: readonly BanShown[];
  readonly deeds: readonly DeedShown[];
}

export interface NewBan {
  readonly player: string;
  readonly what: Ban['what'];
  /** Undefined: for good. */
  readonly days?: number | undefined;
  readonly why: string;
}

export interface Pardon {
  readonly player: string;
  readonly why: string;
}

export interface Verdict {
  readonly why: string;
}

const why = text(300);
const player = text(60);
export const newBanShape: wire.Shape<NewBan> = fields(
  { player, what: oneOf(BANS), why },
  { days: optional(integer(1, 3650)) },
);
export const pardonShape: wire.Shape<Pardon> = fields({ player, why });
export const verdictShape: wire.Shape<Verdict> = fields({ why });
