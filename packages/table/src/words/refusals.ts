/** Why not, as it is read: names instead of ids, in the language of the reader. */
import type { Refusal, Summand } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { refusalText, summandText, type ZonalCast } from '@five-victories/words';
import { germanZonal } from '@five-victories/words/de/zonal';
import { englishZonal } from '@five-victories/words/en/zonal';
import type { Messages } from './en.js';
import { zoneTitle } from './names.js';

/** Zones are pointed at, and house rules have titles: nobody reads codes on a table. */
export const castOf = (t: Messages, match: ZonalMatch): ZonalCast => ({
  state: match.state,
  rules: match.rules,
  zoneName: (zone) => zoneTitle(t, match, zone),
  switchName: (name) => t.house[name]?.title ?? name,
});

const WORDS = { en: englishZonal, de: germanZonal } as const;
export const wordsOf = ({ spoken }: Pick<Messages, 'spoken'>) => WORDS[spoken];

export const reasonText = (t: Messages, match: ZonalMatch, refusal: Refusal): string =>
  refusalText(wordsOf(t), castOf(t, match), refusal);

/** What a summand of dice or of a Combat Value is for. */
export const addedText = (t: Messages, match: ZonalMatch, each: Summand): string =>
  summandText(wordsOf(t), castOf(t, match), each);
