/** Die Regeln von A Major Victory für Spieler. */
import type { Texts } from '../plan.js';
import { wenige, zeigt } from '../words.js';
import { titel, zoneDe } from '../zone/de.js';
import type { ZoneNumbers } from '../zone/numbers.js';
import type { MAJOR } from './plan.js';

export const majorDe: Texts<typeof MAJOR, ZoneNumbers> = {
  titles: titel,
  says: {
    ...zoneDe,
    before: {
      ...zoneDe.before,
      army: 'Größe und Mischung werden vereinbart. Alle Stände einer Einheit haben dieselbe Klasse und Waffe, und beide Spieler kennen sie. Höchstens zwei Einheiten tragen Feuerwaffen, und Geschütze allein sind kein Heer.',
      foot: 'Fußvolk ist leicht, mittel oder schwer und hat eine Waffe: Feuerwaffen, Bögen, Langbögen oder Armbrüste zum Schießen, oder leichte Waffen, Nahkampfwaffen oder Piken zum Fechten. Piken gibt es nur für mittleres und schweres Fußvolk. Fußvolk mit Nahkampfwaffen kann Wurfspeere haben; die wirft es nur auf Angreifer.',
      mounted: 'Nur leichte Reiter dürfen Bögen oder Armbrüste tragen. Andere Reiter schießen nie.',
      dismount:
        'Vor der Partie darfst du geheim Reiter für immer absitzen lassen. Sie fechten als Fußvolk derselben Klasse mit Nahkampfwaffen oder mit ihren Bögen; schwere Reiter zu Fuß gehorchen nicht mehr überall. In der Partie sitzt niemand auf oder ab.',
      guns: 'Ein Geschütz ist eine Einheit aus einem Stand. Eine Bombarde bewegt und dreht sich auf dem Tisch nie; sie darf in der Reserve warten und einmal herauskommen.',
      setup:
        'Wenn nichts anderes vereinbart ist, planen beide geheim. Einheiten stehen in den Aufstellungszonen deiner hinteren Reihe, Blick zum Feind, in jeder Formation, die ihnen erlaubt ist; die anderen hinteren Zonen stehen erst offen, wenn jene voll sind. Was übrig bleibt oder zurückgehalten wird, wartet in der Reserve. Pfähle hat zu Beginn niemand.',
    },
    basics: {
      ...zoneDe.basics,
      open: 'Eine blaue Marke zeigt lose Ordnung. Leichtes Fußvolk und leichte Reiter dürfen sie bei jeder Größe, mittleres und schweres Fußvolk und mittlere Reiter mit höchstens zwei Ständen, schwere Reiter so gut wie nie. Geschütze und einzelne Stände sind immer darin.',
      markers:
        'Grün: ein Treffer. Rot: hat in dieser Runde geschossen. Gelb: hat in dieser Phase reagiert. Blau: lose Ordnung. Weiß: hinter Pfählen. Treffer ändern nichts bis zur Verlustphase; dort kommen sie weg.',
    },
    firing: {
      ...zoneDe.firing,
      who: 'Fußvolk mit Schusswaffen, leichte Reiter mit Bögen oder Armbrüsten und Geschütze dürfen schießen, wenn sie frei sind und keine rote Marke haben. Niemand muss; Wurfspeere fliegen in dieser Phase nicht. Alles Feuer gilt als gleichzeitig.',
      guns: (n) =>
        `Das einfache Geschütz darf auch in jede der acht Zonen ringsum schießen: ${n.gun('Gun')[0]} Würfel in der eigenen Zone, ${n.gun('Gun')[1]} nebenan. Ein Orgelgeschütz hat ${n.gun('Organ Gun')[0]} Würfel, eine Bombarde ${n.gun('Bombard')[0]}, nur in der eigenen Zone. Rüstung hilft dagegen nicht.`,
      dice: (n) =>
        `Ein Würfel je Stand, und was die Tabelle unten dazugibt oder wegnimmt: Langbögen und Armbrüste gewinnen, Reiter und Abwehrformationen verlieren, Rüstung kostet einen Würfel, den Feuerwaffen zurückholen. Deckung nimmt am Ende ${wenige(n.cover)} Würfel. Jeder Würfel mit ${zeigt(n.hit)} trifft. Ein Schuss kann auf gar keine Würfel kommen; dann hat die Einheit umsonst geschossen.`,
    },
    melee: {
      ...zoneDe.melee,
      first:
        'Nur Einheiten im Kampf fechten. Zuerst nimmt jede von ihnen einen Treffer, einen einzigen, gleich wie viele Feinde sie hat. Pfähle tun hier nichts.',
      value: (n) =>
        `Waffe und Klasse geben den Kampfwert; Schützen fechten mit leichten Waffen. Lose Ordnung kostet eins, ebenso eine Abwehrformation ohne Piken gegen Fußvolk. Reiter gewinnen eins gegen Fußvolk in loser Ordnung und gegen Feuerwaffen und verlieren gegen eine Abwehrformation, am meisten gegen Piken. Nie unter ${n.least} oder über ${n.most}.`,
    },
    losses: {
      ...zoneDe.losses,
      stands: (n) =>
        `Je ${wenige(n.perStand)} Treffer kosten einen Stand; du wählst, welchen. Eine Bombarde ist bei ${n.toughness('Bombard')} verloren. Was übrig bleibt, verfällt, und ein einzelner Stand steckt einen Treffer weg.`,
    },
    movement: {
      ...zoneDe.movement,
      foot: 'Fußvolk hat eine Handlung: Formation wechseln, drehen, ziehen oder Pfähle setzen. Dass es geschossen hat, hindert es nicht.',
      mounted:
        'Reiter haben bis zu zwei Handlungen in beliebiger Folge: Formation wechseln, drehen, ziehen; die erste darf sein, sich zu lösen. Gelände, das sie hemmt, lässt eine.',
      guns: 'Orgelgeschütze und einfache Geschütze haben eine Handlung, drehen oder ziehen; ein einfaches Geschütz, das geschossen hat, darf nur noch drehen. Eine Bombarde hat keine.',
      stakes:
        'Freies Fußvolk in Angriffsformation darf mit seiner Handlung Pfähle setzen. Sie gehen verloren, wenn die Einheit zieht, dreht oder eine andere Formation annimmt; eine andere Angriffsform, Schießen und Verluste lassen sie stehen.',
      stakesLost: (n) =>
        `Wer eine Einheit hinter Pfählen angeht und auf ihre Front trifft, nimmt dabei ${wenige(n.stakes)} Treffer; Flanke und Rücken sind frei. Eine Einheit, die angreift, ein Geschütz überrennt oder den Tisch verlässt, gibt ihre Pfähle auf, ebenso eine, die unterwegs abgefangen wird.`,
      reserve:
        'Zwischen zwei Einheiten darf eine freie, die noch nichts getan hat, aus der Reserve in die hintere Zone davor kommen, in eine andere Reserve wechseln oder aus einer hinteren Zone in die Reserve dahinter gehen. Das ist alles, was sie tut. Für die ersten beiden darf sie keine rote oder grüne Marke haben. Wer kommt, blickt zum Feind, in Angriffsformation oder loser Ordnung; eine Bombarde geht nie. Reiter dürfen abfangen, wer kommt oder geht.',
    },
    engaging: {
      ...zoneDe.engaging,
      pikes:
        'Fußvolk mit Piken geht Reiter an, wie es will. Anderes Fußvolk darf freie Reiter nur von hinten angehen, also mit demselben Blick; Reiter im Kampf dürfen alle angehen.',
    },
    reactions: {
      ...zoneDe.reactions,
      guns: (n) =>
        `Ein freies Geschütz ohne rote Marke muss auf jeden Feind schießen, der es angeht, zu Fuß oder zu Pferd. Ab ${wenige(n.flinch)} Treffern kehrt er um; sonst, und wenn es nicht schießen kann, wird es überrannt und ist verloren. Reiter gehen dann den nächsten Feind an oder sammeln sich; Fußvolk ist fertig.`,
      fire: (n) =>
        `Fußvolk mit Schusswaffen oder Wurfspeeren, das sein Feuer zurückhält, darf auf Fußvolk schießen, das es angeht, nie auf Reiter. Ab ${wenige(n.flinch)} Treffern dieses Feuers scheut der Angreifer. Bei einem kommt er heran. Bei keinem auch, und der Schütze nimmt einen Treffer. Seine Pfähle wirken trotzdem.`,
      hasty:
        'Fußvolk ab zwei Ständen in Angriffsformation darf im letzten Augenblick zur Abwehrformation aufschließen, für einen Treffer; seine Pfähle sind verloren. Fußvolk kommt dann heran. Wer schon vorher in Abwehrformation stand, hat nichts zu würfeln.',
      hastyMounted: (n) =>
        `Leichte Reiter halten davor an, mittlere mit ${zeigt(n.attack)}, schwere nie. Kommen sie, würfelt das Fußvolk: Mit ${zeigt(n.attack)} ist es bereit, und die Reiter halten in Unordnung an, mit einem Treffer und einer zufälligen Drehung. Sonst prallen sie auf: ein Treffer auf Piken, auf andere ${n.impact('MM')} von mittleren und ${n.impact('HM')} von schweren Reitern.`,
      intercepted: (n) =>
        `Wer abfängt, dreht sich dem Feind zu, Front auf Front, und nimmt einen Treffer, einen weiteren fürs Drehen. Fußvolk, das so gefasst wird, nimmt ${n.impact('LM')}, ${n.impact('MM')} oder ${n.impact('HM')} Treffer von leichten, mittleren oder schweren Reitern, ein Geschütz wird überrannt, und was der Feind vorhatte, entfällt. Schwere Reiter brauchen nie eine Probe.`,
    },
    command: {
      ...zoneDe.command,
      zone: 'Einheiten in der Zone ihres Feldherrn gehorchen ihm, schwere Reiter immer und überall: Sie greifen an und fangen ab ohne Probe.',
      rethrow:
        'Für den Wurf noch einmal muss der Feldherr selbst in der Zone sein. Jede Einheit dort darf einen ihrer Angriffe je Phase so werfen.',
    },
    victory: {
      ...zoneDe.victory,
      tally:
        'Gezählt werden Fußvolk und Reiter, die geflohen oder zurückgezogen sind. Bei einem Drittel des Heeres, aufgerundet, geht der Feldherr; bei der Hälfte bricht das Heer, und die Schlacht endet mit dieser Runde. Rote Marken kommen weg; Treffer und Pfähle bleiben.',
      zones: (n) =>
        `Ein gebrochenes Heer verliert zuerst seine einzelnen Stände, auch Geschütze. Dann entscheiden die Zonen mit deinem Fußvolk oder deinen Reitern und ohne jeden Feind: ${n.fullZones} von ${n.zones} sind ${n.full}, mehr als der Feind ein kleiner Sieg, ebenso viele ein Unentschieden.`,
    },
    terrain: {
      ...zoneDe.terrain,
      ground:
        'Eine Zone kann mehrere Arten Gelände haben, jede für die ganze Zone. Was einer Einheit verschlossen ist, betritt sie auf keine Weise. Passierbares raues Gelände ist einfachen Geschützen und Bombarden verschlossen.',
    },
  },
};
