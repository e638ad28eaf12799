import { unitIn } from '../match/offers.js';
import { only, NOTHING, type Behaviour } from './pointer.js';

/** Nothing is chosen: a unit can be, and a zone that only one thing can be done with does it. */
export const idle: Behaviour<'idle'> = {
  unit: (_state, scene, id) => {
    const aimed = scene.offers.filter((offer) => offer.target === id && offer.unit === undefined);
    const offer = only(aimed);
    return offer ? { say: offer } : { pointer: { state: 'chosen', unit: id } };
  },
  zone: (_state, scene, zone) => {
    const offer = only(scene.offers.filter((each) => each.zone === zone && unitIn(each.choice) === undefined));
    return offer && offer.choice.do !== 'moveCommander' ? { say: offer } : NOTHING;
  },
  escape: () => ({ back: true }),
};
