/** Stände mit ihrer Zahl, Namen im Satz. */
type Worte = Readonly<Record<string, string>>;

/** Von Ständen, die nach vielen heißen. */
const EINER: Worte = {
  Piken: 'Pike',
  Musketen: 'Muskete',
  Leichte: 'Leichter',
  'Schwere Reiter': 'Schwerer Reiter',
  'Leichte Reiter': 'Leichter Reiter',
  'Mittlere Reiter': 'Mittlerer Reiter',
  Elefanten: 'Elefant',
  Nahkampfwaffen: 'Nahkampfwaffe',
  'leichte Nahkampfwaffen': 'leichte Nahkampfwaffe',
  Speere: 'Speer',
  Hellebarden: 'Hellebarde',
  Bögen: 'Bogen',
  Langbögen: 'Langbogen',
  Armbrüste: 'Armbrust',
  Handbüchsen: 'Handbüchse',
  Raketen: 'Rakete',
  Fußvolk: 'Stand Fußvolk',
  Artillerie: 'Stand Artillerie',
};

/** Von Ständen, die nach einem heißen. */
const VIELE: Worte = {
  Geschütz: 'Geschütze',
  Orgelgeschütz: 'Orgelgeschütze',
  Bombarde: 'Bombarden',
  'Leichte Bombarde': 'Leichte Bombarden',
  Feldherr: 'Feldherren',
  Fußvolk: 'Stände Fußvolk',
  Artillerie: 'Stände Artillerie',
};

export const standsOf = (n: number, kind: string): string => `${n} ${(n === 1 ? EINER : VIELE)[kind] ?? kind}`;

/** Ein englisches The mitten im Satz bleibt groß, wie jeder Name; was die Engine selbst benennt, heißt deutsch. */
export const named = (name: string): string => name.replace(/^the /, 'The ').replace(/^Battle (?=\d)/, 'Gewalthaufen ');
