/** Deeds of several matches in one commit of SQLite. */
import { expect, test } from 'vitest';
import Database from 'libsql';
import { commitsOf } from '../../src/store/commits.js';
import { ask, type Steps } from '../../src/store/driver.js';

const made = () => {
  const connection = new Database(':memory:');
  connection.exec('create table line (n bigint not null primary key)');
  const commits = commitsOf(connection);
  const numbers = (): unknown[] =>
    (connection.prepare('select n from line order by n').all() as { n: number }[]).map(({ n }) => n);
  const walk = <T>(steps: Steps<T>): T => {
    let at = steps.next();
    while (!at.done) {
      connection.prepare(at.value.text).run(...at.value.values);
      at = steps.next([]);
    }
    return at.value;
  };
  const add = async (...n: readonly number[]): Promise<string> =>
    commits
      .add(
        (function* (): Steps<string> {
          for (const each of n) yield ask('insert into line (n) values (?)', each);
          return `did ${n.join(' ')}`;
        })(),
        walk,
      )
      .catch(() => `failed ${n.join(' ')}`);
  return { connection, commits, numbers, add };
};

test('what comes in one turn is written in one commit, and told after it', async () => {
  const { connection, numbers, add } = made();
  const said: string[] = [];
  const executed: string[] = [];
  const exec = connection.exec.bind(connection);
  connection.exec = (text: string) => {
    executed.push(text);
    if (text === 'commit') expect(said).toEqual([]);
    return exec(text);
  };
  await Promise.all([1, 2, 3].map(async (n) => said.push(await add(n))));
  expect(said).toHaveLength(3);
  expect(executed.filter((text) => text === 'commit')).toHaveLength(1);
  expect(numbers()).toEqual([1, 2, 3]);
});

test('one that fails takes nothing of the others with it, and leaves nothing of itself', async () => {
  const { numbers, add } = made();
  expect(await Promise.all([add(1), add(2, 1), add(3)])).toEqual(['did 1', 'failed 2 1', 'did 3']);
  expect(numbers()).toEqual([1, 3]);
});

test('a commit that fails is told to all of it, and the next one is made', async () => {
  const { connection, numbers, add } = made();
  const exec = connection.exec.bind(connection);
  connection.exec = (text: string) => {
    if (text === 'commit') throw new Error('The disk is full.');
    return exec(text);
  };
  expect(await Promise.all([add(1), add(2)])).toEqual(['failed 1', 'failed 2']);
  connection.exec = exec;
  expect(numbers()).toEqual([]);
  expect(await add(4)).toBe('did 4');
});

test('what waits is committed before the store closes', async () => {
  const { commits, numbers, add } = made();
  const done = add(7);
  commits.flush();
  expect(numbers()).toEqual([7]);
  expect(await done).toBe('did 7');
});

test('a store that was closed meanwhile says so', async () => {
  const { connection, add } = made();
  const done = [add(1), add(2)];
  connection.close();
  expect(await Promise.all(done)).toEqual(['failed 1', 'failed 2']);
});
