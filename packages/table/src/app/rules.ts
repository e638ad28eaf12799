/** The rules of a game to read: fetched when first asked for. */
import { createSignal } from 'solid-js';
import type { GameId } from '../match/game-ids.js';

export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly topic: string;
}

const [opened, setOpened] = createSignal<{ readonly rule: string | undefined }>();
export { opened };
export const openRule = (rule?: string): void => {
  setOpened({ rule });
};
export const closeRules = (): void => {
  setOpened(undefined);
};

const SOURCES: Readonly<Record<GameId, () => Promise<{ default: string }>>> = {
  fine: () => import('catalogue/fine.md?raw'),
  major: () => import('catalogue/major.md?raw'),
  splendid: () => import('catalogue/splendid.md?raw'),
  great: () => import('catalogue/great.md?raw'),
  glorious: () => import('catalogue/glorious.md?raw'),
};

const plain = (text: string): string =>
  text
    .replace(/\*([^*]+)\*\s*$/, '')
    .replace(/[`*]/g, '')
    .trim();

/** Rules are paragraphs that begin with a bold ID, rulings rows of a table. */
const parseRules = (source: string): Rule[] => {
  const rules: Rule[] = [];
  let topic = '';
  for (const line of source.split('\n')) {
    topic = /^#{2,3} (.+)$/.exec(line)?.[1] ?? topic;
    const rule = /^\*\*([A-Z]{2}-[A-Z]+-\d+)\*\*\s+(.+)$/.exec(line);
    if (rule) rules.push({ id: rule[1]!, text: plain(rule[2]!), topic });
    const ruling = /^\|\s*([A-Z]{2}-R-\d+)\s*\|(.+)\|\s*$/.exec(line);
    if (ruling)
      rules.push({
        id: ruling[1]!,
        text: plain(
          ruling[2]!
            .split('|')
            .map((cell) => cell.trim())
            .join(' · '),
        ),
        topic,
      });
  }
  return rules;
};

export const loadRules = async (game: GameId): Promise<Rule[]> => parseRules((await SOURCES[game]()).default);
