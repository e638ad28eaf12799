/** What a choice would do in a zone game. */
import type { Choice } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { foretellingOf } from '../words/report.js';
import { previewBy, type Preview } from './preview.js';

export const previewOf = (match: ZonalMatch, choices: readonly Choice[]): Preview =>
  previewBy(foretellingOf, match, choices);
