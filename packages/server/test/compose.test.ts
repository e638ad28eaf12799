/** The compose file of docs/hall: it can be read, starts halls with flags there are, and its proxy knows its halls. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configOf } from '../src/config.js';

const documented = (name: string): string =>
  readFileSync(new URL(`../../../docs/hall/${name}`, import.meta.url), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: object;
}

const compose = parse(documented('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const { services } = compose;
const halls = Object.keys(services).filter((name) => name.startsWith('hall-'));

/** What compose would put there: what must be given is given, the rest is not. */
const filledIn = (text: string): string =>
  text
    .replaceAll(/\$\{(?<name>\w+):-(?<else>[^}]*)\}/g, '$<else>')
    .replaceAll(/\$\{(?<name>\w+)[^}]*\}/g, '$<name>'.toLowerCase());

test('two halls, a database and a proxy', () => {
  expect(Object.keys(services).sort()).toEqual(['database', 'hall-one', 'hall-two', 'proxy']);
  expect(halls).toHaveLength(2);
});

test.each(halls)('%s is started as the hall understands it', (name) => {
  const { command = [], environment = {}, build } = services[name]!;
  const [node, script, ...flags] = command;
  // What the image has built is not built again at each start.
  expect([node, script]).toEqual(['node', 'scripts/hall.mjs']);
  const given = Object.fromEntries(Object.entries(environment).map(([key, text]) => [key, filledIn(text)]));
  const config = configOf(flags, given);
  expect(config).toMatchObject({ host: '0.0.0.0', port: 4180, trustProxy: true, folder: '/kept' });
  expect(config.database).toMatch(/^postgres:\/\/hall:.+@database\/hall$/);
  expect(config.origin).toMatch(/^https:/);
  expect(config).toMatchObject({ operator: undefined, notices: { mail: undefined } });
  const image = readFileSync(new URL(`../../../${build!.dockerfile}`, import.meta.url), 'utf8');
  for (const step of ['npm ci', 'node scripts/build-hall.mjs', 'chown -R node /hall /kept'])
    expect(image).toContain(step);
});

test('all volumes and services that are named are there, and only the proxy is open to the world', () => {
  const names = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((each) => each.split(':')[0]!));
  const kept = names.filter((name) => !name.startsWith('.'));
  expect([...new Set(kept)].sort()).toEqual(Object.keys(compose.volumes).sort());
  for (const name of names.filter((each) => each.startsWith('./'))) expect(documented(name)).not.toBe('');
  const needed = Object.values(services).flatMap(({ depends_on: on }) =>
    Array.isArray(on) ? (on as string[]) : Object.keys(on ?? {}),
  );
  for (const name of needed) expect(Object.keys(services)).toContain(name);
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['proxy']);
});

test('its proxy is the one that is tried, with other names', () => {
  const own = documented('Caddyfile-compose');
  const places = halls.map((name) => `${name}:4180`).join(' ');
  const tried = documented('Caddyfile-halls').replace('hall.example.org {', '{$HALL_NAME} {');
  expect(own).toBe(tried.replaceAll('127.0.0.1:4181 127.0.0.1:4182', places));
});
