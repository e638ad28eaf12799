/** Words for who is asked what. */
export const enAsking = {
  all: 'Ask everything, even where it makes no difference',
  confirm: 'Confirm every order, also one that is plain',
  volley: (n: number) => `All fire as listed (${n})`,
  aimOn: (who: string) => `${who}: another target`,
  hold: 'holds fire',
  holdOf: (who: string) => `${who} holds its fire`,
  leave: 'Leave the battle …',
  leaving: (side: string) => `${side}: you will be asked who leaves the battle.`,
  stay: 'Nobody after all',
};

export const deAsking: typeof enAsking = {
  all: 'Alles fragen, auch was keinen Unterschied macht',
  confirm: 'Jeden Befehl bestätigen, auch wenn er eindeutig ist',
  volley: (n) => `Alle schießen wie aufgeführt (${n})`,
  aimOn: (who) => `${who}: anderes Ziel`,
  hold: 'schießt nicht',
  holdOf: (who) => `${who} schießt nicht`,
  leave: 'Die Schlacht verlassen …',
  leaving: (side) => `${side}: Du wirst gefragt, wer die Schlacht verlässt.`,
  stay: 'Doch niemand',
};
