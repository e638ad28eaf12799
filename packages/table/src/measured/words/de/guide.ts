/** Was die Lehrpartien sagen. */
import type { MeasuredLessonWords } from '../en/guide.js';

export const guide: MeasuredLessonWords = {
  splendid: {
    setup: {
      title: 'das Aufstellen',
      text: 'Du bist Süd, an der vorderen Kante. Dein Heer steht schon bereit; zieh eine Einheit an einen anderen Platz in deinem Teil des Tisches, wenn du willst, oder dreh sie am Griff. Fußvolk in die Mitte, Reiter daneben. Dann gib den Befehl.',
    },
    move: {
      title: 'das Ziehen',
      text: 'Zieh eines deiner Regimenter nach vorn: Es geht so weit, wie die Regeln es lassen, und das Lineal zeigt, wie weit. Zieh es zur Seite, und es dreht sich zuerst. Dann gib den Befehl.',
    },
    command: {
      title: 'der Feldherr',
      text: 'Jede Einheit darf einmal handeln. Halte die anderen daneben und den Feldherrn dicht dahinter: Einheiten innerhalb von 6 Zoll greifen ohne Probe an. Stehen alle, wie du willst, beende die Phase.',
    },
    fire: {
      title: 'das Schießen',
      text: 'Musketen reichen 7 Zoll, geradeaus; die Falconet 40. Wähle, wer auf wen schießt; die Aussichten stehen daneben, und Würfel von 1 oder 2 treffen. Wer nicht schießt, kann es noch auf einen Angreifer tun.',
    },
    charge: {
      title: 'der Angriff',
      text: 'Ein Feind ist nah genug für einen Angriff. Nimm eine Einheit, die ihn ansieht, und zieh sie auf ihn, oder wähle den Angriff aus der Liste: Er geht geradeaus. Reiter auf Fußvolk in Linie, Piken auf alles.',
    },
    react: {
      title: 'das Reagieren',
      text: 'Der Feind tut etwas, worauf du antworten darfst: schießen, zum Abwehrblock aufschließen, entgegenreiten oder ausweichen. Bei jeder Wahl steht, wohin sie führt. Standzuhalten ist auch eine Wahl.',
    },
    melee: {
      title: 'das Handgemenge',
      text: 'Es wurde gefochten: Alle in Berührung nahmen einen Treffer, dann warfen sie einen Würfel je Stand, zwei, wenn sie den Feind in der Flanke gefasst hatten. Jeder Würfel bis zum Kampfwert trifft; Piken und Reiter haben 4, Musketen 2. Der letzte Wurf liegt in der Schale.',
    },
    losses: {
      title: 'die Verluste',
      text: 'Je zwei Treffer kosten einen Stand. Wähle die Stände, die gehen: Was bleibt, muss seine Formation halten und in Berührung bleiben, sonst flieht die Einheit.',
    },
    morale: {
      title: 'Moral und Sieg',
      text: 'Über und unter dem Tisch steht, was jedes Heer verloren hat. Über einem Drittel der Stände geht der Feldherr, über der Hälfte bricht das Heer. Nach der fünften Runde siegt, wer den kleineren Teil verloren hat.',
    },
  },
  great: {
    setup: {
      title: 'das Aufstellen',
      text: 'Du bist Süd, an der vorderen Kante. Dein Heer steht schon bereit; zieh eine Einheit an einen anderen Platz in deinem Teil des Tisches, wenn du willst, oder dreh sie am Griff. Schweres Fußvolk in die Mitte, Reiter auf einen Flügel. Dann gib den Befehl.',
    },
    move: {
      title: 'das Ziehen',
      text: 'Zieh eine deiner Einheiten nach vorn: Sie geht so weit, wie die Regeln es lassen, und das Lineal zeigt, wie weit. Ist kein Feind innerhalb von 18 cm, darf sie eilen, doppelt so weit. Dann gib den Befehl.',
    },
    command: {
      title: 'der Feldherr',
      text: 'Jede Einheit darf einmal handeln. Halte sie Seite an Seite und den Feldherrn dicht dahinter: Einheiten innerhalb von 6 cm greifen ohne Probe an. Stehen alle, wie du willst, beende die Phase.',
    },
    fire: {
      title: 'das Schießen',
      text: 'Bögen reichen 16 cm, geradeaus, und werfen einen Würfel je Stärkepunkt. Wähle, wer auf wen schießt; die Aussichten stehen daneben, und Würfel von 1 oder 2 treffen. Ein feindlicher Schütze innerhalb von 12 cm, der zurückschießen könnte, kostet einen Würfel.',
    },
    charge: {
      title: 'der Angriff',
      text: 'Ein Feind ist nah genug für einen Angriff. Nimm eine Einheit, die ihn ansieht, und zieh sie auf ihn, oder wähle den Angriff aus der Liste: Er geht geradeaus. Fußvolk geht auf Fußvolk; gegen Reiter muss es von hinten kommen.',
    },
    react: {
      title: 'das Reagieren',
      text: 'Der Feind tut etwas, worauf du antworten darfst: schießen, einen Abwehrblock bilden, selbst losgehen oder ausweichen. Bei jeder Wahl steht, wohin sie führt. Standzuhalten ist auch eine Wahl.',
    },
    melee: {
      title: 'das Handgemenge',
      text: 'Es wurde gefochten: Alle in Berührung nahmen einen Treffer, dann warfen sie einen Würfel je Stärkepunkt, zwei, wenn sie den Feind in der Flanke gefasst hatten. Jeder Würfel bis zum Kampfwert trifft. Der letzte Wurf liegt in der Schale.',
    },
    strength: {
      title: 'die Stärke',
      text: 'Eine Einheit ist ganz da oder fort. Jeder Treffer nimmt einen Stärkepunkt und bleibt: Ohne Berührung erholt sie sich von einem je Runde, aber nie vom letzten. Ohne Stärke flieht sie, und mit einem Punkt flieht sie in Berührung.',
    },
    morale: {
      title: 'Moral und Sieg',
      text: 'Über und unter dem Tisch steht, was jedes Heer verloren hat. Über der Hälfte seiner Einheiten bricht ein Heer. Nach der sechsten Runde siegt, wer den kleineren Teil verloren hat.',
    },
  },
  glorious: {
    form: {
      title: 'der Gewalthaufen',
      text: 'Noch vor dem Aufstellen kommen Einheiten Fußvolk auf eine runde Platte: ein Gewalthaufen, langsam und nach allen Seiten stark. Drei volle Einheiten braucht es, und einer ist vorgeschlagen. Nimm ihn, wie er ist, und gib den Befehl.',
    },
    setup: {
      title: 'das Aufstellen',
      text: 'Du bist Süd, an der vorderen Kante. Dein Heer steht schon bereit; zieh eine Einheit an einen anderen Platz in deinem Teil des Tisches, wenn du willst, oder dreh sie am Griff. Der Gewalthaufen in die Mitte, Reiter daneben. Dann gib den Befehl.',
    },
    move: {
      title: 'das Ziehen',
      text: 'Jeder hat zwei Funktionen je Phase: einen Zug und eine Drehung, oder zwei Züge; beim Gewalthaufen kostet alles beide. Zieh eine Einheit nach vorn: Sie geht so weit, wie die Regeln es lassen. Dann gib den Befehl. Reagiert wird in diesem Spiel nicht.',
    },
    command: {
      title: 'der Befehl',
      text: 'Zieh andere, wie du magst. Halte deine Feldherren nah, aber sicher: Einheiten bei ihnen dürfen einen Kampf noch einmal werfen, aber fällt der Oberbefehlshaber, ist die Schlacht verloren. Dann beende die Phase.',
    },
    fire: {
      title: 'das Schießen',
      text: 'Handbüchsen reichen 4 Zoll in jede Richtung, die Orgel 24, geradeaus. Wähle, wer auf wen schießt; die Aussichten stehen daneben. Die Würfel haben zwölf Seiten, und ein Würfel bis zum Wert trifft. Eine Linie ist schwerer zu treffen als ein Haufen.',
    },
    charge: {
      title: 'der Angriff',
      text: 'Ein Feind ist nah genug für einen Angriff. Nimm eine Einheit, die ihn ansieht, und zieh sie auf ihn, oder wähle den Angriff aus der Liste: geradeaus, ohne Probe, für beide Funktionen. Schützen und Geschütze greifen nie an.',
    },
    melee: {
      title: 'das Handgemenge',
      text: 'Es wurde gefochten: ein Würfel je Element, und ein Würfel bis zu seinem Wert trifft. Reiter werfen zwei gegen Fußvolk in Linie. Eine vordere Ecke am Rücken des Feindes kostet ihn vor dem Kampf ein Element. Der letzte Wurf liegt in der Schale.',
    },
    losses: {
      title: 'die Verluste',
      text: 'Je zwei Treffer kosten ein Element, nach dem Schießen und nach dem Fechten. Wähle, welche gehen: die am Feind zuletzt. Ein Haufen flieht unter vier Elementen, ein Gewalthaufen unter zehn.',
    },
    morale: {
      title: 'wie man gewinnt',
      text: 'Über und unter dem Tisch steht, was jedes Heer verloren hat. Über der Hälfte seiner Elemente bricht ein Heer, und wer seinen Oberbefehlshaber verliert, hat sofort verloren. Nach der sechsten Runde siegt, wer den kleineren Teil verloren hat.',
    },
  },
};
