/** Who of the riders fights on foot. */
import type { Choice } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import { askedAs, type ManoeuvreDesk as Desk } from '../maker.js';

export type Draft = readonly UnitId[];

export const ridersIn = (desk: Desk): readonly UnitId[] => askedAs(desk, 'dismount').about.units;

export const dismountOf = (units: Draft): Choice => ({ do: 'dismount', units }) as Choice;
