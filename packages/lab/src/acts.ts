/** What a match costs in clicks, keys and drags at the table: the answers of one turn, put together as a hand gives them. */
import {
  answer,
  declines,
  fork,
  refusal,
  same,
  settledBy,
  soleOf,
  type AnyMatch,
  type Choice,
} from '@five-victories/engine';
import {
  FACINGS,
  findUnit,
  shotsOf,
  volleyOf,
  wayToZone,
  type Fire,
  type VolleyWishes,
  type ZonalMatch,
} from '@five-victories/engine/zonal';
import { headingBetween, turnBetween, type Point } from '@five-victories/engine/geometry';
import { chargeWays, isManoeuvre, walk } from '@five-victories/engine/manoeuvre';
import {
  bodiesOf,
  figureOf,
  layoutsFor,
  placedOf,
  placedUnits,
  sizeOf,
  type Change,
  type Charge,
  type March,
  type TabletopMatch,
} from '@five-victories/engine/tabletop';
import type { GameMatch } from './game.js';

export type Seen = GameMatch & { readonly state: { readonly phase?: string } };

export interface Act {
  readonly kind: string;
  readonly phase: string;
  readonly before: number;
  /** As the table plays today. */
  readonly after: number;
  /** Those with the same text may be given in one. */
  readonly group?: Group | undefined;
  /** Of what a standing order can answer: whether it was declined, and whether it is a reaction. */
  readonly reply?: { readonly declined: boolean; readonly isReaction: boolean };
}

/** Orders that one drag gives, and what it takes to choose those who get them. */
export interface Group {
  readonly key: string;
  readonly unit: string;
  /** Where it stands, in the zone games. */
  readonly zone?: string | undefined;
  /** Where a march ends, in the zone games. */
  readonly to?: string | undefined;
  /** Dice, or somebody who may step between: it goes with those alone who were ordered the same right before or after it. */
  readonly isLoud?: boolean;
  /** Those with whom it is offered to be dragged: they stand together. */
  readonly body?: readonly string[];
  /** Who else could be chosen when it was. */
  readonly able: readonly { readonly unit: string; readonly zone: string | undefined }[];
}

export const COMMANDER = 'commander';

interface Unit {
  readonly id: string;
  readonly zone?: string;
  readonly place?: { readonly heading: number };
}

const unitIn = ({ state }: Seen, id: string | undefined): Unit | undefined =>
  state.units.find((unit) => unit.id === id);

/** Nothing is thrown, and the same side goes on deciding in the same phase. */
const isPlain = (match: AnyMatch, choices: readonly Choice[]): boolean => {
  const copy = fork(match, 1);
  let isQuiet = true;
  copy.tell = ({ event }) => {
    if (event === 'throw' || event === 'phase' || event === 'hits') isQuiet = false;
  };
  const isOwn = (): boolean => isQuiet && copy.decision?.side === match.decision?.side;
  for (const choice of choices) {
    if (!isOwn() || refusal(copy, choice)) return false;
    answer(copy, choice);
  }
  return isOwn();
};

export const phaseOf = ({ decision, state }: Seen): string => `${state.turn} ${state.phase} ${decision!.side}`;

const chosenBy = (choice: Choice): string | undefined => (choice as { readonly unit?: string }).unit;

/** Who may be taken in hand now, the Commander included. */
const ableIn = (match: Seen): Group['able'] => {
  const { decision, state } = match;
  const options: readonly Choice[] = decision!.options;
  const units = options.flatMap((option) => (option.do === 'choose' ? [chosenBy(option)!] : []));
  const { commander } = state.sides[decision!.side] as { readonly commander?: string };
  const rides = options.some((option) => option.do === 'moveCommander');
  return [
    ...units.map((unit) => ({ unit, zone: unitIn(match, unit)?.zone })),
    ...(rides ? [{ unit: COMMANDER, zone: commander }] : []),
  ];
};

/** The way from zone to zone in steps, as a drag of a group gives it to all of them. */
const wayBetween = ({ table }: ZonalMatch, from: string, to: string): string | undefined => {
  const nextOf = (zone: string | undefined, facing: (typeof FACINGS)[number]) => table.places[zone ?? '']?.next[facing];
  for (const one of FACINGS) {
    if (nextOf(from, one) === to) return one;
    for (const two of FACINGS) if (nextOf(nextOf(from, one), two) === to) return `${one}${two}`;
  }
  return undefined;
};

export const isZonal = (match: AnyMatch): match is ZonalMatch =>
  'places' in (match as Partial<ZonalMatch & object>).table!;

