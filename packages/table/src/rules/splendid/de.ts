/** Die Regeln von A Splendid Victory für Spieler. */
import { manoeuvreDe, titel } from '../manoeuvre/de.js';
import type { ManoeuvreNumbers } from '../manoeuvre/numbers.js';
import type { Texts } from '../plan.js';
import { wenige, zeigt } from '../words.js';
import type { SPLENDID } from './plan.js';

export const splendidDe: Texts<typeof SPLENDID, ManoeuvreNumbers> = {
  titles: titel,
  says: {
    before: {
      army: 'Die Größe wird vereinbart. Einheiten zu Fuß haben im Schnitt höchstens sechs Stände, Reiter und Dragoner fünf; wo es Einheiten vom Typ Fußvolk gibt, muss es mehr Piken und Musketen geben; schwere Reiter sind selten. Alles über eine Einheit ist beiden bekannt.',
      foot: 'Piken und Musketen mischen sich in einer Einheit nach Belieben; Bögen zählen als Musketen. Einheiten vom Typ Fußvolk tragen Nahkampfwaffen, leichte oder andere, und schießen nie.',
      mounted:
        'Reiter können Lanzen tragen; die zählen nur beim Aufprall. Nur Dragoner sitzen auf und ab, und zwar im Ganzen; im Heer zählen sie immer als Reiter.',
      guns: 'Ein Geschütz ist eine Einheit aus einem Stand und bleibt es, auch neben anderen. Die Mannschaft ficht mit dem, was zur Hand ist.',
      command:
        'Ein Feldherr und so viele Unterfeldherren wie vereinbart, für beide gleich viele. Sie sind Einheiten aus einem Stand: Man kann auf sie schießen, sie angreifen und sie töten.',
      setup: (n) =>
        `Wenn nichts anderes vereinbart ist, steht jedes Heer innerhalb von ${n.deployment} von seiner Kante, und der höhere Wurf stellt zuerst auf. Jede erlaubte Formation ist recht, Dragoner beritten oder nicht, Geschütze aufgeprotzt oder nicht; niemand darf einen Feind berühren oder in etwas stehen.`,
      generate:
        'Ein Heer durch Zufall: Jeder Wurf von zwei Würfeln bringt bestimmte Einheiten. Ihre Größe bestimmst du innerhalb der Grenzen; was nicht passt oder was du nicht besitzt, bleibt zu Hause.',
    },
    basics: {
      ...manoeuvreDe.basics,
      formation:
        'Linie: ein Glied. Block: zwei oder drei Glieder. Abwehrblock: ein Block, dessen hintere Glieder nach hinten blicken; er zieht nie, ist aber nicht in der Flanke zu fassen. Marschkolonne: einen Stand breit. Linien und Kolonnen lassen sich knicken. Was jede Formation darf, steht im Katalog darunter.',
      open: 'Lose Ordnung ist eine Linie mit blauer Marke: für Dragoner jeder Größe und für Musketen ohne Piken oder Reiter mit höchstens drei Ständen. Geschütze und Feldherren sind immer darin. Sie ist schwerer zu treffen und schießt ringsum, ficht aber schlecht, und Fußvolk darin kann nicht angreifen.',
      markers:
        'Grün: ein Treffer; er bleibt bis zur Verlustphase. Rot: hat in dieser Runde geschossen. Blau: lose Ordnung. Weiß: aufgeprotzt.',
    },
    initiative: manoeuvreDe.initiative,
    firing: {
      ...manoeuvreDe.firing,
      who: 'Musketen und abgeprotzte Geschütze dürfen schießen, Stand für Stand nach Belieben, außer ihre Einheit ist in Berührung oder in Kolonne. Alles Feuer gilt als gleichzeitig: Treffer ändern nichts vor der Verlustphase.',
      targets:
        'Jeder Feind, der keine deiner Einheiten berührt. Stände einer Einheit dürfen auf verschiedene Ziele schießen, jeder Stand einmal; alle auf dasselbe Ziel werfen zusammen.',
      chain: (n) =>
        `Musketen sehen ${n.muskets} geradeaus. Ein Stand, der das Ziel selbst nicht sieht, darf mit einem Nachbarn schießen, der es sieht, wenn sein eigener Streifen ganz leer ist; eine Pike dazwischen unterbricht die Kette. In loser Ordnung und im Abwehrblock schießen Musketen nach allen vier Seiten.`,
      dice: (n) =>
        `Ein Würfel je Stand, einer mehr gegen Reiter und gegen Blöcke, zwei mehr gegen einen Abwehrblock, einer weniger gegen lose Ordnung; Deckung nimmt ${wenige(n.cover)}. Jeder Würfel mit ${zeigt(n.hit('D'))} trifft. Eine Salve kann auf gar keine Würfel kommen; dann hat die Einheit umsonst geschossen.`,
      guns: (n) =>
        `Ein Geschütz schießt geradeaus auf ein Ziel. Je näher, desto mehr Würfel; die Stufen enden bei ${n.bands.join(', ')}, und bis ${n.bands[1]} sind es Kartätschen. Die Würfel stehen in der Tabelle unten; das Ziel gibt und nimmt wie bei Musketen.`,
      bounce: (n) =>
        `Auf mittlere Entfernung, über ${n.bands[1]} bis ${n.bands[2]}, springt jeder Würfel, der nicht traf, auf die nächste Einheit im Streifen in dieser Entfernung weiter, Freund oder Feind, im Kampf oder nicht. Ein zweites Mal springt nichts.`,
      once: 'Wer mit einem Stand geschossen hat, trägt für die Runde eine rote Marke. Ohne sie kann die Einheit noch auf einen Angreifer schießen.',
    },
    melee: {
      ...manoeuvreDe.melee,
      holdBack: (n) =>
        `Im Befehlsbereich darf eine Einheit sich heraushalten. Jede andere wirft einen Würfel: ${zeigt(n.holdBack)} hält sie zurück, in loser Ordnung ${zeigt(n.holdBackOpen)}. Misslingt es, geht sie geradewegs hinein.`,
      first: 'Dann nimmt jede Einheit in Berührung einen Treffer, einen einzigen, gleich wie viele Feinde sie hat.',
      divide:
        'Jeder Stand ficht einmal, ob er den Feind berührt oder nicht. Gegen mehrere Feinde verteilst du die Stände nach Belieben; alle gegen denselben werfen zusammen. Verteilt wird vor dem ersten Würfel der Einheit.',
      value:
        'Die Art des Standes gibt den Kampfwert; ein Würfel bis zu diesem Wert trifft. Lose Ordnung und Kolonne kosten eins. Reiter gewinnen eins dagegen, außer gegen Berittene, und verlieren eins gegen einen Block mit Piken, eins gegen einen Abwehrblock, mit Piken zwei.',
      outflank:
        'Zwei Würfel je Stand, wenn die Einheit den Feind in der Flanke fasst: eine hintere Ecke des Feindes an ihrer Front oder eine ihrer vorderen Ecken an seinem Rücken. Die bloße Flanke genügt nicht, und ein Abwehrblock fasst weder noch wird er gefasst.',
    },
    losses: {
      steps:
        'Einheiten mit einem Stand kommen zuerst, dann die mit zweien und so fort, nach ihrer Größe zu Beginn der Phase. Bei jeder Größe beginnt die Seite ohne Initiative.',
      stands: (n) =>
        `Je ${wenige(n.perStand)} Treffer kosten einen Stand; du wählst, welchen, solange der Rest gültig ist. Was übrig bleibt, verfällt.`,
      keep: 'Die übrigen Stände bewegen sich nicht. Sie müssen noch eine Formation sein, die der Einheit erlaubt ist, und jeden Feind berühren, den sie berührte; geht beides mit keiner Wahl, flieht die ganze Einheit. Ein Block darf zur Linie werden, und ein Abwehrblock darf sein Hinteres umdrehen.',
      single: 'Ganz zuletzt flieht jeder einzelne Stand, der noch in Berührung ist, auch Geschütze und Feldherren.',
    },
    movement: {
      ...manoeuvreDe.movement,
      fast: (n) =>
        `War zu Beginn deiner Phase kein Feind innerhalb von ${n.fast}, darf eine Einheit doppelt so weit (Laufschritt), auch seitwärts und zurück, solange sie auf dem ganzen Weg von jedem Feind ${n.fast} entfernt bleibt.`,
      foot: 'Fußvolk tut eines: Formation wechseln, Manöver, Schritt zurück, Schritt zur Seite oder Angriff. Die Schritte gehen gerade, ohne Drehung.',
      mounted:
        'Reiter dürfen in einer Handlung die Formation wechseln und ein Manöver machen, in beliebiger Folge; oder angreifen; oder sich lösen.',
      dragoons:
        'Dragoner, die niemanden berühren, sitzen auf oder ab, wo sie stehen, und dürfen dann die Formation wechseln, aber nicht ziehen. Zu Fuß gelten sie als Musketen.',
      guns: 'Ein abgeprotztes Geschütz wird von Hand gezogen oder protzt auf; ein aufgeprotztes zieht oder protzt ab und dreht sich dabei beliebig. Auf- und Abprotzen dauert die ganze Phase, und aufgeprotzt schießt es nicht.',
      command: 'Feldherren machen Manöver oder lösen sich; sie greifen nie an.',
      manoeuvre: `${manoeuvreDe.movement.manoeuvre} Ein Abwehrblock darf nur einschwenken.`,
      edge: 'Ein Stand, der über der Tischkante endet, ist verloren; der Befehl fragt dich vorher. Der Rest macht weiter.',
      flow: 'Reiter in Linie, Block oder loser Ordnung, Fußvolk in loser Ordnung, Kolonnen, aufgeprotzte Geschütze und Feldherren ziehen durch Freunde hindurch, in einem geraden Zug, der jenseits endet. In dieser Phase wechseln sie dann nicht die Formation. Im Angriff tun es nur Reiter, an einzelnen Geschützen vorbei.',
      retire:
        'Ist alle Bewegung getan, darfst du einzelne Stände und Einheiten im Befehlsbereich aus der Schlacht nehmen, in Berührung oder nicht. Sie zählen als geflohen, und nach der ersten zieht niemand mehr.',
    },
    turning: {
      ...manoeuvreDe.turning,
      about:
        'Kehrt heißt: Jeder Stand dreht sich auf der Stelle um, hinten wird vorn; es zählt als Drehung. Hat das neue vordere Glied Lücken, rücken die Rotten auf, nach vorn oder nach hinten. Eine Kolonne marschiert dann mit dem Ende voran.',
      change:
        'Beim Wechsel der Formation behält ein Stand in der Mitte der Front Platz und Blick; die anderen stellen sich um ihn, in beliebiger Ordnung. Niemand darf auf jemandem, in Berührung mit einem Feind oder neben dem Tisch enden.',
      bend: 'Eine Linie oder lose Ordnung lässt sich einmal knicken, bis 90°, nach vorn oder nach hinten. Geknickt kann sie schießen, fechten, in Eile einen Block bilden und die Formation wechseln, sonst nichts.',
      column: (n) =>
        `Eine Marschkolonne bildet nur, wer keinen Feind innerhalb von ${n.column} hat. Sie folgt ihrem vordersten Stand. Ist zu Beginn deiner Phase ein Feind so nah, muss sie die Formation wechseln und kann sonst nichts.`,
    },
    charging: {
      ...manoeuvreDe.charging,
      who: 'Fußvolk und Reiter ab zwei Ständen greifen aus Linie oder Block an, Reiter auch aus loser Ordnung. Geschütze, Feldherren, einzelne Stände, Abwehrblöcke, geknickte Linien und Kolonnen nie. Fußvolk ohne Piken darf Reiter nur angreifen, wenn es sie in der Flanke fassen wird.',
      test: (n) =>
        `Im Befehlsbereich braucht es keine Probe. Sonst lässt ein Würfel mit ${zeigt(n.charges('M'))} sie los. Wem es misslingt, der bleibt, greift in dieser Phase nicht mehr an, darf aber etwas anderes tun.`,
    },
    reactions: {
      ...manoeuvreDe.reactions,
      intercept: (n) =>
        `Freie Reiter ab zwei Ständen in Linie, Block oder loser Ordnung dürfen auf einen Feind losgehen, der geradeaus vor ihnen zieht oder angreift, innerhalb von ${n.intercepts('M')}, mit nichts dazwischen; wo auf seinem Weg, wählst du. Drehungen und Formationswechsel fängt niemand ab. Die Probe ist ein Würfel mit ${zeigt(n.interceptTest('M'))}.`,
      recoil: (n) =>
        `Reiter in Linie, Block oder loser Ordnung dürfen vor jedem Angreifer zurückweichen, Feldherren auch: ein Treffer, dann kehrt und drehen nach Belieben und geradeaus von ihm fort, bis ${n.recoil}. Der Angreifer bricht durch.`,
      evade: (n) =>
        `Fußvolk in loser Ordnung darf Fußvolk ebenso ausweichen, bis ${n.evade}, ohne Treffer. Der Angreifer bricht durch.`,
      hasty: (n) =>
        `Fußvolk ab zwei Ständen darf sich in einen Abwehrblock werfen, gleich wer angreift: ${n.hastyHits('Foot', 'block')} Treffer, wenn es im Block stand, sonst ${n.hastyHits('Foot', 'line')}. Ein Stand, den der Angreifer berührt, behält seinen Platz. Fehlt der Raum, bleibt die Einheit, wie sie war, und behält die Treffer. Gegen Fußvolk ist das alles.`,
      home: (n) =>
        `${manoeuvreDe.reactions.home(n)} Vor Piken halten sie mit ${zeigt(n.pullsUp('P&M'))} an, vor anderen mit ${zeigt(n.pullsUp('Foot'))}; der Block legt dann einen Treffer ab. Ein Aufprall ist ${n.impact('M', false)} oder ${n.impact('M', true)} Treffer, von schweren Reitern und Lanzen ${n.impact('HM', false)} oder ${n.impact('HM', true)}.`,
      about: (n) =>
        `Fußvolk, das nicht im Abwehrblock steht, darf kehrtmachen, dem Angreifer entgegen, für ${n.aboutHits('Foot')} Treffer, mit Piken ${n.aboutHits('P&M')}. Die Berührung bleibt.`,
      fire: (n) =>
        `Fußvolk mit Musketen, das nicht geschossen hat, darf auf den Angreifer schießen, wenn es ihn sieht. Zwei Treffer: Er scheut, zurück auf seinem Weg, höchstens ${n.flinch} entfernt. Einer: Berührung. Keiner: Berührung und ein leichter Aufprall auf den Schützen.`,
      guns: 'Ein aufgeprotztes Geschütz wird sofort überrannt. Ein abgeprotztes, das nicht geschossen hat und den Angreifer sieht, muss schießen: Bei zwei Treffern scheut er, sonst wird es überrannt und ist verloren, und er bricht durch.',
      breakThrough: (n) =>
        `Weicht das Ziel zurück oder aus oder wird es überrannt, geht der Angreifer sofort weiter: ein Manöver bis ${n.breakMounted} (Fußvolk ${n.breakFoot}) oder ein ebenso weiter Angriff auf einen anderen Feind, ohne Probe. Durchbrüche dürfen einander folgen, aber nicht, solange er jemanden berührt.`,
    },
    command: {
      ...manoeuvreDe.command,
      range: (n) =>
        `Innerhalb von ${n.commands('Cmd')} vom Feldherrn oder ${n.commands('Sub')} von einem Unterfeldherrn ist eine Einheit im Befehlsbereich, gleich was dazwischen liegt; gemessen wird, wenn es darauf ankommt. Schwere Reiter und Feldherren sind es immer.`,
    },
    victory: {
      ...manoeuvreDe.victory,
      tally:
        'Jeder verlorene Stand wird gezählt. Mehr als ein Viertel des Heeres: Die Unterfeldherren gehen. Mehr als ein Drittel: der Feldherr. Mehr als die Hälfte: Das Heer ist gebrochen und die Schlacht vorbei. Rote Marken kommen weg.',
      result: (n) =>
        `${n.full} für die Seite, die nicht gebrochen ist, ein kleiner Sieg, wenn sie selbst mehr als ein Drittel verlor; beide gebrochen ist unentschieden. Mit vereinbarter letzter Runde hat der kleinere verlorene Anteil einen kleinen Sieg, wenn der Abstand deutlich genug ist.`,
    },
    terrain: {
      ...manoeuvreDe.terrain,
      ground:
        'Jedes Geländestück ist von einer Art; was einer Einheit verschlossen ist, darf keiner ihrer Stände berühren. Niemand überschreitet Steilhang oder Fluss. Im Wald müssen Reiter in loser Ordnung sein. Befehle hindert kein Gelände.',
      overhead: (n) =>
        `Wenn vereinbart, schießt ein Feldgeschütz oder schweres Geschütz über andere hinweg auf ein Ziel jenseits von ${n.bands[1]}, wenn beide höher stehen als alles dazwischen. Solche Schüsse springen nicht weiter.`,
      weather:
        'Wenn vereinbart: Regen nimmt jeder Salve zwei Würfel, starker Regen lässt Musketen schweigen und kostet Geschütze einen Würfel, im Nebel sieht niemand weit, und im Schlamm springt keine Kugel, und Reiter und Geschütze ziehen halb so weit.',
    },
    options: {
      ...manoeuvreDe.options,
      quality: (n) =>
        `Wo Güte gespielt wird, treffen unerfahrene Einheiten im Feuer mit ${zeigt(n.firesOn('raw'))} und greifen mit ${zeigt(n.chargesOn('raw'))} an, kampferprobte mit ${zeigt(n.firesOn('veteran'))} und ${zeigt(n.chargesOn('veteran'))}, und ihr Kampfwert ist um eins höher. Andere Proben fragen nicht danach.`,
      commandQuality:
        'Wo die Güte der Feldherren gespielt wird, entscheidet für jeden ein Würfel, wie weit seine Befehle reichen.',
    },
  },
};
