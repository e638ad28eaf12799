/** Warum nicht: Feuer. */
export const FIRE: Readonly<Record<string, string>> = {
  '{unit} is limbered and cannot fire.': '{unit} ist aufgeprotzt und kann nicht schießen.',
  '{unit} has fired already in this turn.': '{unit} hat in dieser Runde schon geschossen.',
  '{unit} is in contact with an enemy and cannot fire.':
    '{unit} ist in Berührung mit einem Feind und kann nicht schießen.',
  '{target} is a friend of {unit}.': '{target} gehört zur Seite von {unit}.',
  '{unit} would pivot partly off the table.': '{unit} würde sich zum Teil vom Tisch drehen.',
  'Name the unit that fires.': 'Es fehlt die Einheit, die schießt.',
  'Name a target for {unit}.': 'Es fehlt ein Ziel für {unit}.',

  // A Great Victory
};
