/** Why not, as it is read: names instead of ids, in the language of the reader. */
import type { Refusal } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { refusalText, type MeasuredCast } from '@five-victories/words';
import { germanOf } from '@five-victories/words/de/measured';
import { englishOf } from '@five-victories/words/en/measured';
import { messagesIn } from '../../words/languages.js';
import { m } from './index.js';

const WORDS = { en: englishOf, de: germanOf } as const;
export const wordsOf = (match: Pick<TabletopMatch, 'rules'>, { names } = m()) => WORDS[names.spoken](match.rules);

/** Nobody reads codes on a table: stands are counted from 1, and house rules have titles. */
export const castOf = ({ state, rules }: TabletopMatch, { names } = m()): MeasuredCast => ({
  state,
  rules,
  atTable: true,
  switchName: (name) => messagesIn(names.spoken).house[name]?.title ?? name,
});

export const reasonText = (match: TabletopMatch, refusal: Refusal, words = m()): string =>
  refusalText(wordsOf(match, words), castOf(match, words), refusal);
