/** Ein Name für viele verlangt ein Zeitwort für viele: `Archers of the Body schwenkten`. Namen bleiben, wie sie sind. */
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
