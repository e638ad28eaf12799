/** Words for several units in hand, in the zone games. */
export const enGroup = {
  choose: 'Choose several',
  hint: 'Or hold Shift: click units, or a zone for all in it. With keys: Shift and Enter. Q repeats the last order for the next unit.',
  letGo: 'Let go',
  inHand: (count: number, names: string) => `${count === 1 ? 'One unit' : `${count} units`} in hand: ${names}.`,
  send: 'Point at a zone, or drag one of them there: all go.',
};

export const deGroup: typeof enGroup = {
  choose: 'Mehrere wählen',
  hint: 'Oder mit der Umschalttaste: Einheiten anklicken, oder ein Feld für alle darin. Mit Tasten: Umschalt und Eingabe. Q wiederholt den letzten Befehl für die nächste Einheit.',
  letGo: 'Loslassen',
  inHand: (count, names) => `${count === 1 ? 'Eine Einheit' : `${count} Einheiten`} in der Hand: ${names}.`,
  send: 'Zeige auf ein Feld, oder ziehe eine dorthin: Alle gehen.',
};
