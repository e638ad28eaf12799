export const group = {
  choose: 'Mehrere wählen',
  hint: 'Oder mit Umschalt: Einheiten anklicken oder einen Rahmen um sie ziehen.',
  body: (count: number) => `Ziehen: diese ${count} gehen zusammen`,
  bodies: 'Zieh den Punkt davor, und alle gehen, die beisammen stehen.',
  next: 'Zusammen',
  advance: 'Geradeaus, so weit alle dürfen',
  letGo: 'Loslassen',
  inHand: (count: number) => (count === 1 ? 'Eine Einheit in der Hand:' : `${count} Einheiten in der Hand:`),
  drag: 'Zieh eine davon: Alle gehen denselben Weg.',
  whole: 'Alle kommen an.',
  go: 'Gemeinsam vorrücken',
  fast: (fast: string, some: number, all: number) => (some === all ? fast : `${fast}: ${some} von ${all}`),
};
