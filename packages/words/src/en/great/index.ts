/** A Great Victory in English. */
import { agreed } from '../number.js';
import { GREAT, GREAT_EVENTS, type GreatEventKinds, type GreatKinds } from '@five-victories/engine/great';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { measuredWords, type MeasuredWords, type Part } from '../../measured.js';
import { foreteller, type MeasuredUntold } from '../../foretold.js';
import { reporter } from '../../report.js';
import { manoeuvre } from '../manoeuvre/index.js';
import { tabletop } from '../tabletop/index.js';
import { army, position } from './army.js';
import { combat, reactions } from './charges.js';
import { events } from './events.js';
import { foretold } from './foretold.js';
import { english } from './facts.js';
import { fire, reactiveFire } from './fire.js';
import { formation } from './formation.js';
import { modifiers } from './modifiers.js';
import { witnessOf, type Witness } from './witness.js';

const great: Part = {
  refusals: telling<GreatKinds, typeof GREAT, MeasuredCast, typeof english>(GREAT, english, {
    ...formation,
    ...fire,
    ...reactiveFire,
    ...reactions,
    ...combat,
    ...army,
    ...position,
  }),
  modifiers,
  events: Object.keys(GREAT_EVENTS),
  report: (all) =>
    reporter<GreatEventKinds, typeof GREAT_EVENTS, MeasuredCast, Witness>(GREAT_EVENTS, witnessOf(all), events),
  outlook: (all) =>
    foreteller<GreatEventKinds, typeof GREAT_EVENTS, MeasuredCast, Witness, MeasuredUntold>(
      GREAT_EVENTS,
      witnessOf(all),
      foretold,
    ),
};

export const englishGreat: MeasuredWords = measuredWords({ nameOf: (cast, id) => english.unit.say(id, cast), agreed }, [
  tabletop,
  manoeuvre,
  great,
]);
