/** Webhooks: a POST that its reader can check, or one in the shape that Discord takes. */
import { createHmac } from 'node:crypto';
import type { WebhookTarget } from './address.js';
import type { Letter } from './letter.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { post } from './post.js';

/** HMAC-SHA256 over time, full stop and body: an old message cannot be sent again as a new one. */
export const signature = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const plainBody = ({ parcel, title, items, stop }: Letter): unknown => ({
  parcel,
  title,
  notices: items.map(({ id, kind, match, at, title: about, text, link }) => ({
    id, kind, match, at, title: about, text, link,
  })), // prettier-ignore
  stop,
});

/** More than this Discord refuses. */
const MOST_CONTENT = 2000;

/** As it stands: names are the players' own, and none is to become a link, a heading or somebody who is called. */
const asWritten = (text: string): string => text.replace(/[\\*_~`|[\]()<>#@:]/g, '\\$&');

/** Nobody is called by what somebody has named his match. */
const discordBody = ({ items }: Letter): unknown => ({
  content: items.map(({ title, text, link }) => `**${asWritten(title)}**\n${asWritten(text)}\n<${link}>`).join('\n\n').slice(0, MOST_CONTENT), // prettier-ignore
  allowed_mentions: { parse: [] },
});

export const hooked = async (
  letter: Letter,
  { url, form, secret }: WebhookTarget,
  { now, isOpen }: { now: number; isOpen: boolean },
): Promise<Outcome> => {
  const body = JSON.stringify(form === 'discord' ? discordBody(letter) : plainBody(letter));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'five-victories-hall',
    'idempotency-key': letter.parcel,
    ...(form === 'plain' && { 'hall-signature': signature(secret, Math.floor(now / 1000), body) }),
  };
  return outcomeOf(await post(url, body, headers, isOpen), 'later');
};
