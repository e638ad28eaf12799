/** Was die Regeln von A Splendid und A Great Victory mit denselben Worten sagen. */
import type { Same } from '../plan.js';
import { wenige, zeigt } from '../words.js';
import type { manoeuvreEn, titles } from './en.js';
import type { ManoeuvreNumbers } from './numbers.js';

export const titel: typeof titles = {
  before: 'Vor der Partie',
  basics: 'Messen und Formationen',
  initiative: 'Initiative',
  firing: 'Feuer',
  melee: 'Handgemenge',
  losses: 'Verluste',
  movement: 'Bewegung',
  turning: 'Drehen und Formation wechseln',
  charging: 'Angreifen',
  reactions: 'Reaktionen und Durchbruch',
  command: 'Befehl',
  victory: 'Sieg',
  terrain: 'Gelände',
  options: 'Güte und Streitfälle',
};

export const manoeuvreDe = {
  basics: {
    measure:
      'Miss, was und wann du willst, von Platte zu Platte auf dem kürzesten Weg, gleich was dazwischen liegt. Eine Grenze schließt ihre Zahl ein: bis 6 heißt 6 und weniger.',
    contact:
      'Feinde sind im Kampf, wenn sie sich berühren, aber nicht, wenn nur Ecke auf Ecke trifft. Nur Angreifen, Abfangen und Eingreifen bringt sie zusammen. Einheiten stehen nie ineinander; an jemandes Seite entlangzustreifen ist keine Berührung.',
    lanes:
      'Feuerzonen, Abfangzonen und jeder gerade Zug sind Streifen geradeaus, so breit wie die Front, von der sie ausgehen. Was im Streifen näher liegt, steht im Weg, auch wenn es nur einen Teil verdeckt; was nur die Seite streift, nicht.',
  },
  initiative: {
    throw: 'Jede Seite wirft zwei Würfel; die kleinere Summe hat die Initiative für diese Runde.',
    turn: 'Initiative, Feuer, Handgemenge, Verluste, eine Bewegungsphase für jede Seite, Abrechnung. In ihrer Bewegungsphase zieht eine Seite und greift an; die andere reagiert nur. In gemeinsamen Phasen entscheidet und wirft die Seite ohne Initiative zuerst.',
  },
  firing: {
    zone: 'Ein Stand schießt geradeaus, so breit wie seine Front und so weit wie seine Waffe. Er trifft die nächste Einheit in diesem Streifen; was vor einem Ziel steht, verdeckt es.',
    pivot:
      'Unmittelbar vor dem Schuss darf eine Einheit einmal einschwenken, aber nur, wenn sie dann auch schießt. Geknickte Linien dürfen nicht.',
  },
  melee: {
    join: (n) =>
      `Vor allem anderen müssen freie Einheiten nahe an einem Kampf eingreifen: wenn ein Feind, der schon einen Freund berührt, geradeaus innerhalb von ${n.join} steht und sonst niemand getroffen würde. Die Seite mit der Initiative beginnt. Eingreifen ist kein Angriff; niemand ist dafür von der falschen Art.`,
    command:
      'Im Befehlsbereich darf eine Einheit einen ihrer Angriffe in der Phase im Ganzen noch einmal werfen; du entscheidest gleich nach dem Wurf, und der zweite gilt.',
  },
  movement: {
    choose:
      'Du nimmst deine Einheiten einzeln, in beliebiger Folge, jede für eine Handlung. Niemand muss ziehen. Wer zu Beginn der Phase in Berührung ist, kann sich nur vom Feind lösen, wenn er darf.',
    manoeuvre:
      'Ein Manöver ist eine beliebige Folge von geraden Zügen nach vorn und Drehungen. Gemessen werden nur die geraden Züge, und zusammen reichen sie so weit, wie die Tabelle unten sagt.',
    keepAway:
      'Außer beim Angriff darf niemand einen Feind berühren oder durch jemanden hindurch, auch nicht beim Drehen: Drehungen und Schwenks brauchen Platz für die ganze Bewegung. Beim Wechsel der Formation zählt nur, wo er endet.',
    disengage:
      'Berittene in Berührung dürfen sich lösen, wenn kein Feind in Berührung beritten ist: ein Treffer, zwei bei mehreren Feinden, dann ein Manöver, das frei von allen enden muss. Findet sich kein Weg, bleibt die Einheit und behält die Treffer. Abgefangen wird sie erst, wenn sie frei ist.',
  },
  turning: {
    turn: 'Eine Drehung schwingt die Einheit um die Mitte ihrer Front, um jeden Winkel, und kostet im Manöver nichts; sie braucht Platz. Drehen gewinnt nie Boden, und zwischen zwei geraden Zügen gibt es höchstens eine Drehung und eine Kehrtwendung.',
    pivot: (n) =>
      `Ein Einschwenken ist eine kleine Drehung, bei der keine vordere Ecke mehr als ${n.pivot} wandert. Es gehört zu Angriff, Schuss, Seitenschritt oder Rückschritt; eine Einheit hat eines in der Phase.`,
  },
  charging: {
    way: 'Nenne das Ziel und, wenn du willst, ein Einschwenken; dann geht der Angriff geradeaus und endet bei der ersten Berührung. Er muss ankommen können: das Ziel in Reichweite, nichts davor. Niemand richtet sich aus, und nur die genannte Einheit reagiert; wer sonst berührt wird, ist einfach in Berührung.',
    extend: (n) =>
      `Liegt das Ziel knapp zu weit, lässt sich der Angriff verlängern, was vorher angesagt wird: Die Einheit nimmt einen Treffer, geht ihre volle Strecke, und dann legen Berittene einen Würfel dazu, bis ${n.extendMounted}, andere ${n.extendFoot}. Wer nicht ankommt, bleibt dort und ist fertig.`,
  },
  reactions: {
    when: 'Einheiten reagieren nur, während die andere Seite zieht, jede einmal in der Phase; ein misslungener Versuch zählt, eine ausgelassene Gelegenheit nicht. Bei der Berührung reagiert nur, wer angegriffen wurde und vorher frei war. Standhalten geht immer.',
    intercepted:
      'Gegen den eigenen Angreifer braucht es keine Probe, im Befehlsbereich auch nicht. Gelingt es, geht die Einheit geradeaus in Berührung: beide ein Treffer, beide fertig. Misslingt es, bleibt sie; andere dürfen es noch versuchen, und ein Manöver darf dann neu geplant werden. Ein Geschütz wird so nicht überrannt.',
    home: (n) =>
      `Kamen Berittene von weiter als ${n.pullUp}, würfeln sie, ob sie vor dem Block anhalten; sonst leichter Aufprall. Aus der Nähe reiten sie durch, und das Fußvolk würfelt: ${zeigt(n.home)} leichter Aufprall, sonst schwerer.`,
  },
  command: {
    helps:
      'Im Befehlsbereich greift eine Einheit ohne Probe an, fängt ab und hält sich heraus, darf einen Angriff noch einmal werfen und die Schlacht verlassen.',
  },
  victory: {
    goals:
      'In einem Szenario mit Zielen entscheiden am Ende die Punkte der gehaltenen Ziele: Mehr Punkte siegen, und der volle Sieg verlangt alle deine Ziele.',
    concede: (n) => `Du darfst jederzeit aufgeben; die andere Seite hat dann ${n.full}.`,
  },
  terrain: {
    slow: 'Berittene auf Gelände, das sie hemmt, haben für diese Handlung die halbe Strecke, können nicht eilen oder verlängern und Bewegung nicht mit einem Formationswechsel verbinden. Sie fangen weder von dort noch darüber hinweg ab.',
    cover: (n) =>
      `Eine Einheit ist in einem Geländestück, wenn mindestens die Hälfte ihrer Stände darin ist. Deckung nimmt dem Feuer auf sie ${wenige(n.cover)} Würfel, der Vorteil jedem Angriff auf sie ${wenige(n.advantage)} Würfel, je Stück, das es gewährt; ein Hügel nur gegen tiefer stehende Feinde.`,
    sight: (n) =>
      `Hügel verdecken, was dahinter ist, wenn sie höher sind als beide; auch Wälder und Dörfer verdecken, doch wer darin ist, sieht und wird gesehen durch bis zu ${n.woods}. Wald und Dorf zählen eine Stufe höher als der Boden darunter.`,
  },
  options: {
    dispute:
      'Wo sich eine Regel auf zwei Arten lesen lässt, verlang die andere Lesart im Menü: Dein Gegner stimmt zu, oder beide werfen zwei Würfel, und die kleinere Summe entscheidet für den Rest der Partie.',
  },
} satisfies Same<typeof manoeuvreEn, ManoeuvreNumbers>;
