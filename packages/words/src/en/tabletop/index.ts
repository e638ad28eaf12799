/** What all measured games say, in English. */
import { FAULTS, KERNEL } from '@five-victories/engine/kernel';
import {
  TABLETOP,
  TABLETOP_EVENTS,
  type TabletopEventKinds,
  type TabletopKinds,
} from '@five-victories/engine/tabletop';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import type { Part } from '../../measured.js';
import { foreteller, type MeasuredUntold } from '../../foretold.js';
import { reporter } from '../../report.js';
import { faults } from '../faults.js';
import { kernel } from '../kernel.js';
import { events } from './events.js';
import { foretold } from './foretold.js';
import { english } from './facts.js';
import { army } from './army.js';
import { fire } from './fire.js';
import { forms } from './forms.js';
import { interrupts } from './interrupts.js';
import { modifiers } from './modifiers.js';
import { options } from './options.js';
import { position } from './position.js';
import { muster, setup } from './setup.js';
import { units } from './units.js';
import { ways } from './ways.js';
import { witnessOf, type Witness } from './witness.js';

const ALL = { ...KERNEL, ...FAULTS, ...TABLETOP };

export const tabletop: Part = {
  refusals: telling<TabletopKinds, typeof ALL, MeasuredCast, typeof english>(ALL, english, {
    ...kernel,
    ...army,
    ...fire,
    ...forms,
    ...interrupts,
    ...faults,
    ...muster,
    ...options,
    ...position,
    ...setup,
    ...units,
    ...ways,
  }),
  modifiers,
  events: Object.keys(TABLETOP_EVENTS),
  report: (all) =>
    reporter<TabletopEventKinds, typeof TABLETOP_EVENTS, MeasuredCast, Witness>(
      TABLETOP_EVENTS,
      witnessOf(all),
      events,
    ),
  outlook: (all) =>
    foreteller<TabletopEventKinds, typeof TABLETOP_EVENTS, MeasuredCast, Witness, MeasuredUntold>(
      TABLETOP_EVENTS,
      witnessOf(all),
      foretold,
    ),
};
