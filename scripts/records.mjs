// npm run records: plays the recorded matches of packages/engine/test/records anew. Only when a rule has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answer,
  below,
  fineEdition,
  gloriousEdition,
  greatEdition,
  interrupt,
  interruptRefusal,
  majorEdition,
  openMatch,
  recordOf,
  splendidEdition,
  streamOf,
} from '../packages/engine/dist/index.js';
import { faultText } from '../packages/words/dist/index.js';
import { english } from '../packages/words/dist/en/index.js';
import { MATCHES } from './recorded-matches.mjs';
import { ROOT } from './steps.mjs';

const FOLDER = join(ROOT, 'packages', 'engine', 'test', 'records');

/** How often in a hundred a player who likes to fight takes an option he thinks of (a move of the Commander ends the phase). */
const LIKES = {
  end: 3,
  moveCommander: 2,
  withdraw: 1,
  leave: 3,
  shift: 5,
  nothing: 10,
  stakes: 30,
  stop: 30,
  turn: 30,
  changeFormation: 20,
};
/** Of the measured games besides: most orders lead nowhere. */
const MEASURED_LIKES = {
  ...LIKES,
  retire: 1,
  manoeuvre: 40,
  limber: 10,
  packUp: 10,
  prolong: 20,
  relocate: 20,
  stepBack: 10,
  sideStep: 10,
  done: 20,
};
/** Armies of twenty units: fewer plans of them, and rather a charge than anything else. */
const GREAT_LIKES = { ...MEASURED_LIKES, setup: 8, manoeuvre: 25, changeFormation: 8, stop: 10 };
/** Rather forward than about, and command on its Battle. */
const GLORIOUS_LIKES = { ...MEASURED_LIKES, setup: 20, leave: 20, stop: 3, turn: 20, aboutFace: 2, changeFormation: 5 };
const LIKES_OF = {
  fine: LIKES,
  major: LIKES,
  splendid: MEASURED_LIKES,
  great: GREAT_LIKES,
  glorious: GLORIOUS_LIKES,
};
const MOST_ANSWERS = 3000;

function choose(stream, { options }, likes) {
  for (;;) {
    const option = options[below(stream, options.length)];
    if (below(stream, 100) < (likes[option.do] ?? 100)) return option;
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

function play(game, { name, seed, south, north, scenario, hand, disputes = [], options }) {
  const stream = streamOf(seed);
  const armyOf = (id) => game.armies.find((army) => army.id === id);
  const ground = game.scenarios.find(({ id }) => id === scenario)?.options ?? {};
  const armies = south ? { armies: { south: armyOf(south), north: armyOf(north) } } : {};
  const begin = { ...armies, options: { ...ground, ...options } };
  const faults = [];
  const match = openMatch(game, begin, hand ? { hand: true } : { seed }, name, faults);
  if (!match) throw new Error(faults.map((fault) => `${fault.path}: ${faultText(english, {}, fault)}`).join('\n'));
  const left = [...disputes];
  for (let i = 0; match.decision && i < MOST_ANSWERS; i++) {
    dispute(match, stream, left);
    answer(
      match,
      match.wanted ? throwFor(stream, match.wanted.throw) : choose(stream, match.decision, LIKES_OF[game.id]),
    );
  }
  return recordOf(game, match);
}

/** JSON with a line for each answer, so that changes can be read. */
const written = ({ said, ...head }) =>
  `${JSON.stringify(head, undefined, 1).slice(0, -2)},\n "said": [\n${said.map((line) => JSON.stringify(line)).join(',\n')}\n ]\n}\n`;

/** `npm run records -- splendid`: only those of one game. */
const wanted = process.argv.slice(2);

for (const game of [fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition]) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const folder = join(FOLDER, game.id);
  mkdirSync(folder, { recursive: true });
  for (const match of MATCHES[game.id]) {
    const record = play(game, match);
    writeFileSync(join(folder, `${match.name}.json`), written(record));
    const result = record.outcome?.result ?? 'not ended';
    console.log(`${game.id} ${match.name}: ${record.said.length} answers, ${result}, ${record.digest}`);
  }
}
