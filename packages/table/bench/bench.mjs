// npm run bench:table: first load, click to options, drag to ghost, panning and zooming; with and without a slow CPU.
import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { buildSite } from '../../../scripts/steps.mjs';
import { serve } from '../server.mjs';
import { carryTimes, clickTimes, dragTimes, listen, panFrames, summary, zoomFrames } from './measure.mjs';
import { scenes } from './scenes.mjs';

const THROTTLES = [1, 4];
const UNITS = 12;
const ms = (time) => `${time.toFixed(1)} ms`;
const eventLines = (name, events) => {
  for (const kind of ['seen', 'work']) line(`${name}, ${kind}`, summary(events.map((each) => each[kind])));
};
const line = (name, { median, p95, worst }) =>
  console.log(`  ${name.padEnd(26)} median ${ms(median)}, 95 % ${ms(p95)}, worst ${ms(worst)}`);

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
  await page.evaluate(listen);
  return page;
}

async function measureScene(browser, address, scene) {
  const page = await openScene(browser, address, scene);
  const debug = await page.context().newCDPSession(page);
  for (const rate of THROTTLES) {
    await debug.send('Emulation.setCPUThrottlingRate', { rate });
    console.log(`\n${scene.name}, CPU slowed ${rate}x`);
    line('click to options', summary((await clickTimes(page, UNITS)).map(({ seen }) => seen)));
    const shown = scene.measured ? '.mark.ghost' : '.unit.lifted';
    eventLines('drag to ghost', await dragTimes(page, UNITS, shown));
    eventLines('each move of a drag', await carryTimes(page, UNITS / 3));
    line('frames while panning', summary(await panFrames(page)));
    line('frames while zooming', summary(await zoomFrames(page)));
  }
  await page.context().close();
}

const executablePath = findChromium();
if (!executablePath) throw new Error('There is no chromium: apt-get install chromium, or set CHROMIUM.');
if (!buildSite()) process.exit(1);
const [busy] = loadavg();
if (busy > cpus().length / 4)
  console.log(
    `The machine is busy (load ${busy.toFixed(1)} on ${cpus().length} cores): the times below are too long.\n`,
  );
const { server, address } = await serve(0);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
console.log('First load, gzipped');
const sizes = await firstLoad(browser, address);
for (const [kind, bytes] of sizes) console.log(`  ${kind.padEnd(24)} ${(bytes / 1000).toFixed(1)} kB`);
const code = [...sizes].reduce((sum, [kind, bytes]) => sum + (kind === 'woff2' ? 0 : bytes), 0);
console.log(`  ${'all but the font'.padEnd(24)} ${(code / 1000).toFixed(1)} kB`);
for (const scene of scenes()) await measureScene(browser, address, scene);
await browser.close();
server.close();
