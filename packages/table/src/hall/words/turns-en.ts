/** Texts about matches by turns: where one is told, and holidays, in English. */
export const turnsEn = {
  told: 'Being told',
  toldText:
    'When it is your turn in a match by turns, and you have not looked for a minute, the hall tells you. One click in what it sends stops it.',
  push: 'This browser tells me',
  noPush: 'This browser cannot be told here: that needs https, and your leave.',
  mail: 'Tell me by e-mail',
  mailTo: 'E-mail address',
  webhook: 'Tell a program (webhook)',
  url: 'Its address',
  discord: 'in the form that Discord takes',
  add: 'Add',
  kinds: { push: 'browser', mail: 'e-mail', webhook: 'webhook' },
  unconfirmed: 'waits until you have opened the link in the e-mail',
  failed: (said: string) => `could not be reached: ${said}`,
  test: 'Send a test',
  tested: 'A test is on its way.',
  remove: 'Take away',
  digest: 'once a day',
  atOnce: 'at once',
  secret: (secret: string) => `Its secret, told once: ${secret}`,
  nowhere: 'You are told nowhere yet.',

  holidays: 'Holidays',
  holidaysText: (left: number, days: number) =>
    `On holiday your time stands in matches by turns. You have ${left} of ${days} days left this year.`,
  from: 'From',
  days: 'Days',
  take: 'Take them',
  span: (from: string, to: string) => `${from} to ${to}`,
  end: 'End it',
  codes: {
    address: 'Nothing can be sent there from this hall.',
    holiday: 'There are not so many days left, or there is another holiday then.',
    many: 'You have too many of them.',
  } as Readonly<Record<string, string>>,
};
export type TurnsWords = typeof turnsEn;
