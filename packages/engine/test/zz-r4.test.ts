import { test } from 'vitest';
import { kitFor } from './kit-measured.js';
import { splendid } from '../src/games/splendid/splendid.js';
const { situation, choose, unit, refusal } = kitFor(splendid);
for (const houseRules of [{}, { flowAroundLoose: true }]) test('flow ' + JSON.stringify(houseRules), () => {
  const m = situation({ phase: 'initiativeMovement', options: { houseRules }, dice: [1], units: [
    { id: 'S3', type: 'HM', layout: 'YY', x: 30500, y: 15980 }, { id: 'S4', type: 'Cmd', layout: 'C', x: 15000, y: 3000 },
    { id: 'N1', type: 'RA', layout: 'G', limbered: true, x: 30500, y: 39020, heading: 1858 },
    { id: 'N5', type: 'P&M', layout: 'PMMP', x: 30500, y: 42234 } ] });
  choose(m, { do: 'choose', unit: 'S3' });
  console.log(JSON.stringify(houseRules), JSON.stringify(refusal(m, { do: 'charge', target: 'N5', extend: true })));
  choose(m, { do: 'charge', target: 'N5', extend: true });
  console.log(unit(m, 'S3').y);
});
