/** Was zu A Glorious Victory bereitliegt, auf Deutsch. */
import type { ARMIES, SCENARIOS } from '@five-victories/engine/glorious';
import type { ReadyFor } from './ready.js';

export const glorious: ReadyFor<typeof SCENARIOS, typeof ARMIES> = {
  scenarios: {
    bosworth: {
      name: 'Ein Morgen bei Bosworth',
      story:
        'Eine kleine Schlacht, acht Einheiten auf jeder Seite, auf einem Feld, das mehrere Dörfer für sich beanspruchen. Ein Sumpf liegt, wo niemand an ihn gedacht hat, ein flacher Hügel, wo jeder stehen will, und auf dem offenen Boden dazwischen treffen die beiden Gewalthaufen aufeinander. Ein gutes erstes Spiel: zwölf Runden, und es endet sofort für die Seite, die ihren Oberbefehlshaber verliert.',
    },
    towton: {
      name: 'Schnee bei Towton',
      story:
        'Zwei Höhen, ein Tal dazwischen und ein Bach, der an einer Flanke entlangläuft und tiefer ist, als er aussieht. Mit der Bachseite kann niemand etwas anfangen; also wird es in der Mitte entschieden, die Bogenschützen zuerst. Der Wald am Wasser ist der einzige Ort, an dem je einer etwas versteckt hat.',
    },
    grandson: {
      name: 'Zwischen See und Reben: Grandson',
      story:
        'Die Straße führt am See entlang, und die Weinberge reichen fast bis zur Straße herab. Der Herzog hat die Geschütze und die Reiter und will ein wenig zurückgehen, um beide zu gebrauchen; die Eidgenossen sind schon unterwegs. Wer den offenen Boden zwischen Wasser und Reben hält, bestimmt, was für eine Schlacht es wird.',
    },
    marignano: {
      name: 'Die Gräben von Marignano',
      story:
        'Wiesen, zerschnitten von Gräben, über die kein Pferd springt und kein Geschütz kommt, und ein breiter Damm hindurch. Die Orte wollen drüben sein, bevor die Geschütze zweimal feuern können; der König will, dass sie es versuchen.',
    },
    pavia: {
      name: 'Der Park von Pavia',
      story:
        'Nebel, ein Tiergarten und ein Jagdschloss, das beide Seiten nehmen sollen. Niemand sieht weiter als bis zur nächsten Baumreihe, was Leuten mit Arkebusen gefällt und sonst niemandem. Gespielt wird um die Orte auf der Karte: das Schloss in der Mitte und den Übergang zu beiden Seiten.',
    },
    mohacs: {
      name: 'Die Ebene von Mohács',
      story:
        'Eine Ebene, wie für Pferde gemacht, mit einem Sumpf am Fluss, der sie darauf hält. Die Ungarn haben den besseren Angriff, der Sultan das tiefere Heer; ein Dorf neben der Mitte zerteilt den einen und verbirgt das andere. Lass die leichten Reiter sie locken, oder lass dich nicht locken.',
    },
    panipat: {
      name: 'Die Karren von Panipat',
      story:
        'Babur ist mit Geschützen und einem Plan gekommen, Ibrahim Lodi mit Elefanten und allen anderen. Die Stadt deckt eine Flanke der Geschütze, ein Verhau gefällter Bäume die andere; was übrig bleibt, ist genau so breit, wie Babur es will. Nur der Sultan von Delhi hat hier exotische Truppen, und er hat kein einziges Geschütz.',
    },
    talikota: {
      name: 'Die Ebene jenseits von Talikota',
      story:
        'Die letzte große Schlacht des Südens: Elefanten auf beiden Seiten, Raketen auf der einen und Geschütze in drei Reihen auf der anderen. Felsblöcke so groß wie Häuser stehen in der Ebene und spalten jede Linie, die an ihnen vorbeiwill, Elefanten eingeschlossen. Beide Seiten haben exotische Truppen.',
    },
    flodden: {
      name: 'Am Fuß des Hügels: Flodden',
      story:
        'Beide Heere haben einen Hügel, auf dem sie stehen können, und keines kann dort im Stehen gewinnen. Unten ist der Boden weich: Männer können hindurchwaten, ein Gewalthaufen von Piken nicht, und die trockenen Wege sind kaum breiter als der Haufen, der sie braucht.',
    },
    'kutna-hora': {
      name: 'Die Tore von Kuttenberg',
      story:
        'Die Silberstadt liegt in der Mitte und gehört dem, der zuletzt darin ist. Die Kreuzfahrer haben die Reiter, um sie zu umgehen, und die Hussiten die Geschütze, um es ihnen auszureden; auf jeder Seite steht ein Hügel zum Zusehen. Gespielt wird um die Stadt und die beiden Hügel.',
    },
  },
  armies: {
    york: 'Bogenschützen, die wissen, woher der Wind weht, und ein sehr großer König von neunzehn Jahren; alles andere sind Hellebarden und das Versprechen, dass Norfolk unterwegs ist.',
    lancaster:
      'Mehr Lords als die andere Seite und ein tüchtig steiler Bach hinter der Flanke; in einen Schneesturm zu schießen ist, wie sich zeigt, eine Art, dem Feind Pfeile zu schenken.',
    burgundians:
      'Das beste Heer, das man aufschreiben konnte: Jede Kompanie hat ihre Lanzen, ihre berittenen Schützen, ihre Piken und für jeden davon eine Vorschrift. Der Herzog hat alle gelesen. Die Schweizer nicht.',
    confederates:
      'Sie kommen im Viereck über den Hügel, knien nieder, und man meint, sie bäten um Gnade. Dann stehen sie wieder auf.',
    french:
      'Gendarmen, die alles angreifen, Geschütze, die alles brechen, und Deutsche, die dazwischenstehen. Es geht jedes Mal gut, bis die Gendarmen vor die Geschütze reiten.',
    cantons:
      'Das halbe Heer hat das Geld genommen und ist heimgegangen. Die andere Hälfte hat gehört, dass es vor dem Abendessen eine Schlacht gibt; keiner hat Geschütze mitgebracht, und keiner sagt, wer befiehlt.',
    imperials:
      'Seit dem Herbst ohne Sold, und der Sold, heißt es, liegt im französischen Lager. Spanier mit Arkebusen hinter jedem Baum, Landsknechte mit einem eigenen Streit mit anderen Landsknechten und eine Mauer mit einem neuen Loch.',
    ottomans:
      'Vier Monate unterwegs, und jeder kennt seinen Platz: vorn die Leichten, um gejagt zu werden, dahinter die Geschütze an einer Kette, dahinter die Janitscharen und der Sultan auf einer Anhöhe mit guter Aussicht.',
    hungarians:
      'Die tapfersten Reiter der Christenheit und ein Erzbischof, der sie führt; die Kroaten sind eine Woche weit weg, die Siebenbürger auch, und es wäre doch schade zu warten.',
    mughals:
      'Karren, mit Stricken verbunden, Geschütze zwischen den Karren und Lücken zwischen den Geschützen für je hundert Reiter. Wer etwas gilt, steht an den Flügeln und will bis Mittag hinter dir sein.',
    delhi:
      'Zehnmal so viele wie die andere Seite, sagt die andere Seite; sehr viele davon sind Elefanten, und der Rest überlegt, ob er den Sultan mag. Geschütze gibt es keine, was im Augenblick kein großer Verlust scheint.',
    vijayanagara:
      'Ein Regent von über achtzig, der kein Pferd besteigt, weil es nicht lange dauern sollte; hinter ihm eine Stadt, die Diamanten nach Maß verkauft, und Raketen genug, um den Heimweg zu beleuchten.',
    deccan:
      'Vier Sultane, die ihr Leben lang gegeneinander gekämpft und für den Nachmittag damit aufgehört haben. Die Geschütze stehen in drei Reihen, die größten vorn, und die letzten sind mit Säcken voll Kleingeld geladen.',
    scots:
      'Neue Piken, französische Hauptleute, die sie erklären, und ein prächtiger Hügel; das Buch warnt nur davor, in nassem Boden anzuhalten, und niemand hat am Fuß des Hügels nachgesehen.',
    surrey:
      'Ein Graf von siebzig Jahren in einem Karren und ein Heer, dem das Bier ausgegangen ist. Die Hellebarde ist ein altmodisches Ding, aber wer sie trägt, kann sich noch umdrehen, wann er will.',
    hussites:
      'Bauern mit Dreschflegeln und ein Feldherr, der den Feind nicht sehen kann und es nicht muss. Erst singen sie; es gilt als höflich, während der zweiten Strophe zu gehen.',
    crusaders:
      'Ein König, der sich eine Krone holen kommt, die ihm von Rechts wegen gehört, mit jedem Ritter, der einen Kreuzzug in der Nähe wollte. Die Tore der Stadt werden von innen geöffnet; weiter geht der Plan nicht.',
    'richard-small':
      'Ein kleines Heer mit einer Krone obenauf. Der Haushalt kann die Sache mit einem Angriff beenden, und Northumberland rückt gewiss gleich vor.',
    'tudor-small':
      'Verbannte, Waliser und zweitausend Franzosen, die man zu diesem Zweck freigelassen hat. Das Kämpfen besorgt der Graf von Oxford; die Stanleys sind auf der Seite, auf der sie eben sind.',
  },
};
