/** Words for several units in hand, in the zone games. */
export const enGroup = {
  choose: 'Choose several',
  hint: 'Or hold Shift: click units, or a zone for all in it; drag a unit with all of its zone, or hold Shift on the way and pass over those that are to come along (without Shift: stay over each for a moment). With keys: Shift and Enter. Q repeats the last order for the next unit.',
  all: 'All',
  letGo: 'Let go',
  /** More than a few are not named. */
  inHand: (count: number, names: string | undefined) =>
    `${count === 1 ? 'One' : `${count}`} in hand${names === undefined ? '' : `: ${names}`}.`,
  send: 'Point at a zone and all go there; drag one of them, and the others go the same way, or all attack the enemy it is dropped on.',
  turn: 'All turn to the',
};

export const deGroup: typeof enGroup = {
  choose: 'Mehrere wählen',
  hint: 'Oder mit der Umschalttaste: Einheiten anklicken, oder ein Feld für alle darin; eine Einheit mit ihrem ganzen Feld ziehen, oder unterwegs Umschalt halten und über die fahren, die mitkommen sollen (ohne Umschalt: über jeder kurz verweilen). Mit Tasten: Umschalt und Eingabe. Q wiederholt den letzten Befehl für die nächste Einheit.',
  all: 'Alle',
  letGo: 'Loslassen',
  inHand: (count, names) =>
    `${count === 1 ? 'Eine' : `${count}`} in der Hand${names === undefined ? '' : `: ${names}`}.`,
  send: 'Zeige auf ein Feld, und alle gehen dorthin; ziehe eine, und die anderen gehen denselben Weg, oder alle greifen den Feind an, auf dem sie abgelegt wird.',
  turn: 'Alle wenden nach',
};
