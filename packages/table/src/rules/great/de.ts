/** Die Regeln von A Great Victory für Spieler. */
import { manoeuvreDe, titel } from '../manoeuvre/de.js';
import type { ManoeuvreNumbers } from '../manoeuvre/numbers.js';
import type { Texts } from '../plan.js';
import { wenige, zeigt } from '../words.js';
import type { GREAT } from './plan.js';

export const greatDe: Texts<typeof GREAT, ManoeuvreNumbers> = {
  titles: titel,
  says: {
    before: {
      army: (n) =>
        `Heere werden gekauft: ${n.points} Punkte, wenn nichts anderes vereinbart ist. Davon gehen höchstens ${n.mountedPercent} Prozent an Berittene, ${n.elephantPercent} an Elefanten, ${n.artilleryPercent} an Artillerie. Stärke und Kosten stehen in der Tabelle unten.`,
      foot: 'Fußvolk ist leicht, mittel oder schwer und hat eine Waffe, zum Fechten oder zum Schießen. Mit leichten Waffen kann es Wurfspeere haben, mit Nahkampfwaffen Pilen; geworfen wird nur auf Angreifer.',
      mounted:
        'Leichte Reiter und Kamelreiter können Schusswaffen tragen, auch Streitwagen und Elefanten. Beritten sind Reiter, Kamelreiter, Streitwagen und Feldherren; Elefanten nicht. Reiter und Kamelreiter dürfen vor der Partie für immer absitzen.',
      guns: 'Artillerie ist leicht oder schwer, ein Stand, abgebaut oder schussbereit.',
      command:
        'Ein Feldherr und bis zur vereinbarten Zahl Unterfeldherren. Sie sind Einheiten: Sie fechten, greifen an und können fallen, schießen aber nie.',
      strength:
        'Eine Einheit ist ganz da oder fort. Ihre Stärke sinkt mit jedem Treffer um eins und gibt die Würfel, die sie wirft. Mit einem Punkt kann sie weder angreifen noch abfangen noch eingreifen; ohne Punkte tut sie nichts mehr und geht in der Verlustphase.',
      setup: (n) =>
        `Wenn nichts anderes vereinbart ist, steht jedes Heer innerhalb von ${n.deployment} von seiner Kante, und der höhere Wurf stellt zuerst auf. Jede erlaubte Formation ist recht, Artillerie abgebaut oder nicht.`,
    },
    basics: {
      ...manoeuvreDe.basics,
      formation:
        'Block: ein Stand hinter dem anderen. Linie: nebeneinander. Abwehrblock: ein Block, dessen hinterer Stand nach hinten blickt; nur Fußvolk, er zieht nie, schießt aber ringsum und ist nicht in der Flanke zu fassen. Streitwagen und Elefanten haben einen Stand und stehen in Linie.',
      open: 'Eine Plänklerlinie ist eine Linie mit blauer Marke, für leichtes Fußvolk ohne Piken, leichte Reiter, leichte Kamelreiter und leichte Streitwagen. Artillerie und Feldherren plänkeln immer. Sie ist schwerer zu treffen und zieht durch Freunde hindurch, ficht aber schlecht.',
      bend: 'Linien und Plänklerlinien aus zwei Ständen lassen sich knicken, nach vorn oder nach hinten. Geknickte Einheiten und Abwehrblöcke bleiben stehen; in der Bewegung können sie nur die Formation wechseln.',
      markers:
        'Grün: ein Treffer, der von Runde zu Runde bleibt. Rot: hat in dieser Runde geschossen. Blau: Plänklerlinie. Weiß: abgebaut.',
    },
    initiative: manoeuvreDe.initiative,
    firing: {
      ...manoeuvreDe.firing,
      who: 'Einheiten mit Schusswaffen und aufgebaute Artillerie dürfen schießen, wenn sie niemanden berühren und noch Stärke haben. Niemand muss. Treffer werden beiseitegelegt, bis beide geschossen haben; jeder schießt also mit der Stärke, mit der er begann.',
      targets:
        'Jeder Feind, der keine deiner Einheiten berührt. Eine Linie darf ihren zwei Ständen verschiedene Ziele geben, mit je der halben Stärke; alle anderen schießen auf eines.',
      chain:
        'Sieht ein Stand einer geraden Linie das Ziel, schießt der andere mit, wenn sein eigener Streifen ganz leer ist; sonst schießt nur die halbe Stärke. Bei einem Block schaut nur der vordere Stand; ein Abwehrblock nimmt eine seiner vier Seiten.',
      dice: (n) =>
        `Ein Würfel je Stärkepunkt, und was die Tabelle unten dazugibt oder wegnimmt: Rüstung schützt, Blöcke und Berittene sind gute Ziele, Plänkler schlechte. Ein Block schießt mit der Hälfte davon. Deckung nimmt ${wenige(n.cover)} Würfel. Jeder Würfel mit ${zeigt(n.hit('light foot bows'))} trifft.`,
      suppress:
        'Ein Schütze ist niedergehalten und verliert einen Würfel, wenn ein feindlicher Schütze innerhalb von 12 cm, der niemanden berührt, auf ihn schießen könnte, so wie er steht. Er muss es nicht tun, und er darf schon geschossen haben.',
      guns: 'Artillerie schießt mit ihrer ganzen Stärke auf ein Ziel. Leichte gewinnt Würfel in der Nähe und verliert welche in der Ferne; Rüstung zählt nicht gegen sie.',
      overhead:
        'Schwere Artillerie schießt immer im Bogen: auf jeden in ihrem Streifen, der weiter als 12 cm weg ist und keinen Freund der Kanoniere innerhalb von 9 cm hat. Leichte tut es nur, wenn sie und ihr Ziel höher stehen als alles dazwischen.',
    },
    melee: {
      ...manoeuvreDe.melee,
      holdBack: (n) =>
        `Im Befehlsbereich darf eine Einheit sich heraushalten. Jede andere wirft einen Würfel: ${zeigt(n.holdBack)} hält sie zurück, plänkelnd ${zeigt(n.holdBackOpen)}. Misslingt es, geht sie geradewegs hinein.`,
      first:
        'Dann nimmt jede Einheit in Berührung einen Treffer. Diesen Kampf schwächt er nicht: Die Würfel gehen nach der Stärke davor.',
      divide:
        'Alle Stärke wird eingesetzt. Gegen mehrere Feinde verteilst du die Punkte nach Belieben; alle gegen denselben werfen zusammen. Treffer kommen erst ans Ende der Phase.',
      value:
        'Was eine Einheit ist, gibt ihren Kampfwert; ein Würfel bis zu diesem Wert trifft. Plänkeln kostet eins, außer gegen Elefanten; ein Abwehrblock gewinnt eins. Piken kosten ihre Feinde eins, Elefanten ihre berittenen Feinde eins, und gegen Plänkler verlieren Elefanten zwei.',
      outflank:
        'Zwei Würfel je Punkt, wenn die Einheit den Feind in der Flanke fasst: eine hintere Ecke des Feindes an ihrer Front oder eine ihrer vorderen Ecken an seinem Rücken. Die bloße Flanke genügt nicht, und ein Abwehrblock fasst weder noch wird er gefasst.',
    },
    losses: {
      recover: 'Zuerst erholt sich jede Einheit, die niemanden berührt, von einem Treffer, nie aber vom letzten.',
      rout: 'Dann fliehen alle Einheiten ohne Stärke zusammen, und danach die mit einem Punkt, die noch in Berührung sind, außer Abwehrblöcken, Feldherren und erlesenen Einheiten.',
    },
    movement: {
      ...manoeuvreDe.movement,
      fast: (n) =>
        `War zu Beginn deiner Phase kein Feind innerhalb von ${n.fast}, darf eine Einheit doppelt so weit (Eilmarsch), auch seitwärts und zurück, solange sie auf dem ganzen Weg von jedem Feind ${n.fast} entfernt bleibt.`,
      foot: 'Fußvolk tut eines: Formation wechseln, Manöver, Schritt zurück, Schritt zur Seite oder Angriff. Leichtes Fußvolk in Plänklerlinie darf die Formation wechseln und ein Manöver machen, in beliebiger Folge.',
      mounted:
        'Berittene wechseln die Formation, machen ein Manöver, greifen an oder lösen sich; in Plänklerlinie wechseln und ziehen sie in einer Handlung. Schwere Streitwagen ziehen nur und greifen an.',
      elephants: 'Elefanten machen ein Manöver oder greifen an. Sie eilen nie und lösen sich nie.',
      guns: 'Leichte Artillerie wird von Hand versetzt, schwere dreht sich nur auf der Stelle. Ab- und Aufbauen dauert die ganze Phase; abgebaut zieht sie und schießt nicht. Was eben aufgebaut ist, kann in Reaktionen sofort schießen.',
      command: 'Feldherren machen ein Manöver, greifen an oder lösen sich.',
      edge: 'Eine Einheit, von der ein Teil über der Tischkante endet, ist verloren; der Befehl fragt dich vorher.',
      flow: 'Plänkler, Feldherren und Artillerie ziehen durch Freunde hindurch, in einem geraden Zug, der jenseits endet, berittene auch durch feindliches Fußvolk im Abwehrblock; nie im Angriff, und nicht zusammen mit einem Formationswechsel.',
      disengage: `${manoeuvreDe.movement.disengage} Schwere Streitwagen lösen sich nie.`,
      retire:
        'Ist alle Bewegung getan, darfst du Einheiten mit höchstens einem Punkt und Einheiten im Befehlsbereich aus der Schlacht nehmen, in Berührung oder nicht. Sie zählen als geflohen, und nach der ersten zieht niemand mehr.',
    },
    turning: {
      ...manoeuvreDe.turning,
      about:
        'Kehrt heißt: Jeder Stand dreht sich auf der Stelle um, vorn und hinten tauschen. Es braucht keinen Platz und zählt als Drehung.',
      change:
        'Beim Wechsel der Formation behält ein Stand deiner Wahl Platz und Blick, und der andere geht neben, vor oder hinter ihn. Zwischen Linie und Plänklerlinie bewegt sich niemand, aber es ist ein Wechsel. Es zählt nur, wo sie enden.',
    },
    charging: {
      ...manoeuvreDe.charging,
      who: 'Alle außer Artillerie, Abwehrblöcken, geknickten Einheiten, Einheiten in Berührung und solchen mit höchstens einem Punkt. Fußvolk darf Berittene nur angreifen, wenn es sie in der Flanke fassen wird; Elefanten, Fußvolk und Artillerie von überall.',
      test: (n) =>
        `Im Befehlsbereich braucht es keine Probe. Sonst ein Würfel: ein Block mit ${zeigt(n.charges('light horse', 'block'))}, eine Linie mit ${zeigt(n.charges('light horse', 'line'))}, Plänkler mit ${zeigt(n.charges('light horse', 'skirmishLine'))}. Wem es misslingt, der darf etwas anderes tun, aber nicht noch einmal angreifen.`,
    },
    reactions: {
      ...manoeuvreDe.reactions,
      underway:
        'Unterwegs, also während ein Feind geradeaus zieht, darfst du an einem Punkt deiner Wahl abfangen oder schießen, aber nicht nach der Berührung und nicht, solange er durch jemanden hindurchzieht. Hält es ihn nicht auf, geht er weiter; nur ein Angriff muss seine Linie halten.',
      intercept: (n) =>
        `Freie Berittene, auch Feldherren, dürfen auf jeden losgehen, der geradeaus vor ihnen innerhalb von ${n.intercepts('light horse')} zieht, Elefanten innerhalb von ${n.intercepts('heavy elephants')}, mit nichts dazwischen. Die Probe ist wie beim Angriff: ${zeigt(n.interceptTest('light horse', 'block'))}, ${zeigt(n.interceptTest('light horse', 'line'))} oder ${zeigt(n.interceptTest('light horse', 'skirmishLine'))}.`,
      recoil: (n) =>
        `Berittene dürfen vor jedem Angreifer zurückweichen, nur schwere Streitwagen nicht: ein Treffer, dann kehrt und drehen nach Belieben und geradeaus von ihm fort, bis ${n.recoil}. Der Angreifer bricht durch.`,
      evade: (n) =>
        `Fußvolk in Plänklerlinie darf Fußvolk ebenso ausweichen, bis ${n.evade}, ohne Treffer. Der Angreifer bricht durch.`,
      hasty:
        'Fußvolk darf sich in einen Abwehrblock werfen, gleich wer angreift: ein Treffer, außer es stand im Block. Ein Stand, den der Angreifer berührt, behält seinen Platz. Fehlt der Raum, bleibt die Einheit, wie sie war, und behält den Treffer. Gegen Fußvolk und Elefanten ist das alles.',
      home: (n) =>
        `${manoeuvreDe.reactions.home(n)} Sie halten mit ${zeigt(n.pullsUp('heavy foot arms'))} an. Ein Aufprall ist ${n.impact('light horse', false)} oder ${n.impact('light horse', true)} Treffer, von schweren Reitern und schweren Streitwagen ${n.impact('heavy horse', false)} oder ${n.impact('heavy horse', true)}.`,
      about: (n) =>
        `Fußvolk, das nicht im Abwehrblock steht, darf kehrtmachen, dem Angreifer entgegen. Gegen Fußvolk und Elefanten kostet das nichts; Berittene haben ihren Aufprall, leicht von weiter als ${n.pullUp}, schwer aus der Nähe.`,
      fire: (n) =>
        `Fußvolk mit Schusswaffen, Wurfspeeren oder Pilen, das nicht geschossen hat, darf auf den Angreifer schießen, wenn es ihn sieht. Zwei Treffer: Er scheut, zurück auf seinem Weg, höchstens ${n.flinch} entfernt. Einer: Berührung. Keiner: Berührung und ein Aufprall, leicht von Fußvolk, schwer von allen anderen.`,
      guns: 'Schwere Artillerie, und was abgebaut ist, ist sofort verloren. Leichte, die nicht geschossen hat und den Angreifer sieht, muss schießen: Bei zwei Treffern scheut er, sonst wird sie überrannt, und er bricht durch.',
      opportunity:
        'Freie leichte Artillerie, die nicht geschossen hat, darf auf jeden schießen, der geradeaus innerhalb von 12 cm zieht oder jemand anderen angreift. Zwei Treffer halten ihn dort auf.',
      breakThrough: (n) =>
        `Weicht das Ziel zurück oder aus oder wird es überrannt, geht der Angreifer sofort weiter: ein Manöver bis ${n.breakMounted} (Fußvolk und Elefanten ${n.breakFoot}) oder ein ebenso weiter Angriff ohne Probe, auch auf den, der eben entkam. Durchbrüche dürfen einander folgen, aber nicht, solange er jemanden berührt.`,
      combat:
        'Endet ein Angriff im Durchbruch in Berührung, fechten die beiden sofort, mit allen, die eingreifen müssen. Vor der Verlustphase wird niemand weggenommen; wer gefochten hat, ist fertig.',
    },
    command: {
      ...manoeuvreDe.command,
      range: (n) =>
        `Innerhalb von ${n.commands('commander')} vom Feldherrn oder ${n.commands('sub-commander')} von einem Unterfeldherrn ist eine Einheit im Befehlsbereich, gleich was dazwischen liegt; gemessen wird, wenn es darauf ankommt. Feldherren befehlen sich selbst.`,
    },
    victory: {
      ...manoeuvreDe.victory,
      tally:
        'Jede verlorene Einheit wird gezählt. Mehr als ein Drittel des Heeres: Die Unterfeldherren gehen. Mehr als die Hälfte: Das Heer ist gebrochen und die Schlacht vorbei. Rote Marken kommen weg.',
      result: (n) =>
        `${n.full} für die Seite, die nicht gebrochen ist, ein knapper Sieg, wenn sie selbst mehr als ein Drittel verlor; beide gebrochen ist unentschieden. Mit vereinbarter letzter Runde hat der kleinere verlorene Anteil einen knappen Sieg, wenn der Abstand deutlich genug ist.`,
    },
    terrain: {
      ...manoeuvreDe.terrain,
      ground:
        'Jedes Geländestück ist von einer Art, und sie dürfen einander überdecken; was einer Einheit verschlossen ist, darf keiner ihrer Stände berühren. Streitwagen und Elefanten bleiben aus Wäldern, Streitwagen und schwere Artillerie von rauem Gelände, und Reiter gehen nur in Plänklerlinie in den Wald. Niemand überschreitet Steilhang oder Fluss.',
    },
    options: {
      ...manoeuvreDe.options,
      quality: (n) =>
        `Wo Güte gespielt wird, treffen frische Einheiten im Feuer mit ${zeigt(n.firesOn('green'))} und greifen mit ${zeigt(n.chargesOn('green'))} an, erlesene mit ${zeigt(n.firesOn('elite'))} und ${zeigt(n.chargesOn('elite'))} in jeder Formation, mit einem um eins höheren Kampfwert.`,
      commandQuality:
        'Wo die Güte der Feldherren gespielt wird, entscheidet für jeden ein Würfel, wie weit seine Befehle reichen.',
    },
  },
};
