// Several halls of this project on one PostgreSQL, without containers: a proxy stands in front of them (docs/hall).
//   node scripts/halls.mjs --database postgres://hall:…@localhost/hall --port 4181 --halls 2
// Whatever else is said goes to each hall (--origin, --trust-proxy, --folder). A hall that ends is begun again. After an
// upgrade of the project, SIGHUP builds it and replaces one hall after the other; --built leaves the building to others.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, buildHall } from './steps.mjs';

const START = join(ROOT, 'scripts', 'hall.mjs');
/** Between two looks whether a hall is there, and before one that has ended is begun again. */
const BREATHER = 500;

const pause = () => new Promise((resolve) => setTimeout(resolve, BREATHER));

const isWell = async (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Keeps a hall at a port; `replace` ends the one that is there and waits for its successor. */
const hallAt = (port, flags) => {
  const life = { isWanted: true };
  let child;
  let gone;
  const run = () => {
    child = fork(START, ['--port', String(port), ...flags], { cwd: ROOT });
    gone = new Promise((resolve) => child.once('close', resolve));
    child.once('close', (code) => {
      if (!life.isWanted) return;
      console.error(`The hall at port ${port} has ended with ${code}; it is begun again.`);
      setTimeout(() => life.isWanted && run(), BREATHER);
    });
    console.log(`hall ${port} is process ${child.pid}`);
  };
  const end = async () => {
    life.isWanted = false;
    child.kill('SIGTERM');
    await gone;
  };
  const there = async () => {
    while (life.isWanted && !(await isWell(port))) await pause();
  };
  run();
  return {
    there,
    end,
    async replace() {
      await end();
      life.isWanted = true;
      run();
      await there();
    },
  };
};

const { values, tokens } = parseArgs({
  strict: false,
  tokens: true,
  options: {
    port: { type: 'string', default: '4181' },
    halls: { type: 'string', default: '2' },
    built: { type: 'boolean', default: false },
  },
});
const OWN = new Set(['port', 'halls', 'built']);
/** What is not ours, as it was said: a value follows its flag. */
const flags = process.argv.slice(2).filter((_word, i) => {
  const before = tokens.findLast(({ index }) => index <= i);
  return !(before?.kind === 'option' && OWN.has(before.name));
});

if (!values.built && !(await buildHall())) process.exit(1);
const halls = Array.from({ length: Number(values.halls) }, (_, i) => hallAt(Number(values.port) + i, flags));

let isBusy = false;
process.on('SIGHUP', () => {
  if (isBusy) return;
  isBusy = true;
  void (async () => {
    if (values.built || (await buildHall())) for (const hall of halls) await hall.replace();
    console.log('all halls are replaced');
  })().finally(() => (isBusy = false));
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => void Promise.all(halls.map((hall) => hall.end())).then(() => process.exit(0)));
await Promise.all(halls.map((hall) => hall.there()));
console.log('all halls are there');