/** Whether one drag gives it: dropped in a zone, or on the mark at an edge of it that the front is to look to. */
const isDragOf = (match: Seen & ZonalMatch, unit: string, march: readonly Choice[]): boolean =>
  match.table.zones.some((zone: string) =>
    [undefined, ...FACINGS].some((facing) => same(wayToZone(match, unit, zone, facing).answers, march)),
  );

/** A unit chosen and all it does, in a zone game: what one drag brings it to is one act, every other deed one more. */
const zoneOrder = (match: Seen & ZonalMatch, unit: string, deeds: readonly Choice[], each: Said): Act => {
  const acting = deeds.filter((deed) => deed.do !== 'stop' && deed.do !== 'nothing');
  const kind = 'order';
  const common = { kind, phase: phaseOf(match), before: deeds.filter((deed) => deed.do !== 'nothing').length };
  const marches = acting.findIndex(({ do: deed }) => deed !== 'move' && deed !== 'turn');
  const goes = marches < 0 ? acting.length : marches;
  const march = [{ do: 'choose', unit } as Choice, ...acting.slice(0, goes)];
  const isDrag = goes > 0 && isDragOf(match, unit, march);
  const single = isDrag ? 1 + acting.length - goes : acting.length;
  const after = isInOne(acting, each) ? 1 : single;
  const way = isDrag && goes === acting.length ? wayOf(match, unit, march) : undefined;
  const key = way?.key ?? attackKey(acting);
  const from = unitIn(match, unit)!.zone!;
  const isLoud = key !== undefined && !isPlain(match, [{ do: 'choose', unit } as Choice, ...acting]);
  const group = key === undefined ? undefined : { key, unit, zone: from, to: way?.to, isLoud, able: ableIn(match) };
  return { ...common, after, group };
};

const GOES: readonly string[] = ['move', 'turn'];

/** Whether a second action stands beside the first in the list; not beside one of many shapes. */
const isInOne = ([first, second, ...more]: readonly Choice[], { shapes }: Said): boolean => {
  if (!first || !second || more.length > 0) return false;
  if (GOES.includes(first.do) && GOES.includes(second.do)) return false;
  return first.do !== 'changeFormation' || shapes === 'listed';
};

/** Those who attack the same enemy can be dropped on him together. */
const attackKey = (deeds: readonly Choice[]): string | undefined => {
  const [engage, ...more] = deeds as readonly (Choice & { readonly target?: string })[];
  return engage?.do === 'engage' && more.length === 0 ? `engage ${engage.target}` : undefined;
};

/** Who goes the same way, or turns the same way where he is, can be sent together. */
const wayOf = (
  match: Seen & ZonalMatch,
  unit: string,
  march: readonly Choice[],
): { readonly key: string; readonly to: string } | undefined => {
  const { zone: from, facing } = findUnit(match, unit)!;
  const ends = (match.table.zones as readonly string[]).flatMap((zone) =>
    [undefined, ...FACINGS].map((look) => ({ zone, look })),
  );
  const end = ends.find(({ zone, look }) => same(wayToZone(match, unit, zone, look).answers, march));
  if (!end || (end.zone === from && end.look === facing)) return undefined;
  const way = end.zone === from ? '' : wayBetween(match, from, end.zone);
  if (way === undefined) return undefined;
  return { key: `${way}${end.look === undefined ? '' : ` front ${end.look}`}`, to: end.zone };
};

interface Steps {
  readonly steps?: readonly object[];
}

/** In tenths of a degree: nobody means it more exactly who turns to an enemy. */
const ABOUT = 50;

/** Orders of steps are given in games with a ruler alone. */
const ruled = (seen: Seen): TabletopMatch => seen as unknown as TabletopMatch;

/** Whether a way ends with the front to the nearest enemy, as one that is dragged with Shift does. */
const facesEnemy = (seen: Seen, unit: string, choice: Choice): boolean => {
  const match = ruled(seen);
  if (!isManoeuvre(match)) return false;
  const mover = placedOf(match, unit);
  const { head } = walk(match, mover, choice as March);
  const enemies = placedUnits(match).filter(({ side }) => side !== mover.side);
  const middles = enemies.map((enemy) => figureOf(match, enemy));
  const far = ({ x, y }: Point): number => Math.hypot(x - head.x, y - head.y);
  const [nearest] = middles.sort((one, two) => far(one) - far(two));
  return nearest !== undefined && Math.abs(turnBetween(head.heading, headingBetween(head, nearest))) <= ABOUT;
};

/**
 * Where it goes, and how it turns there: two drags, each of them an order of its own where nothing comes between; one,
 * if it turns to the enemy.
 */
