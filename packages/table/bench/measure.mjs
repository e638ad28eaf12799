// What is measured in the page. `seen`: from the event itself to the end of the frame that shows what it did, waiting for
// that frame included. `work`: from when the page hears of it; moves of a pointer are told at the beginning of a frame,
// so for them this is what one frame has to hold. `between` is called after each unit: the reference is timed there, so
// that both see the same moments of a shared machine.

/** The middle and the 95th of a hundred. */
export function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { median: at(0.5), p95: at(0.95), worst: sorted.at(-1) };
}

/** In the page: collects the times of each event of a kind, and all frames. */
export function listen() {
  const seen = { events: [], frames: [] };
  // A message that is sent before a frame is drawn arrives when it has been.
  const channel = new MessageChannel();
  // All events of a frame wait for one message: a second one would come after what the page itself has put off.
  let waiting = [];
  const drawn = [];
  channel.port1.addEventListener('message', () => {
    const now = performance.now();
    for (const { type, number, stamp, begun } of drawn.shift()) {
      performance.mark(`fv end ${type} ${number}`);
      seen.events.push({ type, number, seen: now - stamp, work: now - begun });
    }
  });
  channel.port1.start();
  const frameDrawn = () => {
    drawn.push(waiting);
    waiting = [];
    channel.port2.postMessage(undefined);
  };
  let number = 0;
  const after = (type) => (event) => {
    performance.mark(`fv begin ${type} ${++number}`);
    if (waiting.length === 0) requestAnimationFrame(frameDrawn);
    waiting.push({ type, number, stamp: event.timeStamp, begun: performance.now() });
  };
  for (const type of ['pointerup', 'pointermove']) addEventListener(type, after(type), { capture: true });
  let last;
  const frame = (now) => {
    if (last !== undefined) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.fvSeen = seen;
}

/** In the page: notes when the last words or pieces changed, while clicks are measured. */
const watch = () => {
  globalThis.fvWatch = new MutationObserver(() => (globalThis.fvSeen.changed = performance.now()));
  globalThis.fvWatch.observe(document.body, { childList: true, characterData: true, subtree: true });
  addEventListener('pointerup', (event) => (globalThis.fvSeen.clicked = event.timeStamp), { capture: true });
};

const forget = (page) =>
  page.evaluate(() => {
    globalThis.fvSeen.events.length = 0;
    globalThis.fvSeen.frames.length = 0;
  });
const eventsOf = (page, type) =>
  page.evaluate((kind) => globalThis.fvSeen.events.filter((each) => each.type === kind), type);

const middleOf = async (page, selector) => {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

const ableUnits = (page) =>
  page.$$eval('.unit.able:not(.commander)', (units) => units.map((unit) => unit.dataset.unit));

/** Whether some unit lies outside what is seen of the table. */
const isClose = (page) =>
  page.$eval('.table-window', (window) => {
    const { left, right, top, bottom } = window.getBoundingClientRect();
    return [...window.querySelectorAll('.unit')].some((unit) => {
      const box = unit.getBoundingClientRect();
      return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
    });
  });

/** A table that opens on part of it is looked at as a whole: so every unit is drawn, and all can be pointed at. */
export async function lookAtAll(page) {
  if (await isClose(page)) await page.click('.zoom button >> nth=-1');
}

/** Milliseconds after which all that follows a click has been told, also on a slow machine. */
const SETTLED = 400;

/** Clicks units one after the other; each shows its card and its options; `told`: until the last of it was there. */
export async function clickTimes(page, most, between) {
  const times = [];
  await page.evaluate(watch);
  for (const unit of (await ableUnits(page)).slice(0, most)) {
    const { x, y } = await middleOf(page, `[data-unit=${unit}] .turning`);
    await page.mouse.move(x, y);
    await page.waitForTimeout(120);
    await forget(page);
    await page.mouse.click(x, y);
    // Whoever asks for an element meanwhile works in the page, and is measured.
    await page.waitForTimeout(SETTLED);
    await page.waitForSelector('.unit-card');
    const told = await page.evaluate(() => globalThis.fvSeen.changed - globalThis.fvSeen.clicked);
    times.push(...(await eventsOf(page, 'pointerup')).map((each) => ({ ...each, told })));
    await page.keyboard.press('Escape');
    await between();
  }
  await page.evaluate(() => globalThis.fvWatch.disconnect());
  return times;
}

/** Lifts units; the first move that lifts shows the ghost (`shown`: what is seen of it). */
export async function dragTimes(page, most, between, shown) {
  const times = [];
  for (const unit of (await ableUnits(page)).slice(0, most)) {
    const { x, y } = await middleOf(page, `[data-unit=${unit}] .turning`);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(120);
    await forget(page);
    await page.mouse.move(x + 12, y - 6);
    await page.waitForTimeout(SETTLED);
    await page.waitForSelector(shown, { state: 'attached' });
    times.push(...(await eventsOf(page, 'pointermove')).slice(0, 1));
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await between();
  }
  return times;
}

/** A unit carried about; of a measured one every move is a new way, judged by the rules, with all that is drawn of it. */
export async function carryTimes(page, most, between) {
  const times = [];
  for (const unit of (await ableUnits(page)).slice(0, most)) {
    const { x, y } = await middleOf(page, `[data-unit=${unit}] .turning`);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y - 6);
    await page.waitForTimeout(80);
    await forget(page);
    for (let i = 0; i < 24; i++) {
      await page.mouse.move(x + 30 * Math.sin(i / 4), y - 10 - 3 * i);
      await nextFrame(page);
    }
    times.push(...(await eventsOf(page, 'pointermove')));
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await between();
  }
  return times;
}

const nextFrame = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
      }),
  );

/** In and out with the wheel. */
export async function zoomFrames(page) {
  const { x, y, width, height } = await page.locator('.table-window').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await forget(page);
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(0, i % 30 < 15 ? -40 : 40);
    await nextFrame(page);
  }
  const frames = await page.evaluate(() => [...globalThis.fvSeen.frames]);
  await page.click('.zoom button >> nth=-1');
  return frames;
}

/** Closer, then to and fro with the table in the hand. */
export async function panFrames(page) {
  await page.click('.zoom button >> nth=0');
  const { x, y, width, height } = await page.locator('.table-window').boundingBox();
  const [left, top] = [x + width * 0.3, y + height * 0.08];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 30, top + 10);
  await forget(page);
  for (let i = 0; i < 90; i++) await page.mouse.move(left + 120 * Math.sin(i / 9), top + 60 * Math.cos(i / 7));
  const frames = await page.evaluate(() => [...globalThis.fvSeen.frames]);
  await page.mouse.up();
  await page.click('.zoom button >> nth=-1');
  return frames;
}
