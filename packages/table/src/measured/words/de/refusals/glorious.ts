/** Warum nicht: die Funktionen von A Glorious Victory. */
export const GLORIOUS: Readonly<Record<string, string>> = {
  '{unit} does not stand on {battle}.': '{unit} steht nicht bei {battle}.',
  '{unit} must stay wholly inside the circle of {battle}.': '{unit} muss ganz im Kreis von {battle} bleiben.',
  '{unit} is no Battle, and nobody stays behind from it.':
    '{unit} ist kein Gewalthaufen, und niemand bleibt von ihm zurück.',
  '{unit} and {other} would stand in each other.': '{unit} und {other} würden einander überdecken.',

  // Formation
  '{unit} would touch {other}.': '{unit} würde {other} berühren.',
  '{unit} has no odd element, so no file is chosen for it.':
    '{unit} hat kein einzelnes Element, also gibt es keine Rotte dafür zu wählen.',
  '{unit} is no mass of five, and has no odd element to shift.':
    '{unit} ist kein Haufen aus fünf und hat kein einzelnes Element zu verschieben.',
  '{unit} is in contact with an enemy and does nothing.': '{unit} ist in Berührung mit einem Feind und tut nichts.',
  '{unit} has shifted its odd element already since the last function of its side.':
    '{unit} hat das einzelne Element seit der letzten Funktion der eigenen Seite schon verschoben.',
  '{unit} has a single element and changes no formation.':
    '{unit} hat ein einziges Element und wechselt keine Formation.',
  'The element that keeps its place is not among the {size} of {unit}.':
    'Das Element, das seinen Platz behält, ist keines der {size} von {unit}.',
  'Say in which rank and file of {layout} the element of {unit} stands.':
    'Es fehlt, in welchem Glied und welcher Rotte von {layout} das Element von {unit} steht.',
  '{layout} has no element in rank {rank}, file {file}.': '{layout} hat in Glied {rank}, Rotte {file} kein Element.',
  '{unit} would stand just as it does.': '{unit} stünde genau so wie jetzt.',

  // Angriff
  '{unit} is armed with missiles and never charges.': '{unit} trägt Schusswaffen und greift nie an.',
  '{unit} has moved by horse and may not charge in this phase.':
    '{unit} ist geritten und darf in dieser Phase nicht angreifen.',
  '{unit} has neither a hand-to-hand armed nor a command element and may not charge.':
    '{unit} hat weder ein Element mit Nahkampfwaffen noch einen Feldherrn und darf nicht angreifen.',
  '{unit} may not charge {target}: {kind} do not charge {barred}.':
    '{unit} ({kind}) darf {target} nicht angreifen; verwehrt sind: {barred}.',
  '{target} is no enemy of {unit}.': '{target} ist kein Feind von {unit}.',
  '{unit} changes no formation.': '{unit} wechselt keine Formation.',
  '{target} is not straight ahead of {unit}.': '{target} ist nicht gerade vor {unit}.',

  // Formationen
  '{unit} stands on {battle} and is no formation of its own.':
    '{unit} steht bei {battle} und ist keine eigene Formation.',
  '{unit} has the elements {elements}, and {layout} has others.':
    '{unit} hat die Elemente {elements}, und {layout} hat andere.',
  'In line {unit} is one rank without gaps, and {layout} is not.':
    'In Linie ist {unit} ein Glied ohne Lücken, und {layout} ist das nicht.',
  '{unit} forms no mass as {layout}: a mass of {count} elements has ranks of {shapes}, without gaps.':
    '{unit} bildet als {layout} keinen Haufen: Ein Haufen aus {count} Elementen hat Glieder zu {shapes}, ohne Lücken.',

  // Bewegung
  '{unit} would come onto ground nobody crosses ({type}).': '{unit} käme auf Gelände, das niemand quert: {type}.',
  '{unit} touches {other} and cannot ride off.': '{unit} berührt {other} und kann nicht davonreiten.',
  '{unit} would touch {other} while it pivots.': '{unit} würde beim Einschwenken {other} berühren.',
  '{unit} stands on ground closed to it by horse ({type}) and cannot ride off.':
    '{unit} steht auf Gelände, das zu Pferd gesperrt ist ({type}), und kann nicht davonreiten.',
  '{unit} would come onto ground closed to it by horse ({type}) while it pivots.':
    '{unit} käme beim Einschwenken auf Gelände, das zu Pferd gesperrt ist: {type}.',
  '{unit} would come onto ground closed to it by horse ({type}) after {depth}.':
    '{unit} käme nach {depth} auf Gelände, das zu Pferd gesperrt ist: {type}.',
  '{unit} would touch {other}, a friend, after {after}.':
    '{unit} würde nach {after} {other} von der eigenen Seite berühren.',
  '{unit} stands on no Battle.': '{unit} steht bei keinem Gewalthaufen.',
  '{unit} may not leave {battle}, which is in contact with an enemy.':
    '{unit} darf {battle} nicht verlassen, solange es in Berührung mit einem Feind ist.',
  '{unit} would be {away} from {battle}: more than {least} and at most {far} are allowed.':
    '{unit} wäre {away} von {battle} entfernt: Erlaubt sind mehr als {least} und höchstens {far}.',
  '{unit} rides at least {least}, and this is {by}.': '{unit} reitet mindestens {least}, und dies sind {by}.',
  '{unit} may move {most}, and this move is {by}.': '{unit} darf {most} weit ziehen, und dieser Zug ist {by}.',
  '{unit} may move {most} where the ground slows it, and this move is {by}.':
    '{unit} darf in schwierigem Gelände {most} weit ziehen, und dieser Zug ist {by}.',
  '{unit} may step back {most}, and this step is {by}.':
    '{unit} darf {most} weit zurücktreten, und dieser Schritt ist {by}.',
  '{unit} may ride {most}, and this move is {by}.': '{unit} darf {most} weit reiten, und dieser Zug ist {by}.',
  '{unit} may be prolonged {most}, and this move is {by}.':
    '{unit} darf {most} weit vorgezogen werden, und dieser Zug ist {by}.',
  'A move of {unit} must be longer than nothing.': 'Ein Zug von {unit} muss eine Länge haben.',
  '{unit} is no mounted foot and has no horses.': '{unit} ist kein berittenes Fußvolk und hat keine Pferde.',
  'The first move of {unit} in this phase decides whether it rides.':
    'Der erste Zug von {unit} in dieser Phase entscheidet, ob es reitet.',
  '{unit} cannot {deed} ("{verb}"): that is not among its functions.': '{unit} hat diese Funktion nicht: {verb}.',
  'To {deed} ("{verb}") costs {cost} {cost|function|functions}, and {unit} has {left} left.':
    'Das kostet {cost} {cost|Funktion|Funktionen} ({verb}), und {unit} hat noch {left}.',
  '{unit} has moved by horse and cannot {deed} ("{verb}") in this phase.':
    '{unit} ist geritten und kann das in dieser Phase nicht: {verb}.',
  '{unit} is in mass, and only foot in line steps back.':
    '{unit} steht im Haufen, und zurück tritt nur Fußvolk in Linie.',
  '{unit} has one function where the ground is difficult.': '{unit} hat in schwierigem Gelände nur eine Funktion.',
  'A turn of {unit} must be more than nothing.': 'Eine Drehung von {unit} muss einen Winkel haben.',
  '{unit} turns about its centre, and no corner is named for it.':
    '{unit} dreht sich um die Mitte, ohne dass eine Ecke genannt wird.',
  '{unit} may turn by {most} degrees, not by {by}.': '{unit} darf sich um {most} Grad drehen, nicht um {by}.',
  '{unit} has acted in this phase.': '{unit} hat in dieser Phase schon gehandelt.',
  '{unit} is in contact with an enemy and has no functions.':
    '{unit} ist in Berührung mit einem Feind und hat keine Funktionen.',
  'Say about which front corner {unit} wheels, left or right.':
    'Es fehlt, um welche vordere Ecke {unit} schwenkt, links oder rechts.',
  '{unit} wheels about the corner on the side it turns to.':
    '{unit} schwenkt um die Ecke der Seite, zu der es sich dreht.',
  '{unit} would turn partly off the table.': '{unit} würde sich zum Teil vom Tisch drehen.',
  '{unit} is a Battle and cannot pivot.': '{unit} ist ein Gewalthaufen und kann nicht einschwenken.',
  '{unit} may pivot by {most} degrees, and this pivot is {angle}.':
    '{unit} darf um {most} Grad einschwenken, nicht um {angle}.',

  // Gewalthaufen
  '{unit} is no friend of {battle}.': '{unit} gehört nicht zur Seite von {battle}.',
  '{unit} cannot join a Battle: only foot and command do.':
    '{unit} kann in keinem Gewalthaufen aufgehen: Das können nur Fußvolk und Feldherren.',
  '{unit} has moved by horse and cannot join {battle} in this phase.':
    '{unit} ist geritten und kann in dieser Phase nicht in {battle} aufgehen.',
  '{unit} is in contact with an enemy and cannot join {battle}.':
    '{unit} ist in Berührung mit einem Feind und kann nicht in {battle} aufgehen.',
  '{battle} has {free} free {free|space|spaces}, and {unit} needs {needs}.':
    '{battle} hat {free} {free|freien Platz|freie Plätze}, und {unit} braucht {needs}.',
  '{unit} is no Battle on the table.': '{unit} ist kein Gewalthaufen auf dem Tisch.',
  '{unit} has been reinforced and does nothing more in this phase.':
    '{unit} wurde verstärkt und tut in dieser Phase nichts mehr.',
  '{unit} would not meet {other} on this way.': '{unit} träfe auf diesem Weg nicht auf {other}.',
  '{unit} stops before it meets {other}.': '{unit} hält an, bevor es auf {other} trifft.',
  '{unit} cannot ride into a Battle.': '{unit} kann nicht in einen Gewalthaufen reiten.',
  '{battle} is not straight in the way of {unit}.': '{battle} liegt nicht gerade im Weg von {unit}.',
  '{battle} is {depth} away, and {unit} would go {by}.': '{battle} ist {depth} entfernt, und {unit} ginge {by}.',
  '{unit} either joins a Battle or takes others on.':
    '{unit} geht entweder in einem Gewalthaufen auf oder nimmt andere auf.',
  'Only a Battle takes others on, not {unit}.': 'Nur ein Gewalthaufen nimmt andere auf, nicht {unit}.',
};
