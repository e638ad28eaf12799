/** The target of a charge reacts: a draft of one of its reactions, in figures. */
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { length as asLength, type Angle } from '@five-victories/engine/geometry';
import { eligibleStands, type Placed } from '@five-victories/engine/manoeuvre';
import { placedOf, type Away, type Reaction, type Slide, type UnitId } from '@five-victories/engine/tabletop';
import type { AskedFor } from '../decisions.js';
import { given, rising, toggledIn } from '../lists.js';
import { askedAs, saying, type ManoeuvreDesk as Desk } from '../maker.js';
import { firstWay, planOf, type Facing, type Flight, type Plan, type Wanted } from './away.js';
import { knownOf } from '../known.js';

export type How = Reaction['do'];
export const HOWS: readonly How[] = ['stand', 'recoil', 'evade', 'hastyBlock', 'aboutFace', 'fire'];

export interface ChargeDraft {
  readonly how: How | undefined;
  readonly away: Away | undefined;
  /** What was asked for and may not be. */
  readonly wanted: Wanted | undefined;
  /** Facing about first, if the player has said whether. */
  readonly facing: Facing;
  readonly slide: Slide | undefined;
  /** Who fires; undefined: all that can. */
  readonly stands: readonly number[] | undefined;
  readonly points: number | undefined;
  readonly pivot: Angle | undefined;
  readonly leaveTable: boolean;
  readonly held: boolean;
}

export const chargeIn = (desk: Desk): AskedFor<'react'>['about'] => askedAs(desk, 'react').about;
export const chargerIn = (desk: Desk): Placed => placedOf(desk.match, chargeIn(desk).unit);
export const targetIn = (desk: Desk): Placed => placedOf(desk.match, chargeIn(desk).target);
export const subject = (desk: Desk): UnitId => targetIn(desk).id;

/** The way out it has at all. */
export const flightIn = (desk: Desk): Flight | undefined =>
  knownOf(desk.match, 'flight', () => {
    const [unit, charger] = [targetIn(desk), chargerIn(desk)];
    const kind = desk.match.rules.awayKind(desk.match, unit, charger);
    return kind && { match: desk.match, unit, charger, kind };
  });

export const begin = (): ChargeDraft => ({
  how: undefined,
  away: undefined,
  wanted: undefined,
  facing: undefined,
  slide: undefined,
  stands: undefined,
  points: undefined,
  pivot: undefined,
  leaveTable: false,
  held: false,
});

export const isAway = (how: How | undefined): how is Away['do'] => how === 'recoil' || how === 'evade';

/** With something to begin from: the way out the engine would take. */
export const withHow = (desk: Desk, how: How | undefined): ChargeDraft => {
  const flight = isAway(how) ? flightIn(desk) : undefined;
  return { ...begin(), how, away: flight && firstWay(flight) };
};

/** What would be said of a kind, or the plainest of its kind to ask the engine about. */
export const reactionOf = (draft: ChargeDraft): Reaction | undefined => {
  const { how, away, wanted, slide, stands, points, pivot, leaveTable } = draft;
  switch (how) {
    case undefined:
      return undefined;
    case 'recoil':
    case 'evade': {
      const way = away ?? wanted?.choice;
      const { leaveTable: _left, ...rest } = way ?? { do: how, ahead: asLength(0) };
      return leaveTable ? { ...rest, leaveTable } : rest;
    }
    case 'aboutFace':
      return { do: how, ...given({ slide }) };
    case 'fire':
      return { do: how, ...given({ stands, points, pivot }) };
    default:
      return { do: how };
  }
};

export const choices = (_desk: Desk, draft: ChargeDraft): readonly Choice[] | undefined => saying(reactionOf(draft));

/** As it was planned. */
export const planned = (draft: ChargeDraft, how: Away['do'], { choice: away, wanted }: Plan): ChargeDraft => ({
  ...draft,
  how,
  away,
  wanted,
});

/** In figures. */
export const withWay = (desk: Desk, draft: ChargeDraft, change: Partial<Away>): ChargeDraft => {
  const flight = flightIn(desk);
  if (!flight || !isAway(draft.how)) return draft;
  const before = draft.away ?? draft.wanted?.choice ?? { do: flight.kind, ahead: asLength(0) };
  const { aboutFace, turn, ahead } = { ...before, ...change };
  const said = given({ aboutFace, turn: turn === 0 ? undefined : turn, leaveTable: draft.leaveTable || undefined });
  const way: Away = { do: flight.kind, ...said, ahead: asLength(Math.max(0, ahead)) };
  const facing: Facing = 'aboutFace' in change ? (aboutFace ?? 'no') : draft.facing;
  return planned({ ...draft, facing }, flight.kind, planOf(flight, way));
};

/** The stands that can fire at the charger, where stands fire. */
export const ableStands = (desk: Desk, pivot?: Angle): readonly number[] =>
  desk.match.rules.strengthIn === 'points' || pivot
    ? []
    : knownOf(desk.match, 'able', () => {
        const unit = targetIn(desk);
        return eligibleStands(desk.match, unit, unit.place, chargerIn(desk));
      });

/** The most strength it may fire with, where strength fires; 0: none. */
export const mostPoints = (desk: Desk): number =>
  knownOf(desk.match, 'points', () => {
    if (desk.match.rules.strengthIn === 'stands') return 0;
    let points = 0;
    while (refusal(desk.match, { do: 'fire', points: points + 1 } as Choice) === undefined) points += 1;
    return points;
  });

export const toggled = (desk: Desk, draft: ChargeDraft, stand: number): ChargeDraft => {
  const able = ableStands(desk);
  const now = draft.stands ?? able;
  const stands = rising(toggledIn(now, stand));
  return { ...draft, how: 'fire', stands: stands.length === able.length && able.includes(stand) ? undefined : stands };
};

/** Whether a reaction is among what the engine offers; any way out stands for all of its kind. */
export const isOffered = (desk: Desk, how: How): boolean =>
  isAway(how)
    ? flightIn(desk)?.kind === how
    : (desk.match.decision?.options.some((option) => option.do === how) ?? false);
