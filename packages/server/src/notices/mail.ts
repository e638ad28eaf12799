/** Letters by e-mail, over the server that the owner of the hall has named. */
import { createTransport, type Transporter } from 'nodemailer';
import type { MailTarget } from './address.js';
import type { Item, Letter } from './letter.js';
import type { Outcome } from './outcome.js';
import { noticeWords } from './words.js';

export interface MailServer {
  /** `smtp://user:password@host:port`, `smtps://…` */
  readonly server: string;
  readonly from: string;
}

const PATIENCE = 15_000;

const paragraph = ({ title, text, link, kind }: Item, several: boolean): string =>
  [several ? title : '', text, kind === 'confirm' ? '' : link].filter((line) => line !== '').join('\n');

const textOf = ({ items, stop, confirm, language }: Letter): string => {
  const words = noticeWords(language);
  const parts = items.map((item) => paragraph(item, items.length > 1));
  if (confirm !== undefined) parts.push(`${words.confirm}:\n${confirm}`);
  return [...parts, `-- \n${words.stop}: ${stop}`].join('\n\n');
};

/** A server that says 5xx does not want this letter; anything else may be different in an hour. */
const outcomeOf = (error: unknown): Outcome => {
  const { responseCode, message } = error as { responseCode?: number; message?: string };
  const said = (message ?? String(error)).slice(0, 200);
  const isFinal = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  return { result: isFinal ? 'never' : 'later', said };
};

export interface Mailer {
  mailed(letter: Letter, target: MailTarget): Promise<Outcome>;
  close(): void;
}

const sent = async (transport: Transporter, from: string, letter: Letter, { mail }: MailTarget): Promise<Outcome> => {
  try {
    await transport.sendMail({
      from,
      to: mail,
      subject: letter.title,
      text: textOf(letter),
      // Whoever gets the same letter twice shows it once.
      messageId: `<${letter.parcel}@${from.split('@').at(-1)?.replace(/>$/, '') ?? 'hall'}>`,
      headers: {
        'auto-submitted': 'auto-generated',
        'list-unsubscribe': `<${letter.stop}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { result: 'taken' };
  } catch (error) {
    return outcomeOf(error);
  }
};

export const mailerOf = ({ server, from }: MailServer): Mailer => {
  const url = new URL(server);
  for (const timeout of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(timeout)) url.searchParams.set(timeout, String(PATIENCE));
  const transport = createTransport(url.href);
  return {
    mailed: async (letter, target) => sent(transport, from, letter, target),
    close: () => transport.close(),
  };
};
