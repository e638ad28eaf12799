/** Was die geführte erste Partie sagt. */
import type { guide as en } from '../en/guide.js';

export const guide: typeof en = {
  steps: {
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
      text: 'Einheiten in Berührung nehmen einen Treffer, dann kämpfen sie: ein Würfel je Stand, zwei aus der Flanke, und jeder Würfel bis zum Kampfwert trifft. Piken und Reiter haben 4, Musketen 2. Die Würfelschale zeigt, wie es kam.',
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
};
