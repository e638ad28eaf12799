/** What the hall writes down of itself: lines with a level, JSON where no person looks on. */

export const LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type Level = (typeof LEVELS)[number];

type Facts = Readonly<Record<string, unknown>>;
export type Journal = Readonly<Record<Level, (what: string, facts?: Facts) => void>>;

/** An error as a fact: its message and where it came from. */
export const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const forPeople = (level: Level, what: string, facts: Facts): string => {
  const more = Object.entries(facts).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [`${level === 'info' ? '' : `${level}: `}${what}`, ...more].join(' ');
};

/** `write` gets whole lines; levels below `least` are left out. */
export const journalTo = (
  write: (line: string) => void,
  least: Level,
  json: boolean,
  now: () => number = Date.now,
): Journal => {
  const line =
    (level: Level) =>
    (what: string, facts: Facts = {}) => {
      if (LEVELS.indexOf(level) > LEVELS.indexOf(least)) return;
      write(
        json
          ? JSON.stringify({ at: new Date(now()).toISOString(), level, what, ...facts })
          : forPeople(level, what, facts),
      );
    };
  return { error: line('error'), warn: line('warn'), info: line('info'), debug: line('debug') };
};
