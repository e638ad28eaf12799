/** Was zu A Major Victory bereitliegt, auf Deutsch. */
import type { ARMIES, SCENARIOS } from '@five-victories/engine/major';
import type { ReadyFor } from './ready.js';

export const major: ReadyFor<typeof SCENARIOS, typeof ARMIES> = {
  scenarios: {
    tannenberg: {
      name: 'Das Dorf bei Tannenberg',
      story:
        'Zwei Schwerter sind gesandt und angenommen, und zwischen den Heeren liegen ein paar Dächer und ein Brunnen. Zwischen den Häusern ist Reiterei langsam und fängt niemanden; die Handvoll Fußvolk, die jede Seite mitgebracht hat, wird plötzlich beliebt. Ein gutes erstes Spiel mit Gelände.',
    },
    'stakes-on-the-ridge': {
      name: 'Pfähle auf dem Höhenzug',
      story:
        'Ein kahler Höhenzug liegt quer über dem Heimweg, und wer darauf seine Pfähle eingeschlagen hat, bleibt, solange er mag. Pfähle kosten aber eine ganze Aktion, und ein Bogenschütze mit dem Schlägel in der Hand schießt nicht: erst hinauf oder erst eingraben? Pferde steigen langsam und holen dort oben niemanden ein.',
    },
    bannockburn: {
      name: 'Zwischen den Mooren von Bannockburn',
      story:
        'Nasses Marschland auf beiden Seiten und dazwischen zwei Zonen trockener Boden für zwei Heere, die fünf füllen würden. Wer hinten steht, hat nichts von der Überzahl; alles hängt davon ab, wer zuerst angreift, wer rechtzeitig abgelöst wird und wer seine Schützen vor seinen Rittern behält. Die Moore verschlingen jeden gleichermaßen.',
    },
    mohi: {
      name: 'Die Brücke von Mohi',
      story:
        'Der Sajó kommt dicht unter deiner Linken herein, fließt in der Mitte unter einer einzigen Steinbrücke durch und verlässt das Feld weit vor deiner Rechten; der Feind am anderen Ufer sieht es genauso. Die Ufer sind zu steil für Mann und Pferd, doch an beiden Enden gibt es eine Furt für alle, die den Ritt nicht scheuen. Halte die Brücke und setze einen Fuß auf das Ufer, das nicht deines ist.',
    },
    tewkesbury: {
      name: 'Der Wald von Tewkesbury',
      story:
        'In der Mitte schlammige Wege und tiefe Gräben, am einen Ende der Linie ein Park mit einem Wald und auf beiden Seiten der Verdacht, der andere habe dort jemanden versteckt. Geschütze und Generäle bleiben den Bäumen fern, ebenso Reiter, die ihre Reihen nicht öffnen wollen. Zweihundert Spieße am rechten Ort haben letztes Mal genügt.',
    },
    murten: {
      name: 'Drei Kolonnen nach Murten',
      story:
        'Es hat den ganzen Morgen geregnet, und das halbe Heer ist zum Essen gegangen, als der Wald sich zu rühren beginnt. Beide Seiten stellen sich in drei Haufen auf, an den Flügeln und in der Mitte, mit schlechtem Boden dazwischen; Hilfe kommt von hinten, aber fast nie von der Seite. Entscheide, welche Kolonne gewinnen und welche sich mit dem Verlieren nur Zeit lassen soll.',
    },
    arbedo: {
      name: 'Zu Fuß bei Arbedo',
      story:
        'Carmagnola sah sich die Hecke von Spitzen vor ihm an, sah sich seine Pferde an und ließ alle absitzen. Der Talboden ist von Hang zu Hang Stein und Weinberg, und dort ist ein Mann in vollem Harnisch auf zwei Beinen mehr wert als auf sechs. Wähle vor der Aufstellung, wer reitet und wer geht, denn nachher überlegt es sich keiner mehr anders.',
    },
    varna: {
      name: 'Der junge König bei Varna',
      story:
        'Sumpf auf der einen Seite, ein steiler Berg auf der anderen, und in der Ebene dazwischen stehen alte Soldaten noch älteren gegenüber. Die Güte der Einheiten zählt: Die Besten beider Heere brechen lieber, als dass man sie zurückgehen sieht, und die Schlechtesten wären lieber gar nicht da. Gib die Guten spät aus.',
    },
    towton: {
      name: 'Palmsonntag: Towton',
      story:
        'Sechzehn Einheiten auf jeder Seite und ein Tisch von sieben Zonen, im Schneetreiben, mit jedem Streit aus dreißig Jahren, der beigelegt werden will. Ein Wäldchen deckt die eine Flanke, an der anderen fällt das Gelände steil ab, und auf der Hochfläche dazwischen hat alles Platz. Rechnet mit einem Abend und haltet den Kessel warm.',
    },
  },
  armies: {
    english:
      'Pfähle einschlagen, Bögen spannen und sie kommen lassen; die wenigen Gewappneten sind ein Korken, kein Hammer.',
    french:
      'An Mut und Wappenröcken fehlt es hier keinem: Führe die großen Haufen gemeinsam zu Fuß heran und spare die Reiter für Schützen mit leeren Händen.',
    scots:
      'Drei Hecken von Piken, die gehen können: Halte sie Schulter an Schulter, erledige die Schützen mit den leichten Reitern und fürchte von vorn keinen Ritter.',
    plantagenets:
      'Fünf Scharen der besten Reiter der Christenheit, alle in Eile: Gib zuerst den Bogenschützen ihre Stunde, was die Grafen auch sagen.',
    swiss:
      'Vorhut, Gewalthaufen, Nachhut, in dieser Ordnung und in einem Schritt, der fast ein Lauf ist; lenken ist etwas für Leute mit Zeit.',
    burgundians:
      'Von allem eines, und das Beste, was Geld leihen konnte: Die Kunst ist, alles am selben Morgen am selben Ort zu haben.',
    'teutonic-order':
      'Weiße Mäntel, denen niemand sagen muss, wann sie angreifen: Brich einen Flügel nach dem anderen und lass die städtischen Armbrüste den Laden hüten.',
    poles:
      'Eine schwere rechte Hand und eine leichte linke: Lass Litauer und Tataren davonlaufen, sooft sie mögen, denn sie kommen wieder.',
    hussites:
      'Singen, stehen, schießen und erst dann die Wagen öffnen: Die Flegel sind für einen Feind, der schon einen schlechten Morgen hatte.',
    mongols:
      'Schießen, ausweichen, wieder schießen und die Lanzen von hinten schicken, sobald sich das Opfer nach dir umgedreht hat.',
    hungarians:
      'Das halbe Heer reitet wie der Westen, das halbe wie die Steppe: Bring sie mit dem Feind in Streit, bevor sie es miteinander tun.',
    ottomans:
      'Die Flügel mögen kommen und gehen, wie sie wollen; alles hängt an ein paar tausend ruhigen Männern hinter einer Reihe Pfähle.',
    'varna-crusaders':
      'Feste Wagen, gute Reiter und ein besserer General: Das Einzige, was man nicht tun darf, ist, was ein König von zwanzig Jahren tun will.',
    milanese:
      'Fachleute, die zuerst den Vertrag lesen: Kämpfe, wo der Boden passt, steig ab, wo er nicht passt, und verliere niemanden, den du noch bezahlen musst.',
    yorkists:
      'Geschütze, die stechen, Schützen, die reizen, und drei Haufen Gewappneter für den Schluss, dazu eine Handvoll Spieße, wo gerade niemand hinsieht.',
    lancastrians:
      'Bögen und Hellebarden aus dem Westen in Menge und ein Herzog, der nicht stillsitzen kann; ob du ihn den Hügel hinunterlässt, entscheidet den Tag.',
    'yorkists-large':
      'Der alte Fauconberg weiß, was man mit Rückenwind anfängt; danach geht es mit Hellebarden und Bannern bergauf, bis Norfolk die Straße findet.',
    'lancastrians-large':
      'Die meisten Lords von England und der ganze Norden: Rücke beim ersten Pfeil vor statt beim letzten, und lass jemanden in dieses Wäldchen sehen.',
  },
};
