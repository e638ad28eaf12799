/** A backup that is made while the hall plays can be put back: the matches are there as they were. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine';
import { sqliteStore } from '../src/store/sqlite.js';
import { clientOf, playedBetween } from './client.js';
import { openingOf } from './kit.js';
import { staged } from './stage.js';

const SCRIPT = fileURLToPath(new URL('../../../scripts/hall-backup.mjs', import.meta.url));
const backUp = (...args: string[]) => spawnSync('node', [SCRIPT, ...args], { encoding: 'utf8' });

describe('backup and restore', () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'hall-'));
  });
  afterEach(() => rmSync(place, { recursive: true }));

  test('a copy of a running hall holds everything that was acknowledged, and another hall goes on with it', async () => {
    const [folder, other, file] = [join(place, 'hall'), join(place, 'other'), join(place, 'backup.db')];
    const store = await sqliteStore(folder);
    const stage = await staged({ store });
    const [south, north] = [clientOf(stage.address), clientOf(stage.address)];
    await south.join('Anna');
    await north.join('Bert');
    const begin = openingOf(fineEdition, 0, { setupMethod: 'sequential' });
    await Promise.all([south.connect(), north.connect()]);
    const id = await playedBetween(south, north, { game: 'fine', begin, terms: { friendly: true } });
    const { match } = south.copies.get(id)!;
    const side = match!.decision!.side;
    const sayer = side === 'south' ? south : north;
    const said = await sayer.say(id, [match!.decision!.options[0]!]);
    if (said.t !== 'ok' || said.n === undefined) throw new Error(JSON.stringify(said));
    const { n } = said;

    const made = backUp('--folder', folder, file);
    expect({ status: made.status, error: made.stderr }).toEqual({ status: 0, error: '' });
    const later = await south.until(() => south.copies.get(id)!.lines.length === n && south.copies.get(id));
    const head = later.lines.at(-1)!.head;
    await stage.stop();
    await store.close();

    mkdirSync(other);
    copyFileSync(file, join(other, 'hall.db'));
    const restored = await sqliteStore(other);
    const again = await staged({ store: restored });
    const back = clientOf(again.address);
    back.cookie = south.cookie;
    await back.connect();
    const copy = await back.sit(id);
    expect(copy.head).toMatchObject({ you: 'south', status: 'playing', said: n });
    expect(copy.lines.at(-1)!.head).toBe(head);
    expect(back.faults).toEqual([]);
    await again.stop();
    await restored.close();
  });

  test('it says what is wrong, and replaces no file', async () => {
    const nowhere = backUp('--folder', join(place, 'nowhere'), join(place, 'x.db'));
    expect(nowhere.status).toBe(1);
    expect(nowhere.stderr).toContain('There is no database of a hall');
    expect(backUp('--folder', place).status).toBe(2);
    await sqliteStore(place).then(async (empty) => empty.close());
    expect(backUp('--folder', place, join(place, 'x.db')).status).toBe(0);
    const twice = backUp('--folder', place, join(place, 'x.db'));
    expect(twice.status).toBe(1);
    expect(twice.stderr).toContain('never replaces');
  });
});
