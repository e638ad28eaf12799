/** Small matches of manoeuvre that only stand for a charge, and what the rules let its target do. */
import { answer, asked, begin, refusal, seededDice, type Choice } from '@five-victories/engine/kernel';
import { interceptorRefusal, isManoeuvre, type ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { isPlaced, unitOf, type Formation, type State } from '@five-victories/engine/tabletop';
import { measuredEditionOf } from '../editions.js';

export type ManoeuvreGame = 'splendid' | 'great';

/** A unit that stands for its kind. */
export interface Sample {
  readonly type: string;
  readonly layout?: string;
  readonly formation: Formation;
  readonly state?: State;
  readonly limbered?: boolean;
  /** Has spears or pilums. */
  readonly thrown?: true;
}

type Given = Readonly<Record<string, unknown>>;

/** The same question has the same answer, and each costs a few milliseconds. */
const remembered = <A extends readonly unknown[], R>(ask: (...about: A) => R): ((...about: A) => R) => {
  const known = new Map<string, R>();
  return (...about) => {
    const key = JSON.stringify(about);
    if (!known.has(key)) known.set(key, ask(...about));
    return known.get(key)!;
  };
};

const [MIDDLE, ASIDE, NEAR, BEHIND] = [30_000, 7000, 20_000, 27_000];
/** So far from the charger that everybody can reach it. */
const GAP = 2500;
const SOUTHWARD = 1800;

const COMMANDERS: Readonly<Record<ManoeuvreGame, Given>> = {
  splendid: { type: 'Cmd', layout: 'C' },
  great: { type: 'commander' },
};
/** Foot that may charge anybody from the front, or from behind; and mounted. */
const CHARGERS: Readonly<Record<ManoeuvreGame, { readonly foot: Given; readonly mounted: Given }>> = {
  splendid: { foot: { type: 'P&M', layout: 'PP' }, mounted: { type: 'M', layout: 'XX' } },
  great: { foot: { type: 'light foot arms' }, mounted: { type: 'light horse' } },
};

/** South moves, its commander close by, so that the charge needs no test. */
const tried = (id: ManoeuvreGame, units: readonly Given[]): ManoeuvreMatch => {
  const command = [
    { id: 'S0', ...COMMANDERS[id], x: MIDDLE + ASIDE, y: NEAR },
    { id: 'N0', ...COMMANDERS[id], x: MIDDLE, y: 45_000 },
  ];
  const position = { game: id, phase: 'initiativeMovement', initiative: 'south', units: [...command, ...units] };
  const match = measuredEditionOf(id).open({ position }, seededDice(1), 'sheet', []);
  if (!match || !isManoeuvre(match)) throw new Error(`There is no such position for the sheet of ${id}.`);
  begin(match);
  return match;
};

/** As a position of the book has it: guns are limbered or packed up. */
const givenOf = (id: ManoeuvreGame, { limbered = false, ...sample }: Sample): Given => ({
  ...sample,
  ...(limbered ? { [measuredEditionOf(id).words.limbered]: true } : {}),
});

const targetOf = (id: ManoeuvreGame, sample: Sample, behind: boolean): Given => ({
  id: 'N1',
  ...givenOf(id, sample),
  x: MIDDLE,
  y: behind ? BEHIND : NEAR + GAP,
  heading: behind ? 0 : SOUTHWARD,
});

export interface Met {
  readonly reactions: readonly string[];
  /** Nobody asks it: a gun fires if it can, and is lost if that does not help. */
  readonly must: boolean;
}

const optionsOf = ({ decision }: ManoeuvreMatch): readonly (Choice & { readonly unit?: string })[] =>
  decision?.options ?? [];

/** What the target of a charge may do, on the way and on contact. In Great foot has to come from behind at mounted. */
export const whenCharged = remembered((id: ManoeuvreGame, sample: Sample, by: 'foot' | 'mounted'): Met => {
  const arm = measuredEditionOf(id).types[sample.type]!.arm;
  const behind = id === 'great' && by === 'foot' && (arm === 'mounted' || arm === 'command');
  const charger = { id: 'S1', ...CHARGERS[id][by], x: MIDDLE, y: NEAR, formation: 'line' };
  const match = tried(id, [charger, targetOf(id, sample, behind)]);
  const heard: string[] = [];
  match.tell = ({ event, ...told }) => {
    if (event === 'throw' && 'unit' in told && told['unit'] === 'N1') heard.push('fire');
    if (event === 'overrun') heard.push('overRun');
  };
  const chosen = { do: 'choose', unit: 'S1' };
  answer(match, chosen);
  answer(
    match,
    optionsOf(match).find((option) => option.do === 'charge')!,
  );
  const found: string[] = [];
  while (match.decision?.kind === 'intercept') {
    if (optionsOf(match).some((option) => option.unit === 'N1')) found.push('counterCharge');
    answer(
      match,
      optionsOf(match).find((option) => option.do === 'pass')!,
    );
  }
  if (match.decision?.kind === 'react')
    found.push(...optionsOf(match).flatMap((option) => (option.do === 'stand' ? [] : [option.do])));
  return heard.length > 0
    ? { reactions: heard.includes('fire') ? ['fire'] : ['overRun'], must: true }
    : { reactions: [...new Set(found)], must: false };
});

/** What it may do to somebody who moves before it: how far it intercepts, on what throw; or fires. */
export const onTheWay = remembered((id: ManoeuvreGame, sample: Sample) => {
  const match = tried(id, [targetOf(id, sample, false)]);
  const unit = unitOf(match, 'N1');
  const { rules } = match;
  if (!isPlaced(unit)) throw new Error('A unit of the sheet is not on the table.');
  return {
    reach: interceptorRefusal(match, unit) ? 0 : rules.interceptReach(match, unit),
    test: rules.types[unit.type]!.commands ? undefined : rules.interceptTest(match, unit),
    fires: rules.opportunityFire !== undefined && rules.opportunityFire.refusal(match, unit, undefined) === undefined,
  };
});

/** An enemy whom everybody may charge: artillery; or one that can be ridden clear of. */
const ENEMIES: Readonly<Record<ManoeuvreGame, { readonly ahead: Given; readonly touching: Given }>> = {
  splendid: { ahead: { type: 'FG', layout: 'G' }, touching: { type: 'Foot', layout: 'HH', formation: 'line' } },
  great: { ahead: { type: 'light artillery' }, touching: { type: 'light foot arms', formation: 'line' } },
};

export interface Orders {
  readonly free: readonly string[];
  readonly engaged: readonly string[];
  /** A change of formation and a manoeuvre make one action. */
  readonly combines: boolean;
}

const orderedIn = (match: ManoeuvreMatch): readonly string[] => {
  const chosen = { do: 'choose', unit: 'S1' };
  if (refusal(match, chosen)) return [];
  answer(match, chosen);
  const now = asked(match);
  const about: object = now?.about ?? {};
  return now?.kind === 'order' && 'orders' in about ? (about.orders as readonly string[]) : [];
};

/** What it may be ordered to do, free and in contact with foot. */
export const ordersOf = remembered((id: ManoeuvreGame, sample: Sample): Orders => {
  const own = { id: 'S1', ...givenOf(id, sample), x: MIDDLE, y: NEAR };
  const enemy = (given: Given, gap: number): Given => ({
    id: 'N1',
    ...given,
    x: MIDDLE,
    y: NEAR + gap,
    heading: SOUTHWARD,
  });
  const match = tried(id, [own, enemy(ENEMIES[id].ahead, GAP)]);
  const combines = match.rules.combines(match, unitOf(match, 'S1'));
  const engaged = tried(id, [own, enemy(ENEMIES[id].touching, 0)]);
  return { free: orderedIn(match), engaged: orderedIn(engaged), combines };
});
