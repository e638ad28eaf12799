// How likely each number of hits is when one unit fires at another, without throwing a die.
import {
  answer,
  DiceWanted,
  fine,
  forkWith,
  listedDice,
  openMatch,
  type Choice,
  type Fault,
} from '@five-victories/engine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

/** Two regiments in one zone, and it is North's turn to fire. */
const position = {
  game: 'fine',
  phase: 'firing',
  initiative: 'south',
  units: [
    { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PPM/MMM', name: 'Red Regiment' },
    { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PM/PM', name: 'Blue Regiment' },
  ],
};

/** A match whose dice run out says which throw it wants: how many dice, and what each of them needs. */
const throwFor = (match: ZonalMatch, choice: Choice) => {
  try {
    answer(forkWith(match, listedDice([])), choice);
    return undefined;
  } catch (signal) {
    if (signal instanceof DiceWanted) return signal.wanted;
    throw signal;
  }
};

/** The chance of each number of hits with dice that need these results or less. */
const hitsOf = (needs: readonly number[], sides: number): number[] =>
  needs.reduce(
    (chances, need) =>
      [...chances, 0].map((chance, hits) => {
        const p = need / sides;
        return chance * (1 - p) + (chances[hits - 1] ?? 0) * p;
      }),
    [1],
  );

const faults: Fault[] = [];
const match = openMatch(fine, { position }, { seed: 1 }, 'match', faults);
if (!match?.decision)
  throw new Error(faults.map((fault) => `${fault.path}: ${faultText(english, {}, fault)}`).join('\n'));

for (const choice of match.decision.options) {
  const wanted = throwFor(match, choice);
  if (!wanted?.needs) continue;
  console.log(`${JSON.stringify(choice)} throws ${wanted.count} dice (${wanted.rule}):`);
  for (const [hits, chance] of hitsOf(wanted.needs, wanted.sides).entries())
    console.log(`  ${hits} hits: ${(chance * 100).toFixed(1)} %`);
}
