/** Who leaves the battle of his own will: one unit at a time is taken in hand. */
import type { Choice } from '@five-victories/engine/kernel';
import { figureOf, placedOf, type UnitId } from '@five-victories/engine/tabletop';
import { optionsFor } from '../decisions.js';
import type { Key } from '../gesture.js';
import { nextOf, TURNS } from '../lists.js';
import type { ManoeuvreDesk as Desk, Outcome } from '../maker.js';
import { lit, textAt, type Mark } from '../marks.js';
import { m } from '../words/index.js';

export interface RetreatDraft {
  readonly unit: UnitId | undefined;
}

export const retirable = ({ match }: Desk): readonly UnitId[] =>
  optionsFor(match, 'retreat').flatMap((option) => (option.do === 'retire' ? [option.unit] : []));

export const begin = (desk: Desk): RetreatDraft => ({
  unit: retirable(desk).find((unit) => unit === desk.unit),
});

export const key = (desk: Desk, { unit }: RetreatDraft, pressed: Key): Outcome<RetreatDraft> | undefined => {
  const by = TURNS[pressed.key];
  const hold = by === undefined ? undefined : nextOf(retirable(desk), unit, by);
  return hold === undefined ? undefined : { hold };
};

export const choices = (_desk: Desk, { unit }: RetreatDraft): readonly Choice[] | undefined =>
  unit === undefined ? undefined : [{ do: 'retire', unit } as Choice];

/** The one that would go; the others that could are lit by the table. */
export const marks = ({ match }: Desk, { unit }: RetreatDraft): readonly Mark[] => {
  if (unit === undefined) return [];
  const figure = figureOf(match, placedOf(match, unit));
  const all = figure.stands.map((_, i) => i);
  return [...lit(unit, all, 'wrong'), textAt(figure, m().react.retreat.gone, 'wrong')];
};
