import { IDLE, only, NOTHING, type Behaviour } from './pointer.js';

/** A unit is chosen: pointing at an enemy or a zone orders it there, pointing at another unit chooses that. */
export const chosen: Behaviour<'chosen'> = {
  unit: ({ unit }, scene, id) => {
    const aimed = scene.offersFor(unit).filter((offer) => offer.target === id);
    const offer = only(aimed);
    if (offer) return { say: offer };
    if (aimed.length > 1) return NOTHING;
    return { pointer: id === unit ? IDLE : { state: 'chosen', unit: id } };
  },
  zone: ({ unit }, scene, zone) => {
    const offer = only(scene.offersFor(unit).filter((each) => each.zone === zone));
    return offer ? { say: offer } : { pointer: IDLE };
  },
  escape: () => ({ pointer: IDLE, back: true }),
};
