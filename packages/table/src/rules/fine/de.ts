/** Die Regeln von A Fine Victory für Spieler. */
import type { Texts } from '../plan.js';
import { wenige, zeigt } from '../words.js';
import { titel, zoneDe } from '../zone/de.js';
import type { ZoneNumbers } from '../zone/numbers.js';
import type { FINE } from './plan.js';

export const fineDe: Texts<typeof FINE, ZoneNumbers> = {
  titles: titel,
  says: {
    ...zoneDe,
    before: {
      ...zoneDe.before,
      army: 'Größe und Mischung werden vereinbart. Wo es Einheiten vom Typ Fußvolk gibt, muss es mehr Piken und Musketen geben; höchstens zwei Einheiten sind schwere Reiter, und Geschütze allein sind kein Heer. Alles über eine Einheit ist beiden bekannt.',
      foot: 'Piken und Musketen mischen sich in einer Einheit nach Belieben; Bögen zählen als Musketen. Die Einheiten vom Typ Fußvolk tragen Nahkampfwaffen, leichte oder andere, und schießen nie.',
      mounted: 'Reiter und schwere Reiter schießen nie und sitzen nie ab. Lanzenreiter sind Reiter.',
      dragoons:
        'Dragoner sind im Ganzen beritten oder zu Fuß, zu Beginn nach deiner Wahl. Zu Fuß gelten sie als Einheit von Musketen.',
      guns: 'Ein Geschütz ist eine Einheit aus einem Stand und bleibt es: Geschütze werden nie vereint.',
      setup:
        'Wenn nichts anderes vereinbart ist, planen beide geheim. Einheiten stehen in den Aufstellungszonen deiner hinteren Reihe, Blick zum Feind, in Angriffsformation oder loser Ordnung; die anderen hinteren Zonen stehen erst offen, wenn jene voll sind. Was übrig bleibt oder zurückgehalten wird, wartet in der Reserve.',
    },
    basics: {
      ...zoneDe.basics,
      open: 'Eine blaue Marke zeigt lose Ordnung. Dragoner dürfen sie bei jeder Größe, Reiter, Fußvolk und Musketen ohne Piken nur mit höchstens zwei Ständen, schwere Reiter so gut wie nie. Geschütze und einzelne Stände sind immer darin.',
      markers:
        'Grün: ein Treffer. Rot: hat in dieser Runde geschossen. Gelb: hat in dieser Phase reagiert. Blau: lose Ordnung. Marken gehen mit der Einheit, auch in die Reserve, und hemmen sie nur, wo eine Regel es sagt; Treffer kommen nur in der Verlustphase weg.',
    },
    firing: {
      ...zoneDe.firing,
      who: 'Einheiten mit Musketen, abgesessene Dragoner und Geschütze dürfen schießen, wenn sie frei sind und keine rote Marke haben. Niemand muss. Alles Feuer gilt als gleichzeitig: Wer getroffen ist, schießt noch mit voller Stärke.',
      guns: (n) =>
        `Feldgeschütze und schwere Geschütze dürfen auch in jede der acht Zonen ringsum schießen, über alles hinweg, mit einem Würfel weniger: ${n.gun('RA').join(' oder ')} Würfel und ${n.gun('HA').join(' oder ')}. Ein Galoppgeschütz hat ${n.gun('GG')[0]}, nur in der eigenen Zone.`,
      dice: (n) =>
        `Ein Würfel je Musketenstand, und was die Tabelle unten dazugibt oder wegnimmt; Deckung nimmt am Ende ${wenige(n.cover)} Würfel. Jeder Würfel mit ${zeigt(n.hit)} trifft. Ein Schuss kann auf gar keine Würfel kommen; dann hat die Einheit umsonst geschossen.`,
    },
    melee: {
      ...zoneDe.melee,
      first:
        'Nur Einheiten im Kampf fechten. Zuerst nimmt jede von ihnen einen Treffer, einen einzigen, gleich wie viele Feinde sie hat. Niemand bewegt oder dreht sich in dieser Phase.',
      value: (n) =>
        `Die Art des Standes gibt den Kampfwert: Piken und Reiter sind gut, Musketen und Geschütze schlecht. Lose Ordnung kostet eins, Musketen in Abwehrformation verlieren eins gegen Fußvolk. Reiter gewinnen gegen lose Ordnung und verlieren gegen eine Abwehrformation, am meisten gegen Piken. Nie unter ${n.least} oder über ${n.most}.`,
    },
    losses: {
      ...zoneDe.losses,
      stands: (n) =>
        `Je ${wenige(n.perStand)} Treffer kosten einen Stand; du wählst, welchen. Was übrig bleibt, verfällt, und ein einzelner Stand steckt einen Treffer weg.`,
    },
    movement: {
      ...zoneDe.movement,
      foot: 'Fußvolk hat eine Handlung: Formation wechseln, drehen oder ziehen. Dass es geschossen hat, hindert es nicht.',
      mounted:
        'Reiter haben bis zu zwei Handlungen in beliebiger Folge: Formation wechseln, drehen, ziehen; die erste darf sein, sich zu lösen. Gelände, das sie hemmt, lässt eine.',
      guns: 'Geschütze haben eine Handlung, drehen oder ziehen. Feldgeschütze und schwere Geschütze, die geschossen haben, dürfen nur noch drehen.',
      dragoons:
        'Dragoner, die nicht im Kampf sind, sitzen mit einer ihrer zwei Handlungen ab; danach dürfen sie noch die Formation wechseln, drehen oder ziehen. Aufsitzen ist alles, was abgesessene Dragoner in der Phase tun, und geht nicht in Abwehrformation.',
      reserve:
        'Zwischen zwei Einheiten darf eine freie, die noch nichts getan hat, aus der Reserve in die hintere Zone davor kommen, in eine andere Reserve wechseln oder aus einer hinteren Zone in die Reserve dahinter gehen. Das ist alles, was sie tut. Wer kommt, blickt zum Feind, in Angriffsformation oder loser Ordnung. Reiter dürfen beides abfangen; sonst geschieht Einheiten in der Reserve nichts.',
    },
    engaging: {
      ...zoneDe.engaging,
      pikes:
        'Fußvolk mit zwei Piken oder mehr geht Reiter an, wie es will. Anderes Fußvolk darf freie Reiter nur von hinten angehen, also mit demselben Blick; Reiter im Kampf dürfen alle angehen.',
    },
    reactions: {
      ...zoneDe.reactions,
      guns: (n) =>
        `Ein freies Geschütz ohne rote Marke muss auf Reiter schießen, die es angehen. Ab ${wenige(n.flinch)} Treffern kehren sie um; sonst, und wenn es nicht schießen kann, wird es überrannt und ist verloren, und die Reiter gehen den nächsten Feind an oder sammeln sich. Fußvolk überrennt nie Geschütze, und sie schießen nicht darauf.`,
      fire: (n) =>
        `Fußvolk, das sein Feuer zurückhält, darf auf Fußvolk schießen, das es angeht. Ab ${wenige(n.flinch)} Treffern dieses Feuers scheut der Angreifer. Bei einem kommt er heran. Bei keinem auch, und der Schütze nimmt einen Treffer.`,
      hasty: (n) =>
        `Fußvolk ab zwei Ständen darf im letzten Augenblick zur Abwehrformation aufschließen, für einen Treffer. Fußvolk kommt dann heran. Reiter halten vor Piken an und nehmen einen Treffer; ohne Piken reiten sie durch: ${n.impact('D')} Treffer von Dragonern, ${n.impact('M')} von Reitern, ${n.impact('HM')} von schweren Reitern.`,
      intercepted: (n) =>
        `Wer abfängt, dreht sich dem Feind zu, Front auf Front, und nimmt einen Treffer, einen weiteren fürs Drehen. Fußvolk, das so gefasst wird, nimmt ${n.impact('D')}, ${n.impact('M')} oder ${n.impact('HM')} Treffer von Dragonern, Reitern oder schweren Reitern, ein Geschütz wird überrannt, und was der Feind vorhatte, entfällt. Schwere Reiter fangen immer ohne Probe ab.`,
      flee: 'Ein Galoppgeschütz darf vor Fußvolk fliehen, das es angeht, ob es geschossen hat oder nicht: in die nächste eigene Reserve mit Platz.',
    },
    command: {
      ...zoneDe.command,
      zone: 'Einheiten in der Zone ihres Feldherrn gehorchen ihm, gleich auf welchem Gelände: Sie greifen an und fangen ab ohne Probe, dürfen einen Angriff noch einmal werfen und sich zurückziehen lassen.',
      rethrow:
        'Jede Einheit bei ihm darf einen ihrer Angriffe je Phase noch einmal werfen, mehrere Einheiten der Zone jede für sich.',
    },
    victory: {
      ...zoneDe.victory,
      tally:
        'Gezählt werden Fußvolk und Reiter, die geflohen oder zurückgezogen sind. Bei einem Drittel des Heeres, aufgerundet, geht der Feldherr; bei der Hälfte endet die Schlacht mit dieser Runde. Rote Marken kommen weg, Treffer bleiben.',
      zones: (n) =>
        `Am Ende entscheiden die Zonen mit deinem Fußvolk oder deinen Reitern und ohne jeden Feind: ${n.fullZones} von ${n.zones} sind ${n.full}, mehr als der Feind ein kleiner Sieg, ebenso viele ein Unentschieden. So kann auch das Heer gewinnen, das gebrochen ist.`,
    },
    terrain: {
      ...zoneDe.terrain,
      ground:
        'Eine Zone kann mehrere Arten Gelände haben, jede für die ganze Zone. Was einer Einheit verschlossen ist, betritt sie auf keine Weise. Ob raues Gelände passierbar ist, wird vereinbart; Galoppgeschütze dürfen hinein, andere nicht.',
    },
  },
};
