// npm run bench:table: first load, click to options, drag to ghost, panning and zooming; with and without a slow CPU.
// Every figure is told also as a ratio to a fixed piece of work (reference.mjs), timed in turn with it; `thread` is the
// same by the clock of the page's thread (thread.mjs), for machines that others use too.
// `-- --site folder` measures a site that is built already, of another checkout; `-- --only Great` some of the scenes;
// `-- --slowed 4` one of the speeds.
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { findBrowser, launchBrowser } from '../../../scripts/browsers.mjs';
import { buildSite } from '../../../scripts/steps.mjs';
import { serveSite } from '@five-victories/server/site';
import { carryTimes, clickTimes, dragTimes, listen, lookAtAll, panFrames, summary, zoomFrames } from './measure.mjs';
import { openReference } from './reference.mjs';
import { scenes } from './scenes.mjs';
import { byThread } from './thread.mjs';

const UNITS = 12;
/** Odds and reaches may come after the options, but soon. */
const CLICKS = [
  ['click to options', 'seen'],
  ['click to options, thread', 'thread'],
  ['click until all is told', 'told'],
];
/** Times of the reference after each unit, and before and after what is not done unit by unit. */
const REFERENCES = 3;

const ms = (time) => `${time.toFixed(1)} ms`;
const ratio = (time, reference) => `${((100 * time) / reference).toFixed(0)} %`;

/** One figure, and its median as a ratio to the reference timed in the same minute. */
function line(name, times, references) {
  const { median, p95, worst } = summary(times);
  const reference = summary(references).median;
  console.log(
    `  ${name.padEnd(26)} median ${ms(median)}, 95 % ${ms(p95)}, worst ${ms(worst)}; ${ratio(median, reference)} of ${ms(reference)}`,
  );
}
/** Each of them by its own clock: the thread's is compared with the thread's. */
const eventLines = (kinds, { times, references }) => {
  for (const [name, kind] of kinds)
    line(
      name,
      times.map((each) => each[kind]),
      kind === 'thread' ? references.thread : references.work,
    );
};
const kindsOf = (name) => ['seen', 'work', 'thread'].map((kind) => [`${name}, ${kind}`, kind]);

/** Measures something with the reference timed between its parts. */
async function besides(reference, page, measure) {
  const work = [];
  const between = async () => {
    for (let i = 0; i < REFERENCES; i++) work.push(await reference.once());
  };
  const [times, pairs] = await byThread(page.context().browser(), page, async () => {
    await between();
    const found = await measure(between);
    await between();
    return found;
  });
  const thread = [...pairs].flatMap(([pair, time]) => (pair.startsWith('reference') ? [time] : []));
  return {
    times: times.map((each) =>
      typeof each === 'number' ? each : { ...each, thread: pairs.get(`${each.type} ${each.number}`) },
    ),
    references: { work, thread },
  };
}

/** Bytes a first visit fetches, gzipped, by kind of file. */
async function firstLoad(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes = new Map();
  const bodies = [];
  page.on('response', (response) => {
    bodies.push(
      response.body().then((body) => {
        const kind = /\.(\w+)$/.exec(new URL(response.url()).pathname)?.[1] ?? 'html';
        sizes.set(kind, (sizes.get(kind) ?? 0) + (kind === 'woff2' ? body.length : gzipSync(body).length));
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  await context.close();
  return sizes;
}

async function openScene(browser, address, { name, record }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}#/saved`);
  const buffer = Buffer.from(record);
  await page.setInputFiles('input[type=file]', { name: `${name}.json`, mimeType: 'application/json', buffer });
  await page.click('.matches a.button, .matches button');
  await page.waitForSelector('.unit.able');
  await lookAtAll(page);
  await page.evaluate(listen);
  return page;
}

async function measureScene(browser, address, scene, reference, rates) {
  const page = await openScene(browser, address, scene);
  const debug = await page.context().newCDPSession(page);
  const shown = scene.measured ? '.mark.ghost' : '.unit.lifted';
  for (const rate of rates) {
    await debug.send('Emulation.setCPUThrottlingRate', { rate });
    await reference.slow(rate);
    console.log(`\n${scene.name}, CPU slowed ${rate}x`);
    const measured = (measure) => besides(reference, page, measure);
    eventLines(CLICKS, await measured((between) => clickTimes(page, UNITS, between)));
    eventLines(kindsOf('drag to ghost'), await measured((between) => dragTimes(page, UNITS, between, shown)));
    eventLines(kindsOf('each move of a drag'), await measured((between) => carryTimes(page, UNITS / 3, between)));
    for (const [name, frames] of [
      ['frames while panning', panFrames],
      ['frames while zooming', zoomFrames],
    ]) {
      const { times, references } = await measured(() => frames(page));
      line(name, times, references.work);
    }
  }
  await page.context().close();
}

if (!findBrowser('chromium')) throw new Error('There is no chromium: apt-get install chromium, or set CHROMIUM.');
const { values: asked } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string', default: '' },
    slowed: { type: 'string', multiple: true, default: ['1', '4'] },
  },
});
if (!asked.site && !buildSite()) process.exit(1);
const [busy] = loadavg();
if (busy > cpus().length / 4)
  console.log(
    `The machine is busy (load ${busy.toFixed(1)} on ${cpus().length} cores): the times below are too long.\n`,
  );
const { server, address } = await serveSite(0, asked.site && resolve(asked.site));
const browser = await launchBrowser('chromium');
console.log('First load, gzipped');
const sizes = await firstLoad(browser, address);
for (const [kind, bytes] of sizes) console.log(`  ${kind.padEnd(24)} ${(bytes / 1000).toFixed(1)} kB`);
const code = [...sizes].reduce((sum, [kind, bytes]) => sum + (kind === 'woff2' ? 0 : bytes), 0);
console.log(`  ${'all but the font'.padEnd(24)} ${(code / 1000).toFixed(1)} kB`);
const reference = await openReference(browser);
for (const scene of scenes().filter(({ name }) => name.includes(asked.only)))
  await measureScene(browser, address, scene, reference, asked.slowed.map(Number));
await browser.close();
server.close();
