/** Units and armies of the measured games in the words of the reader's language: the one set, unless another is given. */
import type { AnyUnit } from '@five-victories/engine';
import {
  claimedBy,
  contactsOf,
  degreeText,
  isCommand,
  isEngaged,
  isGun,
  isPlaced,
  lengthText,
  nameOf,
  query,
  sizeOf,
  unitOf,
  type Formation,
  type Placed,
  type TabletopMatch,
  type Unit,
} from '@five-victories/engine/tabletop';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import { capital, army, unitName } from '../../words/names.js';
import type { MeasuredMessages } from './en/index.js';
import { m } from './index.js';

export { army, capital, unitName };

/** As they read inside a sentence. */
export const nameIn = (match: TabletopMatch, id: string, { names } = m()): string => names.named(nameOf(match, id));
export const unitNames = (match: TabletopMatch, ids: readonly string[], words = m()): string =>
  words.names.list(ids.map((id) => nameIn(match, id, words)));

/** 4600 is 4.6" or 4,6 cm. */
export const lengthIn = (match: TabletopMatch, thousandths: number, { names } = m()): string =>
  names.figure(lengthText(match, thousandths));
/** 455 is 45.5. */
export const degreesIn = (tenths: number, { names } = m()): string => names.figure(degreeText(tenths));

export const typeName = ({ rules }: Pick<TabletopMatch, 'rules'>, type: string, { names } = m()): string =>
  names.types[rules.id]?.[type] ?? rules.types[type]?.name ?? type;
export const standName = ({ rules }: TabletopMatch, letter: string, { names } = m()): string =>
  names.stands[rules.id]?.[letter] ?? rules.stands[letter]?.name ?? letter;
export const formationName = (formation: Formation, { names } = m()): string => names.formations[formation];

const EIGHTH = 450;
/** One of eight directions. */
export const compassWord = (heading: number, { names } = m()): string =>
  names.compass[Math.round(heading / EIGHTH) % names.compass.length]!;

/** `PPM`: 2 pike and 1 musket. */
export const standsText = (match: TabletopMatch, letters: string, words = m()): string => {
  const plain = letters.replace(/[^A-Z]/g, '');
  return words.names.list(
    [...new Set(plain)].map((letter) =>
      words.names.standsOf([...plain].filter((each) => each === letter).length, standName(match, letter, words)),
    ),
  );
};

// ---- what it is ------------------------------------------------------------------------------------------------------

/** Strength where units are whole or gone, stands by their kinds, or how many elements. */
const sizeText = (match: TabletopMatch, unit: Unit, words: MeasuredMessages): string[] => {
  const { rules } = match;
  if (rules.strengthIn === 'points')
    return [words.names.strength(rules.leftAfter(unit, unit.hits), rules.leftAfter(unit, 0))];
  const { stands, size } = rules.types[unit.type]!;
  if (size[1] === 1) return [];
  const isOfOneKind = stands.length === 1;
  return [isOfOneKind ? words.asks.bases[rules.words.base](sizeOf(unit)) : standsText(match, unit.stands, words)];
};

/** Who fires at a charger only, throws. */
const throwsWhat = (match: TabletopMatch, unit: Unit, { names }: MeasuredMessages): string[] => {
  const { rules } = match;
  if (
    rules.strengthIn === 'stands' ||
    rules.firepower(match, unit, true) === 0 ||
    rules.firepower(match, unit, false) > 0
  )
    return [];
  return unit.type.endsWith('light arms') ? [names.spears] : unit.type.endsWith(' arms') ? [names.pilums] : [];
};

const qualityText = (match: TabletopMatch, { id }: Unit, { names }: MeasuredMessages): string[] => {
  if (!isManoeuvre(match)) return [];
  const { rules, state } = match;
  const unit = unitOf(match, id);
  const { unitQuality, commandQuality } = state.options;
  const isUsual = unit.quality === rules.qualities[1];
  const commands = rules.types[unit.type]?.range !== undefined;
  return [
    ...(unitQuality === 'off' || isUsual ? [] : [names.qualities[unit.quality]]),
    ...(commandQuality === 'off' || !commands ? [] : [names.commandQualities[unit.command]]),
  ];
};

