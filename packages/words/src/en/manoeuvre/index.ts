/** What only Splendid and Great say, in English. */
import {
  MANOEUVRE,
  MANOEUVRE_EVENTS,
  type ManoeuvreEventKinds,
  type ManoeuvreKinds,
} from '@five-victories/engine/manoeuvre';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import type { Part } from '../../measured.js';
import { foreteller, type MeasuredUntold } from '../../foretold.js';
import { reporter } from '../../report.js';
import { changes } from './changes.js';
import { charges } from './charges.js';
import { columns } from './columns.js';
import { fire } from './fire.js';
import { intercepts } from './intercepts.js';
import { losses } from './losses.js';
import { melee } from './melee.js';
import { orders } from './orders.js';
import { reactions } from './reactions.js';
import { steps } from './steps.js';
import { events } from './events.js';
import { foretold } from './foretold.js';
import { english } from './facts.js';
import { modifiers } from './modifiers.js';
import { witnessOf, type Witness } from './witness.js';

export const manoeuvre: Part = {
  refusals: telling<ManoeuvreKinds, typeof MANOEUVRE, MeasuredCast, typeof english>(MANOEUVRE, english, {
    ...changes,
    ...charges,
    ...columns,
    ...fire,
    ...intercepts,
    ...losses,
    ...melee,
    ...orders,
    ...reactions,
    ...steps,
  }),
  modifiers,
  events: Object.keys(MANOEUVRE_EVENTS),
  report: (all) =>
    reporter<ManoeuvreEventKinds, typeof MANOEUVRE_EVENTS, MeasuredCast, Witness>(
      MANOEUVRE_EVENTS,
      witnessOf(all),
      events,
    ),
  outlook: (all) =>
    foreteller<ManoeuvreEventKinds, typeof MANOEUVRE_EVENTS, MeasuredCast, Witness, MeasuredUntold>(
      MANOEUVRE_EVENTS,
      witnessOf(all),
      foretold,
    ),
};
