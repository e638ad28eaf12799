/** Beginnings that are a little wrong: refused with the path of every fault, or played. */
import { openMatch, type Fault } from '../../src/kernel/index.js';
import { faultsArePlain } from './checks.js';
import { drawFrom } from './draw.js';
import type { Contract } from './games.js';
import { changed } from './mutate.js';

const WORDS = [
  'P&M',
  'GG',
  'Z(1,1)',
  'Z(8,2)',
  'SR1',
  'wood',
  'bog',
  'columns',
  'terrain',
  'agreed',
  'green',
  'PPMM',
  '',
];

export const changedBeginningIsJudged = (contract: Contract, seed: number): void => {
  const draw = drawFrom(seed);
  const start = contract.start(draw, faultsArePlain) as never;
  const given = changed(draw, changed(draw, start, WORDS), WORDS);
  const faults: Fault[] = [];
  const match = openMatch(contract.game, given, { seed }, 'match', faults);
  faultsArePlain(faults);
  if (match) contract.isSound(match);
};
