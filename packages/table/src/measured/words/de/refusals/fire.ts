/** Warum nicht: Feuer. */
export const FIRE: Readonly<Record<string, string>> = {
  '{unit} is limbered and cannot fire.': '{unit} ist aufgeprotzt und kann nicht schießen.',
  '{unit} is in column and cannot fire.': '{unit} ist in Kolonne und kann nicht schießen.',
  'Muskets cannot fire in heavy rain, and {unit} has nothing else.':
    'Musketen schießen bei Starkregen nicht, und {unit} hat nichts anderes.',
  '{other} is {near} ahead in the zone of fire of {unit}, before {target} at {depth}.':
    '{other} steht {near} voraus im Feuerbereich von {unit}, vor {target} auf {depth}.',
  'Terrain in the zone of fire of {unit} hides {target}, which is {depth} ahead: {type}.':
    'Gelände im Feuerbereich von {unit} verdeckt {target}, {depth} voraus: {type}.',
  'Its own stands are before stand {stand} of {unit}, and {target} is behind them.':
    'Vor Stand {stand} von {unit} stehen eigene Stände, und {target} ist dahinter.',
  '{target} is {distance} away, and {unit} reaches {range}.':
    '{target} ist {distance} entfernt, und {unit} reicht {range}.',
  '{target} is {distance} away, and in the mist nobody fires beyond {mist}.':
    '{target} ist {distance} entfernt, und im Nebel schießt niemand weiter als {mist}.',
  '{target} is in no zone of fire of {unit}, straight ahead up to {range}.':
    '{target} ist in keinem Feuerbereich von {unit}, geradeaus bis {range}.',
  '{target} is not in the zone of fire of stand {stand} of {unit}, nor can that stand fire with a neighbour.':
    '{target} ist nicht im Feuerbereich von Stand {stand} ({unit}), und mit einem Nachbarn kann er auch nicht schießen.',
  '{unit} has no round shot, and nothing else is fired overhead.':
    '{unit} hat keine Vollkugeln, und nichts anderes wird im Bogen geschossen.',
  '{unit} has one strength point left; one stand fires with half of that, which is none.':
    '{unit} hat noch einen Stärkepunkt; ein Stand schießt mit der Hälfte davon, und das ist keiner.',
  '{unit} fires as a whole, and not with stand {stand} by itself.':
    '{unit} schießt als Ganzes und nicht mit Stand {stand} allein.',
  'Of the {size} stands of {unit}, counted from 0, stand {stand} does not fire.':
    'Von den {size} Ständen von {unit} schießt Stand {stand} nicht.',
  '{unit} has fired already in this turn.': '{unit} hat in dieser Runde schon geschossen.',
  '{unit} is in contact with an enemy and cannot fire.':
    '{unit} ist in Berührung mit einem Feind und kann nicht schießen.',
  '{target} is a friend of {unit}.': '{target} gehört zur Seite von {unit}.',
  '{target} is not on the table.': '{target} ist nicht auf dem Tisch.',
  '{target} is in contact with an enemy and cannot be fired at.':
    '{target} ist in Berührung mit einem Feind und kann nicht beschossen werden.',
  '{unit} would pivot partly off the table.': '{unit} würde sich zum Teil vom Tisch drehen.',
  'No stand of {unit} is named to fire at {target}.': 'Kein Stand von {unit} ist genannt, der auf {target} schießt.',
  'Stand {stand} of {unit} is named twice, and fires once.':
    'Stand {stand} von {unit} ist zweimal genannt und schießt einmal.',
  'All stands of {unit} that could fire at {target} fire elsewhere.':
    'Alle Stände von {unit}, die auf {target} schießen könnten, schießen anderswohin.',
  '{target} is named twice: all that {unit} fires at it is one volley.':
    '{target} ist zweimal genannt: Alles, was {unit} darauf schießt, ist eine Salve.',
  'Name the unit that fires.': 'Es fehlt die Einheit, die schießt.',
  'Name a target for {unit}.': 'Es fehlt ein Ziel für {unit}.',
  'The shot goes on to one of {nearest}, which are equally near, not to {unit}.':
    'Die Kugel prallt weiter zu einer der nächsten Einheiten ({nearest}), nicht zu {unit}.',
  'Nobody fires overhead in this match.': 'In dieser Partie schießt niemand im Bogen.',
  '{target} is {distance} away, and round shot is fired beyond {hail} only.':
    '{target} ist {distance} entfernt, und Vollkugeln werden nur über {hail} hinaus geschossen.',
  '{unit} stands at level {own} and {target} at level {its}; what is between is at level {between}.':
    '{unit} steht auf Höhe {own}, {target} auf Höhe {its}; was dazwischen ist, auf Höhe {between}.',
  '{unit} stands at level {own} and {target} at level {its}; what lies between is at level {between}.':
    '{unit} steht auf Höhe {own}, {target} auf Höhe {its}; was dazwischen liegt, auf Höhe {between}.',

  // A Great Victory
  '{target} is {distance} away, and heavy artillery fires beyond {near} only.':
    '{target} ist {distance} entfernt, und schwere Artillerie schießt nur über {near} hinaus.',
  '{friend} is {gap} from {target}, and heavy artillery needs {off} to fire overhead.':
    '{friend} ist {gap} von {target} entfernt, und schwere Artillerie braucht {off}, um im Bogen zu schießen.',
  '{unit} is no artillery, and nothing else is fired overhead.':
    '{unit} ist keine Artillerie, und nichts anderes wird im Bogen geschossen.',
  '{target} is not in the zone of fire of the {face} face of {unit}.':
    '{target} ist nicht im Feuerbereich dieser Seite von {unit}: {face}.',
  '{unit} has no missiles to fire in this phase.': '{unit} hat in dieser Phase nichts zu schießen.',
  '{unit} has no strength points left and cannot fire.': '{unit} hat keine Stärkepunkte mehr und kann nicht schießen.',
  'No stand of {unit} is named to fire.': 'Kein Stand von {unit} ist genannt, der schießt.',
  'A stand of {unit} is named twice, and fires once.': 'Ein Stand von {unit} ist zweimal genannt und schießt einmal.',
  '{unit} cannot fire at so many targets; only a row of two stands may take two.':
    '{unit} kann nicht auf so viele Ziele schießen; nur eine Reihe von zwei Ständen darf zwei haben.',
  'Each stand of {unit} must see a target of its own to split its fire.':
    'Um das Feuer zu teilen, muss jeder Stand von {unit} ein eigenes Ziel sehen.',
  '{target} is named twice: all that {unit} fires at it is one shot.':
    '{target} ist zweimal genannt: Alles, was {unit} darauf schießt, ist ein Schuss.',
  '{unit} is in no defensive block and has one zone of fire, to its front.':
    '{unit} steht in keinem Abwehrblock und hat einen Feuerbereich, nach vorn.',
  '{unit} is artillery and fires with all its strength, {most}, not with {points}.':
    '{unit} ist Artillerie und schießt mit aller Stärke, {most}, nicht mit {points}.',
  '{unit} must put at least one strength point into each shot.':
    '{unit} muss in jeden Schuss mindestens einen Stärkepunkt setzen.',
  '{unit} may put {most} strength {most|point|points} into this shot, not {points}.':
    '{unit} darf in diesen Schuss {most} {most|Stärkepunkt|Stärkepunkte} setzen, nicht {points}.',
  'Say how many strength points {unit} puts into each shot, with its target.':
    'Es fehlt, wie viele Stärkepunkte {unit} in jeden Schuss setzt, mit seinem Ziel.',

  // A Glorious Victory
  '{unit} has fired already in this phase.': '{unit} hat in dieser Phase schon geschossen.',
  '{unit} is artillery in contact with an enemy and may not fire.':
    '{unit} ist Artillerie in Berührung mit einem Feind und darf nicht schießen.',
  '{unit} has no element left to fire at {target}.': '{unit} hat kein Element mehr für einen Schuss auf {target}.',
  'Say how many elements of each weapon of {unit} fire at {target}.':
    'Es fehlt, wie viele Elemente jeder Waffe von {unit} auf {target} schießen.',
  '{unit} has no {letter} elements that fire.': '{unit} hat keine solchen Elemente, die schießen: {letter}.',
  'Of its {letter} elements {unit} has {have} left to fire, not {n}.':
    '{unit} hat noch {have} Elemente, die schießen ({letter}), nicht {n}.',
  '{target} is {distance} away, too far for the {letter} elements of {unit}.':
    '{target} ist {distance} entfernt, zu weit für diese Elemente von {unit}: {letter}.',
  '{unit} is one element, and fires that or nothing.': '{unit} ist ein Element und schießt damit oder gar nicht.',
  '{unit} is artillery and fires straight ahead, without a template.':
    '{unit} ist Artillerie und schießt geradeaus, ohne Schablone.',
  'No element of {unit} is named to fight {target}.': 'Kein Element von {unit} ist gegen {target} eingeteilt.',
  'No element of {unit} is named to fire at {target}.':
    'Kein Element von {unit} ist genannt, das auf {target} schießt.',
  '{unit} fires one volley at {target}, not two.': '{unit} schießt eine Salve auf {target}, nicht zwei.',
  '{unit} fires one weapon at a target.': '{unit} schießt mit einer Waffe auf ein Ziel.',
  '{unit} is artillery and fires at one target.': '{unit} ist Artillerie und schießt auf ein Ziel.',
  '{unit} is no artillery and does not pivot to fire.':
    '{unit} ist keine Artillerie und schwenkt zum Schießen nicht ein.',
  '{target} is in contact with friends of {unit}.': '{target} ist in Berührung mit Einheiten der Seite von {unit}.',
  'The template of {unit} does not lie over both it and {target} so.':
    'Die Schablone von {unit} liegt so nicht über beiden, ihm und {target}.',
  '{other} is in the zone of fire of {unit} at {target}.': '{other} ist im Feuerbereich von {unit} auf {target}.',
  '{unit} finds no clear zone of fire at {target}.': '{unit} findet keinen freien Feuerbereich auf {target}.',
  '{target} is {distance} away, and {unit} reaches {reach}.':
    '{target} ist {distance} entfernt, und {unit} reicht {reach}.',
};
