/** A game of manoeuvre: the shared procedures of Splendid and Great with one book's tables and functions. */
import type { Procedures } from '../kernel/procedure.js';
import { throwQualities } from './army/quality.js';
import { breakThrough } from './charges/break-through.js';
import { charge } from './charges/charge.js';
import { window } from './charges/window.js';
import { tabletopGame, type BookOf } from '../tabletop/game.js';
import { act } from './moves/act.js';
import { hingeRefusal } from './moves/column.js';
import { march } from './moves/march.js';
import { movement } from './moves/movement.js';
import { reform } from './moves/reform.js';
import { raiseFlags } from './moves/start-flags.js';
import { turn } from './turn.js';
import type { ManoeuvreProcedures } from './procedures.js';
import { queries } from './queries.js';
import type { ManoeuvreMatch, ManoeuvreRules } from './rules.js';
import type { Unit } from './unit.js';

type Shared = 'turn' | 'movement' | 'act' | 'march' | 'window' | 'charge' | 'breakThrough' | 'reform';
const PROCEDURES: Pick<Procedures<ManoeuvreProcedures, ManoeuvreMatch>, Shared> = {
  turn,
  movement,
  act,
  march,
  window,
  charge,
  breakThrough,
  reform,
};

/** What these books answer alike. */
const ANSWERS: Pick<ManoeuvreRules, 'manoeuvres' | 'queries' | 'beforeSetUp' | 'opened' | 'bentRefusal'> = {
  manoeuvres: true,
  queries,
  beforeSetUp: throwQualities,
  opened: raiseFlags,
  bentRefusal: (match, unit: Unit, place) => hingeRefusal(match, unit, [place, ...(place.trail ?? [])]),
};
export type ManoeuvreBook = Omit<BookOf<ManoeuvreRules>, keyof typeof ANSWERS>;

export const manoeuvreGame = ({ own, ...book }: ManoeuvreBook): ManoeuvreRules =>
  tabletopGame<ManoeuvreRules>({ ...ANSWERS, ...book, own: { ...PROCEDURES, ...own } });
