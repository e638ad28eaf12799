/** Warum nicht: Handgemenge und Verluste. */
export const COMBAT: Readonly<Record<string, string>> = {
  '{unit} has joined in or been held back already.': '{unit} hat schon eingegriffen oder sich zurückgehalten.',
  '{unit} is not obliged to join in, and so may not.': '{unit} muss nicht eingreifen und darf es deshalb nicht.',
  '{unit} has made its attacks, or has none to make.': '{unit} hat schon gekämpft oder hat niemanden zu bekämpfen.',
  '{unit} is in contact with nobody and does not fight.': '{unit} ist mit niemandem in Berührung und kämpft nicht.',
  '{target} is named twice, and {unit} attacks it once.':
    '{target} ist zweimal genannt, und {unit} bekämpft es einmal.',
  '{unit} has {size} stands, counted from 0; there is no stand {stand}.':
    '{unit} hat {size} Stände; einen Stand {stand} gibt es nicht.',
  '{unit} has {size} {size|stand|stands}, counted from 0; there is no stand {stand}.':
    '{unit} hat {size} {size|Stand|Stände}; einen Stand {stand} gibt es nicht.',
  'Stand {stand} of {unit} is given twice, and attacks once.':
    'Stand {stand} von {unit} ist zweimal vergeben und kämpft einmal.',
  '{unit} must attack with all its {size} stands; {count} are given.':
    '{unit} muss mit allen {size} Ständen kämpfen; vergeben sind {count}.',
  '{unit} attacks {target} with at least one strength point.':
    '{unit} bekämpft {target} mit mindestens einem Stärkepunkt.',
  '{unit} attacks with all its {strength} strength {strength|point|points}; {sum} {sum|is|are} given.':
    '{unit} kämpft mit aller Stärke, {strength}; vergeben {sum|ist|sind} {sum}.',
  '{unit} makes one attack against {target}.': '{unit} kämpft einmal gegen {target}.',
  'Say how many elements of each kind of {unit} fight {target}.':
    'Es fehlt, wie viele Elemente jeder Art von {unit} gegen {target} kämpfen.',
  'All {letter} elements of {unit} fight: it has {have}, and {given} {given|is|are} assigned.':
    'Alle Elemente von {unit} kämpfen ({letter}: {have}); zugeteilt {given|ist|sind} {given}.',
  '{unit} has made its attacks.': '{unit} hat schon gekämpft.',

  // Verluste
  'Units of {size} come first, and in each step the side without the initiative.':
    'Einheiten mit {size} Ständen kommen zuerst, und in jedem Schritt die Seite ohne Initiative.',
  '{unit} has no {k} different stands {stands}; its {size} are counted from 0.':
    '{unit} hat {size} Stände, und {stands} sind nicht {k} verschiedene davon.',
  '{unit} has no stand {stands}; its {size} are counted from 0.':
    '{unit} hat {size} Stände; einen Stand {stands} gibt es nicht.',
  'Without its {k|stand|stands} {stands} what is left of {unit} is no valid formation.':
    'Ohne {k|Stand|die Stände} {stands} ist der Rest von {unit} keine gültige Formation.',
  'What is left of {unit} is valid only when it faces {way}.':
    'Der Rest von {unit} ist nur gültig, wenn er {way} blickt.',
  'Name the stands of {unit} in rising order.': 'Die Stände von {unit} müssen aufsteigend genannt sein.',
  'Without its {k|stand|stands} {stands} {unit} would lose contact with an enemy.':
    'Ohne {k|Stand|die Stände} {stands} verlöre {unit} die Berührung mit einem Feind.',
  '{unit} has no losses to remove now.': '{unit} hat jetzt keine Verluste.',
  '{other} does not stand on {unit}.': '{other} steht nicht bei {unit}.',
  '{other} is named twice.': '{other} ist zweimal genannt.',
  'Of {letter} elements {unit} has {have}, not {n}.':
    '{unit} hat {have} {have|Element|Elemente} dieser Art ({letter}), nicht {n}.',
  'Name {count} of the {size} {size|element|elements} of {unit}.':
    'Zu nennen {count|ist|sind} {count} von {size} {size|Element|Elementen} von {unit}.',
  '{unit} loses elements that are in contact with an enemy last.':
    '{unit} verliert Elemente in Berührung mit einem Feind zuletzt.',
  'What would be left of {unit} would not keep its formation.':
    'Was von {unit} übrig bliebe, behielte seine Formation nicht.',
  '{unit} loses {lose} {lose|element|elements}; {count} {count|is|are} named.':
    '{unit} verliert {lose} Elemente; genannt sind {count}.',
};
