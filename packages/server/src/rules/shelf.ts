/**
 * What is kept of builds, in FOLDER/rules: each hall puts its own rules and site there as it starts, so that the build
 * which takes its place finds them. Nobody has to do anything at an upgrade.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Playable } from '@five-victories/engine';
import { told, type Journal } from '../hall/journal.js';
import { randomLetters } from '../hall/chance.js';
import { SITE } from '../routes/site.js';
import { EDITIONS } from './editions.js';
import { versionsOf, type Kept, type Versions } from './rules.js';

/** Made by `npm start` (scripts/shelf.mjs): the rules of this build in one file. */
const BUNDLE = fileURLToPath(new URL('../shelf/rules.js', import.meta.url));

const NAMES = { rules: 'rules.mjs', build: 'build.json', site: 'site' } as const;

/** By its rules: a later build with the same ones takes its place. */
export const keyOf = (games: Versions): string =>
  Object.entries(games)
    .map(([id, version]) => `${id}${version}`)
    .join('-');

interface Build {
  readonly games: Versions;
  /** Changes with every byte of rules and site. */
  readonly stamp: string;
}

const buildIn = (folder: string): Build | undefined => {
  const file = join(folder, NAMES.build);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Build) : undefined;
};

/** The worker of the site names its edition, which changes with any of its files. */
const stampOf = (bundle: string, site: string): string => {
  const hash = createHash('sha256').update(readFileSync(bundle));
  for (const name of ['sw.js', 'index.html']) {
    const file = join(site, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Whole or not at all, whatever other halls in this folder do at the same time. */
const put = (shelf: string, key: string, build: Build, bundle: string, site: string): void => {
  const made = join(shelf, `.${randomLetters(8)}`);
  mkdirSync(made, { recursive: true });
  cpSync(bundle, join(made, NAMES.rules));
  if (existsSync(site)) cpSync(site, join(made, NAMES.site), { recursive: true });
  writeFileSync(join(made, NAMES.build), JSON.stringify(build));
  const place = join(shelf, key);
  try {
    rmSync(place, { recursive: true, force: true });
    renameSync(made, place);
  } catch (error) {
    // Another hall of this build was first.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
};

/** Puts this build on the shelf. One that was never bundled (a test, a hall run from its sources) is not kept. */
export const keepOwn = (shelf: string, bundle = BUNDLE, site = SITE): void => {
  if (!existsSync(bundle)) return;
  const games = versionsOf(EDITIONS);
  const key = keyOf(games);
  const stamp = stampOf(bundle, site);
  if (buildIn(join(shelf, key))?.stamp !== stamp) put(shelf, key, { games, stamp }, bundle, site);
};

const keptIn = async (shelf: string, key: string): Promise<Kept | undefined> => {
  const folder = join(shelf, key);
  const build = buildIn(folder);
  if (!build || key === keyOf(versionsOf(EDITIONS))) return undefined;
  const module = pathToFileURL(join(folder, NAMES.rules)).href;
  const { EDITIONS: editions } = (await import(module)) as { readonly EDITIONS: readonly Playable[] };
  return { key, games: versionsOf(editions), editions, module, site: join(folder, NAMES.site) };
};

/** All builds that are kept beside this one. One that cannot be read is told of, and keeps nobody from the others. */
export const keptOn = async (shelf: string, journal: Journal): Promise<Kept[]> => {
  const found: Kept[] = [];
  if (!existsSync(shelf)) return found;
  for (const key of readdirSync(shelf).filter((name) => !name.startsWith('.'))) {
    try {
      const kept = await keptIn(shelf, key);
      if (kept) found.push(kept);
    } catch (error) {
      journal.error('the rules of another build cannot be read', { folder: `rules${sep}${key}`, error: told(error) });
    }
  }
  return found;
};

/** The shelf of a hall: its own build is put on it, the others are read. */
export const openShelf = async (folder: string, journal: Journal): Promise<Kept[]> => {
  const shelf = join(folder, 'rules');
  try {
    keepOwn(shelf);
  } catch (error) {
    journal.error('the rules of this build cannot be kept', { error: told(error) });
  }
  return keptOn(shelf, journal);
};
