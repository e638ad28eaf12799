/** A Splendid Victory in English. */
import { agreed } from '../number.js';
import {
  SPLENDID,
  SPLENDID_EVENTS,
  type SplendidEventKinds,
  type SplendidKinds,
} from '@five-victories/engine/splendid';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { measuredWords, type MeasuredWords, type Part } from '../../measured.js';
import { foreteller, type MeasuredUntold } from '../../foretold.js';
import { reporter } from '../../report.js';
import { manoeuvre } from '../manoeuvre/index.js';
import { tabletop } from '../tabletop/index.js';
import { army } from './army.js';
import { battle } from './battle.js';
import { events } from './events.js';
import { foretold } from './foretold.js';
import { english } from './facts.js';
import { modifiers } from './modifiers.js';
import { witnessOf, type Witness } from './witness.js';

const splendid: Part = {
  refusals: telling<SplendidKinds, typeof SPLENDID, MeasuredCast, typeof english>(SPLENDID, english, {
    ...battle,
    ...army,
  }),
  modifiers,
  events: Object.keys(SPLENDID_EVENTS),
  report: (all) =>
    reporter<SplendidEventKinds, typeof SPLENDID_EVENTS, MeasuredCast, Witness>(
      SPLENDID_EVENTS,
      witnessOf(all),
      events,
    ),
  outlook: (all) =>
    foreteller<SplendidEventKinds, typeof SPLENDID_EVENTS, MeasuredCast, Witness, MeasuredUntold>(
      SPLENDID_EVENTS,
      witnessOf(all),
      foretold,
    ),
};

export const englishSplendid: MeasuredWords = measuredWords(
  { nameOf: (cast, id) => english.unit.say(id, cast), agreed },
  [tabletop, manoeuvre, splendid],
);
