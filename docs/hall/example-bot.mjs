// A bot of fifty lines that plays a rated match against a bot of the hall:
// node docs/hall/example-bot.mjs http://127.0.0.1:4180 TOKEN [captain]
import { randomBytes, randomInt } from 'node:crypto';
import { WebSocket } from 'ws';
import { fineEdition, openMatch } from '@five-victories/engine';
import { isPlayed, playShown, sealOf } from '@five-victories/engine/fair';

const [address, token, bot = 'captain'] = process.argv.slice(2);
const { origin } = new URL(address);
const headers = { origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' };

// What is played: the first scenario of the game, with its armies. Either side, by chance.
const [scenario] = fineEdition.scenarios;
const army = (id) => fineEdition.armies.find((each) => each.id === id);
const begin = { armies: { south: army(scenario.south), north: army(scenario.north) }, options: scenario.options };
const me = randomInt(2) === 0 ? 'south' : 'north';

// A name for the match, and a number for its dice: sealed, and opened at once, since there is nobody to wait for.
const match = Array.from({ length: 12 }, () => 'abcdefghjkmnpqrstuvwxyz23456789'[randomInt(31)]).join('');
const secret = randomBytes(32).toString('hex');
const seal = sealOf(match, me, secret);
const terms = { friendly: false, rated: true };
const coats = { south: '#a8322a', north: '#2a4aa8' };
const asked = {
  match,
  game: 'fine',
  name: scenario.name,
  coats,
  begin,
  terms,
  side: me,
  isPublic: false,
  seal,
  secret,
  bot,
};
const proposed = await fetch(`${origin}/api/1/matches`, { method: 'POST', headers, body: JSON.stringify(asked) });
if (!proposed.ok) throw new Error(`The hall says no: ${await proposed.text()}`);

// The bot's own copy of the match follows from the lines it is shown; the engine says what may be answered.
let [copy, lines] = [undefined, []];
const follow = ({ lines: shown, opened = [] }) => {
  for (const line of opened) lines[line.n - 1] = line;
  lines = [...lines, ...shown];
  // What was turned up is not what the copy had there: it is played again from the beginning.
  const isAgain = opened.length > 0 || !copy;
  if (isAgain) copy = openMatch(fineEdition, begin, { hand: true }, 'begin', []);
  for (const line of isAgain ? lines : shown) if (line.kind === 'sealed' || isPlayed(line)) playShown(copy, line);
};
const answer = () => {
  if (copy.decision?.side !== me || copy.wanted) return;
  const choice = copy.decision.options[randomInt(copy.decision.options.length)];
  send({ t: 'say', match, after: lines.length, token: `after-${lines.length}-lines`, choices: [choice] });
};

const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers });
const send = (ask) => socket.send(JSON.stringify(ask));
socket.on('open', () => send({ t: 'hello', protocol: 1, build: 'example bot' }));
socket.on('message', (text) => {
  const told = JSON.parse(text);
  if (told.t === 'welcome') send({ t: 'sit', match, since: 0 });
  if (told.t === 'ping') send({ t: 'pong', at: told.at });
  if (told.t === 'no') console.error('The hall says no:', told);
  if (told.t !== 'here' && told.t !== 'lines') return;
  follow(told);
  const { status, ended } = told.card ?? told.head;
  if (status !== 'over') return answer();
  console.log(ended.winner === undefined ? 'Nobody has won.' : ended.winner === me ? 'I have won.' : 'I have lost.');
  socket.close();
});
