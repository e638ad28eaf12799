/** Which code plays: results of one version say nothing about another. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Terminal } from '../terminal.js';

export interface Code {
  /** A digest of the compiled engine and bots: alike if and only if the same code plays. */
  readonly code: string;
  /** The commit that was checked out, where git knows one. */
  readonly commit?: string;
}

const FOLDERS = ['@five-victories/engine', '@five-victories/bots'];
const LENGTH = 12;

const digestOf = (folder: string): string => {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.js(on)?$/.test(file));
  for (const file of files.map((each) => each.replaceAll('\\', '/')).sort())
    hash.update(`${file}\n`).update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex');
};

const folderOf = (name: string): string => fileURLToPath(new URL('.', import.meta.resolve(name)));

const commitAt = (cwd: string): string | undefined => {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain', '-uno') === '' ? '' : '+'}`;
  } catch {
    return undefined;
  }
};

export const codeHere = (): Code => {
  const folders = FOLDERS.map(folderOf);
  const code = createHash('sha256').update(folders.map(digestOf).join(' ')).digest('hex').slice(0, LENGTH);
  const commit = commitAt(folders[1]!);
  return { code, ...(commit === undefined ? {} : { commit }) };
};

/** Lines of other code are named; they count only for somebody who asks for them. */
export const ofCode = <Line extends Code>(to: Terminal, lines: readonly Line[], wanted: string): readonly Line[] => {
  const others = new Map<string, number>();
  for (const { code, commit } of lines)
    if (wanted !== 'any' && code !== wanted) {
      const name = `${code}${commit === undefined ? '' : ` (commit ${commit})`}`;
      others.set(name, (others.get(name) ?? 0) + 1);
    }
  for (const [name, count] of others)
    to.complain(`Left out: ${count} ${count === 1 ? 'line' : 'lines'} of code ${name}; this is ${wanted}.\n`);
  return lines.filter(({ code }) => wanted === 'any' || code === wanted);
};
