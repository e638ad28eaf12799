/** What is news to somebody, drawn and told. */
import type { Side } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { recentOf, type Told } from '../../match/news.js';
import type { Mark } from '../marks.js';
import { botLines, type Line } from './bot-line.js';
import { trailOf } from './trail.js';

export interface News {
  readonly marks: readonly Mark[];
  /** One sentence for each unit that did something. */
  readonly lines: readonly Line[];
}

export const newsOf = (moments: readonly Told<TabletopMatch>[], reader: Side | undefined): News => {
  const recent = recentOf(moments, reader);
  if (!recent) return { marks: [], lines: [] };
  const { before, after, drawn, told } = recent;
  return { marks: trailOf(before, after, drawn), lines: botLines(after, told) };
};