const partsOf = (match: Seen, unit: string, choice: Choice & Steps): readonly Choice[] => {
  const { steps = [], ...how } = choice;
  if (steps.length < 2 || !('turn' in steps.at(-1)!) || facesEnemy(match, unit, choice)) return [choice];
  const { finish: _, ...first } = how as typeof how & { readonly finish?: boolean };
  return [{ ...first, steps: steps.slice(0, -1) } as Choice, { ...how, steps: steps.slice(-1) } as Choice];
};

/** Of those who could be chosen, who stand together with it. */
const bodyOf = (seen: Seen, unit: string): readonly string[] => {
  const match = ruled(seen);
  const able = new Set(ableIn(seen).map((each) => each.unit));
  const bodies = bodiesOf(
    match,
    placedUnits(match).filter(({ id }) => able.has(id)),
  );
  return bodies.find((body) => body.some(({ id }) => id === unit))?.map(({ id }) => id) ?? [];
};

/**
 * An order with a ruler: a drag, given by letting go (of a hand that rested, if it is not plain), and another one for a
 * turn at the end. Two that are not plain, and what leaves the table, need Enter.
 */
const ruledOrder = (match: Seen, at: Seen, unit: string, choice: Choice): Act => {
  const { steps = [] } = choice as Steps;
  const parts = partsOf(match, unit, choice);
  const drags = parts.length;
  const isQuiet = isPlain(match, parts);
  const confirmed = !isQuiet && (drags > 1 || 'leaveTable' in choice);
  const isStraight = steps.length === 1 && 'ahead' in steps[0]!;
  const key = `${unitIn(match, unit)?.place?.heading} ${JSON.stringify(steps)}`;
  const groups = isStraight && isQuiet;
  return {
    kind: 'order',
    phase: phaseOf(match),
    before: steps.length > 1 && 'turn' in steps.at(-1)! ? 3 : 2,
    after: drags + (confirmed ? 1 : 0),
    group: groups ? { key, unit, able: ableIn(at), body: bodyOf(at, unit) } : undefined,
  };
};

/** Two acts before: it was said of whom or into what, and then ordered. */
const SEVERAL: readonly string[] = ['charge', 'changeFormation'];

/** Whether letting go on the enemy, or the button beside his name, says just this charge. */
const isDropped = (match: TabletopMatch, unit: string, charge: Charge): boolean =>
  isManoeuvre(match) &&
  !charge.leaveTable &&
  chargeWays(match, placedOf(match, unit), placedOf(match, charge.target)).some((way) => same(way, charge));

/** Whether the button beside the name of the formation says just this change: the first that may be made. */
const isUsual = (match: TabletopMatch, unit: string, change: Change): boolean => {
  const mover = placedOf(match, unit);
  const { formation } = change;
  const ways: readonly Choice[] =
    match.rules.strengthIn === 'points'
      ? sizeOf(mover) === 1
        ? [{ do: 'changeFormation', formation } as Choice]
        : []
      : layoutsFor(match, mover, formation).map((layout) => ({ do: 'changeFormation', formation, layout }) as Choice);
  const usual = ways.find((way) => !refusal(match, way));
  return usual !== undefined && same(usual, change);
};

const isSaidAtOnce = (seen: Seen, unit: string, choice: Choice): boolean => {
  const match = ruled(seen);
  if (choice.do === 'charge') return isDropped(match, unit, choice as Charge);
  return choice.do === 'changeFormation' && isUsual(match, unit, choice as Change);
};

/** What a standing order can be about besides reactions. */
const SPARED: readonly string[] = ['commanderRethrow'];

const replyIn = ({ decision }: Seen, choice: Choice): Pick<Act, 'reply'> => {
  const isReaction = decision!.nature.reply === true;
  if (!isReaction && !SPARED.includes(decision!.kind)) return {};
  return { reply: { declined: declines(decision!, choice), isReaction } };
};

/** Everything that is no order of a unit. */
const otherAct = ({ match, choice, isOffered }: Said): Act => {
  const { decision } = match;
  const common = { kind: decision!.kind, phase: phaseOf(match), before: 1 };
  const { to } = choice as { readonly to?: string };
  const from = (match.state.sides[decision!.side] as { readonly commander?: string }).commander;
  if (choice.do === 'moveCommander' && isZonal(match)) {
    const key = wayBetween(match, from!, to!);
    const group = key && { key, unit: COMMANDER, zone: from, to, able: ableIn(match) };
    return { ...common, kind: 'order', after: 1, group: group || undefined };
  }
  return { ...common, ...replyIn(match, choice), after: settledBy(match) || isOffered ? 0 : 1 };
};

/** One answer, or a unit and all its deeds. */
export interface Said {
  readonly match: Seen;
  readonly choice: Choice;
  readonly unit?: string | undefined;
  /** A shape that is offered together with what it is asked for. */
  readonly isOffered?: boolean;
  /** How the shapes are offered that its order is asked for: each as an order of its own, or as pictures beside it. */
  shapes?: 'listed' | 'pictures';
  /** Those of its deeds that came after the first. */
  readonly deeds: { readonly match: Seen; readonly choice: Choice }[];
}

