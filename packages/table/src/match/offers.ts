/** The options of a decision as a player sees them: by unit, with orders that need two answers given in one breath. */
import { isVain } from '@five-victories/engine/kernel';
import {
  actorOf,
  facesFor,
  findUnit,
  type Face,
  type UnitId,
  type ZonalAsked,
  type ZonalChoice,
  type ZonalMatch,
  type Zone,
} from '@five-victories/engine/zonal';
import { tried, triedQuietly } from './preview.js';

/** A choice, who makes it, and where it points: to an enemy or a zone. */
export interface Aim {
  readonly choice: ZonalChoice;
  /** The unit that does it. */
  readonly unit: UnitId | undefined;
  readonly target: UnitId | undefined;
  readonly zone: Zone | undefined;
}

/** One thing a player can do now; `choice` is the one of the answers that says what is done. */
export interface Offer extends Aim {
  readonly key: string;
  /** Of two flanks that are free the one that is attacked. */
  readonly face?: Face;
  /** The answers to say. */
  readonly choices: readonly ZonalChoice[];
}

/** The unit a choice names. */
export const unitIn = (choice: ZonalChoice): UnitId | undefined => ('unit' in choice ? choice.unit : undefined);

/** The zone before a unit, where a move leads. */
const zoneAhead = (match: ZonalMatch, unit: UnitId): Zone | undefined => {
  const { zone, facing } = match.state.units[match.state.index[unit]!] ?? {};
  return zone && facing ? match.table.places[zone]?.next[facing] : undefined;
};

/** Behind a unit of the rear row, where it leaves to. */
const reserveBehind = (match: ZonalMatch, unit: UnitId): Zone | undefined => {
  const { zone, side } = match.state.units[match.state.index[unit]!] ?? {};
  return zone && side ? match.table.places[zone]?.reserve[side] : undefined;
};

const frontOf = (match: ZonalMatch, unit: UnitId): Zone | undefined => {
  const { zone, side } = match.state.units[match.state.index[unit]!] ?? {};
  return side && match.table.reserves[side].find((reserve) => reserve.zone === zone)?.front;
};

const pointsTo = (match: ZonalMatch, unit: UnitId | undefined, choice: ZonalChoice): Zone | undefined => {
  switch (choice.do) {
    case 'place':
      return choice.zone;
    case 'shift':
    case 'retire':
    case 'moveCommander':
    case 'placeCommander':
      return choice.to;
    case 'move':
      return unit && zoneAhead(match, unit);
    case 'leave':
      return unit && reserveBehind(match, unit);
    case 'enter':
      return unit && frontOf(match, unit);
    default:
      return undefined;
  }
};

export const aimOf = (match: ZonalMatch, choice: ZonalChoice, unit: UnitId | undefined): Aim => ({
  choice,
  unit,
  target: 'target' in choice ? choice.target : undefined,
  zone: pointsTo(match, unit, choice),
});

const offer = (match: ZonalMatch, choices: readonly ZonalChoice[], unit: UnitId | undefined): Offer => ({
  key: JSON.stringify(choices),
  choices,
  ...aimOf(match, choices.at(-1)!, unit),
});

/** After these it is asked into which shape. */
const SHAPED: readonly ZonalChoice['do'][] = ['changeFormation', 'hastyDefence', 'enter'];
const SHAPES: readonly string[] = ['formation', 'hastyDefence', 'enter'];

/** So many shapes are entries of the list; more, up to so many, are pictures at the entry that leads to them. */
const FEW = 6;
const MANY = 16;

/** Shapes in one breath with what they are asked for: where there are more than so many, and at most so many. */
const shapedOffers = (
  match: ZonalMatch,
  choices: readonly ZonalChoice[],
  unit: UnitId,
  [above, most] = [1, FEW],
): Offer[] => {
  if (!SHAPED.includes(choices.at(-1)!.do)) return [];
  const { decision } = triedQuietly(match, choices) ?? {};
  if (!decision || !SHAPES.includes(decision.kind) || decision.side !== match.decision?.side) return [];
  const { options } = decision;
  return options.length > above && options.length <= most
    ? options.map((shape) => offer(match, [...choices, shape], unit))
    : [];
};

