/** The service of docs/hall: systemd takes it, and the hall understands what it is told there. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { configOf } from '../src/config.js';

const UNIT = fileURLToPath(new URL('../../../docs/hall/five-victories.service', import.meta.url));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0 && existsSync('/usr/bin/node');

const valuesOf = (key: string): string[] =>
  [...readFileSync(UNIT, 'utf8').matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);

test('the hall understands its flags and its environment', () => {
  const [node, script, ...flags] = valuesOf('ExecStart')[0]!.split(' ');
  expect([node, script]).toEqual(['/usr/bin/node', 'scripts/start.mjs']);
  const environment = Object.fromEntries(valuesOf('Environment').map((each) => each.split('=')));
  expect(configOf(flags, environment)).toMatchObject({
    port: 4180,
    host: '127.0.0.1',
    folder: `/var/lib/${valuesOf('StateDirectory')[0]}`,
    origin: 'https://hall.example.org',
    trustProxy: true,
  });
});

test.skipIf(!hasSystemd)(
  `systemd takes it${hasSystemd ? '' : ' (skipped: no systemd-analyze, or no /usr/bin/node)'}`,
  () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);
