/** One of several places for a unit: the hasty block, or what is left that closes up again. Chosen by pointing. */
import { refusal, type Choice } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { figureIn, placedOf, type Place, type UnitId } from '@five-victories/engine/tabletop';
import type { Gesture, Key } from '../gesture.js';
import { nextOf, TURNS } from '../lists.js';
import { askedAs, saying, type ManoeuvreDesk as Desk, type Outcome } from '../maker.js';
import { ghostAt, marksOf, type Mark, type Spot } from '../marks.js';
import { knownOf } from '../known.js';
import { lookAhead, placeIn } from './outlook.js';
import { awayFrom } from '../spots.js';

/** An answer that says how the stands are laid out. */
export type Laid = Choice & { readonly layout?: string; readonly cell?: readonly [number, number] };

interface Block {
  readonly choice: Laid;
  readonly place: Place;
}

export interface BlocksDraft {
  readonly index: number;
  /** With stands exchanged by the player. */
  readonly own: Laid | undefined;
}

export const unitIn = (desk: Desk): Placed => placedOf(desk.match, askedAs(desk, 'hastyBlock', 'reform').about.unit);
export const subject = (desk: Desk): UnitId => unitIn(desk).id;

const blockOf = (match: ManoeuvreMatch, unit: string, choice: Laid): Block | undefined => {
  const place = placeIn(lookAhead(match, choice).match, unit);
  return place && { choice, place };
};

/** What the engine offers, each with where the unit would then stand. */
export const blocksAt = (match: ManoeuvreMatch, unit: string): readonly Block[] =>
  knownOf(match, `blocks ${unit}`, () =>
    (match.decision?.options ?? []).flatMap((choice) => blockOf(match, unit, choice) ?? []),
  );
export const blocksIn = (desk: Desk): readonly Block[] => blocksAt(desk.match, unitIn(desk).id);

/** Judged before it is tried: an answer that is refused must not be played. */
const ownBlock = ({ match }: Desk, unit: string, choice: Laid): Block | undefined =>
  knownOf(match, `own ${JSON.stringify(choice)}`, () =>
    refusal(match, choice) ? undefined : blockOf(match, unit, choice),
  );

export const chosenIn = (desk: Desk, { index, own }: BlocksDraft): Block | undefined =>
  (own && ownBlock(desk, unitIn(desk).id, own)) ?? blocksIn(desk)[index];

export const begin = (): BlocksDraft => ({ index: 0, own: undefined });

export const turnOver = (desk: Desk, { index }: BlocksDraft, by: number): BlocksDraft => ({
  index: nextOf([...blocksIn(desk).keys()], index, by) ?? 0,
  own: undefined,
});

/** The next one whose ground holds the spot, beginning after the one that is chosen. */
const pointedAt = (desk: Desk, { index }: BlocksDraft, spot: Spot): number | undefined => {
  const unit = unitIn(desk);
  const all = blocksIn(desk);
  const order = all.map((_, i) => (index + 1 + i) % all.length);
  return order.find((i) => awayFrom(figureIn(desk.match, unit, all[i]!.place), spot) === 0);
};

export const gesture = (desk: Desk, draft: BlocksDraft, { is, at }: Gesture): Outcome<BlocksDraft> | undefined => {
  if (is !== 'tap') return undefined;
  const index = pointedAt(desk, draft, at);
  return index === undefined ? undefined : { draft: { index, own: undefined } };
};

export const key = (desk: Desk, draft: BlocksDraft, pressed: Key): Outcome<BlocksDraft> | undefined => {
  const by = TURNS[pressed.key];
  if (by !== undefined) return { draft: turnOver(desk, draft, by) };
  return pressed.key === 'Escape' && draft.own ? { draft: { ...draft, own: undefined } } : undefined;
};

export const choices = (desk: Desk, { own, index }: BlocksDraft): readonly Choice[] | undefined =>
  saying(own ?? blocksIn(desk)[index]?.choice);

const groundOf = ({ x, y, heading, formation }: Place): string => [x, y, heading, formation].join(' ');

/** Many of them cover the same ground with other stands in front; one of these is enough to be seen. */
const groundsIn = (desk: Desk): readonly Place[] => [
  ...new Map(blocksIn(desk).map(({ place }) => [groundOf(place), place])).values(),
];

export const marks = (desk: Desk, draft: BlocksDraft): readonly Mark[] => {
  const unit = unitIn(desk).id;
  const chosen = chosenIn(desk, draft);
  return marksOf(
    ...groundsIn(desk)
      .filter((place) => !chosen || groundOf(place) !== groundOf(chosen.place))
      .map((place) => ghostAt(unit, place, 'quiet')),
    chosen && ghostAt(unit, chosen.place, 'react'),
  );
};
