/** Was zu A Great Victory bereitliegt, auf Deutsch. */
import type { ARMIES, SCENARIOS } from '@five-victories/engine/great';
import type { ReadyFor } from './ready.js';

export const great: ReadyFor<typeof SCENARIOS, typeof ARMIES> = {
  scenarios: {
    marathon: {
      name: 'Der Lauf bei Marathon',
      story:
        'Eine kleine Schlacht auf einer kleinen Ebene, elf Einheiten gegen dreizehn, und kein Stellvertreter für den, der laufen will. Ein Sumpf hütet die eine Flanke, Ölbäume hüten die andere, und dazwischen gibt es nichts als einen Schauer von Pfeilen, durch den man schnell hindurchmuss. Ein gutes erstes Spiel: halbe Punkte, zwölf Runden.',
    },
    gaugamela: {
      name: 'Die gefegte Ebene von Gaugamela',
      story:
        'Der Großkönig hat die Büsche ausreißen und die Buckel abtragen lassen, damit seinen Reitern nichts im Wege ist; nur zwei Kuppen ganz außen waren die Mühe nicht wert. Die Güte der Einheiten und der Feldherren zählt: Den einen König hört man über das halbe Feld, den anderen nur sein Wagenlenker.',
    },
    hydaspes: {
      name: 'Donner am Hydaspes',
      story:
        'Es hat die ganze Nacht geregnet. Alexander hat einen Weg über den Fluss gefunden, und Poros hat seine ganze Linie gewendet, um ihn auf dem einzigen Boden zu empfangen, der nicht ganz Wasser ist. Männer können durch den Schlamm waten, Elefanten bemerken ihn nicht, aber kein Wagen wagt sich hinein; wer Räder oder Hufe brauchen will, muss erst um die trockenen Stellen kämpfen.',
    },
    kadesh: {
      name: 'Die Überläufer von Kadesch',
      story:
        'Zwei umherziehende Stammesleute haben geschworen, die Hethiter seien eine Woche weit weg, und die Hethiter sind hinter der Stadt. Der Hügel von Kadesch steht in der Mitte mit seinen Mauern darauf, ein Arm des Orontes schließt jeden Flügel, und zu beiden Seiten ist Platz für kluge Streitwagen. Halte die Stadt und sieh dir das andere Lager an, solange sein Besitzer aus ist.',
    },
    qarqar: {
      name: 'Die zwölf Könige von Qarqar',
      story:
        'Der König von Assyrien kommt den Tribut holen, und zwölf Könige sind gekommen, um zu erklären, dass es keinen gibt. Ein langer Siedlungshügel erhebt sich mitten in der Ebene, steiler, je höher man steigt, und der Fluss hält der östlichen Flanke den Ärger vom Leib. Beide Seiten sagen, sie hätten gesiegt; sieh zu, ob du es deutlicher machen kannst.',
    },
    ephesus: {
      name: 'Der Streit in Ephesos',
      story:
        'Beim Essen gefragt, wer die drei besten Feldherren waren, soll Hannibal Alexander zuerst, Pyrrhos als zweiten und sich selbst als dritten genannt haben. Pyrrhos war nicht da, um zu widersprechen, also muss der Tisch entscheiden. Ein breiter Hügel zwischen zwei gleichen Lagern, eine Kuppe auf jeder Seite, und die Güte der Einheiten und Feldherren zählt; wer die Höhe hält, schreibt die Liste.',
    },
    cannae: {
      name: 'Der Staub von Cannae',
      story:
        'Ein Fluss an der einen Flanke, ein verfallenes Dorf auf einem Hügel an der anderen, heißer Wind dazwischen, und heute ist der Tag des Konsuls, der angreifen will. Das Feld ist eng, was den tiefen römischen Linien passt; hinein führt auf jeder Seite ein Weg, heraus keiner. Die Güte der Einheiten zählt: Die Hälfte der Legionäre waren im Frühling noch Bauern.',
    },
    magnesia: {
      name: 'Elefanten in den Fugen',
      story:
        'Der Morgennebel hat die Sehnen schlaff gemacht, und der König hat in jede Lücke seiner Phalanx ein Paar Elefanten gestellt, um zu sehen, was geschieht. Ein Bach deckt den einen Flügel der Legionen; Eumenes hat darum die Reiter zum anderen geführt, wo eiserne Männer auf eisernen Pferden auf jemanden warten, den sie niederreiten können. Die Güte der Feldherren zählt.',
    },
    alesia: {
      name: 'Die Linien um Alesia',
      story:
        'Caesar hat einen Graben gezogen, der Vercingetorix drinnen hält, und einen zweiten, der alle anderen draußen hält; heute Nacht sind alle anderen angekommen. In der äußeren Linie sind drei Tore. Halte mehr davon als er, wenn die Fackeln niederbrennen, und kommt eine Schar von dir hinter den Feind zur Straße oder zum Lager dort, umso besser.',
    },
    thames: {
      name: 'Die Pfähle in der Themse',
      story:
        'Es gibt eine gute Furt, und Cassivellaunus hat sie mit spitzen Pfählen gefüllt; es gibt zwei schlechte, und hinter beiden warten seine Wagen. Die Legionen gingen bis zum Hals hinein und kamen im Laufschritt heraus. Sichere die Furten, dann nimm die Burg oder den Tross auf der anderen Seite; Räder kommen nicht an den Pfählen vorbei, alle anderen fluchen sich hindurch.',
    },
    carrhae: {
      name: 'Kein Wasser vor Carrhae',
      story:
        'Der Führer hatte einen Bach versprochen. Stattdessen gibt es ein paar Brunnen, eine Straße, zwei Dünen und rundherum ganz Parthien zu Pferd. Die Legionen müssen die Brunnen erreichen und, wenn es geht, die Straße dahinter; auch der Surena will die Brunnen und sagte zu den Wasserkarren nicht nein. Heute ist die Zahl der berittenen Einheiten nicht begrenzt, und wer stillsteht, ist ein Ziel.',
    },
    mobei: {
      name: 'Der Wagenring jenseits der Gobi',
      story:
        'Nach einem Monat Sand haben die Han den Chanyu gefunden, aufgestellt, ausgeruht und recht überrascht. Wei Qing hat aus seinen Wagen einen Ring gemacht, hält seine Armbrüste dicht daran und wartet auf den Abend, wenn der Wind aufkommt; die Reiter kennen jede Bodenwelle und müssen niemanden ernähren als sich selbst. Die Güte der Einheiten zählt, und die Zahl der berittenen ist nicht begrenzt, damit die Steppe kommen kann, wie sie ist.',
    },
    emesa: {
      name: 'Keulen bei Emesa',
      story:
        'Die Königin hat die schwereren Reiter, der Kaiser das bessere Fußvolk, und ein paar Dorfleute aus Palästina haben Keulen und eine Theorie über Rüstungen mitgebracht. In der Mitte steht auf einem flachen Hügel ein Tempel, und der Gott darin ist, heißt es, dem gewogen, der am ehesten nach Sieg aussieht. Die Güte der Einheiten zählt; lass die eisernen Reiter sich erst an etwas müde laufen.',
    },
  },
  armies: {
    macedonians:
      'Die Piken halten sie an der Nase fest, und der junge König reitet am Ohr hinein; jemand sollte beim Tross bleiben, und niemand tut es je.',
    achaemenids:
      'Etwas aus jeder Provinz zwischen Ägäis und Indus und Befehle in ebenso vielen Sprachen; die Reiter sind das Beste daran, und die Griechen in der Mitte sind bezahlt.',
    pauravas:
      'Ein Bogen, so groß wie der Mann, der ihn spannt, das eine Ende auf den Boden gestemmt, und Elefanten wie Türme in einer Mauer; halte die Mauer zusammen und gib auf den Schlamm acht.',
    egyptians:
      'Vier Divisionen, nach Göttern benannt und auf einer einzigen Straße verteilt; die Wagen schießen, schwenken ab und schießen wieder, und die Inschriften werden schon entworfen.',
    hittites:
      'Drei Mann auf einem Wagen, damit einer den Schild halten kann; verstecke sie hinter der Stadt, schick zwei Überläufer mit einer guten Geschichte und warte.',
    assyrians:
      'Erst die Pfeile, dann die Speere, dann die Steuereintreiber; eine Maschine, in der jeder Teil von einem anderen gedeckt wird und keiner gern gedrängt.',
    'twelve-kings':
      'Zwölf Könige wurden gezählt und elf genannt, jeder mit einer besseren Idee; Ahab hat die Wagen, Gindibu die Kamele, und Damaskus schickt die Rechnung.',
    pyrrhus:
      'Ein König, der jede Schlacht gewinnt und es sich nicht leisten kann; die Elefanten erschrecken Pferde, die Phalanx erschreckt jeden und die Tarentiner niemanden.',
    carthaginians:
      'Gallier in der Mitte, um geschoben zu werden, Libyer an den Enden, um zu schieben, und Numider, wo du gerade nicht hinsiehst; es geht nur, wenn die Mitte langsam nachgibt.',
    'consular-romans':
      'Das größte Heer, das Rom je ins Feld stellte, und zwei Männer, die es abwechselnd führen; geh vorwärts und hoffe, dass vorwärts die rechte Richtung ist.',
    'scipio-romans':
      'Der eine Bruder befiehlt, der andere ist berühmt und hat Fieber; die Legionen trauen keinem so sehr wie dem König von Pergamon, der Pferde mitgebracht hat.',
    seleucids:
      'Piken mit Elefanten in den Fugen, eiserne Reiter auf eisernen Pferden und ein Bogenschütze auf einem Kamel für jeden, der meint, er habe alles gesehen; die Schwierigkeit ist das Anhalten.',
    caesarians:
      'Acht Legionen, eine Schaufel für jeden Mann und ein Feldherr, der seine Kritiken selbst schreibt; die Reiter sind gemietet, und die Zehnte möchte zuerst gefragt werden.',
    gauls:
      'Jeder Stamm, der sich einen Sommer lang auf eine Sache einigen ließ; der erste Ansturm ist zwei der ihren wert, also wähle gut, wohin er geht.',
    britons:
      'Vorfahren, etwas werfen, abspringen, aufspringen und fort; die Krieger dahinter sind tapfer und viele, und die Wagen müssen ihnen etwas zu tun lassen.',
    crassus:
      'Der reichste Mann Roms will seinen eigenen Triumph. Bilde das Viereck, behalte die Wasserkarren darin und lass deinen Sohn nicht ausreiten.',
    han: 'Armbrüste in Reihen, Hellebarden davor und ein Wagenring zum Schlafen; die Wüste wurde pünktlich durchquert, was die Wüste überraschte.',
    aurelian:
      'Der Kaiser, der die Dinge wieder zusammennagelt. Ruhiges Fußvolk von der Donau, schnelle Reiter aus Dalmatien und Afrika und Dorfleute mit Keulen, die sich als Antwort auf Rüstungen erweisen.',
    palmyrenes:
      'Eine Karawanenstadt, die aus Versehen ein Reich hat: Schützen im Panzer, Pferde im Panzer, schlecht gelaunte Kamele und eine Königin, die vor der Linie reitet, wo jeder sie sieht.',
    parthians:
      'Neuntausend Bögen, die nicht stillstehen, tausend Lanzen, die niemand anhält, und eine Reihe Kamele mit noch mehr Pfeilen. Für Szenarien, die so viele Reiter erlauben.',
    xiongnu:
      'Links und rechts in allem, bis hinab zum letzten Führer von zehn Mann; sie kommen wie Vögel zum Aas und zerstreuen sich wie Wolken. Für Szenarien, die so viele Reiter erlauben.',
    'athenians-small':
      'Sechs Phylen, ein treuer Nachbar und ein Lauf von acht Stadien; stark an den Enden, dünn in der Mitte, und bis zum Abendessen ist alles vorbei.',
    'persians-small':
      'Geflochtene Schilde vorn und Pfeile dahinter, die Reiter irgendwo bei den Schiffen; wenn die Griechen gehen statt laufen, gewinnst du.',
  },
};
