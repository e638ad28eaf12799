// Every example of docs/hall.md is played on a hall of its own, from top to bottom. `UPDATE_EXAMPLES=1` writes the true
// answers instead, shortened as before.
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine';
import { aheadFor, sealOf } from '@five-victories/engine/fair';
import type { Choice, Side } from '@five-victories/engine/kernel';
import { OFFERS, type TournamentAnswer } from '../src/protocol/index.js';
import { clientOf, type Client } from './client.js';
import { MATCH, openingOf, secretOf } from './kit.js';
import { staged, type Stage } from './stage.js';

const FILE = new URL('../../../docs/hall.md', import.meta.url);
const ANY = '…';

/** A line of an example: who sends or hears what. */
interface Line {
  readonly at: number;
  readonly who: string;
  readonly sends: boolean;
  readonly text: string;
}

const PEOPLE: Readonly<Record<string, Side | undefined>> = { anna: 'south', bert: 'north', zoe: undefined };

const linesOf = (document: string): Line[] => {
  let within = false;
  return document.split('\n').flatMap((text, at) => {
    if (text.startsWith('```')) within = text === '```jsonl';
    if (!within || text.startsWith('```')) return [];
    const parts = /^(?<who>\w+)(?<sign>[<>]) (?<what>.*)$/.exec(text)?.groups;
    if (!parts || !Object.hasOwn(PEOPLE, parts['who']!)) throw new Error(`Line ${at + 1} is of nobody.`);
    return [{ at, who: parts['who']!, sends: parts['sign'] === '>', text: parts['what']! }];
  });
};

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was heard, shortened in the places in which the example is. */
const shortened = (example: unknown, heard: unknown): unknown => {
  if (example === ANY && heard !== undefined) return ANY;
  if (Array.isArray(example) && Array.isArray(heard)) return heard.map((each, i) => shortened(example[i], each));
  if (!isObject(example) || !isObject(heard)) return heard;
  const isCut = Object.hasOwn(example, ANY);
  const kept = Object.entries(heard).filter(([key]) => !isCut || Object.hasOwn(example, key));
  const rest = kept.length < Object.keys(heard).length ? { [ANY]: ANY } : {};
  return { ...Object.fromEntries(kept.map(([key, each]) => [key, shortened(example[key], each)])), ...rest };
};

/** The first option of whoever sends it, at his turn or ahead of it. */
const choiceOf = (client: Client, side: Side | undefined): Choice => {
  const { match } = client.copies.get(MATCH)!;
  const mine = side === undefined || match!.decision!.side === side ? match! : aheadFor(match!, side, [])!;
  return mine.decision!.options[0]!;
};

/** The request with what the page leaves out; `match` is the one that it is about. */
const filledIn = (text: string, client: Client, who: string, match: string): string => {
  const side = PEOPLE[who];
  const secret = secretOf(who);
  return text
    .replace('"begin":"…"', () => `"begin":${JSON.stringify(openingOf(fineEdition))}`)
    .replace('"seal":"…"', () => `"seal":"${sealOf(match, side!, secret)}"`)
    .replace('/matches/…/', `/matches/${match}/`)
    .replace('"secret":"…"', `"secret":"${secret}"`)
    .replace('"choices":["…"]', () => `"choices":[${JSON.stringify(choiceOf(client, side))}]`);
};

describe('docs/hall.md', () => {
  const document = readFileSync(FILE, 'utf8');
  const lines = linesOf(document);
  const told = new Map<number, string>();
  const clients = new Map<string, Client>();
  let stage: Stage;
  beforeAll(async () => {
    stage = await staged();
    for (const who of Object.keys(PEOPLE)) clients.set(who, clientOf(stage.address));
  });
  afterAll(async () => {
    if (process.env['UPDATE_EXAMPLES'] === '1')
      writeFileSync(
        FILE,
        document
          .split('\n')
          .map((text, at) => told.get(at) ?? text)
          .join('\n'),
      );
    await stage.stop();
  });

  /** How much of what each has heard has been told. */
  const read = new Map<string, number>();
  /** The next message of a kind that somebody hears, and no earlier one; an answer is known by its token. */
  const next = async (who: string, { t, token }: Fields): Promise<unknown> => {
    const client = clients.get(who)!;
    const isMeant = (text: string): boolean => {
      const heard = JSON.parse(text) as Fields;
      return heard['t'] === t && (token === undefined || heard['token'] === token);
    };
    return client.until(
      () => {
        const from = read.get(who) ?? 0;
        const at = client.heard.findIndex((text, i) => i >= from && isMeant(text));
        if (at < 0) return undefined;
        read.set(who, at + 1);
        return JSON.parse(client.heard[at]!) as unknown;
      },
      `${String(t)} at ${who}`,
    );
  };

  const overHttp = async (who: string, text: string): Promise<unknown> => {
    const [method, path, ...body] = text.split(' ');
    const given = body.length > 0 ? (JSON.parse(body.join(' ')) as unknown) : undefined;
    return clients.get(who)!.api(method!, path!.replace('/api/1/', ''), given);
  };

  test('its examples are true', async () => {
    let answer: { status: number; body: unknown } | undefined;
    /** What is spoken of: from its beginning on that of the tournament. */
    let current = MATCH;
    for (const { at, who, sends, text } of lines) {
      const client = clients.get(who)!;
      if (sends) {
        current = (answer?.body as Partial<TournamentAnswer> | undefined)?.schedule?.[0]?.meetings[0]?.match ?? current;
        const full = filledIn(text, client, who, current);
        if (text.startsWith('{"t":"hello"')) await client.connect();
        else if (text.startsWith('{')) client.send(JSON.parse(full));
        else answer = (await overHttp(who, full)) as typeof answer;
        continue;
      }
      const isHttp = !text.startsWith('{');
      const example = JSON.parse(isHttp ? text.slice(4) : text) as Fields;
      const heard = isHttp ? answer!.body : await next(who, example);
      const shown = shortened(example, heard);
      const status = isHttp ? `${answer!.status} ` : '';
      told.set(at, `${who}< ${status}${JSON.stringify(shown)}`);
      if (process.env['UPDATE_EXAMPLES'] === '1') continue;
      expect(`${who}< ${status}`, `line ${at + 1}`).toBe(`${who}< ${isHttp ? text.slice(0, 4) : ''}`);
      expect(shown, `line ${at + 1}`).toEqual(example);
    }
    expect([...clients.values()].flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('it names every offer and every setting', async () => {
    for (const offer of OFFERS) expect(document).toContain(`\`${offer}\``);
    const { FLAGS } = await import('../src/config.js');
    for (const flag of Object.keys(FLAGS)) expect(document).toContain(`\`--${flag}\``);
  });
});
