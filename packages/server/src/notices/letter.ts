/** A parcel as something to read: headline, sentences, where to go. The same for every way it is carried. */
import type { AddressRow } from '../store/addresses.js';
import type { DeliveryRow } from '../store/outbox.js';
import type { MatchId, Millis } from '../protocol/index.js';
import { languageOf } from './address.js';
import type { NoticeBody, NoticeKind } from './kinds.js';
import { noticeWords, type Told } from './words.js';

export interface Item {
  readonly kind: NoticeKind;
  readonly id: string;
  readonly match: MatchId;
  readonly at: Millis;
  readonly title: string;
  readonly text: string;
  /** The page of the match. */
  readonly link: string;
}

export interface Letter {
  /** The same whenever this is sent again: whoever has it already can throw it away. */
  readonly parcel: string;
  readonly language: 'en' | 'de';
  readonly title: string;
  readonly items: readonly Item[];
  /** One click, and nothing more comes. */
  readonly stop: string;
  /** Only of a new address. */
  readonly confirm?: string | undefined;
}

/** What the one who writes letters must know of the hall. */
export interface Office {
  nameOf(seat: string): Promise<string>;
  linkTo(address: AddressRow, what: 'stop' | 'confirm'): string;
  originOf(address: AddressRow): string;
}

const itemOf = async (office: Office, address: AddressRow, { notice }: DeliveryRow): Promise<Item> => {
  const words = noticeWords(languageOf(address));
  const body = JSON.parse(notice.body) as NoticeBody;
  const { until, ended, side } = body;
  const told: Told = {
    name: body.name,
    other: body.other === undefined ? '' : await office.nameOf(body.other),
    until: until === undefined ? undefined : words.date(until),
    won: ended?.winner === undefined ? undefined : ended.winner === side,
  };
  const kind = notice.kind as NoticeKind;
  const { id, match, at } = notice;
  const page = match === '' ? '#/hall' : `#/hall/${match}`;
  const link = `${office.originOf(address)}/${page}`;
  return { kind, id, match, at, title: words.title[kind](told), text: words.text[kind](told), link };
};

export const letterOf = async (
  office: Office,
  address: AddressRow,
  deliveries: readonly DeliveryRow[],
): Promise<Letter> => {
  const items = await Promise.all(deliveries.map(async (delivery) => itemOf(office, address, delivery)));
  const language = languageOf(address);
  const isNew = items.some(({ kind }) => kind === 'confirm');
  return {
    parcel: deliveries[0]!.parcel!,
    language,
    title: items.length === 1 ? items[0]!.title : noticeWords(language).several(items.length),
    items,
    stop: office.linkTo(address, 'stop'),
    ...(isNew && { confirm: office.linkTo(address, 'confirm') }),
  };
};
