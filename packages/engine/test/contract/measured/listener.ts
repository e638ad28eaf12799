/**
 * Who listens to the events alone knows the position: where and how every unit stands, its markers, what is lost. The
 * table of docs/referee-measured.md, once more.
 */
import type { Event } from '../../../src/kernel/index.js';
import { contactsOf, placedUnits, positionOf, type TabletopMatch } from '../../../src/tabletop/index.js';
import { alike, holds } from '../holds.js';
import type { WireUnit } from './figures.js';

/** A unit as the listener knows it. */
type Known = { -readonly [K in keyof WireUnit]?: WireUnit[K] } & Pick<WireUnit, 'id' | 'side'> & {
    acted?: boolean;
    [key: string]: unknown;
  };

/** What events bring. */
interface Facts {
  readonly event: string;
  readonly target: string;
  readonly hits: number;
  readonly left: number;
  readonly lost: number;
  readonly stands: string;
  readonly letters: string;
  readonly elements: string;
  readonly state?: 'mounted' | 'dismounted';
  readonly limbered?: boolean;
  readonly type?: string;
}

interface Picture {
  phase: string;
  readonly units: Map<string, Known>;
  readonly tally: Record<string, number>;
}

const PLACE = ['x', 'y', 'heading', 'formation', 'layout', 'bend', 'trail', 'diameter'];
const MARKERS = [
  'hits',
  'aside',
  'fired',
  'limbered',
  'state',
  'type',
  'reacted',
  'acted',
  'done',
  'aboard',
  'elements',
];

const sortedBag = (letters: string): string => [...letters].sort().join('');

