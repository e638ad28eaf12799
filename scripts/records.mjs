// npm run records: plays the recorded matches of packages/engine/test/records anew. Only when a rule has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answer,
  below,
  fine,
  interrupt,
  interruptRefusal,
  openMatch,
  recordOf,
  streamOf,
} from '../packages/engine/dist/index.js';
import { ROOT } from './steps.mjs';

const FOLDER = join(ROOT, 'packages', 'engine', 'test', 'records');

/** Each set-up method once, and one match with disputes and dice by hand. */
const MATCHES = [
  { name: 'hidden', seed: 1643, south: 'royalists', north: 'parliament', options: { turnLimit: 6 } },
  {
    name: 'sequential',
    seed: 1644,
    south: 'cornish',
    north: 'waller',
    scenario: 'lansdown',
    options: { setupMethod: 'sequential', unitQuality: 'assigned', turnLimit: 5 },
  },
  {
    name: 'alternate',
    seed: 1632,
    south: 'swedes',
    north: 'imperialists',
    scenario: 'lutzen',
    options: { setupMethod: 'alternate', unitQuality: 'thrown', turnLimit: 5, escarpments: ['Z(3,0)-Z(3,1)'] },
  },
  {
    name: 'agreed',
    seed: 1600,
    south: 'dutch',
    north: 'archduke',
    scenario: 'nieuwpoort',
    options: {
      setupMethod: 'agreed',
      turnLimit: 6,
      houseRules: {
        freeNonPikeStands: true,
        allocateBeforeThrows: true,
        reserveAfterActions: true,
        preparedDefence: true,
      },
    },
  },
  {
    name: 'by-hand',
    seed: 1645,
    south: 'montrose',
    north: 'covenanters',
    scenario: 'both-camps',
    hand: true,
    disputes: ['strictHoldingFire', 'joinPastUnengageable', 'forbidVoluntaryRout', 'strictPhaseEnd'],
    options: { turnLimit: 4 },
  },
];

/** How often in a hundred a player who likes to fight takes an option he thinks of (a move of the Commander ends the phase). */
const LIKES = {
  end: 3,
  moveCommander: 2,
  withdraw: 1,
  leave: 3,
  shift: 5,
  nothing: 10,
  stop: 30,
  turn: 30,
  changeFormation: 20,
};
const MOST_ANSWERS = 3000;

function choose(stream, { options }) {
  for (;;) {
    const option = options[below(stream, options.length)];
    if (below(stream, 100) < (LIKES[option.do] ?? 100)) return option;
  }
}

const throwFor = (stream, { count, sides }) => ({
  do: 'dice',
  dice: Array.from({ length: count }, () => 1 + below(stream, sides)),
});

/** Opens the next dispute of the list, now and then. */
function dispute(match, stream, left) {
  if (left.length === 0 || match.wanted || below(stream, 30) > 0) return;
  const side = below(stream, 2) === 0 ? 'south' : 'north';
  const choice = { do: 'dispute', switch: left[0], value: true };
  if (!interruptRefusal(match, side, choice)) interrupt(match, side, choice);
  left.shift();
}

function play({ name, seed, south, north, scenario, hand, disputes = [], options }) {
  const stream = streamOf(seed);
  const armyOf = (id) => fine.armies.find((army) => army.id === id);
  const ground = fine.scenarios.find(({ id }) => id === scenario)?.options ?? {};
  const begin = { armies: { south: armyOf(south), north: armyOf(north) }, options: { ...ground, ...options } };
  const faults = [];
  const match = openMatch(fine, begin, hand ? { hand: true } : { seed }, name, faults);
  if (!match) throw new Error(faults.map(({ path, because }) => `${path}: ${because}`).join('\n'));
  const left = [...disputes];
  for (let i = 0; match.decision && i < MOST_ANSWERS; i++) {
    dispute(match, stream, left);
    answer(match, match.wanted ? throwFor(stream, match.wanted.throw) : choose(stream, match.decision));
  }
  return recordOf(fine, match);
}

/** JSON with a line for each answer, so that changes can be read. */
const written = ({ said, ...head }) =>
  `${JSON.stringify(head, undefined, 1).slice(0, -2)},\n "said": [\n${said.map((line) => JSON.stringify(line)).join(',\n')}\n ]\n}\n`;

mkdirSync(FOLDER, { recursive: true });
for (const match of MATCHES) {
  const record = play(match);
  writeFileSync(join(FOLDER, `${match.name}.json`), written(record));
  console.log(
    `${match.name}: ${record.said.length} answers, ${record.outcome?.result ?? 'not ended'}, ${record.digest}`,
  );
}
