// A whole hall as a process of its own, as `npm start` runs it, without looking whether anything is to be built. Whoever
// started it may name another file of the same hall that is read quicker, and ask for its memory, which is measured after everything that is garbage has been collected.
const { start } = await import(process.env.STORM_HALL ?? '../dist/main.js');

const cpuNow = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const memory = () => {
  const cpu = cpuNow();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapUsed, rss, cpu, cpuFromHere: cpuNow() };
};

process.on('message', () => process.send(memory()));
// It does not outlive whoever started it.
process.on('disconnect', () => process.exit());
if (!(await start())) process.exit(1);
