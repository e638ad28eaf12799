/** Warum nicht: Angriffe, Abfangen, Reaktionen. */
export const CHARGES: Readonly<Record<string, string>> = {
  '{unit} is artillery and never charges.': '{unit} ist Artillerie und greift nie an.',
  '{other} is in the way of {unit}, {depth} ahead.': '{other} steht {unit} im Weg, {depth} voraus.',
  '{unit} may charge {allowance}, and {target} is {depth} ahead.':
    '{unit} darf {allowance} weit angreifen, und {target} ist {depth} voraus.',
  '{unit} would meet {target} only corner to corner.': '{unit} träfe {target} nur Ecke an Ecke.',

  // Durchbruch

  // Abfangen
  '{unit} has reacted already in this phase.': '{unit} hat in dieser Phase schon reagiert.',

  // Feuer auf eine Bewegung

  // Reaktionen auf einen Angriff
  '{unit} is not foot, and only foot faces about in an emergency.':
    '{unit} ist kein Fußvolk, und nur Fußvolk macht in Eile kehrt.',
  '{unit} is in a defensive block and never faces about.': '{unit} ist im Abwehrblock und macht nie kehrt.',
  '{unit} is not foot and forms no defensive block.': '{unit} ist kein Fußvolk und bildet keinen Abwehrblock.',
  '{unit} is in a defensive block already.': '{unit} steht schon im Abwehrblock.',
  'Stand {stand} of {unit} is not touched by {charger}.': 'Stand {stand} von {unit} wird von {charger} nicht berührt.',

  // Feuer auf den Angreifer
  '{unit} fires without a pivot.': '{unit} schießt, ohne einzuschwenken.',
  '{unit} would pivot out of contact with {charger}.': '{unit} würde sich aus der Berührung mit {charger} drehen.',
  '{unit} is not foot.': '{unit} ist kein Fußvolk.',
  '{unit} would have no dice against {charger}.': '{unit} hätte keine Würfel gegen {charger}.',
};
