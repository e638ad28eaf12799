// A fixed piece of work on a page of its own, in the same browser and slowed the same: objects and numbers, words laid
// out, shapes painted, in shares like those of the table. It never changes with the table, so a figure told as a ratio
// to it can be compared with runs of other evenings and other machines. Who changes it begins a new series of figures.

/** In the page: what is worked on, and `fvReference` that does the work once and says how long it took until painted. */
export function furnish() {
  const ROWS = 90;
  const SHAPES = 420;
  document.body.innerHTML = `<svg viewBox="0 0 900 700" width="900" height="700"></svg><ul></ul>`;
  const svg = document.querySelector('svg');
  const list = document.querySelector('ul');
  svg.innerHTML = Array.from(
    { length: SHAPES },
    (_, i) =>
      `<g transform="translate(${(i % 30) * 30} ${Math.floor(i / 30) * 48})"><rect width="26" height="14" rx="2" fill="hsl(${i % 360} 40% 50%)" stroke="#222"/><path d="M2 20q11-9 22 0t-9 13z" fill="#c9b27c"/></g>`,
  ).join('');
  list.innerHTML = Array.from(
    { length: ROWS },
    (_, i) => `<li style="display:flex;gap:4px"><b>${i}</b><span>Pike and shot of the ${i}th regiment</span></li>`,
  ).join('');

  /** Small objects made, sorted and measured against each other: what the engine does most. */
  const reckon = (turn) => {
    const bases = Array.from({ length: 260 }, (_, i) => ({
      x: (i * 7919 + turn * 31) % 1000,
      y: (i * 104_729) % 1000,
    }));
    let nearest = 0;
    for (const one of bases) {
      const others = bases.map(({ x, y }) => Math.sqrt((one.x - x) * (one.x - x) + (one.y - y) * (one.y - y)));
      nearest += others.sort((a, b) => a - b)[1];
    }
    return nearest;
  };
  const change = (turn) => {
    list.dataset.sum = reckon(turn);
    for (const [i, row] of [...list.children].entries()) {
      if (i % 3 === turn % 3) row.replaceChildren(...[...row.children].map((part) => part.cloneNode(true)));
      row.style.paddingLeft = `${(i * 3 + turn) % 17}px`;
    }
    for (const [i, group] of [...svg.children].entries())
      if (i % 4 === turn % 4)
        group.setAttribute('transform', `translate(${(i % 30) * 30 + (turn % 5)} ${Math.floor(i / 30) * 48})`);
  };
  let turns = 0;
  const channel = new MessageChannel();
  channel.port1.start();
  globalThis.fvReference = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const begun = performance.now();
        const turn = turns++;
        performance.mark(`fv begin reference ${turn}`);
        const drawn = () => {
          performance.mark(`fv end reference ${turn}`);
          done(performance.now() - begun);
        };
        change(turn);
        // A message that is sent before a frame is drawn arrives when it has been.
        channel.port1.addEventListener('message', drawn, { once: true });
        channel.port2.postMessage(undefined);
      });
    });
}

const WARM_UP = 30;

/** The page of the reference: how it is slowed, and one time of it. */
export async function openReference(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.evaluate(furnish);
  const debug = await context.newCDPSession(page);
  const once = () => page.evaluate(() => globalThis.fvReference());
  for (let i = 0; i < WARM_UP; i++) await once();
  return {
    slow: (rate) => debug.send('Emulation.setCPUThrottlingRate', { rate }),
    once,
  };
}
