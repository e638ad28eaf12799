/** Links in letters: signed, so that they need no cookie; one click, and it is done. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hall } from '../hall/hall.js';
import { languageOf, targetOf } from '../notices/address.js';
import { isSigned, keysOf, linkOf, LINK_PATH, LINKS, type LinkKind } from '../notices/office.js';
import { noticeWords } from '../notices/words.js';
import type { AddressRow } from '../store/addresses.js';
import { answerText } from './http.js';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (language: 'en' | 'de', text: string, links: readonly (readonly [string, string])[]): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Five Victories</title><h1>Five Victories</h1><p>${escaped(text)}</p>
${links.map(([to, words]) => `<p><a href="${escaped(to)}">${escaped(words)}</a></p>`).join('\n')}</html>`;

/** An address that was stopped stays, without anything going there, until it is taken away or asked for again. */
const DONE: Readonly<Record<LinkKind, Pick<AddressRow, 'confirmed'>>> = {
  stop: { confirmed: false },
  again: { confirmed: true },
  confirm: { confirmed: true },
};

const answered = (response: ServerResponse, status: number, text: string): void =>
  answerText(response, status, text, 'text/html; charset=utf-8');

/** GET for people, POST for programs of e-mail that stop with one click of their own (RFC 8058). */
export const answerLink = async (hall: Hall, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(LINK_PATH.length);
  const [name, id = '', signature = ''] = path.split('/');
  const kind = LINKS.find((each) => each === name);
  const keys = await keysOf(hall.store);
  const row = kind && isSigned(keys, kind, id, signature) ? await hall.store.address(id) : undefined;
  if (!kind || !row) return answered(response, 404, page('en', noticeWords('en').page.unknown, []));
  if (request.method !== 'HEAD') await hall.store.setAddress({ ...row, ...DONE[kind] });
  const language = languageOf(row);
  const { page: words } = noticeWords(language);
  const { origin } = targetOf(row);
  const again = [linkOf(keys, origin, 'again', id), words.again] as const;
  const toHall = [`${origin}/#/hall`, words.toHall] as const;
  answered(response, 200, page(language, kind === 'stop' ? words.stopped : words.confirmed, kind === 'stop' ? [again, toHall] : [toHall])); // prettier-ignore
};
