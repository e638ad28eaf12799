/** What can be wrong with something from outside in every game: its shape, its format, its dice. */
import type { CommonKinds } from './kinds.js';
import { flawOf, type Catalogue, type FactsOf, type Message } from './message.js';

/** Another value was wanted. */
export const WANTED = {
  wantedNumber: { given: 'given' },
  wantedInteger: { least: 'figure', most: 'figure', given: 'given' },
  wantedNoneOrInteger: { least: 'figure', most: 'figure', given: 'given' },
  wantedFlag: { given: 'given' },
  wantedTrue: { given: 'given' },
  wantedText: { most: 'count', given: 'given' },
  wantedShortText: { most: 'count', given: 'given' },
  wantedTextOrNumber: { most: 'count', given: 'given' },
  wantedOneOf: { values: 'names', given: 'given' },
  wantedOnly: { only: 'name', given: 'given' },
  wantedLike: { example: 'name', given: 'given' },
  wantedList: { given: 'given' },
  wantedShorter: { most: 'count', given: 'given' },
  wantedObject: { given: 'given' },
} as const satisfies Catalogue<CommonKinds>;

export const FAULTS = {
  ...WANTED,
  unreadable: {},
  noGameHere: { game: 'name' },
  noField: { field: 'name' },
  /** One of these fields, and no other beside it. */
  oneFieldOf: { fields: 'names' },
  newerFormat: { written: 'figure', read: 'figure' },
  otherVersion: { version: 'name', now: 'name', mended: 'names' },
  otherDigest: { came: 'name', written: 'name' },
  // Matches that were played through a hall, by whoever checks them.
  sealBroken: {},
  otherHead: { came: 'name', written: 'name' },
  otherLine: { came: 'figure', written: 'figure' },
  otherSide: {},
  otherCast: { came: 'figure', written: 'figure' },
  otherDice: { came: 'name', written: 'name' },
  noDiceWanted: {},
  diceMissing: {},
  noLineBack: { to: 'figure' },
  afterTheEnd: {},
  noDiceFrom: { from: 'source' },
  seedWords: {},
  diceUsedUp: { count: 'count', rule: 'name' },
  noSuchFace: { shown: 'figure', sides: 'figure', rule: 'name' },
  // Positions, which every game has.
  notAnId: { id: 'name' },
  twoUnits: { id: 'name' },
  sideMissing: { id: 'name' },
  positionOfGame: { game: 'name', played: 'name' },
  noSuchStep: {},
  emptyStack: {},
} as const satisfies Catalogue<CommonKinds>;

export const flaw = flawOf<CommonKinds>()<typeof FAULTS>();

/** What a shape wants; what was given instead is added when it is read. */
export type Wants = Message;
type Named<Id extends keyof typeof WANTED> = Omit<FactsOf<CommonKinds, (typeof WANTED)[Id]>, 'given'>;

export const wants = <Id extends keyof typeof WANTED>(
  id: Id,
  ...facts: keyof Named<Id> extends never ? [] : [facts: Named<Id>]
): Wants => ({ id, facts: { ...facts[0] } });
