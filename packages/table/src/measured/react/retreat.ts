/** Who leaves the battle of his own will: units that may are lit, one is pointed at. */
import type { Choice } from '@five-victories/engine/kernel';
import { figureOf, findUnit, type Placed, type UnitId } from '@five-victories/engine/tabletop';
import type { Gesture, Key } from '../gesture.js';
import type { Desk, Outcome } from '../maker.js';
import type { Mark } from '../marks.js';
import { m } from '../words/index.js';
import { spotOf } from './spots.js';

export interface RetreatDraft {
  readonly unit: UnitId | undefined;
}

export const retirable = ({ match }: Desk): readonly UnitId[] =>
  (match.decision?.options ?? []).flatMap((option) =>
    option.do === 'retire' ? [(option as { unit?: UnitId }).unit!] : [],
  );

export const begin = (): RetreatDraft => ({ unit: undefined });

export const gesture = (desk: Desk, draft: RetreatDraft, { is, over }: Gesture): Outcome<RetreatDraft> | undefined => {
  const unit = over?.unit;
  if (is !== 'tap' || unit === undefined || !retirable(desk).includes(unit)) return undefined;
  return { draft: { unit: draft.unit === unit ? undefined : unit } };
};

const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const key = (desk: Desk, draft: RetreatDraft, pressed: Key): Outcome<RetreatDraft> | undefined => {
  if (pressed.key === 'Escape' && draft.unit !== undefined) return { draft: begin() };
  const by = TURNS[pressed.key];
  const all = retirable(desk);
  if (by === undefined || all.length === 0) return undefined;
  const at = draft.unit === undefined ? (by > 0 ? -1 : 0) : all.indexOf(draft.unit);
  return { draft: { unit: all[(at + by + all.length) % all.length] } };
};

/** With nobody chosen the phase goes on. */
export const choices = (_desk: Desk, { unit }: RetreatDraft): readonly Choice[] => [
  unit === undefined ? { do: 'finish' } : ({ do: 'retire', unit } as Choice),
];

const standsOf = ({ match }: Desk, id: UnitId): number[] =>
  figureOf(match, findUnit(match, id) as Placed).stands.map((_, i) => i);

export const marks = (desk: Desk, draft: RetreatDraft): readonly Mark[] => [
  ...retirable(desk).map((unit): Mark => ({
    is: 'stands',
    unit,
    stands: standsOf(desk, unit),
    tone: unit === draft.unit ? 'wrong' : 'command',
  })),
  ...(draft.unit === undefined
    ? []
    : [
        {
          is: 'text',
          at: spotOf(figureOf(desk.match, findUnit(desk.match, draft.unit) as Placed)),
          text: m().react.retreat.gone,
          tone: 'wrong',
        } as const,
      ]),
];