/** What the listener keeps up with; of units that are gone only that they are. */
const known = (wire: Record<string, unknown>): Known => {
  const isHere = wire['status'] === 'table';
  const keys = isHere ? [...PLACE, ...MARKERS] : wire['status'] === 'routed' ? [] : ['layout', 'type', 'elements'];
  const entries = ['id', 'side', 'status', ...keys].map((key) => [key, wire[key]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Known;
};

const isLimbered = ({ limbered, packed }: Record<string, unknown>): boolean => limbered === true || packed === true;

const pictureOf = (match: TabletopMatch): Picture => {
  const { units, sides, phase } = positionOf(match);
  return {
    phase,
    units: new Map(units.map((unit) => [unit['id'] as string, known({ ...unit, limbered: isLimbered(unit) })])),
    tally: { south: sides.south.tally, north: sides.north.tally },
  };
};

/** An event after which a unit stands elsewhere or otherwise tells its whole place. */
const stands = (unit: Known, event: Event): void => {
  if (!('x' in event)) return;
  unit.status = 'table';
  for (const key of PLACE) {
    delete unit[key];
    if (event[key] !== undefined) unit[key] = event[key];
  }
  if (unit.formation === 'battle') delete unit['layout'];
};

const lose = ({ tally }: Picture, unit: Known, lost: number): void => {
  tally[unit.side] = tally[unit.side]! + lost;
};

const add = (unit: Known, key: string, by: number): void => {
  unit[key] = Math.max(0, ((unit[key] as number | undefined) ?? 0) + by);
};

type Heard = (picture: Picture, unit: Known, event: Facts) => void;

const lostFromUnit: Heard = (picture, unit, { stands: letters }) => {
  lose(picture, unit, letters.length);
  if (unit.elements === undefined) return;
  const left = [...unit.elements];
  for (const letter of letters) left.splice(left.indexOf(letter), 1);
  unit.elements = left.join('');
};

const shot: Heard = ({ units }, unit, { event, target, hits }) => {
  if (event !== 'attacked') unit.fired = true;
  const aim = units.get(target);
  if (aim?.aside !== undefined) add(aim, 'aside', hits);
};

const gone: Heard = (picture, unit, { lost }) => {
  lose(picture, unit, lost);
  picture.units.set(unit.id, { id: unit.id, side: unit.side, status: 'routed' });
};

const reacts: Heard = (_picture, unit) => {
  unit.reacted = true;
};

const limbers =
  (is: boolean): Heard =>
  (_picture, unit) => {
    unit.limbered = is;
  };

const HEARD: Readonly<Record<string, Heard>> = {
  placed: (_picture, unit, { state, limbered }) => {
    delete unit['aboard'];
    if (state !== undefined) unit.state = state;
    unit.limbered = limbered ?? false;
  },
  dismounted: (_picture, unit, { type, stands: letters }) => {
    if (type === undefined) unit.state = 'dismounted';
    else Object.assign(unit, { type, layout: letters });
  },
  mounted: (_picture, unit) => {
    unit.state = 'mounted';
  },
  limbered: limbers(true),
  unlimbered: limbers(false),
  hits: (_picture, unit, { hits }) => {
    add(unit, 'hits', hits);
    if (unit.aside !== undefined) add(unit, 'aside', 0 - hits);
  },
  recovered: (_picture, unit, { left }) => {
    unit.hits = left;
  },
  unmarked: (_picture, unit) => {
    unit.hits = 0;
  },
  fired: shot,
  attacked: shot,
  bounced: shot,
  reacted: reacts,
  intercepted: reacts,
  interceptFailed: reacts,
  opportunityFire: reacts,
  acted: (_picture, unit) => {
    unit.acted = true;
  },
  done: (_picture, unit) => {
    unit.done = true;
  },
  goesOn: (_picture, unit) => {
    Object.assign(unit, { acted: false, done: false });
  },
  removed: lostFromUnit,
  leftTable: (picture, unit, { letters }) => lose(picture, unit, letters.length),
  routed: gone,
  attached: (_picture, unit, { target }) => {
    for (const key of PLACE) delete unit[key];
    Object.assign(unit, { status: 'table', aboard: target, layout: 'C' });
  },
  leftBattle: (_picture, unit) => {
    delete unit['aboard'];
  },
  joinedBattle: (picture, unit, { target, elements, lost }) => {
    const battle = picture.units.get(target)!;
    battle.elements = sortedBag(battle.elements! + elements);
    lose(picture, unit, lost);
    picture.units.delete(unit.id);
  },
};

/** What a unit has done counts for the phase of movement it does it in, and means nothing in others. */
const NOTHING_DONE = { reacted: false, acted: false, done: false };
const enters = (picture: Picture, phase: string): void => {
  for (const each of picture.units.values()) Object.assign(each, NOTHING_DONE);
  picture.phase = phase;
};

const hear = (picture: Picture, event: Event): void => {
  if (event.event === 'phase') enters(picture, event['phase'] as string);
  if (event.event === 'redMarkersOff') for (const each of picture.units.values()) each.fired = false;
  const unit = picture.units.get(event['unit'] as string);
  if (!unit) return;
  stands(unit, event);
  HEARD[event.event]?.(picture, unit, event as unknown as Facts);
};

/** A marker that is not there is not told from none. */
const marked = (unit: Known, phase: string): object => {
  const now = phase.endsWith('Movement') ? unit : { ...unit, ...NOTHING_DONE };
  return Object.fromEntries(Object.entries(known(now)).filter(([, value]) => value !== 0 && value !== false));
};

const plain = ({ units, tally, phase }: Picture): object => ({
  tally,
  phase,
  units: Object.fromEntries([...units].map(([id, unit]) => [id, marked(unit, phase)])),
});

// ---- contacts --------------------------------------------------------------------------------------------------------

const contactsIn = (match: TabletopMatch): Set<string> =>
  new Set(placedUnits(match).flatMap((unit) => contactsOf(match, unit).map((enemy) => `${unit.id} ${enemy.id}`)));

/** Who has come into contact is named with whom it has met. */
const contactsAreTold = (before: TabletopMatch, heard: readonly Event[], after: TabletopMatch): void => {
  const old = contactsIn(before);
  const told = new Set(
    heard.flatMap(({ unit, target }) => [`${String(unit)} ${String(target)}`, `${String(target)} ${String(unit)}`]),
  );
  for (const pair of contactsIn(after))
    holds(
      old.has(pair) || told.has(pair),
      () => `${pair} are in contact, and nothing is told of it: ${JSON.stringify(heard)}`,
    );
};

/** Before the armies stand there is nothing to keep up with. */
const ARMING = new Set(['take', 'muster', 'form']);
const ARMED = new Set(['generated', 'mustered', 'battleFormed']);

export const eventsTellAll = (
  before: TabletopMatch,
  heard: readonly Event[],
  after: TabletopMatch,
  verb: string,
): void => {
  if (ARMING.has(verb) || heard.some(({ event }) => ARMED.has(event))) return;
  contactsAreTold(before, heard, after);
  const picture = pictureOf(before);
  for (const event of heard) hear(picture, event);
  alike(
    plain(picture),
    plain(pictureOf(after)),
    `what is told of "${verb}" (${heard.map(({ event }) => event).join()})`,
  );
};
