/** The battle report of the measured games, in English. */
import type { Event } from '../src/kernel/index.js';
import type { TabletopMatch } from '../src/tabletop/index.js';
import { englishOf } from '@five-victories/words/en/measured';

export const report = (match: TabletopMatch, event: Event): string | undefined =>
  englishOf(match.rules).report(match, event);
