// Copies the database of a hall into a file, while the hall runs on: node scripts/hall-backup.mjs [--folder F] FILE
import { parseArgs } from 'node:util';
import { build, install } from './steps.mjs';

const USAGE = 'node scripts/hall-backup.mjs [--folder FOLDER] FILE';

const { values, positionals } = parseArgs({ options: { folder: { type: 'string' } }, allowPositionals: true });
if (positionals.length !== 1) {
  console.error(`Where to? ${USAGE}`);
  process.exit(2);
}
if (!install() || !build()) process.exit(1);
const { usualFolder } = await import('../packages/server/dist/config.js');
const { backUpFolder } = await import('../packages/server/dist/store/sqlite.js');
const folder = values.folder ?? (process.env.HALL_FOLDER || usualFolder(process.env));
try {
  await backUpFolder(folder, positionals[0]);
  console.log(`The matches of ${folder} are in ${positionals[0]}.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
