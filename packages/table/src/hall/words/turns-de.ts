/** Texte zu Partien nach Zügen: wo man Bescheid bekommt, und Ferien, auf Deutsch. */
import type { TurnsWords } from './turns-en.js';

export const turnsDe: TurnsWords = {
  told: 'Bescheid bekommen',
  toldText:
    'Wenn du in einer Partie nach Zügen am Zug bist und eine Minute nicht hingesehen hast, sagt dir die Halle Bescheid. Ein Klick in dem, was sie schickt, stellt es ab.',
  push: 'Dieser Browser sagt mir Bescheid',
  noPush: 'Diesem Browser kann hier nicht Bescheid gesagt werden: Das braucht https und deine Erlaubnis.',
  mail: 'Per E-Mail Bescheid sagen',
  mailTo: 'E-Mail-Adresse',
  webhook: 'Einem Programm Bescheid sagen (Webhook)',
  url: 'Seine Adresse',
  discord: 'in der Form, die Discord nimmt',
  add: 'Hinzufügen',
  kinds: { push: 'Browser', mail: 'E-Mail', webhook: 'Webhook' },
  unconfirmed: 'wartet, bis du den Link in der E-Mail geöffnet hast',
  failed: (said) => `war nicht zu erreichen: ${said}`,
  test: 'Probe schicken',
  tested: 'Eine Probe ist unterwegs.',
  remove: 'Wegnehmen',
  digest: 'einmal am Tag',
  atOnce: 'sofort',
  secret: (secret) => `Sein Geheimnis, nur dies eine Mal: ${secret}`,
  nowhere: 'Du bekommst noch nirgends Bescheid.',

  holidays: 'Ferien',
  holidaysText: (left, days) =>
    `In den Ferien steht deine Zeit in Partien nach Zügen. Du hast dieses Jahr noch ${left} von ${days} Tagen.`,
  from: 'Ab',
  days: 'Tage',
  take: 'Nehmen',
  span: (from, to) => `${from} bis ${to}`,
  end: 'Beenden',
  codes: {
    address: 'Dorthin kann diese Halle nichts schicken.',
    holiday: 'So viele Tage sind nicht mehr übrig, oder es sind dann schon Ferien.',
    many: 'Du hast zu viele davon.',
  },
};
