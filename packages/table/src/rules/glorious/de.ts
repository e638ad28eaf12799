/** Die Regeln von A Glorious Victory für Spieler. */
import type { Texts } from '../plan.js';
import { wenige } from '../words.js';
import type { GloriousNumbers } from './numbers.js';
import type { GLORIOUS } from './plan.js';

export const gloriousDe: Texts<typeof GLORIOUS, GloriousNumbers> = {
  titles: {
    before: 'Vor der Partie',
    basics: 'Messen und Formationen',
    initiative: 'Initiative',
    movement: 'Bewegung',
    turning: 'Drehen und Formation wechseln',
    charging: 'Angreifen',
    joining: 'Sich einem Gewalthaufen anschließen',
    firing: 'Feuer',
    melee: 'Handgemenge',
    losses: 'Verluste',
    retreats: 'Abzug',
    command: 'Befehl',
    victory: 'Sieg',
    terrain: 'Gelände',
    options: 'Streitfälle',
  },
  says: {
    before: {
      army: 'Beide Heere haben gleich viele Einheiten, mindestens die Hälfte davon Fußvolk, und drei davon in einem Gewalthaufen. Ritter, Elefanten, berittenes Fußvolk und Artillerie sind begrenzt; Kamele, Elefanten und Raketen müssen vereinbart sein. Alles über eine Einheit ist beiden bekannt.',
      foot: (n) =>
        `Fußvolk hat ${wenige(n.elements)} Elemente und eine Waffe: Bögen, Langbögen, Armbrüste oder Handbüchsen zum Schießen, oder leichte Waffen, Nahkampfwaffen, Speere, Hellebarden oder Piken. Schützen fechten schlecht und greifen nicht an. Berittenes Fußvolk ist Fußvolk; es reitet nur, um voranzukommen.`,
      mounted: (n) =>
        `Berittene schießen nie und sitzen nie ab. Die ${wenige(n.elements)} Elemente einer berittenen Einheit darfst du als zwei halb so große Einheiten aufstellen. Für Kamelreiter gilt, was für leichte Reiter gilt, für Elefanten, was für Ritter gilt, wo nichts anderes gesagt ist.`,
      guns: 'Ein Geschütz ist eine Einheit aus einem Element. Raketen gelten wie Orgelgeschütze, leichte Bombarden wie Bombarden; nur ihr Feuer ist anders.',
      command:
        'Ein Oberbefehlshaber und zwei Unterfeldherren, auf Pferd, Kamel oder Elefant. Man kann auf sie schießen, sie angreifen und sie töten, und mit dem Oberbefehlshaber ist die Schlacht verloren.',
      battles: (n) =>
        `Ein Gewalthaufen ist eine runde Platte von ${n.smallest} bis ${n.largest} mit mindestens drei vollen Einheiten Fußvolk, gleich welcher Waffen, und Feldherren nach Belieben. Er wird vor der Partie gebildet, löst sich nie wieder in Einheiten auf und braucht Platz: ein Element Fußvolk einen, ein Feldherr ${wenige(n.chiefSpaces)}.`,
      setup: (n) =>
        `Zuerst werden Gewalthaufen gebildet, berittene Einheiten geteilt und Reittiere gewählt. Dann steht jedes Heer innerhalb von ${n.deployment} von seiner Kante; der kleinere Wurf beginnt, wenn nichts anderes vereinbart ist. Einheiten in Linie oder Haufen, Geschütze aufgeprotzt oder nicht, Feldherren frei oder auf einem Gewalthaufen.`,
    },
    basics: {
      measure:
        'Alle Würfel haben zwölf Seiten; wer den Wert oder weniger zeigt, trifft. Miss, was und wann du willst, auf dem kürzesten Weg. Eine Grenze schließt ihre Zahl ein. Feuer und Angriffe ganz ohne Würfel sind erlaubt und bewirken nichts.',
      contact:
        'Feinde sind im Kampf, wenn sie sich berühren, aber nicht, wenn nur Ecke auf Ecke trifft; was eine runde Platte berührt, ist mit ihr im Kampf. Einheiten stehen nie ineinander. Was die Seite eines Streifens nur streift, ist nicht darin.',
      formation:
        'Linie: ein Glied von einem bis sechs Elementen. Haufen: zwei breit, vier bis sechs. Artillerie und freie Feldherren gelten als Linie. Das einzelne Element eines Haufens von fünf darf in deiner Bewegung jederzeit die Rotte wechseln, außer in Berührung.',
      battle: (n) =>
        `Ein Gewalthaufen ist weder Linie noch Haufen. Er schießt und ficht ringsum; sein Blick zählt nur fürs Ziehen. Mit weniger als ${wenige(n.leastOfBattle)} Elementen löst er sich sofort auf und ist verloren. Ein Feldherr darauf zieht mit und kann nicht für sich getroffen werden.`,
    },
    initiative: {
      count:
        'Wer mehr Formationen mit vier Elementen oder mehr hat, hat die Initiative. Bei gleicher Zahl behält sie, wer sie hatte; in der ersten Runde entscheidet ein Würfel, der höhere.',
      turn: 'Initiative, Bewegung der Seite ohne sie, Bewegung der Seite mit ihr, Feuer, Handgemenge, Abzug beider. Verluste kommen nach dem Feuer und nach dem Handgemenge weg.',
    },
    movement: {
      choose:
        'Die Seite ohne Initiative zieht zuerst, mit so vielen Formationen, wie sie will, eine nach der anderen. Jede hat zwei Funktionen; wer in Berührung ist, hat keine. Die andere Seite tut nichts: Reaktionen gibt es in diesem Spiel nicht.',
      units: (n) =>
        `Für eine Einheit kosten ein Zug, eine Drehung bis ${n.turn('foot hand')}° und eine Kehrtwendung je eine Funktion; ein Formationswechsel, ein Angriff oder beides zusammen kosten zwei.`,
      command: (n) =>
        `Für einen freien Feldherrn kosten ein Zug, eine Drehung bis ${n.turn('commander')}° und eine Kehrtwendung je eine Funktion, ein Angriff zwei.`,
      battles: (n) =>
        `Für einen Gewalthaufen kostet alles beide Funktionen: Zug oder Angriff bis ${n.moves('battle')}, Drehung bis ${n.turn('battle')}°, Kehrtwendung. Einschwenken kann er nicht.`,
      guns: (n) =>
        `Ein abgeprotztes Geschütz dreht bis ${n.turn('organ gun')}°, wird von Hand gezogen (Orgelgeschütze und Raketen, ${n.prolong}) oder protzt auf; jedes kostet beide Funktionen. Aufgeprotzt zieht oder dreht es für je eine und schießt nicht; Abprotzen kostet beide, in jede Richtung, und es darf in derselben Runde schießen. Geschütze machen nie kehrt.`,
      move: 'Ein Zug geht geradeaus, so weit, wie die Tabelle unten sagt, für jede Funktion von Neuem. Seitwärts geht nichts.',
      byHorse: (n) =>
        `Berittenes Fußvolk darf reiten: Jeder Zug dieser Phase geht dann ${n.moves('foot hand')} bis ${n.rides} weit, frei von allen und von Gelände, das Reitern verschlossen ist. In dieser Phase greift es nicht an, geht nicht zurück und schließt sich keinem Gewalthaufen an. Es ficht immer zu Fuß.`,
      stepBack: (n) =>
        `Fußvolk in Linie darf einen Zug brauchen, um gerade zurückzugehen, bis ${n.stepBack}, den Blick weiter nach vorn.`,
      keepAway:
        'Nur ein Angriff darf einen Feind berühren. Gerade Züge bleiben auch von Freunden frei, außer von denen, die schon berührt waren; Drehungen und Wechsel dürfen Freunde berühren, aber nicht in ihnen stehen. Niemand verlässt den Tisch.',
    },
    turning: {
      turn: 'Eine Einheit dreht, indem sie um eine ihrer vorderen Ecken schwenkt, und der ganze Schwenk muss frei sein. Ein Gewalthaufen dreht um seine Mitte.',
      pivot:
        'Vor jedem Zug und jedem Angriff darf eine Einheit umsonst einschwenken: ein kleiner Schwenk, bei dem die andere vordere Ecke höchstens einen Viertelzoll wandert. Artillerie darf es auch, bevor sie schießt.',
      about:
        'Kehrt heißt: Jedes Element dreht sich auf der Stelle um. Bei einem Haufen von fünf kommt das einzelne Element hinter das neue Ende. Ein Gewalthaufen dreht sich ganz um.',
      change:
        'Beim Wechsel der Formation behält ein Element Platz und Blick, und die anderen stellen sich um es: Linie zu Haufen oder zurück, oder zur Seite verschoben. Es zählt nur, wo sie enden.',
    },
    charging: {
      who: 'Fußvolk mit Waffen fürs Handgemenge, Berittene, Feldherren und Gewalthaufen, in denen solche stehen, greifen an. Schützen, Geschütze und reitendes Fußvolk nie. Leichte Reiter greifen weder Elefanten noch Gewalthaufen an, Kamelreiter keine Gewalthaufen, andere Reiter und Ritter keine Elefanten. Wer angegriffen wird, ficht mit jedem.',
      way: 'Nenne das Ziel; nach einem freien Einschwenken geht der Angriff geradeaus, ohne Probe, und muss es erreichen können. Kein anderer Feind darf davor stehen, und wer am Ende berührt wird, muss jemand sein, den der Angreifer angreifen darf.',
      change:
        'Eine Einheit darf für dieselben zwei Funktionen die Formation wechseln und angreifen; gemessen wird von dort, wo sie dann steht.',
      contact:
        'Die Berührung beendet die Bewegung des Angreifers, und keiner von beiden zieht, bis sie vorbei ist. Aufgeprotzte Artillerie ist verloren, sobald sie berührt wird.',
    },
    joining: {
      units:
        'Fußvolk darf sich einem eigenen Gewalthaufen anschließen, mit einem Zug, der an seinem Rand endet, oder für einen Zug, wenn es ihn berührt; oder der Gewalthaufen zieht zur Einheit. Ihre Elemente kommen auf die Platte, soweit Platz ist, die anderen sind verloren. Danach tut der Gewalthaufen in der Phase nichts mehr, und die Einheit bleibt für immer ein Teil von ihm.',
      command: (n) =>
        `Ein Feldherr schließt sich ebenso an, wenn ${wenige(n.chiefSpaces)} Plätze frei sind, und der Gewalthaufen darf weiterziehen. Heraus tritt er nur zu Beginn deiner Bewegung, an einen Platz in der Nähe, und handelt dann wie sonst.`,
    },
    firing: {
      who: 'Fußvolk mit Schusswaffen, allein oder im Gewalthaufen, und abgeprotzte Geschütze dürfen schießen, jedes Element einmal. Geschütze in Berührung nicht; andere schon, auf den Feind in Berührung oder auf jemand anderen. Eine Einheit darf ihre Elemente auf mehrere Ziele verteilen.',
      range:
        'Die Entfernung ist der kürzeste Abstand der beiden Formationen. Jede Waffe hat Stufen: je näher, desto höher der Wert, der trifft. Manche verdoppeln oder verdreifachen ihre Würfel gegen bestimmte Ziele. Über jemanden hinweg schießt nichts.',
      way: (n) =>
        `Geschosse fliegen in jede Richtung. Ein Streifen, ${n.templateWide} breit vom Schützen zum Ziel und höchstens ${n.templateLong} lang, muss frei sein von allen anderen und von Gelände, das verdeckt. Wer sich berührt, braucht keinen.`,
      dice: 'Ein Würfel je Element; einer weniger je Salve, wenn die Einheit auf mehrere Ziele schießt; einer weniger auf eine Linie, einer mehr auf einen Haufen. Dann wird vervielfacht, wo die Tabelle es sagt.',
      guns: 'Ein Geschütz schießt geradeaus, so breit wie seine Platte, auf die erste Formation im Streifen, und darf vorher einschwenken. Es wirft einen Würfel, doppelt oder dreifach, wo die Tabelle es sagt; Linie und Haufen sind ihm gleich.',
      order:
        'Beide schießen mit dem, was sie zu Beginn der Phase hatten; die Seite ohne Initiative sagt und wirft zuerst. Feuer wird nie noch einmal geworfen. Dann kommen die Verluste weg.',
    },
    melee: {
      outflank:
        'Zuerst die in der Flanke Gefassten: Eine Einheit mit der vorderen Ecke einer feindlichen Einheit an ihrem Rücken verliert ein Element je solchem Feind. Ein einzelnes Element ist damit verloren. Gewalthaufen fassen weder noch werden sie gefasst.',
      fight:
        'Alle in Berührung fechten mit allen Elementen, ob sie den Feind berühren oder nicht, jedes einmal. Gegen mehrere Feinde verteilst du sie nach Belieben, aber jedes muss fechten. Beide fechten mit dem, was sie danach noch haben.',
      value:
        'Ein Würfel je Element; ein Würfel bis zum Wert trifft. Mittlere und schwere Reiter, Ritter, Elefanten und Feldherren werfen zwei gegen Einheiten in Linie, die nicht beritten sind, auch gegen Geschütze; nicht gegen Haufen, Gewalthaufen und Berittene.',
      rethrow: (n) =>
        `Eine Einheit innerhalb von ${n.commands('commander')} von ihrem freien Oberbefehlshaber oder ${n.commands('sub-commander')} von einem freien Unterfeldherrn darf einen Angriff in der Phase im Ganzen noch einmal werfen. Der zweite Wurf gilt.`,
    },
    losses: {
      hits: 'Nach dem Feuer und noch einmal nach dem Handgemenge kosten je zwei Treffer ein Element; die Seite ohne Initiative beginnt. Was übrig bleibt, verfällt.',
      units:
        'Du wählst die Elemente, aber die am Feind gehen zuletzt, und nach jedem muss der Rest, unbewegt, noch eine Linie oder ein Haufen sein wie zuvor. Geht das nicht, flieht die Einheit: ein Haufen mit weniger als vier Elementen zum Beispiel.',
      battles: (n) =>
        `Aus einem Gewalthaufen nimmst du beliebige Elemente, auch Feldherren. Mit weniger als ${wenige(n.leastOfBattle)} ist er mit allen darauf verloren.`,
    },
    retreats: {
      leave:
        'In ihrer Abzugsphase darf eine Seite beliebige Formationen aus der Schlacht nehmen, in Berührung oder nicht. Einen anderen Weg vom Tisch gibt es nicht. Sie zählen als verloren.',
      battles: 'Ein Gewalthaufen geht im Ganzen; ein Feldherr darauf darf zurückbleiben, wo die Platte stand.',
    },
    command: {
      range: (n) =>
        `Freie Feldherren helfen Einheiten in ihrer Nähe: der Oberbefehlshaber bis ${n.commands('commander')}, ein Unterfeldherr bis ${n.commands('sub-commander')}, beliebig vielen, auch während sie fechten. Auf einem Gewalthaufen helfen sie niemandem, und Gewalthaufen und Feldherren werfen nie noch einmal.`,
      again:
        'Jede Einheit wirft höchstens einen Angriff in der Phase noch einmal, alle Würfel, gleich nach dem Wurf entschieden; der zweite gilt, besser oder schlechter.',
    },
    victory: {
      chief:
        'Wer seinen Oberbefehlshaber verliert, auf welche Weise auch immer, hat sofort verloren. Ebenso, wer niemanden mehr auf dem Tisch hat.',
      tally: (n) =>
        `Jedes verlorene Element wird gezählt. Wer am Ende einer Runde mehr als die Hälfte verloren hat, ist gebrochen: ${n.full} für die andere Seite, ein kleiner Sieg, wenn sie selbst mehr als ein Drittel verlor; beide gebrochen ist unentschieden. Nach ${n.turns} Runden hat der kleinere verlorene Anteil einen kleinen Sieg, wenn der Abstand deutlich genug ist.`,
      goals:
        'In einem Szenario mit Zielen bricht niemand durch Verluste; in der letzten Runde entscheiden die Punkte der gehaltenen Ziele, und der volle Sieg verlangt alle deine Ziele.',
      concede: (n) => `Du darfst jederzeit aufgeben; die andere Seite hat dann ${n.full}.`,
    },
    terrain: {
      ground:
        'Jedes Geländestück ist von einer Art; was einer Formation verschlossen ist, betritt sie nicht. Gewalthaufen bleiben auf freiem Feld und Hügeln; im Wald gibt es nur Fußvolk und leichte Reiter. Niemand überschreitet Steilhang oder Fluss. Befehle hindert kein Gelände.',
      slow: 'Berittene und reitendes Fußvolk haben die halbe Strecke für einen Zug oder Angriff, der Gelände berührt, das sie hemmt.',
      cover:
        'Eine Einheit ist in einem Geländestück, wenn mindestens die Hälfte ihrer Elemente darin ist. Deckung nimmt Geschossen zwei Würfel und halbiert den Wert von Artillerie; der Vorteil nimmt jedem Angriff zwei Würfel, auf einem Hügel nur von unten. Gewalthaufen haben nichts davon.',
      sight: (n) =>
        `Wälder und Dörfer halten Feuer auf, außer durch bis zu ${n.woods} von einem, in dem Schütze oder Ziel ist. Ein Hügel hält es auf, wenn er höher ist als beide und keiner auf ihm steht.`,
    },
    options: {
      dispute:
        'Wo sich eine Regel auf zwei Arten lesen lässt, verlang die andere Lesart im Menü: Dein Gegner stimmt zu, oder beide werfen einen Würfel, und der höhere entscheidet für den Rest der Partie.',
    },
  },
};
