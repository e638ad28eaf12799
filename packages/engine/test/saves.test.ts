/** Saves of every version of the format and of the rules still load. A new version adds a file; none is ever rewritten. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digest, loadSave, saveShape, type Decision, type Fault, type Playable } from '../src/kernel/index.js';
import { fine, glorious, great, major, splendid } from '../src/index.js';

const FOLDER = new URL('saves/', import.meta.url);
const GAMES: Readonly<Record<string, Playable>> = { fine, glorious, great, major, splendid };

interface Kept {
  readonly digest: string;
  readonly decision: Decision;
  readonly save: { readonly game: string };
}

test.each(readdirSync(FOLDER))('%s loads and stands as it stood', (file) => {
  const kept = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Kept;
  const game = GAMES[kept.save.game]!;
  const faults: Fault[] = [];
  const match = loadSave(game, saveShape(game).read(kept.save, 'save', faults), 'save', faults);
  expect(faults).toEqual([]);
  expect(match?.decision).toMatchObject(kept.decision);
  expect(digest(match)).toBe(kept.digest);
});
