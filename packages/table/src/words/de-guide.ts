/** Was die geführte erste Partie sagt. */
import type { Messages } from './en.js';

export const deGuide: Messages['guide'] = {
  button: 'Spielend lernen',
  name: 'Die erste Partie',
  measured: 'Eine erste Partie mit dem Lineal',
  title: 'Die erste Partie',
  leave: 'Ohne Anleitung weiter',
  progress: (done, of) => `${done} von ${of} gelernt`,
  waits: 'Der Gegner überlegt. Schau auf den Tisch und in den Bericht.',
  toCome: (list) => `Spiel weiter, wie du magst. Es fehlt noch: ${list}.`,
  finished: 'Mehr braucht es nicht. Spiel diese Schlacht zu Ende, oder beginne eine richtige.',
  over: 'Die Schlacht ist aus. Versuch es nun mit einem ganzen Heer: Alle Spiele, dann Gleich spielen.',
  steps: {
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
      text: 'Einheiten im Kampf haben gefochten: ein Würfel je Stand, ein Treffer für jeden Würfel bis zum Kampfwert. An Flanke und Rücken darf man Würfel noch einmal werfen. Die Würfelschale zeigt, wie es kam.',
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
