/** Ein Name für viele verlangt ein Zeitwort für viele: `Archers of the Body schwenkten`. Namen bleiben, wie sie sind. */

/** Womit ein Zusatz beginnt, der nicht zählt: `Pikes of Bern`, `Guns on the Chain, right`. */
const BEISATZ = /(?:,| (?:of|from|in|on|at|with|and|under|du|de|la) ).*$/;
/** Wem etwas gehört, zählt nicht: `Duke of York's Men-at-Arms`. */
const BESITZER = /^.*(?:['’]s|s['’]) /;
/** Völker und Truppen, denen man die Mehrzahl nicht am s ansieht. */
const VIELE = /(?:men|Men|Men-at-Arms|Swiss|Irish|English|French|Streltsy|Folk|Brethren)$/;
/** Was auf s endet und doch nur einer ist. */
const EINER =
  /(?:['’]s|s['’]|us|ss|Charles|Louis|James|Valois|Rambures|Uxelles|Miltiades|Artaphernes|Silaces|Datis|Zabdas|Aiantis|Antiochis|Leontis|Oineis|Kekropis)$/;

/** Wer einen Titel und keinen Besitz im Namen hat, ist eine Person. */
const HERR = /^(?:Sir|Lord|King|Queen|Prince|Earl|Duke|Count|Marquess|Marquis|Marshal|Hetman|Cardinal) [^'’]+$/;

const headOf = (name: string): string =>
  name
    .replace(/ \([^)]*\)$/, '')
    .replace(BESITZER, '')
    .replace(BEISATZ, '');

export const isMany = (name: string): boolean => {
  if (HERR.test(name)) return false;
  const head = headOf(name);
  return VIELE.test(head) || (head.endsWith('s') && !EINER.test(head));
};

/** Das Präteritum der Mehrzahl ist regelmäßig: `schwenkte`, `schwenkten`; `ritt`, `ritten`. */
const ofMany = (verb: string): string => `${verb}${verb.endsWith('e') ? 'n' : 'en'}`;

/** Was jemand tat; das Zeitwort steht vorn: `floh`, `wich vor dem Angriff zurück`. */
export const past = (who: string, deed: string): string => (isMany(who) ? deed.replace(/^\p{L}+/u, ofMany) : deed);
export const did = (who: string, deed: string): string => `${who} ${past(who, deed)}`;

/** `The Queen's Horse wird`, `Archers of the Body werden`. */
export const will = (who: string): string => `${who} ${isMany(who) ? 'werden' : 'wird'}`;
/** `The Queen's Horse kann`, `Archers of the Body können`. */
export const can = (who: string): string => `${who} ${isMany(who) ? 'können' : 'kann'}`;
