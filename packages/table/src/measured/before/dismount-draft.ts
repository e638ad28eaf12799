/** Who of the riders fights on foot. */
import type { Choice } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import type { ManoeuvreDesk as Desk } from '../maker.js';

export type Draft = readonly UnitId[];

export const ridersIn = ({ about }: Desk): readonly UnitId[] => (about['units'] ?? []) as readonly UnitId[];

export const toggled = (draft: Draft, id: UnitId): Draft =>
  draft.includes(id) ? draft.filter((each) => each !== id) : [...draft, id];

export const dismountOf = (units: Draft): Choice => ({ do: 'dismount', units }) as Choice;
