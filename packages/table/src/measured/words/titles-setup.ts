/** What options before the match say on their buttons. */
import { findUnit, isCommand, isGun, type Formation, type TabletopMatch } from '@five-victories/engine/tabletop';
import { timesEach } from '../../words/counts.js';
import type { MeasuredMessages as Words } from './en/index.js';
import { formationName, lengthIn, nameIn, typeName, unitNames } from './names.js';
import { joined, type Said } from './said.js';

export const placeTitle = (match: TabletopMatch, said: Said, words: Words): string => {
  const { titles } = words.asks;
  const { names } = words;
  const posture = joined([
    said.formation && said.formation !== 'battle' && formationName(said.formation, words),
    said.state && names[said.state],
    (said.limbered || said.packed) && names.limbered[match.rules.words.limbered],
    titles.at(lengthIn(match, said.x ?? 0, words), lengthIn(match, said.y ?? 0, words)),
  ]);
  return titles.place(nameIn(match, said.unit ?? '', words), posture);
};

/** How many are in which formation; guns and command have one only. */
export const setupTitle = (match: TabletopMatch, { units = [] }: Said, words: Words): string => {
  const { titles } = words.asks;
  const formations = units.flatMap((placing) => {
    const { unit = '', formation } = placing as { unit?: string; formation?: Formation };
    const found = findUnit(match, unit);
    return formation && found && !isGun(match, found) && !isCommand(match, found) ? [formation] : [];
  });
  return titles.setup(words.names.list(timesEach(formations, (formation) => formationName(formation, words))));
};

export const musterTitle = (match: TabletopMatch, { units = [] }: Said, words: Words): string => {
  const types = units.map((unit) => (typeof unit === 'string' ? unit : unit.type));
  return words.asks.titles.muster(words.names.list(timesEach(types, (type) => typeName(match, type, words))));
};

export const dismountTitle = (match: TabletopMatch, { units = [] }: Said, words: Words): string =>
  units.length === 0
    ? words.asks.titles.allMounted
    : words.asks.titles.dismountAll(unitNames(match, units as readonly string[], words));
