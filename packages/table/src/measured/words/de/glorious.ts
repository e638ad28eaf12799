import { agreed } from '@five-victories/words/de/number';
import type { glorious as en } from '../en/glorious.js';
import { gloriousFire } from './glorious-fire.js';
import { gloriousForm } from './glorious-form.js';
import { gloriousOrder } from './glorious-order.js';
import { gloriousTitles } from './glorious-titles.js';

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`;

export const glorious: typeof en = {
  form: gloriousForm,
  order: gloriousOrder,
  titles: gloriousTitles,
  degrees: (n) => `${n}°`,
  toRight: (degrees) => `${degrees} nach rechts`,
  toLeft: (degrees) => `${degrees} nach links`,
  outflanked: 'umgangen',
  costs: (n, left) => `${zahl(n, 'Funktion', 'Funktionen')}, noch ${left}`,
  costsAll: (n) => `${zahl(n, 'Funktion', 'Funktionen')}, keine übrig`,
  handles: {
    on: 'Von hier weiter',
    left: 'Linke vordere Ecke: um die rechte schwenken',
    right: 'Rechte vordere Ecke: um die linke schwenken',
    turn: 'Um die Mitte drehen',
    pivot: 'Schwenk vor der Bewegung',
    heading: 'Richtung des Geschützes',
  },
  fire: gloriousFire,
  attackAs: (nth, hope) => `${nth}. ${hope}`,
  command: {
    out: (name) => `${name}: aus dem Gewalthaufen ziehen`,
    stays: (name) => `${name}: bleibt hier zurück`,
    turn: 'Richtung',
    goes: 'verlässt die Schlacht für immer',
    lead: 'Ein Feldherr im Gewalthaufen darf heraustreten, bevor die anderen sich bewegen: herausziehen oder hier wählen.',
    who: 'Feldherren in Gewalthaufen',
    from: (unit, battle) => `${unit}, aus ${battle}`,
    x: 'Vom Westrand',
    y: 'Vom Südrand',
    retreatLead: 'Wer jetzt geht, ist für diese Schlacht verloren und zählt zum Zusammenbruch des Heeres.',
    retire: (unit) => agreed(`${unit} verlässt die Schlacht für immer`, unit),
    ends: 'Damit ist die Schlacht sofort verloren.',
    shift: 'Ihr einzelnes Element darf in die andere Rotte.',
    staysBehind: (unit) => agreed(`${unit} bleibt auf dem Feld`, unit),
  },
};
