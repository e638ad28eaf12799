// A hall as it was built, without looking whether anything is to be built: for whoever starts several (halls.mjs).
const { start } = await import('../packages/server/dist/main.js');
// It does not outlive whoever started it.
process.on('disconnect', () => process.exit());
if (!(await start())) process.exitCode = 1;