/** What a unit is: type, stands or strength, weapons, quality. */
export const unitKind = (match: TabletopMatch, unit: AnyUnit, words = m()): string =>
  [
    typeName(match, unit.type, words),
    ...sizeText(match, unit, words),
    ...(unit.lances ? [words.names.lances] : []),
    ...throwsWhat(match, unit, words),
    ...qualityText(match, unit, words),
  ].join(', ');

// ---- how it stands ---------------------------------------------------------------------------------------------------

const postureText = (match: TabletopMatch, unit: AnyUnit & Placed, words: MeasuredMessages): string[] => {
  const { names } = words;
  const { formation, bend, diameter } = unit.place;
  if (isGun(match, unit)) return [names[unit.limbered ? 'limbered' : 'unlimbered'][match.rules.words.limbered]];
  if (isCommand(match, unit)) return [];
  return [
    ...(unit.state === undefined ? [] : [names[unit.state]]),
    formation === 'battle' && diameter !== undefined
      ? names.base(lengthIn(match, diameter, words))
      : formationName(formation, words),
    ...(bend ? [names.bent(bend.way, degreesIn(bend.angle, words))] : []),
  ];
};

/** Markers, and what it has done in this phase. */
const markersText = (unit: AnyUnit, { names }: MeasuredMessages): string[] => [
  ...(unit.hits > 0 ? [names.hits(unit.hits)] : []),
  ...(unit.aside ? [names.aside(unit.aside)] : []),
  ...(unit.fired ? [names.fired] : []),
  ...(unit.chargeFailed ? [names.chargeFailed] : []),
  ...(unit.reacted ? [names.reacted] : []),
  ...(unit.done ? [names.done] : unit.acted ? [names.acted] : []),
  ...(unit.byHorse ? [names.byHorse] : []),
  ...(unit.stationary ? [names.stationary] : []),
  ...(unit.functions ? [names.functions(unit.functions)] : []),
];

const commandText = (match: TabletopMatch, unit: Placed, words: MeasuredMessages): string => {
  const { names } = words;
  const { commanders, inCommand } = query(match, unit, 'command');
  const own = commanders.find((each) => each.unit === unit.id);
  if (own) return names.commands(lengthIn(match, own.range, words));
  return inCommand.includes(unit.id) ? names.inCommand : names.outOfCommand;
};

const terrainText = (match: TabletopMatch, unit: Placed, { names }: MeasuredMessages): string[] => {
  const features = [...new Set(claimedBy(match, unit).map(({ type }) => names.terrain[type] ?? type))];
  return features.length === 0 ? [] : [names.on(names.list(features))];
};

/** How a unit stands: formation, heading, markers, contacts, command, ground. */
export const unitState = (match: TabletopMatch, unit: AnyUnit, words = m()): string[] => {
  const { names } = words;
  if (unit.routed) return [names.gone];
  if (unit.aboard !== undefined) return [names.aboard(nameIn(match, unit.aboard, words))];
  if (!isPlaced(unit)) return [names.unplaced];
  return [
    ...postureText(match, unit, words),
    names.facing(compassWord(unit.place.heading, words)),
    ...markersText(unit, words),
    ...(isEngaged(match, unit)
      ? [
          names.engagedWith(
            unitNames(
              match,
              contactsOf(match, unit).map(({ id }) => id),
              words,
            ),
          ),
        ]
      : []),
    commandText(match, unit, words),
    ...terrainText(match, unit, words),
  ];
};

/** The number that is written on a unit of several kinds of stands. */
const countText = ({ rules }: TabletopMatch, unit: Unit, words: MeasuredMessages): string[] =>
  rules.strengthIn === 'stands' && new Set(unit.stands).size > 1
    ? [words.asks.bases[rules.words.base](sizeOf(unit))]
    : [];

/** All of it in one sentence, for a screen reader. */
export const unitSentence = (match: TabletopMatch, unit: Unit, words = m()): string =>
  [
    `${unitName(match, unit.id)} (${words.names.sides[unit.side]})`,
    unitKind(match, unit, words),
    ...countText(match, unit, words),
    ...unitState(match, unit, words),
  ].join(', ');
