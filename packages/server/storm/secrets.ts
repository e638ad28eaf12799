/**
 * Everything that reaches the other side and a watcher, over sockets and HTTP, while one side lays its plans: the same
 * scene is played with different plans, with clock, dice and names held fast, and what was heard is compared byte for
 * byte. Hashes are masked: those over what lies face down are made with a number that nobody knows.
 */
import { isDeepStrictEqual } from 'node:util';
import { enemyOf, faceDown, isSecret, streamOf, type AnyMatch, type Choice, type Side } from '@five-victories/engine';
import { sealOf } from '@five-victories/engine/fair';
import { chooseRandom } from '@five-victories/bots';
import { CLAIMS, OFFERS, type Ask, type Offer } from '../src/protocol/index.js';
import type { Store } from '../src/store/store.js';
import { askedOf, clientOf, type Client } from '../test/client.js';
import { MATCH, openingOf, secrets, type AnyEdition } from '../test/kit.js';
import { memoryStore } from '../test/memory-store.js';
import { slowTime, staged, type SlowTime, type Stage } from '../test/stage.js';

/** The hall's secret and its codes are held fast, so that the same dice fall. */
const heldFast = (store: Store): Store => ({
  ...store,
  create: async (row, given) =>
    store.create(
      { ...row, code: 'abcdef', seals: { ...row.seals, hall: sealOf(row.id, 'hall', secrets.hall) } },
      { ...given, hall: secrets.hall },
    ),
});

const masked = (text: string): string => text.replace(/[0-9a-f]{64}/g, '#').replace(/"token":"[^"]*"/g, '"token":"*"');

export interface Scene {
  readonly edition: AnyEdition;
  readonly scenario: number;
  /** Whose plan is varied, and which of the times that it is asked in secret: from 0. */
  readonly owner: Side;
  readonly time: number;
}

/** What one of them has heard, and all that it was answered over HTTP. */
interface Ear {
  readonly client: Client;
  readonly answers: string[];
}

interface Set {
  readonly stage: Stage;
  readonly time: SlowTime;
  readonly players: Readonly<Record<Side, Client>>;
  readonly ears: readonly [other: Ear, watcher: Ear];
}

const setUp = async ({ edition, scenario, owner }: Scene): Promise<Set> => {
  const time = slowTime();
  const stage = await staged({ store: heldFast(memoryStore()), time });
  const [south, north, watcher] = [clientOf(stage.address), clientOf(stage.address), clientOf(stage.address)];
  await south.join('Anna Maria');
  await north.join('Bertrand');
  await watcher.join('Celestine');
  for (const client of [south, north, watcher]) await client.connect();
  const begin = openingOf(edition, scenario, { setupMethod: 'hidden' });
  await south.api('POST', 'matches', {
    match: MATCH,
    game: edition.id,
    name: 'A scene',
    coats: { south: 'red', north: 'blue' },
    begin,
    terms: { friendly: true, time: { bank: 3_600_000, plus: 0 } },
    side: 'south',
    isPublic: true,
    seal: sealOf(MATCH, 'south', secrets.south),
  });
  await north.api('POST', `matches/${MATCH}/seat`, {
    seal: sealOf(MATCH, 'north', secrets.north),
    secret: secrets.north,
  });
  for (const client of [south, north, watcher]) await client.sit(MATCH);
  south.send({ t: 'open', match: MATCH, secret: secrets.south });
  for (const client of [south, north, watcher])
    await client.until(() => client.copies.get(MATCH)!.head.status === 'playing', 'the match to begin');
  const players = { south, north };
  const ears = [players[enemyOf(owner)], watcher].map((client) => ({ client, answers: [] as string[] }));
  return { stage, time, players, ears: ears as unknown as Set['ears'] };
};

let tokens = 0;
const token = (): string => `secret-${String(tokens++).padStart(8, '0')}`;

/** Everything said so far has been heard by all: the hall answers in order. */
const settle = async ({ players, ears }: Set): Promise<void> => {
  for (const client of [players.south, players.north, ears[1].client])
    await client.ask({ t: 'claim', match: MATCH, token: token(), claim: 'time' });
};

const copyAt = (client: Client) => client.copies.get(MATCH)!;

/** The question that a side could answer now in secret. */
const secretOf = ({ players }: Set, side: Side): AnyMatch | undefined => {
  const asked = copyAt(players[side]).head.asked.includes(side) ? askedOf(copyAt(players[side]), side) : undefined;
  return asked && isSecret(asked) ? asked : undefined;
};

/** What is secret is asked while both set up. */
const MOST_STEPS = 60;

