/** Was an Optionen falsch ist: die Sätze der Engine auf Deutsch. In geschweiften Klammern steht, was wechselt. */
export const deFaults: Readonly<Record<string, string>> = {
  'A whole number from {a} to {b} is wanted here, not {c}.':
    'Hier wird eine ganze Zahl von {a} bis {b} gebraucht, nicht {c}.',
  'A text of 1 to {a} characters is wanted here, not {b}.':
    'Hier wird ein Text von 1 bis {a} Zeichen gebraucht, nicht {b}.',
  'A list of at most {a} is wanted here, not {b}.': 'Hier darf die Liste höchstens {a} Einträge haben.',
  'One of {a} is wanted here, not {b}.': 'Hier wird einer dieser Werte gebraucht: {a}; nicht {b}.',
  'true or false is wanted here, not {a}.': 'Hier wird true oder false gebraucht, nicht {a}.',
  '{a} is wanted here, not {b}.': 'Hier wird etwas anderes gebraucht als {b}: {a}.',
  'There is no field "{a}" here.': 'Ein Feld „{a}“ gibt es hier nicht.',
  'A point is two numbers, x and y in thousandths of {a}.': 'Ein Punkt sind zwei Zahlen, x und y, in Tausendsteln.',
  '[{a}] is not on a table of {b} by {c} thousandths.': 'Der Punkt [{a}] liegt nicht auf dem Tisch.',
  '[{a}] is not on the table.': 'Der Punkt [{a}] liegt nicht auf dem Tisch.',
  'At least {a} points are wanted, not {b}.': 'Es braucht mindestens {a} Punkte, nicht {b}.',
  'The same point stands twice in a row.': 'Derselbe Punkt steht zweimal hintereinander.',
  'The outline of an area may not cross or touch itself.':
    'Der Umriss einer Fläche darf sich weder kreuzen noch berühren.',
  'Only a hill has a level.': 'Nur ein Hügel hat eine Stufe.',
  'The frontage must be even, and {a} is not.': 'Die Frontbreite muss gerade sein, und {a} ist es nicht.',
  'A side is set up in a third of the table at most, and {a} inches are more than a third of {b}.':
    'Eine Seite stellt höchstens in einem Drittel des Tisches auf, und {a} Zoll sind mehr als ein Drittel von {b}.',
  'Only {a} elements of foot of this size fit on the largest round base, and a Battle starts with {b}.':
    'Nur {a} Elemente Fußvolk dieser Größe passen auf die größte runde Base, und ein Gewalthaufen beginnt mit {b}.',
  'No round base has the {a} spaces with which a Battle starts.':
    'Keine runde Base hat die {a} Plätze, mit denen ein Gewalthaufen beginnt.',
  'This area is not wholly on the table.': 'Diese Fläche liegt nicht ganz auf dem Tisch.',
  'This area overlaps that of the other side.': 'Diese Fläche überschneidet die der anderen Seite.',
  'With armySource preset each side has one of {a}.':
    'Mit fertigen Heeren des Buches braucht jede Seite eines davon: {a}.',
  'This army finds no room in its area of deployment.': 'Dieses Heer findet in seinem Aufstellungsraum keinen Platz.',
  'The armies of both sides are wanted here.': 'Hier werden die Heere beider Seiten gebraucht.',
  'The units of generated armies are thrown for, so none are given.':
    'Die Einheiten erwürfelter Heere werden erwürfelt, also werden keine angegeben.',
  'At least one shape is wanted for {a} stand, and each only once.':
    'Für einen Stand wird mindestens eine Form gebraucht, und jede nur einmal.',
  'At least one shape is wanted for {a} stands, and each only once.':
    'Für {a} Stände wird mindestens eine Form gebraucht, und jede nur einmal.',
  'The ranks [{a}] must add up to {b}, none longer than the one before it.':
    'Die Glieder [{a}] müssen zusammen {b} ergeben, keines länger als das vor ihm.',
  'Six results are wanted, for 1 to 6, not {a}.': 'Es braucht sechs Ergebnisse, für 1 bis 6, nicht {a}.',
  'The highest dice must rise to 6, and {a} do not.': 'Die höchsten Würfe müssen bis 6 steigen, und {a} tun es nicht.',
  'The table has columns 0 to {a} only.': 'Der Tisch hat nur die Spalten 0 bis {a}.',
  'A column is named twice.': 'Eine Spalte ist zweimal genannt.',
  'A zone is named twice.': 'Eine Zone ist zweimal genannt.',
  'At least one set-up zone is needed.': 'Mindestens eine Aufstellungszone wird gebraucht.',
  'The table has {a} zones only.': 'Der Tisch hat nur {a} Zonen.',
  'Two numbers are wanted, the least first, not [{a}].': 'Es braucht zwei Zahlen, die kleinste zuerst, nicht [{a}].',
  'There is no zone {a} on this table.': 'Eine Zone {a} gibt es auf diesem Tisch nicht.',
  '{a} zones with {b}, and at most {c} are allowed.': 'Zonen der Art {b}: {a}; erlaubt sind höchstens {c}.',
  '{a} zones with {b}, and at most {c} is allowed.': 'Zonen der Art {b}: {a}; erlaubt ist höchstens {c}.',
  '{a} zones with {b}, and none is allowed.': 'Zonen der Art {b}: {a}; erlaubt ist keine.',
  '{a} zone with {b}, and none is allowed.': 'Zonen der Art {b}: {a}; erlaubt ist keine.',
  '{a} is not an edge of two zones of this table.': '{a} ist keine Kante zweier Zonen dieses Tisches.',
  '{a} has {b} escarpments, and at most three are allowed.': '{a} hat {b} Steilhänge; erlaubt sind höchstens drei.',
  '{a} has no inner edge left open.': '{a} hat keine offene innere Kante mehr.',
};
