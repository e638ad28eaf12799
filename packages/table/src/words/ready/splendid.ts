/** Was zu A Splendid Victory bereitliegt, auf Deutsch. */
import type { ARMIES, SCENARIOS } from '@five-victories/engine/splendid';
import type { ReadyFor } from './ready.js';

export const splendid: ReadyFor<typeof SCENARIOS, typeof ARMIES> = {
  scenarios: {
    'hopton-heath': {
      name: 'Die Kaninchen von Hopton Heath',
      story:
        'Ein kurzer Kampf auf einer kleinen Heide, sechs Einheiten auf jeder Seite und keine Zeit für Reden. Die Mitte ist so voller Kaninchenlöcher, dass sie keinem Reiter gefällt; die Frage ist, wer außen herum geht, auf welcher Seite, und ob Roaring Meg dazu etwas zu sagen hat. Ein gutes erstes Spiel: eine Art Gelände, acht Runden.',
    },
    naseby: {
      name: 'Broad Moor bei Naseby',
      story:
        'Zwei flache Höhen sehen einander über ein seichtes Tal hinweg an, und keines der Heere will das sein, das steigt. Eine lange Hecke schließt das westliche Ende, wo Dragoner auf der Lauer liegen mögen; Ginster und Kaninchenbaue stören am östlichen. Welcher Reiterflügel zuerst von der Verfolgung des anderen zurückkommt, entscheidet den Tag.',
    },
    kilsyth: {
      name: 'Die Hütten von Kilsyth',
      story:
        'Ein heißer Morgen, die Röcke abgelegt, und zwischen den Lagern ein Häuflein Hütten, die zu nehmen kein General befohlen hat. Ein paar Clansleute sind schon darin oder werden es gleich sein. Die Hütten zählen am meisten; auch die zwei Hänge zählen, die auf sie hinabsehen, und der kürzeste Weg vom einen zum anderen führt mitten durch den Feind.',
    },
    breitenfeld: {
      name: 'Die Ebene von Breitenfeld',
      story:
        'Flach, trocken und weit: Die alte und die neue Schule des Krieges haben sich auf den vollkommenen Ort für eine Prüfung geeinigt. Eine flache Welle an jedem Ende ist alle Deckung. Die Güte der Generäle zählt; wisse also, wie weit deine eigene Stimme trägt und wessen Kürassiere nicht zuhören.',
    },
    albuch: {
      name: 'Der Albuch',
      story:
        'Ein steiler Berg vor Nördlingen, vom Frühstück bis zum Mittag umkämpft, fünfzehn Stürme nach der Zählung derer, die wach blieben. Die Kuppe ist mehr wert als beide Schultern zusammen, und kein Pferd steigt dort schnell hinauf. Die Güte der Einheiten zählt: Schick deine ältesten Soldaten zuerst hinauf und hoffe, dass für das zweite Mal welche übrig sind.',
    },
    breda: {
      name: 'Die Deiche vor Breda',
      story:
        'Die Geschichte sagt, der Kardinalinfant habe die holländischen Linien besehen, geseufzt und sei abgezogen; hier tut er es nicht. Ein Deich mit drei Durchlässen quert den Polder, das Vieh ist fortgetrieben, und der Regen einer ganzen Woche steht im Gras: Pferde und Geschütze kommen nur mit halber Kraft voran, und keine Kugel springt weiter. Halte mehr Durchlässe als er, wenn es dunkel wird.',
    },
    klushino: {
      name: 'Der Zaun von Kluschino',
      story:
        'Die Husaren sind die ganze Nacht geritten, und bei Sonnenaufgang fanden sie, dass jemand einen Zaun gebaut hatte. Er hat Lücken, jede breit genug für eine Schwadron und bewacht von einigen hundert Musketen; dass Geschütze ihn niederlegen, kommt nur in Geschichten vor. Die geflügelten Reiter müssen durch eine Lücke, um das Ende herum, oder warten, bis das Fußvolk dahinter die Geduld verliert.',
    },
    bleneau: {
      name: 'Der Damm von Bléneau',
      story:
        'Ein halbes Heer ist in den Betten überrascht worden, der junge König ist eine Stunde weit die Straße hinunter, und dazwischen liegt nur ein Damm, links ein Sumpf, rechts ein Wald. Morgennebel verbirgt alles, was weiter weg ist als ein Gespräch mit Pistolen. Nimm den Damm und halte ihn, und wenn du jemanden entbehren kannst, wärme dir die Hände an den Feuern der anderen Seite.',
    },
    'marston-moor': {
      name: 'Ein Abend auf Marston Moor',
      story:
        'Achtzehn Einheiten und zwei Unterfeldherren auf jeder Seite und ein Tisch von acht Fuß Länge. Graben und Hecke trennen das Moor vom Korn; Fußvolk kann darin kämpfen, Reiter müssen sich ihren Weg suchen, und es gibt offene Stellen für Ortskundige. Die Prinzen sind zum Abendessen gegangen, also sollten die Verbündeten wohl anfangen. Rechnet mit einem Abend und bringt eine Laterne mit.',
    },
  },
  armies: {
    royalists:
      'Wenige Regimenter, und alle alt; die Reiter sind prächtig, und die Kunst ist, zur Teezeit noch welche auf dem Tisch zu haben.',
    'new-model':
      'Sechs rote Regimenter, die nachladen, während andere streiten, drei zu Pferd, die auf Befehl anhalten, und eine Hecke voller Dragoner.',
    covenanters:
      'Gute Regimenter, hoffnungsvolle Aufgebote und ein Ausschuss: Stell dich tief auf, bleib nah beim General und spare die Lanzen für jeden, der an dir vorbeiläuft.',
    montrose:
      'Niemand zu Fuß ist auf den letzten Schritten schneller als die Clansleute; die Iren müssen nur vorher dafür sorgen, dass die andere Seite woandershin sieht.',
    swedes:
      'Eine Kanone für jede Brigade und Schützen zwischen den Schwadronen: Nichts hier ist groß, alles dreht sich schnell, und irgendwer hat immer geladen.',
    imperialists:
      'Vier große Vierecke, die seit zehn Jahren nicht verloren haben, schwarze Kürassiere, die auf keinen Befehl warten, und Geschütze, die man nur einmal bewegt.',
    heilbronn:
      'Die alten farbigen Brigaden marschieren ohne ihren König weiter; stell sie dorthin, wo es steil ist, und lass die Württemberger die Wagen hüten.',
    spanish:
      'Ein Kardinal im Harnisch und Tercios, die dafür über die Alpen gekommen sind. Setz eines auf einen Hügel und zähle, wie viele Angriffe es braucht.',
    dutch:
      'Nach dem Buch gedrillt, in fünf Sprachen: viele handliche Bataillone, die unter Feuer die Plätze tauschen, und keine Eile, denn die Staaten zahlen monatsweise.',
    poles:
      'Fünf Regimenter Husaren, eine Handvoll Fußvolk und zwei Spielzeugkanonen: Angreifen, umkehren, frische Lanzen holen und wieder angreifen, sieben- oder achtmal, wenn es sein muss.',
    muscovites:
      'Die eine Hälfte dieses Heeres spricht nicht mit der anderen, aber alle haben Musketen mitgebracht, und die meisten etwas gefunden, hinter dem man stehen kann.',
    turenne:
      'Ein kleiner König, eine große Schuld und ein vorsichtiger General: Halte die enge Stelle, richte eine Batterie darauf und lass den anderen glänzen.',
    frondeurs:
      'Prinzen rechts, Prinzen links und geborgte Spanier dazwischen; die besten Reiter Frankreichs und die kürzesten Geduldsfäden.',
    'northampton-small':
      'Vor allem Reiter und ein sehr großes Geschütz mit Namen. Lass Roaring Meg zuerst sprechen und reite, bevor der Rauch verzieht.',
    'gell-small':
      'Graue Röcke, leichte Kanonen und eine tüchtige Hecke von Piken; aus Cheshire ist Hilfe unterwegs, und bis sie da ist, geht niemand hinaus spielen.',
    'royalists-large':
      'Zwei Heere, die sich heute Nachmittag getroffen haben, und eines, das seit dem Morgengrauen marschiert. Die Whitecoats stehen, bis es dunkel wird; sorge dafür, dass jemand neben ihnen steht.',
    'allies-large':
      'Schotten, Leute aus Yorkshire und die Eastern Association, jeder überzeugt, dass die beiden anderen davonlaufen. Mehr Piken, als jemand gezählt hat, und links die Ironsides.',
  },
};
