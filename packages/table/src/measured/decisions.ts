/** What the players of the measured games are asked, by type: the three books together. */
import { asked, type AskedOf } from '@five-victories/engine/kernel';
import type { GloriousDecision } from '@five-victories/engine/glorious';
import type { GreatDecision } from '@five-victories/engine/great';
import type { SplendidDecision } from '@five-victories/engine/splendid';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';

export type MeasuredDecision = SplendidDecision | GreatDecision | GloriousDecision;
export type MeasuredAsked = AskedOf<MeasuredDecision>;
export type MeasuredKind = MeasuredDecision['kind'];
export type MeasuredChoice = MeasuredDecision['options'][number];
export type AskedFor<Kind extends MeasuredKind> = Extract<MeasuredAsked, { readonly kind: Kind }>;

/** A match of one of the three books; whose decisions it has the compiler cannot see where all books are spoken of. */
const typed = (match: TabletopMatch) => match as TabletopMatch<MeasuredDecision>;

export const decisionIn = (match: TabletopMatch): MeasuredDecision | undefined => typed(match).decision;

/** What is asked in a match, with what it is about. */
export const askedIn = (match: TabletopMatch): MeasuredAsked | undefined => asked(typed(match));

/** The options of the waiting decision. */
export const optionsIn = (match: TabletopMatch): readonly MeasuredChoice[] => typed(match).decision?.options ?? [];

/** Those of one kind of decision; none at any other. */
export const optionsFor = <Kind extends MeasuredKind>(match: TabletopMatch, kind: Kind): AskedFor<Kind>['options'] => {
  const { decision } = match;
  return decision?.kind === kind ? (decision.options as AskedFor<Kind>['options']) : [];
};

/** The unit a choice names, and the one a decision is about. */
export const unitIn = (choice: MeasuredChoice): UnitId | undefined => ('unit' in choice ? choice.unit : undefined);
export const unitAsked = ({ about }: MeasuredAsked): UnitId | undefined => ('unit' in about ? about.unit : undefined);
export const targetAsked = ({ about }: MeasuredAsked): UnitId | undefined =>
  'target' in about ? about.target : undefined;
