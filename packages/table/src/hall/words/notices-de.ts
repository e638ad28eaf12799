/** Die Texte über Nachrichten und Urlaub, auf Deutsch. */
import type { NoticeWords } from './notices-en.js';

export const noticesDe: NoticeWords = {
  title: 'Nachrichten und Urlaub',
  lead: 'In Partien nach Zügen und ohne Uhr sagt dir die Halle, wann du am Zug bist, wann sich jemand zu dir gesetzt hat und wann eine Partie zu Ende ist. Wer schon am Tisch sitzt, bekommt keine Nachricht.',
  where: 'Wo du es erfährst',
  nowhere: 'Bisher nirgends.',
  kinds: { push: 'Browser', mail: 'E-Mail', webhook: 'Webhook' },
  waits: 'wartet, bis jemand dem Link im Brief gefolgt ist',
  failed: (said) => `die letzte Nachricht kam nicht an: ${said}`,
  when: 'Wann',
  atOnce: 'sofort',
  daily: (time) => `einmal am Tag, um ${time}`,
  test: 'Zur Probe senden',
  tested: 'Ist unterwegs.',
  remove: 'Entfernen',

  here: 'In diesem Browser Bescheid sagen',
  hereIs: 'Dieser Browser bekommt Bescheid.',
  noPush:
    'Dieser Browser oder diese Adresse kann nichts melden, solange die Seite geschlossen ist: Dazu braucht es https. Auf iPhone und iPad muss die Seite auf dem Startbildschirm liegen.',

  mail: 'E-Mail-Adresse',
  addMail: 'Per E-Mail Bescheid sagen',
  noMail: 'Diese Halle verschickt keine E-Mails.',
  webhook: 'Adresse des Webhooks',
  form: 'Form',
  forms: { plain: 'JSON, unterschrieben', discord: 'wie Discord es nimmt' },
  addWebhook: 'Diesem Webhook Bescheid sagen',
  secret: 'Das Geheimnis der Unterschriften:',
  secretOnce: 'Es wird nur jetzt gezeigt.',

  holidays: 'Urlaub',
  holidaysText: 'Im Urlaub läuft in Partien nach Zügen keine Zeit für dich ab; spielen darfst du trotzdem.',
  left: (left, days) => `Von ${days} Tagen in diesem Jahr sind noch ${left} übrig.`,
  none: 'Keiner.',
  span: (from, to) => `${from} bis ${to}`,
  from: 'Ab',
  days: 'Tage',
  take: 'Urlaub nehmen',
  end: 'Beenden',

  codes: {
    address: 'Dorthin kann nichts geschickt werden: Nachrichten gehen an öffentliche Adressen mit https.',
    holiday: 'Da ist schon ein Urlaub, oder so viele Tage sind nicht mehr übrig.',
    many: 'Das sind zu viele Adressen: Entferne zuerst eine.',
    rate: 'Das war etwas viel. Versuch es in einer Stunde wieder.',
    denied:
      'Der Browser erlaubt dieser Seite keine Meldungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.',
    push: 'Der Browser konnte nicht eingerichtet werden. Versuch es später noch einmal.',
  },
};
