/** What a notice says, in the language that its reader has chosen. */
import type { Millis } from '../protocol/index.js';
import type { NoticeKind } from './kinds.js';

/** What a sentence needs to know. */
export interface Told {
  readonly name: string;
  readonly other: string;
  /** Until he has to answer, in his words; nothing where nobody counts. */
  readonly until: string | undefined;
  /** Whether the reader has won; undefined: nobody has. */
  readonly won: boolean | undefined;
}

interface NoticeWords {
  readonly title: Readonly<Record<NoticeKind, (told: Told) => string>>;
  readonly text: Readonly<Record<NoticeKind, (told: Told) => string>>;
  readonly open: string;
  readonly confirm: string;
  readonly stop: string;
  readonly several: (n: number) => string;
  readonly date: (at: Millis) => string;
  readonly page: Readonly<Record<'stopped' | 'again' | 'confirmed' | 'unknown' | 'toHall', string>>;
}

const dateIn = (language: string) => (at: Millis) =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

const en: NoticeWords = {
  title: {
    turn: ({ name }) => `Your turn: ${name}`,
    seat: ({ name, other }) => `${other} has sat down: ${name}`,
    round: ({ name }) => `Your match is there: ${name}`,
    over: ({ name }) => `It is over: ${name}`,
    confirm: () => 'Is this your address?',
    test: () => 'It comes',
  },
  text: {
    turn: ({ other, until }) =>
      `${other} waits for your answer${until === undefined ? '.' : `, until ${until} at the latest.`}`,
    seat: ({ other }) => `${other} sits opposite you. The match begins when you open it.`,
    round: ({ other }) =>
      `A round of the tournament has begun: you play ${other}. The match begins when both of you have opened it.`,
    over: ({ other, won }) =>
      won === undefined
        ? `The match against ${other} has ended.`
        : `The match against ${other}: you have ${won ? 'won' : 'lost'}.`,
    confirm: () =>
      'Somebody wants to be told at this address when it is his turn. If it was not you, do nothing: nothing more comes.',
    test: () => 'Notices of your matches come here.',
  },
  open: 'Open the match',
  confirm: 'Yes, this is my address',
  stop: 'No more of this here',
  several: (n) => `${n} notices of your matches`,
  date: dateIn('en'),
  page: {
    stopped: 'No more notices go to this address.',
    again: 'Tell me again',
    confirmed: 'Notices of your matches go to this address from now on.',
    unknown: 'This link leads nowhere: the address is not there any more, or the link is not whole.',
    toHall: 'To the hall',
  },
};

const de: NoticeWords = {
  title: {
    turn: ({ name }) => `Du bist dran: ${name}`,
    seat: ({ name, other }) => `${other} hat sich gesetzt: ${name}`,
    round: ({ name }) => `Deine Partie ist da: ${name}`,
    over: ({ name }) => `Zu Ende: ${name}`,
    confirm: () => 'Ist das deine Adresse?',
    test: () => 'Es kommt an',
  },
  text: {
    turn: ({ other, until }) =>
      `${other} wartet auf deine Antwort${until === undefined ? '.' : `, spätestens bis ${until}.`}`,
    seat: ({ other }) => `${other} sitzt dir gegenüber. Die Partie beginnt, sobald du sie öffnest.`,
    round: ({ other }) =>
      `Eine Runde des Turniers hat begonnen: Du spielst gegen ${other}. Die Partie beginnt, sobald ihr beide sie geöffnet habt.`,
    over: ({ other, won }) =>
      won === undefined
        ? `Die Partie gegen ${other} ist zu Ende.`
        : `Die Partie gegen ${other}: Du hast ${won ? 'gewonnen' : 'verloren'}.`,
    confirm: () =>
      'Jemand möchte unter dieser Adresse erfahren, wann er dran ist. Wenn du es nicht warst, tu nichts: Dann kommt auch nichts mehr.',
    test: () => 'Hier kommen die Nachrichten von deinen Partien an.',
  },
  open: 'Partie öffnen',
  confirm: 'Ja, das ist meine Adresse',
  stop: 'Hier nichts mehr davon',
  several: (n) => `${n} Nachrichten von deinen Partien`,
  date: dateIn('de'),
  page: {
    stopped: 'An diese Adresse geht keine Nachricht mehr.',
    again: 'Doch wieder Bescheid geben',
    confirmed: 'Von jetzt an gehen Nachrichten von deinen Partien an diese Adresse.',
    unknown: 'Dieser Link führt nirgendwohin: Die Adresse gibt es nicht mehr, oder der Link ist nicht ganz.',
    toHall: 'Zur Halle',
  },
};

export const noticeWords = (language: 'en' | 'de'): NoticeWords => ({ en, de })[language];
