/** Was zu A Fine Victory bereitliegt, auf Deutsch. */
import type { ARMIES, SCENARIOS } from '@five-victories/engine/fine';
import type { ReadyFor } from './ready.js';

export const fine: ReadyFor<typeof SCENARIOS, typeof ARMIES> = {
  scenarios: {
    'market-day': {
      name: 'Markttag',
      story:
        'Beide Heere haben gehört, dass es im Dorf Brot gibt, und beide Vorhuten treffen ein, während die Stände aufgebaut werden. Wer sein Fußvolk zuerst hinter die Mauern bringt, ist kaum wieder zu vertreiben; doch die Heckenfelder an den Flanken lassen Raum für alle, die lieber außen herum reiten. Ein gutes erstes Spiel mit Gelände.',
    },
    lansdown: {
      name: 'Der Hügel von Lansdown',
      story:
        'Ein langer grüner Rücken liegt zwischen den Lagern, und jeder General hat versprochen, dort oben zu Abend zu essen. Piken steigen gut, Pferde nicht; die Reiterei hat die Wahl zwischen einem zähen Hang und dem langen Weg außen herum. Die Kuppe zählt doppelt, wenn die Trommeln zum letzten Mal schlagen.',
    },
    'two-fords': {
      name: 'Zwei Furten',
      story:
        'Der Fluss läuft dicht unter deiner Linken, verliert sich in der Mitte in einem Teich und zieht weit rechts davon; nur an zwei Stellen kann man ihn durchwaten. Die Furt links führt ans Ufer des Feindes, die rechts an deines: Jeder hat eine Tür aufzubrechen und eine zuzuhalten. Geschütze dürfen über das Wasser schießen; schwimmen darf niemand.',
    },
    nieuwpoort: {
      name: 'Der Strand von Nieuwpoort',
      story:
        'Moritz hat seine Schiffe fortgeschickt, damit niemand Zeit damit verliert, nach ihnen zu sehen. Auf der einen Seite das Meer, auf der anderen die Dünen, dazwischen ein Streifen von vier Zonen und keine Reserve für beide Heere: Wer zu Pferd angegriffen wird, muss es aushalten, und was bricht, ist fort. Bring alles auf einmal, denn anderswo ist kein Platz dafür.',
    },
    rocroi: {
      name: 'Der Wald von Rocroi',
      story:
        'Ein Sumpf schließt die eine Flanke, ein Wald halb die andere; bleiben drei Zonen ehrlicher Ebene für sehr viele Piken. Musketiere zwischen den Bäumen können jedem Reiterangriff, der vorbeikommt, die Laune verderben. Der junge Enghien wüsste gern, wer darin steckt, bevor er losreitet.',
    },
    lutzen: {
      name: 'Nebel über Lützen',
      story:
        'November, und vier Stunden Licht zwischen Nebel und Nacht. Der Windmühlenhügel neben dem Städtchen ist der Preis, die Straße daneben auch etwas wert, und beide Heere haben ihre alten Soldaten nach vorn gestellt. Die Güte der Einheiten zählt: Kenne deine Veteranen, und kenne seine.',
    },
    honigfelde: {
      name: 'Zwei Straßen nach Honigfelde',
      story:
        'Niemand wollte heute kämpfen: Jedes Heer zieht sich auf zwei Straßen hin, dazwischen ein Stück zerrissener Heide. Zuerst müssen sich die Flügel füllen, und die einzige Reserve kommt durch die Mitte, wo noch gar niemand ist. Entscheide früh, welche Straße du gewinnen willst.',
    },
    'both-camps': {
      name: 'Vieh und Tross',
      story:
        'Hinter deiner Linie stehen deine Wagen, hinter seiner die seinen, mit dem meisten Vieh der Grafschaft. Punkte gibt es nur im Lager des anderen; jedes Regiment, das plündern geht, bewacht nichts mehr. Neun Runden, zwei flache Hügel und ein ausgeglichenes Gemüt werden gestellt.',
    },
    edgehill: {
      name: 'Die erste Schlacht: Edgehill',
      story:
        'Sechzehn Einheiten auf jeder Seite und ein Tisch von sieben Zonen; die meisten sind in ihrer ersten Schlacht und alle in irgendjemandes Lieblingsrock. Hecken zerteilen das Gelände zu beiden Seiten, und die Ebene dazwischen ist weit genug, um einen Flügel Reiter darin zu verlieren. Rechnet mit einem Abend und macht vorher aus, wer die Pasteten mitbringt.',
    },
  },
  armies: {
    royalists:
      'Wenig Fußvolk, viele Reiter: Die Infanterie hält die Hecken, während die Kavaliere eine Flanke suchen, die sie ruinieren können.',
    parliament:
      'Keine Schwäche und kein Prunkstück: Sechs rote Regimenter schießen ruhig, drei zu Pferd warten auf den Augenblick, gemeinsam anzugreifen.',
    cornish:
      'Fünf sture Regimenter voller Piken, die alles ersteigen, was man ihnen hinstellt, und starke Dragoner für die Hohlwege.',
    waller:
      'Ein Regiment eiserner Reiter verbreitet den Schrecken; Bürgerwehr und Ledergeschütze sorgen dafür, dass jemand bleibt, um sich zu fürchten.',
    covenanters:
      'Sieben feste graue Blöcke, die langsam kommen und noch langsamer gehen; die paar kleinen Reitertrupps bleiben besser dahinter.',
    montrose:
      'Die Iren geben eine Salve, die Clans stürmen hinterher, und wenn das die Sache bis Mittag nicht entscheidet, dann gar nichts.',
    swedes:
      'Brigaden, Schützen und kleine Kanonen feuern alle aus derselben Zone, und die Reiter sind in der Lücke, bevor der Rauch verzogen ist.',
    imperialists:
      'Tiefe Haufen und eine große Batterie, hinter denen man steht, zwei Fäuste Kürassiere zum Zuschlagen, und Kroaten, um anderswo zu sein.',
    dutch:
      'Viele kleine Bataillone, gut gedrillt und leicht zu entbehren: Reibe die großen Blöcke abwechselnd auf und triff nie einen allein.',
    archduke:
      'Alte Tercios, unbezahlt und unbeeindruckt, rollen in Blöcken vor, während Lanzenreiter und Meuterer streiten, wer zuerst angreift.',
    spanish:
      'Drei riesige Tercios, die niemand von vorn schlägt; die ganze Kunst ist, dass niemand von anderswo kommt.',
    french:
      'Von allem etwas, und das Beste davon zu Pferd: Gewinne einen Flügel, schwenke nach innen und lass die alten Regimenter den Beifall holen.',
    poles:
      'Das Beste an diesem Heer hat Flügel: Halte es in Bewegung, weiche ohne Scham und komm mit der Lanze von einer besseren Seite wieder.',
    'royalists-large':
      'Jeder hat ein Regiment mitgebracht und keiner ein Exerzierbuch: Die Reiter gewinnen ihre Hälfte des Feldes, wenn jemand an die andere denkt.',
    'parliament-large':
      'Orange Schärpen über Röcken in allen Farben, viele Musketen und drei Batterien: Stehe, schieße und hebe die Kürassiere für den Nachmittag auf.',
  },
};
