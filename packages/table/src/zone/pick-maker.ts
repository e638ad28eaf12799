/** Where an answer is one of the offers: a unit is taken in hand, and what only one of them can mean is said. */
import type { UnitId } from '@five-victories/engine/zonal';
import type { Outcome } from '../maker/maker.js';
import { offersFor, offersOf, unitIn, type Offer } from '../match/offers.js';
import type { Pointed, ZoneDesk, ZoneMaker } from './maker.js';

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
  return held !== undefined && aimed.length > 1 ? {} : { hold: id === held ? null : id };
};

const atZone = (desk: ZoneDesk, { zone, dropped }: Pointed & { at: 'zone' }): Outcome<never> => {
  const offers = offersAt(desk, ({ choice }) => unitIn(choice) === undefined);
  const offer = only(offers.filter((each) => each.zone === zone));
  // A Commander is taken in hand before he rides.
  if (offer && (desk.unit !== undefined || offer.choice.do !== 'moveCommander')) return { say: offer.choices };
  return dropped ? {} : { hold: null };
};

export const pickMaker: ZoneMaker<undefined> = {
  begin: () => undefined,
  gesture: (desk, _draft, pointed) => (pointed.at === 'zone' ? atZone(desk, pointed) : atUnit(desk, pointed.unit)),
  choices: () => undefined,
};
