/** Beginnings that are a little wrong: refused with the path of every fault, or played. */
import { openMatch, type Fault } from '../../src/kernel/index.js';
import { faultsArePlain } from './checks.js';
import { drawFrom } from './draw.js';
import type { Contract } from './contract.js';
import { changed, type Words } from './mutate.js';

const WORDS: Words = {
  texts: ['P&M', 'GG', 'Z(1,1)', 'Z(8,2)', 'SR1', 'wood', 'bog', 'columns', 'terrain', 'agreed', 'green', 'PPMM', ''],
  numbers: [-1, 1, 0.5, 99, -3000, 1574, 900],
};

export const changedBeginningIsJudged = (contract: Contract, seed: number): void => {
  const draw = drawFrom(seed);
  const start = contract.start(draw, faultsArePlain) as never;
  const given = changed(draw, changed(draw, start, WORDS), WORDS);
  const faults: Fault[] = [];
  const match = openMatch(contract.game, given, { seed }, 'match', faults);
  faultsArePlain(faults);
  if (match) contract.isSound(match);
};
