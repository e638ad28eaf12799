// A whole match of A Fine Victory in which both sides answer by chance, told as a battle report.
import { answer, below, fine, openMatch, streamOf, type Fault } from '@five-victories/engine';
import { ARMIES } from '@five-victories/engine/fine';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { englishZonal } from '@five-victories/words/en/zonal';

const [royalists, parliament] = ARMIES;
const faults: Fault[] = [];
const match = openMatch(fine, { armies: { south: royalists, north: parliament } }, { seed: 7 }, 'match', faults);
if (!match) throw new Error(faults.map((fault) => `${fault.path}: ${faultText(english, {}, fault)}`).join('\n'));

match.tell = (event) => {
  const said = englishZonal.report(match, event);
  if (said) console.log(said);
};

const stream = streamOf(7);
while (match.decision) {
  const { options } = match.decision;
  answer(match, options[below(stream, options.length)]!);
}
console.log(match.state.outcome);