/** Plays on by chance, always the same, until a side is asked in secret for the nth time. */
const reach = async (set: Set, { owner, time }: Scene): Promise<boolean> => {
  const stream = streamOf(11);
  let times = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    await settle(set);
    const { head, match } = copyAt(set.players.south);
    if (head.status === 'over' || !match?.decision) return false;
    if (secretOf(set, owner) && times++ === time) return true;
    const { side } = match.decision;
    await set.players[side].say(MATCH, [chooseRandom(askedOf(copyAt(set.players[side]), side)!, stream)]);
  }
  return false;
};

/** Another of the answers for each plan; far from one another. */
const planOf = ({ decision }: AnyMatch, plan: number): Choice => {
  const { options } = decision!;
  return options[Math.floor((plan * options.length) / 4) % options.length]!;
};

/** Everything that can be asked about the match from outside. */
const look = async (set: Set): Promise<void> => {
  for (const ear of set.ears) {
    for (const path of [`matches/${MATCH}`, 'me', 'challenges', `matches/${MATCH}/record`, 'codes/abcdef'])
      ear.answers.push(JSON.stringify(await ear.client.api('GET', path)));
    ear.client.send({ t: 'sit', match: MATCH, since: 0 });
    await ear.client.ask({ t: 'claim', match: MATCH, token: token(), claim: 'left' });
  }
};

/** Every kind of message that a player may send, said by somebody whose seat it is not. */
const notTheirs = (after: number, offers: readonly Offer[]): (Ask & { readonly token: string })[] => {
  const of = (ask: object): Ask & { readonly token: string } => ({ match: MATCH, token: token(), ...ask }) as never;
  const secret = secrets.north;
  return [
    ...[0, Math.max(0, after - 1), after].map((to) => of({ t: 'back', after, to })),
    ...OFFERS.map((offer) => of({ t: 'offer', offer, to: 0, rematch: { match: MATCH, seal: secret, swap: false } })),
    ...offers.map(({ k }) => of({ t: 'reply', offer: k, yes: true, seal: secret, secret })),
    ...CLAIMS.map((claim) => of({ t: 'claim', claim })),
    of({ t: 'talk', room: 'players', words: 'I am one of you.' }),
    of({ t: 'say', after, choices: [{ do: 'concede' }], interrupt: true }),
  ];
};

/** What a watcher, and the other side, may not ask for over HTTP. */
const requestsNotTheirs = async ({ client, answers }: Ear, owner: Side): Promise<number> => {
  const seat = { seal: sealOf(MATCH, owner, secrets[owner]), secret: secrets[owner] };
  const asked = [
    await client.api('POST', `matches/${MATCH}/seat`, seat),
    await client.api('DELETE', `matches/${MATCH}`),
  ];
  answers.push(...asked.map((answer) => JSON.stringify(answer)));
  return asked.filter(({ status }) => status === 200).length;
};

/** The other side and the watcher try all that is not theirs. None of it may be accepted, and no answer may tell. */
const pry = async (set: Set, { owner }: Scene): Promise<number> => {
  const [other, watcher] = set.ears;
  const after = copyAt(set.players[owner]).lines.length;
  await set.players[owner].ask({ t: 'offer', match: MATCH, token: token(), offer: 'void' });
  await settle(set);
  const { offers } = copyAt(other.client);
  const asked = askedOf(copyAt(other.client), owner)?.decision?.options ?? [];
  const own = askedOf(copyAt(other.client), enemyOf(owner))?.decision?.options ?? [];
  const theirs = asked.filter((option) => !own.some((each) => isDeepStrictEqual(each, option))).slice(0, 3);
  let accepted = 0;
  for (const ear of set.ears) {
    for (const choice of theirs) accepted += (await ear.client.say(MATCH, [choice])).t === 'ok' ? 1 : 0;
    ear.client.send({ t: 'open', match: MATCH, secret: secrets[owner] });
    accepted += await requestsNotTheirs(ear, owner);
  }
  for (const ask of notTheirs(after, offers)) accepted += (await watcher.client.ask(ask)).t === 'ok' ? 1 : 0;
  const offer = offers.at(-1);
  if (offer) await set.players[owner].ask({ t: 'reply', match: MATCH, token: token(), offer: offer.k, yes: false });
  await settle(set);
  return accepted;
};

