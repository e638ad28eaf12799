/** A game as the table plays it: its rules with all that is ready-made for it, and the words its events are told in. */
import type { SideTone } from '../art/side-tones.js';
import type {
  Both,
  ByUnit,
  Choice,
  Event,
  GoalStanding,
  Losses,
  Playable,
  Refusal,
  Side,
  Stakes,
  Strength,
  Summand,
} from '@five-victories/engine/kernel';
import type {
  Edition as MeasuredEdition,
  Goal as MeasuredGoal,
  Outcome as MeasuredOutcome,
  TabletopMatch,
} from '@five-victories/engine/tabletop';
import type {
  Edition as ZoneEdition,
  Goal as ZoneGoal,
  Outcome as ZoneOutcome,
  VolleyWishes,
  ZonalMatch,
} from '@five-victories/engine/zonal';
import { isMeasuredGame, type GameId } from './game-ids.js';

export type TableMatch = ZonalMatch | TabletopMatch;
export type AnyEdition = ZoneEdition | MeasuredEdition;

/** A sentence of the battle report in every language of the table. */
export interface Sentence {
  readonly en: string;
  readonly de: string;
}

/** One sentence about an event, or undefined where another event tells it. An event is told when it happens. */
export type Teller<M extends TableMatch> = (match: M, event: Event) => Sentence | undefined;

export type AnyGoal = ZoneGoal | MeasuredGoal;
export type AnyOutcome = ZoneOutcome & MeasuredOutcome;

/** How a match stands, asked of its family. */
export interface StandingAsked<M extends TableMatch> {
  lossesOf(match: M, side: Side): Losses;
  stakesOf(match: M): Stakes;
  goalsOf(match: M): readonly GoalStanding<AnyGoal>[];
  /** What its ground is called, where it has a name. */
  goalName(match: M, goal: AnyGoal): string | undefined;
  /** Where zones are counted. */
  zonesHeld?(match: M, side: Side): number;
  outcomeNow(match: M): AnyOutcome;
  strengthOf(match: M, unit: M['state']['units'][number]): Strength;
  /** What dice are thrown for that hit or miss. */
  readonly thrownToHit: readonly string[];
}

export interface LittleMap {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

export interface Book<M extends TableMatch = TableMatch> {
  readonly game: Playable<M> & Pick<AnyEdition, 'switches' | 'title'>;
  tellingOf(match: M, event: Event): Sentence | undefined;
  /** Why not, in the language of the settings. */
  reasonOf(match: M, refusal: Refusal): string;
  /** In a firing phase: a shot for each of those who need not be asked at whom, or a proposal for all. */
  volleyOf(match: M, wishes: VolleyWishes): readonly ByUnit[];
  /** All shots of one unit that can hit somebody, where the proposal may be another one. */
  shotsOf?(match: M, unit: string): readonly (ByUnit & { readonly target: string })[];
  /** What a choice is called there. */
  titleOf(match: M, choice: Choice): string;
  /** A kind of stand by its letter, in the language of the settings. */
  standName(match: M, letter: string): string;
  /** What a summand of a throw is for. */
  summandText(match: M, summand: Summand): string;
  readonly standing: StandingAsked<M>;
  /** The table in small, as the text of a drawing: ground, goals, and where the armies stand or will stand. */
  mapOf(match: M, tones: Both<SideTone>): LittleMap;
}

/** A book is fetched when it is wanted: the front page needs none. */
export const bookOf = async (id: GameId): Promise<Book> => {
  if (isMeasuredGame(id)) return (await import('../measured/books.js')).measuredBook(id);
  return (await import('./zone-book.js')).zoneBook(id);
};
