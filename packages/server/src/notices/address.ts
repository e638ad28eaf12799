/** Addresses: what lies behind each kind, and how they are read. */
import type { AddressRow } from '../store/addresses.js';

export const ADDRESS_KINDS = ['push', 'mail', 'webhook'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** A browser, as it describes itself. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
export interface MailTarget {
  readonly mail: string;
}
export interface WebhookTarget {
  readonly url: string;
  /** `plain`: our own body, signed; `discord`: what Discord's webhooks take. */
  readonly form: 'plain' | 'discord';
  readonly secret: string;
}

/** With where the hall was found when the address was given: links lead there. */
export type Target = (PushTarget | MailTarget | WebhookTarget) & { readonly origin: string };

export const targetOf = <T>({ target }: AddressRow): T & { readonly origin: string } =>
  JSON.parse(target) as T & { readonly origin: string };

export const kindOf = ({ kind }: AddressRow): AddressKind => ADDRESS_KINDS.find((each) => each === kind) ?? 'webhook';

export const languageOf = ({ language }: Pick<AddressRow, 'language'>): 'en' | 'de' =>
  language === 'de' ? 'de' : 'en';
