/** Was an Optionen falsch ist: die Sätze der Engine auf Deutsch. In geschweiften Klammern steht, was wechselt. */
export const deFaults: Readonly<Record<string, string>> = {
  'A point is two numbers, x and y in thousandths of {a}.': 'Ein Punkt sind zwei Zahlen, x und y, in Tausendsteln.',
  '[{a}] is not on a table of {b} by {c} thousandths.': 'Der Punkt [{a}] liegt nicht auf dem Tisch.',
  '[{a}] is not on the table.': 'Der Punkt [{a}] liegt nicht auf dem Tisch.',
  'At least {a} points are wanted, not {b}.': 'Es braucht mindestens {a} Punkte, nicht {b}.',
  'The same point stands twice in a row.': 'Derselbe Punkt steht zweimal hintereinander.',
  'The outline of an area may not cross or touch itself.':
    'Der Umriss einer Fläche darf sich weder kreuzen noch berühren.',
  'Only a hill has a level.': 'Nur ein Hügel hat eine Stufe.',
  'At least one shape is wanted for {a} stands, and each only once.':
    'Für {a} Stände wird mindestens eine Form gebraucht, und jede nur einmal.',
  'The ranks [{a}] must add up to {b}, none longer than the one before it.':
    'Die Glieder [{a}] müssen zusammen {b} ergeben, keines länger als das vor ihm.',
  'Six results are wanted, for 1 to 6, not {a}.': 'Es braucht sechs Ergebnisse, für 1 bis 6, nicht {a}.',
  'The highest dice must rise to 6, and {a} do not.': 'Die höchsten Würfe müssen bis 6 steigen, und {a} tun es nicht.',
};
