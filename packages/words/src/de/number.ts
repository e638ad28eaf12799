/** Ein Name für viele verlangt ein Zeitwort für viele: `Archers of the Body schwenkten`. Namen bleiben, wie sie sind. */
import { capital } from '../language.js';
import { isMany } from '../many.js';

/** Das Präteritum der Mehrzahl ist regelmäßig: `schwenkte`, `schwenkten`; `ritt`, `ritten`. */
const ofMany = (verb: string): string => `${verb}${verb.endsWith('e') ? 'n' : 'en'}`;

/** Was jemand tat; das Zeitwort steht vorn: `floh`, `wich vor dem Angriff zurück`. */
export const past = (who: string, deed: string): string => (isMany(who) ? deed.replace(/^\p{L}+/u, ofMany) : deed);
export const did = (who: string, deed: string): string => `${who} ${past(who, deed)}`;

/** `The Queen's Horse wird`, `Archers of the Body werden`. */
export const will = (who: string): string => `${who} ${isMany(who) ? 'werden' : 'wird'}`;
/** `The Queen's Horse kann`, `Archers of the Body können`. */
export const can = (who: string): string => `${who} ${isMany(who) ? 'können' : 'kann'}`;

/** Das Zeitwort in der Gegenwart vor dem Namen: `Was tun Archers of the Body?` */
export const asking = (who: string, one: string, many: string): string => `${isMany(who) ? many : one} ${who}`;

/** Die Gegenwart und die Möglichkeit der Mehrzahl sind es nicht. */
const FORMS: Readonly<Record<string, string>> = {
  ist: 'sind',
  hat: 'haben',
  darf: 'dürfen',
  kann: 'können',
  muss: 'müssen',
  soll: 'sollen',
  wird: 'werden',
  war: 'waren',
  kam: 'kamen',
  fängt: 'fangen',
  fällt: 'fallen',
  schlägt: 'schlagen',
  verlässt: 'verlassen',
  tritt: 'treten',
  wirft: 'werfen',
  trägt: 'tragen',
  nimmt: 'nehmen',
  lässt: 'lassen',
  hält: 'halten',
  behält: 'behalten',
  würfelt: 'würfeln',
  wechselt: 'wechseln',
  ...Object.fromEntries(
    ['käme', 'würde', 'wurde', 'stünde', 'träfe', 'hätte', 'wäre', 'bräuchte'].map((verb) => [verb, `${verb}n`]),
  ),
  ...Object.fromEntries(
    (
      'steht schießt gehört verliert rückt blickt kämpft kommt geht dreht braucht berührt überdeckt umfließt ' +
      'schwenkt macht löst führt bekämpft greift liegt bleibt'
    )
      .split(' ')
      .map((verb) => [verb, `${verb.slice(0, -1)}en`]),
  ),
  ...Object.fromEntries(['bildet', 'reitet', 'findet'].map((verb) => [verb, `${verb.slice(0, -1)}n`])),
};

/** Das Zeitwort nach dem Namen und dem Typ in Klammern. */
const FIRST = /^((?:\([^)]*\) )?)(\p{L}+)/u;

/** Eines, das danach mit demselben Namen weitergeht. */
const SECOND = /( und |, (?:und|aber) )(ist|hat|darf|kann|muss|wird)(?= )/g;

/** Ein Satz, der mit einem Namen und seinem Zeitwort in der Einzahl beginnt, wie er von vielen gesagt wird. */
export const agreed = (sentence: string, who: string): string => {
  const start = `${capital(who)} `;
  if (!isMany(who) || !sentence.startsWith(start)) return sentence;
  const rest = sentence.slice(start.length);
  const bent = (_all: string, before: string, verb: string): string => before + (FORMS[verb] ?? verb);
  return start + rest.replace(FIRST, bent).replace(SECOND, bent);
};