/** A dispute lies above the plan, and is settled again. */
const dispute = async (set: Set): Promise<void> => {
  const other = set.ears[0].client;
  const state = copyAt(other).match?.state as { options?: { houseRules?: Record<string, boolean> } } | undefined;
  const [name, value] = Object.entries(state?.options?.houseRules ?? {})[0] ?? [];
  if (name === undefined) return;
  await other.say(MATCH, [{ do: 'dispute', switch: name, value: !value } as Choice], true);
  await settle(set);
  await look(set);
  for (let i = 0; i < 4 && !isSecret(copyAt(other).match!); i++) {
    const { side, options } = copyAt(other).match!.decision!;
    await set.players[side].say(MATCH, [options[0]!]);
    await settle(set);
  }
};

/** Fills the drawer and changes it, or lays a plan and takes it back, as the side is asked. */
const lay = async (set: Set, { owner }: Scene, plan: number): Promise<void> => {
  const question = secretOf(set, owner);
  if (!question) return;
  await set.players[owner].say(MATCH, [planOf(question, plan)]);
  await settle(set);
  await set.players[owner].sit(MATCH);
};

const takeBack = async (set: Set, { owner }: Scene, to: number): Promise<void> => {
  const client = set.players[owner];
  const after = copyAt(client).lines.length;
  await client.ask({ t: 'back', match: MATCH, after, token: token(), to: Math.min(to, after) });
  await settle(set);
  await client.sit(MATCH);
};

/** Whether something of the owner lies there that the others may not know. */
const isLaid = ({ players }: Set, { owner }: Scene): boolean => {
  const { drawer, match } = copyAt(players[owner]);
  return drawer.length > 0 || faceDown(match!).includes(owner);
};

/** What the other side and a watcher hear of one scene with one plan, and what was accepted that is not theirs. */
const heardIn = async (scene: Scene, plan: number) => {
  const set = await setUp(scene);
  try {
    if (!(await reach(set, scene))) return undefined;
    const before = copyAt(set.players[scene.owner]).lines.length;
    await lay(set, scene, plan);
    // Where only one side is asked in secret, its answer is turned up at once.
    if (!isLaid(set, scene)) return 'open' as const;
    set.time.pass(400);
    await look(set);
    let accepted = await pry(set, scene);
    await takeBack(set, scene, before);
    await look(set);
    await lay(set, scene, 3 - plan);
    await look(set);
    await dispute(set);
    accepted += await pry(set, scene);
    await look(set);
    await settle(set);
    const ears = set.ears.map(({ client, answers }) => masked([...client.heard, ...answers].join('\n')));
    return { ears, accepted, isLaid: isLaid(set, scene) };
  } finally {
    for (const client of [...Object.values(set.players), set.ears[1].client]) client.cut();
    await set.stage.stop();
  }
};

export interface SecretFigures {
  scenes: number;
  bytes: number;
  accepted: number;
  readonly faults: string[];
}

const PLANS = [0, 1, 2] as const;

const difference = (a: string, b: string): string => {
  const [one, two] = [a.split('\n'), b.split('\n')];
  const at = one.findIndex((line, i) => line !== two[i]);
  const [x, y] = [one[at] ?? '', two[at] ?? ''];
  const from = Math.max(0, [...x].findIndex((letter, i) => letter !== y[i]) - 60);
  return `message ${at}:\n  ${x.slice(from, from + 200)}\n  ${y.slice(from, from + 200)}`;
};

/** Plays a scene with each plan, and notes in the figures what betrays the plan. False: there is no such scene. */
export const playScene = async (scene: Scene, figures: SecretFigures): Promise<boolean> => {
  const { edition, scenario, owner, time } = scene;
  const name = `${edition.id}, ${edition.scenarios[scenario]!.id}, ${owner}, secret ${time}`;
  const heard: Awaited<ReturnType<typeof heardIn>>[] = [];
  for (const plan of PLANS) heard.push(await heardIn(scene, plan));
  const [first, ...others] = heard;
  if (!first) return false;
  if (first === 'open') return true;
  figures.scenes++;
  if (!first.isLaid) figures.faults.push(`${name}: the plan does not lie there at the end`);
  const all = [first, ...others.filter((each) => each !== undefined && each !== 'open')];
  if (all.length < PLANS.length) figures.faults.push(`${name}: whether anything lies there depends on the plan`);
  for (const each of all) figures.accepted += each.accepted;
  for (const [i, who] of ['the other side', 'a watcher'].entries()) {
    figures.bytes += all.reduce((sum, each) => sum + each.ears[i]!.length, 0);
    const other = all.find((each) => each.ears[i] !== first.ears[i]);
    if (other)
      figures.faults.push(
        `${name}: what ${who} hears depends on the plan, ${difference(first.ears[i]!, other.ears[i]!)}`,
      );
  }
  return true;
};

export const noSecrets = (): SecretFigures => ({ scenes: 0, bytes: 0, accepted: 0, faults: [] });
