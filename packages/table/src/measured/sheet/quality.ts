/** Sections about the quality of units and of command. */
import { COMMAND_QUALITIES, lengthText } from '@five-victories/engine/tabletop';
import { capital, typeName } from '../words/names.js';
import { signed, type ManoeuvreBook as Book, type Section } from './asked.js';
import { section } from './shared.js';

export const quality = ({ match, words, names }: Book): Section => {
  const { title, columns, usual } = words.quality;
  const { unitQualityEffects } = match.state.options;
  const rows = match.rules.qualities.map((each) => {
    const { fire: hits, charge, melee: by } = unitQualityEffects[each]!;
    return [
      capital(names.names.qualities[each]),
      words.upTo(hits),
      charge === 0 ? usual : words.upTo(charge),
      by === 0 ? usual : signed(by),
    ];
  });
  return section('quality', title, columns, rows);
};

const DIE = [1, 2, 3, 4, 5, 6];

export const thrown = (book: Book, nameOf: (type: string) => string): Section => {
  const { match, words, names } = book;
  const rows = Object.entries(match.state.options.unitQualityTable).map(([type, results]) => [
    nameOf(type),
    ...results.map((each) => names.names.qualities[each]),
  ]);
  return section('thrown', words.quality.thrown, [words.quality.unit, ...DIE.map(String)], rows);
};

const THOUSAND = 1000;

export const commandQuality = ({ match, words, names }: Book): Section => {
  const rows = Object.entries(match.state.options.commandQualityTable).flatMap(([type, row]) =>
    COMMAND_QUALITIES.map((each, i) => {
      const least = (i === 0 ? 0 : row[COMMAND_QUALITIES[i - 1]!].upTo) + 1;
      const { upTo, range } = row[each];
      return [
        `${typeName(match, type, names)}: ${names.names.commandQualities[each]}`,
        least === upTo ? `${upTo}` : `${least}–${upTo}`,
        names.names.figure(lengthText(match, range * THOUSAND)),
      ];
    }),
  );
  return section('command', words.command.title, words.command.columns, rows);
};
