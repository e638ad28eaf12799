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
  endFast: (n: number) => (n === 1 ? 'End: the one left stands fast' : `End: the ${n} left stand fast`),
  endFastHint:
    'Ends the phase. From now on it ends by itself once all others have their orders, until something happens to those who stand fast or they could attack somebody.',
  fast: 'Stand fast:',
  wake: (who: string) => `${who}: wait for its orders again`,
  stoodFast: 'All who are left stand fast: the phase is over.',
  letPass: (who: string) => `${who} passes, all of its way`,
  second: 'then:',
  more: 'In one with it',
  fightAll: (n: number) => `All ${n} fight in this order`,
  last: 'Last order',
  lastHint:
    'With the next order the phase is over, unless the other side steps in. Or hold Ctrl (⌘) when you let go of a unit, click an order or press Enter; Shift and W fires as listed and ends the firing. One Undo takes both back.',
  wasLast: 'That was the last order: the phase is over.',
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
  endFast: (n) => (n === 1 ? 'Ende: wer übrig ist, hält die Stellung' : `Ende: die übrigen ${n} halten die Stellung`),
  endFastHint:
    'Beendet die Phase. Von jetzt an endet sie von selbst, sobald alle anderen ihre Befehle haben; bis denen, die die Stellung halten, etwas geschieht oder sie jemanden angreifen könnten.',
  fast: 'Halten die Stellung:',
  wake: (who) => `${who}: wieder auf Befehle warten`,
  stoodFast: 'Alle übrigen halten die Stellung: die Phase ist vorbei.',
  letPass: (who) => `${who} kommt durch, auf dem ganzen Weg`,
  second: 'dann:',
  more: 'In einem damit',
  fightAll: (n) => `Alle ${n} kämpfen in dieser Reihenfolge`,
  last: 'Letzter Befehl',
  lastHint:
    'Mit dem nächsten Befehl ist die Phase vorbei, wenn die andere Seite nicht dazwischengeht. Oder halte Strg (⌘), wenn du eine Einheit loslässt, einen Befehl anklickst oder Eingabe drückst; Umschalt und W schießt wie aufgeführt und beendet das Schießen. Einmal Rückgängig nimmt beides zurück.',
  wasLast: 'Das war der letzte Befehl: die Phase ist vorbei.',
};
