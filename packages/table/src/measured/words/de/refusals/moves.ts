/** Warum nicht: Bewegung und Formation. */
export const MOVES: Readonly<Record<string, string>> = {
  // Formen

  // Wechsel der Formation
  'There is no bend in the formation {unit} is to take.': 'Die Formation, die {unit} einnehmen soll, hat keinen Knick.',

  // Kolonnen

  // Schritte
  'A turn of {unit} must be more than nothing.': 'Eine Drehung von {unit} muss mehr als nichts sein.',
  '{unit} has pivoted already in this phase.': '{unit} ist in dieser Phase schon eingeschwenkt.',
  '{unit} would overlap {other} after {depth}.': '{unit} würde nach {depth} {other} überdecken.',
  '{unit} would touch {other} after {after}, and only a charge may do that.':
    '{unit} würde nach {after} {other} berühren, und das darf nur ein Angriff.',
  '{unit} would come onto ground closed to it ({type}) after {depth}.':
    '{unit} käme nach {depth} auf gesperrtes Gelände: {type}.',
  '{unit} would stand partly off the table.': '{unit} stünde zum Teil neben dem Tisch.',
  '{unit} would leave the table.': '{unit} käme vom Tisch.',
};
