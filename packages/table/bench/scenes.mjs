// Positions to measure with: records as the page imports them, at a decision in which units can be chosen.
import { answer, openMatch, recordOf } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';

/** So many units of so many stands a side. */
const army = (name, units, stands) => ({
  name,
  units: Array.from({ length: units }, (_, i) => ({
    name: `${name} ${i + 1}`,
    type: 'P&M',
    stands: 'P'.repeat(Math.floor(stands / 3)) + 'M'.repeat(stands - Math.floor(stands / 3)),
  })),
});

const isMoving = ({ decision }) => decision.kind === 'activity' && decision.side === 'south';
/** Set-ups and what keeps things quiet: the first option of a set-up, else the one that declines. */
const QUIET = ['done', 'end'];
const quiet = ({ options }) => options.find((option) => QUIET.includes(option.do)) ?? options[0];

function sceneOf(name, units, stands, options) {
  const begin = { armies: { south: army('South', units, stands), north: army('North', units, stands) }, options };
  const faults = [];
  const match = openMatch(fineEdition, begin, { seed: 1 }, 'match', faults);
  if (!match) throw new Error(faults.map(({ path, because }) => `${path}: ${because}`).join('\n'));
  while (!isMoving(match)) answer(match, quiet(match.decision));
  return { name, record: JSON.stringify(recordOf(fineEdition, match)) };
}

export const scenes = () => [
  sceneOf('40 units', 20, 5, { columns: 7 }),
  sceneOf('602 stands', 43, 7, { columns: 9, unitLimitPerZone: 7 }),
];
