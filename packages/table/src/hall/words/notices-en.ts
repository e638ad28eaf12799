/** The texts about notices and holidays, in English. */
export const noticesEn = {
  title: 'Notices and holidays',
  lead: 'In matches by turns and without clocks the hall tells you when it is your turn, when somebody has sat down opposite you, and when a match is over. Whoever is at the table already is not told.',
  where: 'Where you are told',
  nowhere: 'Nowhere yet.',
  kinds: { push: 'Browser', mail: 'E-mail', webhook: 'Webhook' },
  waits: 'waits until its reader has followed the link in the letter',
  failed: (said: string) => `the last notice did not get through: ${said}`,
  when: 'When',
  atOnce: 'at once',
  daily: (time: string) => `once a day, at ${time}`,
  test: 'Send a test',
  tested: 'It is on its way.',
  remove: 'Remove',

  here: 'Tell me in this browser',
  hereIs: 'This browser is told.',
  noPush:
    'This browser, or this address, cannot be told anything while the page is closed: that needs https. On an iPhone or iPad the page must be on the home screen.',

  mail: 'E-mail address',
  addMail: 'Tell me by e-mail',
  noMail: 'This hall sends no e-mails.',
  webhook: 'Address of the webhook',
  form: 'Form',
  forms: { plain: 'JSON, signed', discord: 'as Discord takes it' },
  addWebhook: 'Tell this webhook',
  secret: 'The secret of the signatures:',
  secretOnce: 'It is shown only now.',

  holidays: 'Holidays',
  holidaysText: 'While you are on holiday none of your time runs in matches by turns; you may still play.',
  left: (left: number, days: number) => `${left} of ${days} days of this year are left.`,
  none: 'None.',
  span: (from: string, to: string) => `${from} to ${to}`,
  from: 'From',
  days: 'Days',
  take: 'Take a holiday',
  end: 'End it',

  codes: {
    address: 'Nothing can be sent there: notices go to public addresses with https.',
    holiday: 'There is another holiday then, or not so many days are left.',
    many: 'Those are too many addresses: remove one first.',
    rate: 'That was a little much. Try again in an hour.',
    denied: 'The browser does not let this page tell you anything. Its settings for this page can change that.',
    push: 'The browser could not be told where to listen. Try again later.',
  } as Readonly<Record<string, string>>,
};

export type NoticeWords = typeof noticesEn;
