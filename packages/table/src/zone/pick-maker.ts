/** Where an answer is one of the offers: a unit is taken in hand, and what only one of them can mean is said. */
import { refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, wayToZone, type UnitId } from '@five-victories/engine/zonal';
import type { Outcome } from '../maker/maker.js';
import { tried } from '../match/preview.js';
import { offersFor, offersOf, unitIn, type Offer } from '../match/offers.js';
import type { Pointed, ZoneDesk, ZoneMaker } from './maker.js';

type AtZone = Pointed & { readonly at: 'zone' };

const MOVING: readonly string[] = ['activity', 'order', 'action'];

/** The only offer that points there; if several do, the player must say which. */
const only = (offers: readonly Offer[]): Offer | undefined => (offers.length === 1 ? offers[0] : undefined);

/** Those of the unit in hand; without one, those that nobody has to be chosen for. */
const offersAt = ({ match, asked, unit }: ZoneDesk, isFree: (offer: Offer) => boolean): readonly Offer[] =>
  unit === undefined ? offersOf(match, asked).filter(isFree) : offersFor(match, asked, unit);

const atUnit = (desk: ZoneDesk, id: UnitId): Outcome<never> => {
  const { unit: held } = desk;
  const aimed = offersAt(desk, ({ unit }) => unit === undefined).filter(({ target }) => target === id);
  const offer = only(aimed);
  if (offer) return { say: offer.choices };
  // An enemy that several orders point at stays one, and the unit stays in hand.
  if (held !== undefined && aimed.length > 1) return {};
  const why = whyNotAt(desk, id);
  return why ? { refused: why } : { hold: id === held ? null : id };
};

/** Why whoever is in hand, and could do something, can do nothing to an enemy that is pointed at. */
const whyNotAt = (desk: ZoneDesk, id: UnitId): Refusal | undefined => {
  const { match, asked, unit } = desk;
  const [own, enemy] = [findUnit(match, unit ?? ''), findUnit(match, id)];
  if (own?.side !== asked.side || !enemy || enemy.side === own.side) return undefined;
  if (offersAt(desk, () => false).length === 0) return undefined;
  if (asked.kind === 'fire') return refusal(match, aimed('fire', own.id, id));
  return MOVING.includes(asked.kind) ? engageRefusal(desk, own.id, id) : undefined;
};

const atZone = (desk: ZoneDesk, pointed: AtZone): Outcome<never> => {
  const { zone, dropped } = pointed;
  if (pointed.facing !== undefined) return droppedAt(desk, pointed);
  const offers = offersAt(desk, ({ choice }) => unitIn(choice) === undefined);
  const offer = only(offers.filter((each) => each.zone === zone));
  // A Commander is taken in hand before he rides.
  if (offer && (desk.unit !== undefined || offer.choice.do !== 'moveCommander')) return { say: offer.choices };
  return dropped ? droppedAt(desk, pointed) : { hold: null };
};

/** What is dropped finds its way there, or it is said why not: at a unit that cannot be engaged, why not that. */
const droppedAt = (desk: ZoneDesk, { zone, over, facing }: AtZone): Outcome<never> => {
  const { match, asked, unit } = desk;
  const own = unit === undefined ? undefined : findUnit(match, unit);
  if (!own) return {};
  if (asked.kind === 'fire')
    return refusedBy(over === undefined ? undefined : refusal(match, aimed('fire', own.id, over)));
  if (!MOVING.includes(asked.kind)) return {};
  const { answers, refusal: why } = wayToZone(match, own.id, zone, facing);
  // Whoever reacts may stop it after its first action: the rest is said when it is asked again.
  const first = answers[0]?.do === 'choose' ? 2 : 1;
  if (answers.length > 0) return { say: answers.slice(0, first), later: answers.slice(first) };
  const enemy = over !== undefined && findUnit(match, over)?.side !== own.side ? over : undefined;
  return refusedBy((enemy === undefined ? undefined : engageRefusal(desk, own.id, enemy)) ?? why);
};

const refusedBy = (refused: Refusal | undefined): Outcome<never> => (refused ? { refused } : {});

const aimed = (verb: 'fire' | 'engage', unit: UnitId, target: UnitId): Choice & { target: UnitId } => ({
  do: verb,
  ...(verb === 'fire' ? { unit } : {}),
  target,
});

/** Why a unit cannot engage another, be it chosen already or not. */
const engageRefusal = ({ match, asked }: ZoneDesk, unit: UnitId, target: UnitId): Refusal | undefined => {
  const choose = { do: 'choose', unit };
  if (asked.kind !== 'activity') return refusal(match, aimed('engage', unit, target));
  return refusal(match, choose) ?? refusal(tried(match, [choose]), aimed('engage', unit, target));
};

export const pickMaker: ZoneMaker<undefined> = {
  begin: () => undefined,
  gesture: (desk, _draft, pointed) => (pointed.at === 'zone' ? atZone(desk, pointed) : atUnit(desk, pointed.unit)),
  choices: () => undefined,
};
