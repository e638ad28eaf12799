/** Was die Lehrpartien der Zonenspiele sagen, Schritt für Schritt. */
import type { ZoneLessonWords } from './en.js';

export const de: ZoneLessonWords = {
  fine: {
    setup: {
      title: 'das Aufstellen',
      text: 'Du bist Süd, an der vorderen Kante. Dein Heer steht schon bereit; zieh ein Regiment in eine andere Zone deiner Kante, wenn du willst. Dann drück auf Bereit.',
    },
    advance: {
      title: 'das Ziehen',
      text: 'Klick auf eine deiner Einheiten mit hellem Rand, dann auf die leuchtende Zone vor ihr. Oder zieh sie dorthin. Erst das Fußvolk, zuletzt das Geschütz.',
    },
    commander: {
      title: 'der Feldherr',
      text: 'Zieh auch andere, eine nach der anderen. Dann lass den Feldherrn reiten: Das beendet die Phase. Einheiten in seiner Zone gehorchen ohne Probe.',
    },
    fire: {
      title: 'das Schießen',
      text: 'Musketen schießen auf Feinde in ihrer eigenen Zone, das Geschütz eine Zone weiter. Wähle, wer auf wen schießt; die Aussichten stehen daneben. Kleine Zahlen treffen. Wer nicht schießt, kann es noch tun, wenn er angegriffen wird.',
    },
    react: {
      title: 'das Reagieren',
      text: 'Der Feind tut etwas, worauf du antworten darfst: schießen, entgegenreiten, aufschließen oder ausweichen. Bei jeder Wahl steht, was sie bewirkt. Nichts zu tun ist auch eine Wahl.',
    },
    engage: {
      title: 'der Angriff',
      text: 'Freund und Feind stehen in einer Zone: Wähle eine Einheit und greif einen Feind an. Piken gehen auf alles los, Reiter auf Schützen oder Geschütze. Ohne Feldherrn braucht es höchstens eine 3 auf einem Würfel.',
    },
    melee: {
      title: 'das Handgemenge',
      text: 'Es wurde gefochten: ein Würfel je Stand, ein Treffer für jeden Würfel bis zum Kampfwert. An Flanke und Rücken darf man Würfel noch einmal werfen. Der letzte Wurf liegt in der Schale.',
    },
    losses: {
      title: 'die Verluste',
      text: 'Je zwei Treffer kosten einen Stand. Klick auf die Stände, die gehen; was daraus folgt, steht da, bevor du bestätigst. Eine Einheit, der nach Verlusten ein einziger Stand bleibt, flieht.',
    },
    zones: {
      title: 'wie man gewinnt',
      text: 'Nach der fünften Runde entscheiden die Zonen: die mit deinem Fußvolk oder deinen Reitern und ohne Feind. Oder brich ihn vorher: Ist die Hälfte seiner Einheiten geflohen, endet die Schlacht.',
    },
  },
  major: {
    dismount: {
      title: 'das Absitzen',
      text: 'Noch vor dem Aufstellen dürfen Reiter für die ganze Partie absitzen. Deine Ritter sind zu Pferd besser: Lass sie dort und bestätige.',
    },
    setup: {
      title: 'das Aufstellen',
      text: 'Du bist Süd, an der vorderen Kante. Dein Heer steht schon bereit; zieh eine Einheit in eine andere Zone deiner Kante, wenn du willst. Schützen vor die Spießer, Ritter in die Mitte. Dann drück auf Bereit.',
    },
    advance: {
      title: 'das Ziehen',
      text: 'Klick auf eine deiner Einheiten mit hellem Rand, dann auf die leuchtende Zone vor ihr, oder zieh sie dorthin. Fußvolk geht eine Zone weit, Reiter zwei. Die Schützen dürfen stehen bleiben.',
    },
    stakes: {
      title: 'die Pfähle',
      text: 'Schützen, die bleiben, dürfen statt zu ziehen Pfähle setzen: Wähle sie, dann Pfähle setzen. Wer auf ihre Front trifft, nimmt zwei Treffer. Ziehen oder Drehen gibt die Pfähle auf.',
    },
    commander: {
      title: 'der Feldherr',
      text: 'Mach mit den anderen, was du magst. Dann lass den Feldherrn reiten, das beendet die Phase: Einheiten in seiner Zone greifen ohne Probe an, schwere Reiter überall.',
    },
    fire: {
      title: 'das Schießen',
      text: 'Bögen schießen auf Feinde in ihrer eigenen Zone, das Geschütz eine Zone weiter. Wähle, wer auf wen schießt; die Aussichten stehen daneben. Kleine Zahlen treffen, und Rüstung kostet einen Würfel. Wer sich zurückhält, kann noch auf Fußvolk schießen, das ihn angeht.',
    },
    react: {
      title: 'das Reagieren',
      text: 'Der Feind tut etwas, worauf du antworten darfst: schießen, entgegenreiten, aufschließen oder ausweichen. Bei jeder Wahl steht, was sie bewirkt. Nichts zu tun ist auch eine Wahl, wo du eine hast.',
    },
    engage: {
      title: 'der Angriff',
      text: 'Freund und Feind stehen in einer Zone: Wähle eine Einheit und geh einen Feind an. Nur Piken gehen freie Reiter von vorn an. Ohne Feldherrn braucht es höchstens eine 3 auf einem Würfel.',
    },
    melee: {
      title: 'das Handgemenge',
      text: 'Es wurde gefochten: ein Würfel je Stand, ein Treffer für jeden Würfel bis zum Kampfwert, den Waffe und Rüstung geben. An Flanke und Rücken darf man Würfel noch einmal werfen. Der letzte Wurf liegt in der Schale.',
    },
    losses: {
      title: 'die Verluste',
      text: 'Je zwei Treffer kosten einen Stand. Klick auf die Stände, die gehen; was daraus folgt, steht da, bevor du bestätigst. Eine Einheit, der nach Verlusten ein einziger Stand bleibt, flieht.',
    },
    zones: {
      title: 'wie man gewinnt',
      text: 'Nach der fünften Runde entscheiden die Zonen: die mit deinem Fußvolk oder deinen Reitern und ohne Feind. Oder brich ihn vorher: Ist die Hälfte seiner Einheiten geflohen, endet die Schlacht.',
    },
  },
};
