/** A Glorious Victory in English. */
import { agreed } from '../number.js';
import {
  GLORIOUS,
  GLORIOUS_EVENTS,
  type GloriousEventKinds,
  type GloriousKinds,
} from '@five-victories/engine/glorious';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { measuredWords, type MeasuredWords, type Part } from '../../measured.js';
import { foreteller, type MeasuredUntold } from '../../foretold.js';
import { reporter } from '../../report.js';
import { tabletop } from '../tabletop/index.js';
import { army } from './army.js';
import { battles } from './battles.js';
import { charges } from './charges.js';
import { combat } from './combat.js';
import { events } from './events.js';
import { foretold } from './foretold.js';
import { english } from './facts.js';
import { fire } from './fire.js';
import { form } from './form.js';
import { formations } from './formations.js';
import { modifiers } from './modifiers.js';
import { moves } from './moves.js';
import { options } from './options.js';
import { orders } from './orders.js';
import { position } from './position.js';
import { turns } from './turns.js';
import { witnessOf, type Witness } from './witness.js';

const glorious: Part = {
  refusals: telling<GloriousKinds, typeof GLORIOUS, MeasuredCast, typeof english>(GLORIOUS, english, {
    ...orders,
    ...turns,
    ...moves,
    ...formations,
    ...charges,
    ...battles,
    ...fire,
    ...combat,
    ...form,
    ...army,
    ...options,
    ...position,
  }),
  modifiers,
  events: Object.keys(GLORIOUS_EVENTS),
  report: (all) =>
    reporter<GloriousEventKinds, typeof GLORIOUS_EVENTS, MeasuredCast, Witness>(
      GLORIOUS_EVENTS,
      witnessOf(all),
      events,
    ),
  outlook: (all) =>
    foreteller<GloriousEventKinds, typeof GLORIOUS_EVENTS, MeasuredCast, Witness, MeasuredUntold>(
      GLORIOUS_EVENTS,
      witnessOf(all),
      foretold,
    ),
};

export const englishGlorious: MeasuredWords = measuredWords(
  { nameOf: (cast, id) => english.unit.say(id, cast), agreed },
  [tabletop, glorious],
);
