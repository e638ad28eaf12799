// How likely each number of hits is when one unit fires at another, without throwing a die.
import { fine, hitChances, openMatch, outcomes, type Fault } from '@five-victories/engine';
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

const faults: Fault[] = [];
const match = openMatch(fine, { position }, { seed: 1 }, 'match', faults);
if (!match?.decision)
  throw new Error(faults.map((fault) => `${fault.path}: ${faultText(english, {}, fault)}`).join('\n'));

for (const choice of match.decision.options) {
  // Followed no further than to the throw: how many dice, and what each of them needs.
  const [{ wanted } = {}] = outcomes(match, choice, { isEnd: () => true });
  if (!wanted?.needs) continue;
  console.log(`${JSON.stringify(choice)} throws ${wanted.count} dice (${wanted.rule}):`);
  for (const [hits, chance] of hitChances(wanted.needs, wanted.sides).entries())
    console.log(`  ${hits} hits: ${(chance * 100).toFixed(1)} %`);
}
