/**
 * Somebody who sees nothing but the events, and knows nothing of the rules: where units stand and how, their markers and
 * contacts, what is lost, where the Commanders are. After every answer that must agree with the position.
 */
import { SIDES, type Event, type Side } from '../../../src/kernel/index.js';
import type { Unit, ZonalMatch } from '../../../src/zonal/index.js';
import { alike } from '../holds.js';

/** What is kept of a unit. */
const PLACE = ['type', 'weapon', 'quality', 'state', 'zone', 'facing', 'formation', 'layout'] as const;
const MARKED = ['hits', 'fired', 'reacted', 'stakes', 'blue'] as const;
const KEPT = [...PLACE, ...MARKED];

interface Kept {
  readonly [field: string]: unknown;
  readonly layout: string;
  readonly hits: number;
  /** The faces in contact, with whom. */
  readonly contacts: Readonly<Record<string, string>>;
}

interface Seen {
  readonly units: Map<string, Kept>;
  readonly sides: Record<Side, { commander: string | undefined; tally: number }>;
  turn: number;
  phase: string;
  initiative: Side;
  outcome: string | undefined;
}

const keptOf = (unit: Unit): Kept => ({
  ...Object.fromEntries(KEPT.map((field) => [field, unit[field]])),
  layout: unit.layout,
  hits: unit.hits,
  contacts: Object.fromEntries(unit.contacts.map(({ face, with: other }) => [face, other])),
});

const sideOf = ({ state }: ZonalMatch, side: Side) => {
  const { commander, tally } = state.sides[side];
  return { commander, tally };
};

const seenIn = (match: ZonalMatch): Seen => ({
  units: new Map(match.state.units.map((unit) => [unit.id, keptOf(unit)])),
  sides: { south: sideOf(match, 'south'), north: sideOf(match, 'north') },
  turn: match.state.turn,
  phase: match.state.phase,
  initiative: match.state.initiative,
  outcome: match.state.outcome?.result,
});

// ---- what each event changes ---------------------------------------------------------------------------------------

type Facts = Record<string, string> & { readonly rule: string };
type Hears = (seen: Seen, event: Facts, told: Event) => void;

const change = (seen: Seen, id: string, by: Partial<Kept>): void => {
  seen.units.set(id, { ...seen.units.get(id)!, ...by });
};

/** A unit gets those of these facts that are told. */
const takes =
  (...facts: readonly string[]): Hears =>
  (seen, { unit }, told) =>
    change(seen, unit!, Object.fromEntries(facts.filter((fact) => fact in told).map((fact) => [fact, told[fact]])));

const becomes =
  (by: Partial<Kept>): Hears =>
  (seen, { unit }) =>
    change(seen, unit!, by);

/** Off the table a unit is a bag of stands. */
const offTable = (seen: Seen, id: string, more: Partial<Kept>): void => {
  const bag = [...seen.units.get(id)!.layout.replace(/[./]/g, '')].sort().join('');
  change(seen, id, { layout: bag, facing: undefined, formation: undefined, stakes: undefined, ...more });
};

const touch = (seen: Seen, id: string, face: string, other: string): void =>
  change(seen, id, { contacts: { ...seen.units.get(id)!.contacts, [face]: other } });

const part = (seen: Seen, id: string, other: string): void => {
  const left = Object.entries(seen.units.get(id)!.contacts).filter(([, enemy]) => enemy !== other);
  change(seen, id, { contacts: Object.fromEntries(left) });
};

const MARKERS: Readonly<Record<string, Partial<Kept>>> = {
  green: { hits: 0 },
  red: { fired: false },
  yellow: { reacted: false },
};

const HEARS: Readonly<Record<string, Hears>> = {
  phase: (seen, { phase }, { turn }) => Object.assign(seen, { phase, turn }),
  initiative: (seen, { side }) => Object.assign(seen, { initiative: side }),
  quality: takes('quality'),
  foughtOnFoot: takes('type', 'weapon', 'layout'),
  placed: takes('zone', 'facing', 'formation', 'layout', 'state'),
  entered: (seen, { unit, to, facing, formation, layout }) =>
    change(seen, unit!, { zone: to, facing, formation, layout: layout!, blue: undefined }),
  moved: (seen, { unit, to }) => change(seen, unit!, { zone: to }),
  turned: takes('facing'),
  formed: takes('formation', 'layout', 'facing'),
  rebased: takes('layout'),
  removed: takes('layout'),
  mounted: becomes({ state: 'mounted' }),
  dismounted: becomes({ state: 'dismounted' }),
  stakesDeployed: becomes({ stakes: true }),
  stakesLost: becomes({ stakes: undefined }),
  fired: becomes({ fired: true }),
  reacts: becomes({ reacted: true }),
  intercepts: becomes({ reacted: true }),
  hits: (seen, { unit }, { hits }) => change(seen, unit!, { hits: seen.units.get(unit!)!.hits + (hits as number) }),
  markersOff: (seen, { marker }, { units }) =>
    (units as string[]).forEach((unit) => change(seen, unit, MARKERS[marker!]!)),
  contact: (seen, { unit, target, face }) => {
    touch(seen, unit!, 'front', target!);
    touch(seen, target!, face!, unit!);
  },
  contactBroken: (seen, { unit, target }) => {
    part(seen, unit!, target!);
    part(seen, target!, unit!);
  },
  retired: (seen, { unit, to }, { blue }) => offTable(seen, unit!, { zone: to, blue }),
  routed: (seen, { unit }, { tally }) => {
    offTable(seen, unit!, { zone: 'routed', hits: 0, fired: false, reacted: false });
    seen.sides[sideNamed(seen, unit!)].tally = tally as number;
  },
  commanderPlaced: (seen, { side, zone }) => (seen.sides[side as Side].commander = zone),
  commanderMoved: (seen, { side, to }) => (seen.sides[side as Side].commander = to),
  commanderRemoved: (seen, { side }) => (seen.sides[side as Side].commander = undefined),
  outcome: (seen, { result }) => Object.assign(seen, { outcome: result }),
  conceded: (seen, { result }) => Object.assign(seen, { outcome: result }),
};

/** Sides of units never change, so they are known from the start. */
const owners = new WeakMap<Seen, ReadonlyMap<string, Side>>();
const sideNamed = (seen: Seen, id: string): Side => owners.get(seen)!.get(id)!;

/** What was told between two moments leads from what is seen at the one to what is seen at the other. */
export const isTold = (before: ZonalMatch, after: ZonalMatch, heard: readonly Event[]): void => {
  const seen = seenIn(before);
  owners.set(seen, new Map(before.state.units.map(({ id, side }) => [id, side])));
  for (const told of heard) HEARS[told.event]?.(seen, told as never, told);
  const now = seenIn(after);
  for (const [id, unit] of now.units) alike(seen.units.get(id), unit, `${id} as it was told`);
  for (const side of SIDES) alike(seen.sides[side], now.sides[side], `${side} as it was told`);
  for (const what of ['turn', 'phase', 'initiative', 'outcome'] as const) alike(seen[what], now[what], `${what}, told`);
};
