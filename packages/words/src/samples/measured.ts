/** Each measured game: what it says, and facts to say it with; for the test and for docs/messages.md. */
import { gloriousEdition, GLORIOUS, GLORIOUS_EVENTS, GLORIOUS_MODIFIERS } from '@five-victories/engine/glorious';
import { GREAT, GREAT_EVENTS, GREAT_MODIFIERS, greatEdition } from '@five-victories/engine/great';
import { KERNEL } from '@five-victories/engine/kernel';
import { MANOEUVRE, MANOEUVRE_EVENTS, MANOEUVRE_MODIFIERS } from '@five-victories/engine/manoeuvre';
import { SPLENDID, SPLENDID_EVENTS, SPLENDID_MODIFIERS, splendidEdition } from '@five-victories/engine/splendid';
import { TABLETOP, TABLETOP_EVENTS, TABLETOP_MODIFIERS, type Edition } from '@five-victories/engine/tabletop';
import { GLORIOUS_NEEDED, gloriousSamples } from './glorious.js';
import { GREAT_NEEDED, greatSamples } from './great.js';
import { SPLENDID_NEEDED, splendidSamples } from './splendid.js';

type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface MeasuredGame {
  readonly id: 'splendid' | 'great' | 'glorious';
  readonly edition: Edition;
  readonly refusals: readonly string[];
  readonly modifiers: readonly string[];
  readonly events: Kinds;
  readonly samples: Readonly<Record<string, readonly unknown[]>>;
  readonly needed: Readonly<Record<string, readonly string[]>>;
}

export const MEASURED: readonly MeasuredGame[] = [
  {
    id: 'splendid',
    edition: splendidEdition,
    refusals: Object.keys({ ...KERNEL, ...TABLETOP, ...MANOEUVRE, ...SPLENDID }),
    modifiers: Object.keys({ ...TABLETOP_MODIFIERS, ...MANOEUVRE_MODIFIERS, ...SPLENDID_MODIFIERS }),
    events: { ...TABLETOP_EVENTS, ...MANOEUVRE_EVENTS, ...SPLENDID_EVENTS },
    samples: splendidSamples(splendidEdition),
    needed: SPLENDID_NEEDED,
  },
  {
    id: 'great',
    edition: greatEdition,
    refusals: Object.keys({ ...KERNEL, ...TABLETOP, ...MANOEUVRE, ...GREAT }),
    modifiers: Object.keys({ ...TABLETOP_MODIFIERS, ...MANOEUVRE_MODIFIERS, ...GREAT_MODIFIERS }),
    events: { ...TABLETOP_EVENTS, ...MANOEUVRE_EVENTS, ...GREAT_EVENTS },
    samples: greatSamples(greatEdition),
    needed: GREAT_NEEDED,
  },
  {
    id: 'glorious',
    edition: gloriousEdition,
    refusals: Object.keys({ ...KERNEL, ...TABLETOP, ...GLORIOUS }),
    modifiers: Object.keys({ ...TABLETOP_MODIFIERS, ...GLORIOUS_MODIFIERS }),
    events: { ...TABLETOP_EVENTS, ...GLORIOUS_EVENTS },
    samples: gloriousSamples(gloriousEdition),
    needed: GLORIOUS_NEEDED,
  },
];