/** With these a unit goes: a drag gives them, and what comes after them. */
const GOES: readonly ZonalChoice['do'][] = ['move', 'turn'];

/** What a unit could do after it, with the action it has left. */
const secondOffers = (match: ZonalMatch, choices: readonly ZonalChoice[], unit: UnitId): Offer[] => {
  const after = triedQuietly(match, choices);
  const { decision } = after ?? {};
  if (!after || decision?.kind !== 'action' || decision.side !== match.decision?.side) return [];
  const said = choices.map((choice) => choice.do);
  const hasGone = GOES.includes(said.at(-1)!);
  return decision.options
    .filter((next) => next.do !== 'stop' && !said.includes(next.do) && !(hasGone && GOES.includes(next.do)))
    .map((next) => ({ ...offer(after, [next], unit), choices: [...choices, next] }));
};

/** Of two free flanks the player picks one; he may say so with the attack. */
const flankOffers = (match: ZonalMatch, attack: Offer): Offer[] => {
  const [own, enemy] = [findUnit(match, attack.unit ?? ''), findUnit(match, attack.target ?? '')];
  if (attack.choice.do !== 'engage' || !own?.facing || !enemy?.facing) return [];
  const faces = facesFor(own, enemy);
  return faces.length < 2 ? [] : faces.map((face) => ({ ...attack, face, key: `${attack.key} ${face}` }));
};

/** What can be said in one breath with an offer: a shape where there are many of them, a second action, a flank. */
export const moreOf = (match: ZonalMatch, one: Offer): readonly Offer[] => {
  const { choices, unit } = one;
  if (unit === undefined) return [];
  return [
    ...shapedOffers(match, choices, unit, [FEW, MANY]),
    ...secondOffers(match, choices, unit),
    ...flankOffers(match, one),
  ];
};

/** What these lead to, shapes included; the way to a shape that is not listed stays. */
const offersBy = (match: ZonalMatch, choices: readonly ZonalChoice[], unit: UnitId): Offer[] => [
  ...shapedOffers(match, choices, unit),
  offer(match, choices, unit),
];

/** What a chosen unit can do: its order is asked for in one breath. */
const ordersOf = (match: ZonalMatch, choice: ZonalChoice, unit: UnitId): Offer[] => {
  const { decision } = tried(match, [choice]);
  return decision?.kind === 'order'
    ? decision.options.flatMap((order) => offersBy(match, [choice, order], unit))
    : [offer(match, [choice], unit)];
};

/** The options of a decision without the vain ones: a click asks for them several times. */
const worthwhile = new WeakMap<readonly ZonalChoice[], readonly ZonalChoice[]>();

/** Who could only be chosen to do nothing is not offered; why not is told of the unit. */
const worthwhileOf = (match: ZonalMatch, options: readonly ZonalChoice[]): readonly ZonalChoice[] => {
  const known = worthwhile.get(options);
  if (known) return known;
  const found = options.filter((choice) => choice.do !== 'choose' || !isVain(match, choice));
  worthwhile.set(options, found);
  return found;
};

/** Everything that can be done now. Orders of a unit are worked out only for the unit that is chosen. */
export const offersOf = (match: ZonalMatch, asked: ZonalAsked | undefined, chosen?: UnitId): Offer[] => {
  if (!asked) return [];
  return worthwhileOf(match, asked.options).flatMap((choice) => {
    if (choice.do === 'choose' && choice.unit === chosen) return ordersOf(match, choice, chosen);
    const unit = actorOf(asked, choice);
    return unit === undefined ? [offer(match, [choice], unit)] : offersBy(match, [choice], unit);
  });
};

/** What a unit or a Commander can do. */
export const offersFor = (match: ZonalMatch, asked: ZonalAsked | undefined, unit: UnitId): Offer[] =>
  unit.startsWith('commander:')
    ? offersOf(match, asked).filter(({ choice }) => choice.do === 'moveCommander' || choice.do === 'placeCommander')
    : offersOf(match, asked, unit).filter((offer) => offer.unit === unit);
