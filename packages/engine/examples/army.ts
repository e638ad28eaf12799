// All that is wrong with an army of A Fine Victory, at once, each fault with its place and its rule.
import { fine, type Fault } from '@five-victories/engine';
import { armyShape, checkArmy, optionsOf } from '@five-victories/engine/zonal';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

/** As it may come from a file: nothing is known of it yet. */
const given: unknown = JSON.parse(`{
  "name": "The Late Arrivals",
  "units": [
    { "name": "Guns", "type": "RA", "stands": "GG" },
    { "name": "Clubmen", "type": "Foot", "stands": "LLP" }
  ]
}`);

const faults: Fault[] = [];
const army = armyShape.read(given, 'army', faults);
const options = optionsOf(fine, {}, 'options', faults);
if (army && faults.length === 0) {
  const { errors, warnings } = checkArmy(fine, options, army);
  faults.push(...errors, ...warnings);
}

for (const fault of faults)
  console.log(`${fault.path}: ${faultText(english, {}, fault)} (${fault.rule ?? 'its form'})`);
console.log(`${army?.name ?? 'This army'} is ${faults.length === 0 ? 'in order' : 'not in order'}.`);
