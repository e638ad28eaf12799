/** Where the lab writes: a terminal, a file, or a string in a test. */
export interface Terminal {
  write(text: string): void;
  complain(text: string): void;
  /** Somebody watches: progress may be redrawn and time may pass. */
  readonly live: boolean;
  readonly colour: boolean;
  readonly columns: number;
  wait(milliseconds: number): Promise<void>;
}

/** Whoever read along has gone (`victory watch | head`): there is nobody left to tell. */
const leave = (fault: NodeJS.ErrnoException): void => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit(0);
};

export const terminal = (): Terminal => {
  const { stdout, stderr, env } = process;
  if (!stdout.listeners('error').includes(leave)) stdout.on('error', leave);
  return {
    write: (text) => void stdout.write(text),
    complain: (text) => void stderr.write(text),
    live: stdout.isTTY,
    colour: stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
    columns: stdout.isTTY ? stdout.columns : 100,
    wait: async (milliseconds) => new Promise((done) => void setTimeout(done, milliseconds)),
  };
};

/** Keeps what is written, for tests. */
export const paper = (): Terminal & { text: string; complaints: string } => {
  const sheet = {
    text: '',
    complaints: '',
    write: (text: string) => void (sheet.text += text),
    complain: (text: string) => void (sheet.complaints += text),
    live: false,
    colour: false,
    columns: 100,
    wait: async () => {},
  };
  return sheet;
};
