/** Was die Regeln beider Zonenspiele mit denselben Worten sagen. */
import type { Same } from '../plan.js';
import { wenige, zeigt } from '../words.js';
import type { titles as en, zoneEn } from './en.js';
import type { ZoneNumbers } from './numbers.js';

export const titel: typeof en = {
  before: 'Vor der Partie',
  basics: 'Tisch und Formationen',
  initiative: 'Initiative',
  firing: 'Feuer',
  melee: 'Handgemenge',
  losses: 'Verluste',
  movement: 'Bewegung',
  engaging: 'Den Feind angehen',
  reactions: 'Reaktionen',
  command: 'Der Feldherr',
  victory: 'Sieg',
  terrain: 'Gelände',
  options: 'Güte und Streitfälle',
};

export const zoneDe = {
  before: {
    commander:
      'Jedes Heer hat einen Feldherrn. Er ist keine Einheit: Er zeigt, wo Befehle gehört werden, niemand kann auf ihn schießen oder ihn angreifen, und er beginnt in einer beliebigen Zone der eigenen hinteren Reihe, die ihm offensteht.',
  },
  basics: {
    zones: (n) =>
      `Der Tisch hat ${n.columns} Spalten und ${wenige(n.rows)} Reihen von Zonen. Gemessen wird nichts: Wo in ihrer Zone eine Einheit gezeichnet ist, bedeutet nichts. Hinter den mittleren Zonen deiner hinteren Reihe liegen ${wenige(n.reserves)} Reservezonen, die nur du benutzt.`,
    room: (n) =>
      `Eine Seite hat nie mehr als ${wenige(n.room)} Einheiten in einer Zone, auch nicht in der Reserve oder auf der Durchreise. Der Feldherr zählt nicht. Freund und Feind dürfen in derselben Zone stehen, ohne zu kämpfen.`,
    facing:
      'Jede Einheit blickt zu einer der vier Tischkanten. Dorthin zieht sie, und welche Seite eines Feindes sie trifft, folgt allein aus den beiden Blickrichtungen.',
    formation:
      'Eine Einheit auf dem Tisch steht in Angriffsformation, in Abwehrformation oder in loser Ordnung. Ihre Stände bilden Glieder; jeder behält seinen Platz, bis die Einheit die Formation wechselt oder Stände verliert. Verluste allein ändern die Formation nie.',
    defensive:
      'Fußvolk ab zwei Ständen kann sich zur Abwehr stellen: Die hinteren Glieder blicken nach hinten. Es ist dann weder in der Flanke noch im Rücken zu fassen, und Reiter fechten schlecht dagegen; aber es kann nicht ziehen, nicht drehen und nicht angreifen, und es gibt ein gutes Ziel ab.',
    dice: 'Alle Würfel haben sechs Seiten, und kleine Zahlen sind gut. Wird noch einmal geworfen, gelten die neuen Würfel.',
  },
  initiative: {
    throw:
      'Jede Seite wirft zwei Würfel; die kleinere Summe hat die Initiative für diese Runde. In gemeinsamen Phasen sagt und wirft die Seite ohne Initiative zuerst.',
    turn: 'Initiative, Feuer, Handgemenge, Verluste, eine Bewegungsphase für jede Seite, Abrechnung. Wer sich in der Bewegung mit dem Feind einlässt, ficht zum ersten Mal in der nächsten Runde.',
  },
  firing: {
    targets:
      'Wähle eine feindliche Einheit in der eigenen Zone, die nicht im Kampf ist. Die Blickrichtung ist fürs Schießen gleich, und alle Stände einer Einheit schießen auf dasselbe Ziel.',
    spread:
      'Das Feuer wird verteilt: Auf einen Feind darf nur geschossen werden, wenn deine Seite in dieser Phase auf keinen anderen freien Feind seiner Zone weniger oft geschossen hat. Schüsse aus Nachbarzonen zählen mit.',
    once: 'Eine Einheit schießt einmal in der Runde, Reaktionen eingerechnet, und trägt dann eine rote Marke. Ohne sie hält sie ihr Feuer zurück und kann es noch in einer Reaktion geben.',
  },
  melee: {
    divide:
      'Jeder Stand ficht, gleich in welchem Glied. Gegen mehrere Feinde verteilst du die Stände nach Belieben; alle gegen denselben Feind sind ein Angriff. Verteilt wird vor dem ersten Würfel der Einheit.',
    throw: (n) =>
      `Ein Würfel je Stand; wer den Kampfwert oder weniger zeigt, trifft. Gelände zugunsten des Feindes nimmt ${wenige(n.advantage)} Würfel weg, die schwächsten zuerst. Treffer warten auf die Verlustphase.`,
    flank: (n) =>
      `An einer Flanke darfst du ${wenige(n.overlap)} Würfel noch einmal werfen, im Rücken beliebig viele, einmal je Angriff. Nur die Einheit, die dort zuschlägt, hat das, und gegen eine Abwehrformation hat es niemand.`,
    commander:
      'Eine Einheit in der Zone ihres Feldherrn darf einen Angriff der Phase im Ganzen noch einmal werfen, nach allem anderen. Der neue Wurf gilt, besser oder schlechter.',
  },
  losses: {
    steps:
      'Einheiten mit einem Stand kommen zuerst, dann die mit zweien und so fort, nach ihrer Größe zu Beginn der Phase. Bei jeder Größe beginnt die Seite ohne Initiative.',
    shape:
      'Die übrigen Stände bleiben stehen und müssen noch eine gültige Form bilden; sonst flieht die Einheit. Sie flieht auch, wenn ihr nach Verlusten ein einziger Stand bleibt. Wer flieht, kommt nie zurück.',
    contact:
      'Die Berührung endet, wenn das Glied oder die Rotte fort ist, die sich berührten; danach darfst du deine Verluste wählen. Was sich ändert, gilt sofort für die Seite, die danach kommt.',
    reserve: 'Einheiten in der Reserve verlieren Stände wie alle anderen; nach ihrer Form fragt niemand.',
  },
  movement: {
    choose:
      'Du nimmst deine Einheiten einzeln, jede einmal in der Phase: Sie handelt, oder sie geht einen Feind an, oder sie macht einen Reservezug, oder sie tut nichts. Was angesagt ist, wird ausgeführt.',
    engaged:
      'Fußvolk und Geschütze im Kampf können nichts tun. Reiter im Kampf können sich nur zuerst lösen und dann brauchen, was übrig ist.',
    form: 'Ein Wechsel der Formation behält die Blickrichtung; nur Fußvolk, das eine Abwehrformation verlässt, darf dabei beliebig blicken. Auch eine andere Form derselben Formation kostet die Handlung. Eine Abwehrformation kann sonst nichts tun.',
    move: 'Ein Zug geht in die nächste Zone geradeaus, eine Drehung in jede andere Richtung. Feinde in einer Zone halten dich nicht auf, aber Reiter dürfen abfangen, wo du gehst und wo du ankommst.',
    disengage:
      'Reiter können sich mit einer Handlung lösen, wenn kein Feind in Berührung beritten ist und nicht alle vier Seiten besetzt sind. Das kostet einen Treffer für jeden Feind in Angriffsformation; danach dürfen feindliche Reiter abfangen.',
    withdraw:
      'Zwischen zwei Einheiten darfst du jede Einheit in der Zone deines Feldherrn aus der Schlacht nehmen, im Kampf oder nicht. Sie zählt als geflohen, und ihre Feinde sind frei.',
    end: 'Die Phase endet, wenn du es sagst oder nichts mehr zu tun ist, und sofort, wenn dein Feldherr reitet. Gelbe Marken kommen weg.',
  },
  engaging: {
    who: 'Nur wer den Feind angeht, kommt mit ihm in Berührung. Das dürfen Fußvolk und Reiter in ihrer eigenen Zone, solange sie frei sind, nicht in Abwehrformation stehen und noch nichts getan haben. Geschütze greifen nie an; Feldherren greifen weder an noch werden sie angegriffen.',
    order:
      'Freie Feinde kommen zuerst: Solange eine Einheit der Zone nicht im Kampf ist, musst du eine solche nehmen, auch wenn deine Einheit sie gar nicht angehen darf. Sind alle im Kampf, darfst du dich gegen jede einmischen.',
    test: (n) =>
      `Beim Feldherrn, oder gegen einen Feind, mit dem ein Freund schon kämpft, braucht es keine Probe. Sonst ein Würfel: Angriffsformation mit ${zeigt(n.attack)}, lose Ordnung mit ${zeigt(n.open)}. Wer sie verfehlt, bleibt stehen und ist fertig; niemand reagiert darauf.`,
    face: 'Niemand dreht sich zum Schlag: Entgegengesetzte Blicke treffen Front auf Front, gleiche den Rücken, gekreuzte eine Flanke. An jeder Seite hat ein Feind Platz; ist deine besetzt, kommst du an die Front, sonst an eine Flanke, sonst in den Rücken und wirst dafür gedreht.',
    contact:
      'Wer in Berührung kommt, tut in dieser Phase nichts mehr. Reiter, die auf Fußvolk treffen, schlagen allein dadurch keine Treffer.',
  },
  reactions: {
    when: 'Während die andere Seite zieht, dürfen deine freien Einheiten in ihrer Zone antworten, jede einmal in der Phase; eine gelbe Marke zeigt es, auch wenn der Versuch misslang. Angegriffene Reiter müssen reagieren, ebenso Geschütze, die schießen können; alle anderen dürfen.',
    order:
      'Du reagierst mit einer Einheit nach der anderen, in beliebiger Folge. Was das Ziel selbst tut, entscheidet die Sache; Abfangen und Unterstützungsfeuer kommen deshalb vorher. Wer aufgehalten wird, bleibt, wie er steht, und ist fertig.',
    counterCharge:
      'Angegriffene Reiter dürfen dem Feind entgegenreiten, ohne Probe: Front auf Front, für einen Treffer und einen weiteren, wenn sie sich drehen mussten. Der Angreifer nimmt keinen.',
    recoil:
      'Oder sie weichen zurück: in die nächste eigene Reserve, die Platz hat. Fußvolk ist dann fertig. Berittene Angreifer müssen sofort jemand anderen angehen, nach allen Regeln, oder sich sammeln: beliebig blicken und fertig sein. Ohne Platz in der Reserve gibt es kein Zurückweichen.',
    evade:
      'Fußvolk in loser Ordnung darf Fußvolk ausweichen, das es angeht. Beide bleiben, wo sie sind, frei, und der Angreifer ist fertig.',
    intercept: (n) =>
      `Freie Reiter dürfen einen Feind abfangen, der eben in ihre Zone kam, sie verlassen will, dort auf einen Freund losgeht oder sich eben gelöst hat. Beim Feldherrn ohne Probe; sonst mit ${zeigt(n.attack)} in Angriffsformation, mit ${zeigt(n.open)} in loser Ordnung. Wo das Gelände Reiter hemmt, fängt niemand ab.`,
    support: (n) =>
      `Ein freies Geschütz ohne rote Marke darf auf einen Feind schießen, der in derselben Zone auf einen Freund losgeht. Ab ${wenige(n.flinch)} Treffern dieses einen Schusses ist er aufgehalten; bei weniger kommt er, und andere dürfen noch reagieren.`,
  },
  command: {
    rides:
      'Er zieht zuletzt, in eine der acht Zonen um seine, und das beendet die Phase. Feinde halten ihn nicht auf; in eine Reserve geht er nie. Hat er die Schlacht verlassen, kommt er nicht wieder.',
  },
  victory: {
    retreat: (n) =>
      `Zuerst vergleichen beide ihr Fußvolk und ihre Reiter auf dem Tisch mit denen in Reserve und den verlorenen. Mehr daneben als darauf ist allgemeiner Rückzug: ${n.full} für die andere Seite. Beide zugleich ist eine Schmach für beide.`,
    goals:
      'In einem Szenario mit Zielen zählen die Punkte der gehaltenen Ziele statt der Zonen: Mehr Punkte siegen, und der volle Sieg verlangt alle deine Ziele.',
    concede:
      'Du darfst jederzeit aufgeben; die andere Seite hat dann ihren vollen Sieg. Beide können vereinbaren, nach dieser Runde aufzuhören und zu zählen.',
  },
  terrain: {
    slow: 'Gelände, das Reiter hemmt, lässt ihnen eine einzige Handlung, wenn sie es betreten, darin stehen oder es verlassen; mit einer zweiten betreten sie es also nie. Dort fängt auch niemand ab. Im Wald müssen Reiter in loser Ordnung sein.',
    cover: (n) =>
      `Deckung nimmt dem Feuer auf eine Einheit ${wenige(n.cover)} Würfel, der Vorteil des Geländes jedem Angriff auf sie ${wenige(n.advantage)} Würfel, je Geländeart, die es gewährt. Reiter haben nie etwas davon.`,
    edges:
      'Niemand überschreitet einen Steilhang, auch nicht auf den Tisch oder hinunter. Geschütze schießen darüber, und wer zurückweicht oder flieht, wird nicht gehindert.',
    commander: 'Wald, Moor und unpassierbares Gelände sind dem Feldherrn verschlossen, und Steilhänge halten ihn auf.',
  },
  options: {
    quality: (n) =>
      `Wo Güte gespielt wird, treffen unerfahrene Einheiten im Feuer mit ${zeigt(n.greenHit)} und greifen mit ${zeigt(n.greenTest)} an, kampferprobte mit ${zeigt(n.veteranHit)} und ${zeigt(n.veteranTest)}. Jeder Angriff im Handgemenge, der überhaupt trifft, trifft einmal weniger oder einmal mehr.`,
    dispute:
      'Wo sich eine Regel auf zwei Arten lesen lässt, verlang die andere Lesart im Menü: Dein Gegner stimmt zu, oder beide werfen zwei Würfel, und die kleinere Summe entscheidet für den Rest der Partie.',
  },
} satisfies Same<typeof zoneEn, ZoneNumbers>;
