// What something costs by the clock of the page's own thread: it stands still while others have the machine, so these
// figures agree between a quiet evening and a busy one. The page sets marks; the browser's trace says what the clock
// of the thread was at each.

const MARK = /^fv (begin|end) (\w+ \d+)$/;

/** Milliseconds of the thread between the two marks of each pair, by what the pair is called. */
const pairsIn = ({ traceEvents }) => {
  const begun = new Map();
  const times = new Map();
  for (const { name, tts } of traceEvents) {
    const [, is, pair] = MARK.exec(name) ?? [];
    if (is === 'begin') begun.set(pair, tts);
    if (is === 'end' && begun.has(pair)) times.set(pair, (tts - begun.get(pair)) / 1000);
  }
  return times;
};

/** Does something and gives what came of it, with what lay between marks that were set meanwhile. */
export async function byThread(browser, page, measure) {
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  const found = await measure();
  return [found, pairsIn(JSON.parse((await browser.stopTracing()).toString()))];
}
