import { test } from 'vitest';
import { choose, decision, situation, start, options, position, refusal, events } from './kit.js';
test('look', () => {
  const m = situation({ phase: 'firing', initiative: 'north', dice: [1,2,3,4,5,6,7,8,9,10,11,12], units: [
    { id: 'S1', type: 'battle', diameter: 7000, elements: 'OOOOOOGGGGGGPPPPPP', x: 36000, y: 16000 },
    { id: 'S9', type: 'foot bow', layout: 'O', x: 6000, y: 4000 },
    { id: 'N9', type: 'foot pike', layout: 'P', x: 6000, y: 8000 },
    { id: 'N1', type: 'foot pike', x: 36000, y: 21000 },
  ]});
  console.log(JSON.stringify(decision(m)));
  console.log(JSON.stringify(choose(m, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] }), null, 0));
  console.log(JSON.stringify(position(m)));
});
test('look2', () => {
  const army = (t: string) => ({ name: t, units: [...['commander','sub-commander','sub-commander','foot pike','foot pike','foot bill','foot bow','knights','bombard'].map((type) => ({ name: type, type }))] });
  const m = start({ armies: { south: army('A'), north: army('B') }, options: { armySize: 6, enforceComposition: false }, dice: [3,5] });
  console.log(JSON.stringify(decision(m)));
  choose(m, { do: 'form', battles: [{ units: ['S4','S5','S6'], diameter: 7000 }], split: ['S8'] });
  console.log(JSON.stringify(decision(m)));
  console.log(JSON.stringify(choose(m, { do: 'form', battles: [{ units: ['N4','N5','N6'] }] })));
  console.log(JSON.stringify(decision(m)), JSON.stringify(position(m)), JSON.stringify(events(m)));
  console.log(JSON.stringify(refusal(m, { do: 'setup', units: [] })));
});