export const isStill = ({ match, choice }: { readonly match: Seen; readonly choice: Choice }): boolean =>
  match.decision!.kind === 'order' && declines(match.decision!, choice);

/** What was said of one unit, as acts; a unit that was chosen to stand still costs nothing but the end of the phase. */
export const actsOf = (each: Said): readonly Act[] => {
  const { match, unit, deeds } = each;
  if (unit === undefined) return [otherAct(each)];
  const own = deeds.filter((deed) => !isStill(deed));
  if (own.length === 0) return [];
  if (isZonal(match))
    return [
      zoneOrder(
        match,
        unit,
        own.map((deed) => deed.choice),
        each,
      ),
    ];
  return own.flatMap((deed): Act[] => {
    if ('steps' in deed.choice) return [ruledOrder(deed.match, match, unit, deed.choice)];
    const before = SEVERAL.includes(deed.choice.do) ? 2 : 1;
    const after = isSaidAtOnce(deed.match, unit, deed.choice) ? 1 : before;
    return [{ kind: 'order', phase: phaseOf(deed.match), before, after }];
  });
};

const isAmong = (shots: readonly Choice[], shot: Choice): boolean => shots.some((other) => same(other, shot));

/** What would be fired in one breath. */
const proposedFor = (match: Seen): readonly Choice[] => (isZonal(match) ? volleyOf(match) : soleOf(match, 'fire'));

/** Clicks that make another shot of the one that is proposed: on, from target to target, or a click to hold fire. */
const stepsFrom = (match: ZonalMatch, proposed: Fire | undefined, wanted: Fire | undefined): number | undefined => {
  if (!wanted) return 1;
  const targets = shotsOf(match, wanted.unit).map(({ target }) => target);
  const [from, to] = [targets.indexOf(proposed?.target ?? ''), targets.indexOf(wanted.target)];
  return to < 0 ? undefined : (to - from + targets.length) % targets.length;
};

/** How many clicks make just these shots of the volley that is proposed, and whether somebody holds his fire then. */
const editsFor = (match: ZonalMatch, fired: readonly Fire[]): { edits: number; holds: boolean } | undefined => {
  let [wishes, edits]: [VolleyWishes, number] = [{}, 0];
  for (;;) {
    const proposed = volleyOf(match, wishes);
    const shotOf = (shots: readonly Fire[], unit: string) => shots.find((shot) => shot.unit === unit);
    const units = [...proposed, ...fired].map(({ unit }) => unit);
    const wrong = units.find((unit) => shotOf(proposed, unit)?.target !== shotOf(fired, unit)?.target);
    if (wrong === undefined) return { edits, holds: Object.values(wishes).includes(undefined) };
    const wanted = shotOf(fired, wrong);
    const steps = stepsFrom(match, shotOf(proposed, wrong), wanted);
    if (wrong in wishes || steps === undefined) return undefined;
    wishes = { ...wishes, [wrong]: wanted?.target };
    edits += steps;
  }
};

/** What it spares to tell the proposal otherwise first; `done`: whether the player then ended the firing himself. */
const sparedByEdits = (match: Seen, fired: readonly Choice[], done: boolean): number => {
  const found = isZonal(match) ? editsFor(match, fired as readonly Fire[]) : undefined;
  return found ? fired.length + (done && found.holds ? 1 : 0) - found.edits - 1 : 0;
};

/**
 * How many shots of a phase a volley spares. Either those that it does not propose are fired one by one before it, and
 * the rest together as soon as the proposal is just that, or those with a single target where the book proposes no more;
 * or what is proposed is told otherwise first.
 */
export const volleyIn = (match: Seen, fired: readonly Choice[], done: boolean): number =>
  Math.max(sparedByTheRest(match, fired), sparedByEdits(match, fired, done));

const sparedByTheRest = (match: Seen, fired: readonly Choice[]): number => {
  const copy = fork(match, 1);
  const left = [...fired];
  while (left.length > 1 && copy.decision?.kind === 'fire') {
    const proposed = proposedFor(copy);
    const isAll = proposed.every((shot) => isAmong(left, shot));
    if (proposed.length > 1 && isAll && (!isZonal(copy) || proposed.length === left.length)) return proposed.length - 1;
    const next = left.find((shot) => !isAmong(proposed, shot) && !refusal(copy, shot)) ?? left[0]!;
    if (!isZonal(copy) || refusal(copy, next)) return 0;
    answer(copy, next);
    left.splice(left.indexOf(next), 1);
  }
  return 0;
};
