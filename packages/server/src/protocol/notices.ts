/** Where a player is told of his matches while no window of his is open. */
import { wire } from '@five-victories/engine/kernel';

const { constant, fields, flag, integer, matching, oneOf, optional, tagged, text } = wire;

const languageShape = oneOf(['en', 'de'] as const);
/** Minutes after midnight, UTC. */
const digestShape = optional(integer(0, 24 * 60 - 1));

export const WEBHOOK_FORMS = ['plain', 'discord'] as const;

interface Wishes {
  readonly language: 'en' | 'de';
  readonly digest?: number | undefined;
}

/** A browser (as it describes itself), an e-mail address, or somewhere that takes a POST. */
export type NewAddress =
  | (Wishes & { readonly kind: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string })
  | (Wishes & { readonly kind: 'mail'; readonly mail: string })
  | (Wishes & { readonly kind: 'webhook'; readonly url: string; readonly form: (typeof WEBHOOK_FORMS)[number] });

export interface AddressCard extends Wishes {
  readonly id: string;
  readonly kind: NewAddress['kind'];
  /** The e-mail address, or where push and webhook go to without what is secret of it. */
  readonly where: string;
  /** Nothing goes to an e-mail address before its reader has said that it is his. */
  readonly confirmed: boolean;
  /** What the other end said to the last notice, if it did not take it: that one is tried again, or was given up. */
  readonly failed?: string | undefined;
}

export interface AddressesAnswer {
  readonly addresses: readonly AddressCard[];
  /** By which browsers know the hall. */
  readonly pushKey: string;
  /** Whether the hall can send e-mails. */
  readonly hasMail: boolean;
}

/** The secret of a webhook is told once: its reader checks signatures with it. */
export interface AddressAnswer {
  readonly address: AddressCard;
  readonly secret?: string | undefined;
}

const wishes = { language: languageShape };
const url = text(500);
const key = matching(/^[\w-]{1,200}$/, 'BCVxsr7N_eNg');
/** What any server of e-mails takes, and no line break. */
const mail = matching(/^[^\s@<>",;:\\()[\]]{1,64}@[a-z\d](?:[a-z\d.-]{0,180}[a-z\d])?$/i, 'anna@example.org');

export const newAddressShape: wire.Shape<NewAddress> = tagged<NewAddress>('kind', {
  push: fields({ ...wishes, kind: constant('push'), endpoint: url, p256dh: key, auth: key }, { digest: digestShape }),
  mail: fields({ ...wishes, kind: constant('mail'), mail }, { digest: digestShape }),
  webhook: fields({ ...wishes, kind: constant('webhook'), url, form: oneOf(WEBHOOK_FORMS) }, { digest: digestShape }),
});

/** Another language, another time of day; `test`: something comes at once. */
export interface AddressChange extends Wishes {
  readonly test?: boolean | undefined;
}
export const addressChangeShape: wire.Shape<AddressChange> = fields(wishes, { digest: digestShape, test: flag });
