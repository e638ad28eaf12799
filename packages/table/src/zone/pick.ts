/** Pointing where no maker listens: a unit is taken in hand, and what only one offer can mean is said. */
import type { UnitId } from '@five-victories/engine/zonal';
import type { Outcome } from '../maker/maker.js';
import { unitIn, type Offer } from '../match/offers.js';
import type { Pointed } from './maker.js';

/** What can be done now: by all, and by one unit, orders included. */
export interface Scene {
  readonly offers: readonly Offer[];
  offersFor(unit: UnitId): readonly Offer[];
}

/** The only offer that points there; if several do, the player must say which. */
const only = (offers: readonly Offer[]): Offer | undefined => (offers.length === 1 ? offers[0] : undefined);

const atUnit = (scene: Scene, held: UnitId | undefined, id: UnitId): Outcome<never> => {
  const offers = held === undefined ? scene.offers.filter(({ unit }) => unit === undefined) : scene.offersFor(held);
  const aimed = offers.filter(({ target }) => target === id);
  const offer = only(aimed);
  if (offer) return { say: offer.choices };
  // An enemy that several orders point at stays one, and the unit stays in hand.
  return held !== undefined && aimed.length > 1 ? {} : { hold: id === held ? null : id };
};

const atZone = (
  scene: Scene,
  held: UnitId | undefined,
  { zone, dropped }: Pointed & { at: 'zone' },
): Outcome<never> => {
  const isFree = ({ choice }: Offer): boolean => unitIn(choice) === undefined;
  const offers = held === undefined ? scene.offers.filter(isFree) : scene.offersFor(held);
  const offer = only(offers.filter((each) => each.zone === zone));
  // A Commander is taken in hand before he rides.
  if (offer && (held !== undefined || offer.choice.do !== 'moveCommander')) return { say: offer.choices };
  return dropped ? {} : { hold: null };
};

export const pick = (scene: Scene, held: UnitId | undefined, pointed: Pointed): Outcome<never> =>
  pointed.at === 'zone' ? atZone(scene, held, pointed) : atUnit(scene, held, pointed.unit);
