/** Warum nicht: Angriffe, Abfangen, Reaktionen. */
export const CHARGES: Readonly<Record<string, string>> = {
  '{unit} is artillery and never charges.': '{unit} ist Artillerie und greift nie an.',
  '{unit} {weak} and may not charge.': '{unit} {weak} und darf nicht angreifen.',
  '{unit} may not charge in its formation.': '{unit} darf in dieser Formation nicht angreifen.',
  '{unit} is foot in open order and may not charge.': '{unit} ist Fußvolk in loser Ordnung und darf nicht angreifen.',
  '{other} is in the way of {unit}, {depth} ahead.': '{other} steht {unit} im Weg, {depth} voraus.',
  '{unit} is not completely past {other} after {most}, before its charge is extended.':
    '{unit} ist nach {most}, ehe der Angriff verlängert wird, noch nicht ganz an {other} vorbei.',
  '{unit} does not come completely past {other} before it reaches {target}.':
    '{unit} kommt nicht ganz an {other} vorbei, bevor es {target} erreicht.',
  '{unit} may charge {allowance} where the ground is difficult, and {target} is {depth} ahead.':
    '{unit} darf in schwierigem Gelände {allowance} weit angreifen, und {target} ist {depth} voraus.',
  '{unit} may charge {allowance}, and {target} is {depth} ahead.':
    '{unit} darf {allowance} weit angreifen, und {target} ist {depth} voraus.',
  '{unit} may not extend a charge where the ground is difficult.':
    '{unit} darf einen Angriff in schwierigem Gelände nicht verlängern.',
  '{target} is {depth} ahead, within the {allowance} of {unit}: no extension is needed.':
    '{target} ist {depth} voraus, also innerhalb der {allowance} von {unit}: Eine Verlängerung ist nicht nötig.',
  '{unit} may extend its charge to {most}, and {target} is {depth} ahead.':
    '{unit} darf den Angriff auf {most} verlängern, und {target} ist {depth} voraus.',
  '{unit} would not outflank {target}, which is mounted, and so may not charge it.':
    '{unit} träfe {target} nicht in der Flanke; das ist beritten und darf nur so angegriffen werden.',
  '{unit} would meet {target} only corner to corner.': '{unit} träfe {target} nur Ecke an Ecke.',
  '{unit} would leave the table; confirm it with leaveTable.':
    '{unit} käme vom Tisch; das muss ausdrücklich erlaubt werden.',

  // Durchbruch
  '{unit} has manoeuvred in its break-through and may not charge.':
    '{unit} ist beim Durchbruch gezogen und darf nicht angreifen.',
  '{target} gave {unit} this break-through; it must charge another unit.':
    '{target} hat {unit} diesen Durchbruch gegeben; der Angriff muss einer anderen Einheit gelten.',
  '{unit} may only manoeuvre or charge in its break-through.':
    '{unit} darf beim Durchbruch nur manövrieren oder angreifen.',
  '{unit} may not go so fast in its break-through.': '{unit} darf beim Durchbruch nicht so schnell gehen.',

  // Abfangen
  '{unit} is of a kind that cannot intercept.': '{unit} ist von einer Art, die nicht abfangen kann.',
  '{unit} {weak} and cannot intercept.': '{unit} {weak} und kann nicht abfangen.',
  '{unit} cannot intercept in its formation.': '{unit} kann in dieser Formation nicht abfangen.',
  '{unit} has reacted already in this phase.': '{unit} hat in dieser Phase schon reagiert.',
  '{unit} can do no more in this phase.': '{unit} kann in dieser Phase nichts mehr tun.',
  '{unit} is in contact with an enemy.': '{unit} ist in Berührung mit einem Feind.',
  '{unit} is on difficult ground and cannot intercept.': '{unit} steht in schwierigem Gelände und kann nicht abfangen.',
  '{target} cannot be stopped after {at}: it has no way to be set down.':
    '{target} kann nach {at} nicht aufgehalten werden: Dort lässt es sich nicht absetzen.',
  'After {at} {target} is not in the intercept zone of {unit}, {reach} straight ahead.':
    'Nach {at} ist {target} nicht im Abfangbereich von {unit}, {reach} geradeaus.',
  'Before {target}, {far} ahead of {unit}, lies {other}, {near} ahead.':
    'Vor {target}, {far} von {unit}, liegt {other}, {near} voraus.',
  'After {at} {target} is partly off the table.': 'Nach {at} ist {target} zum Teil neben dem Tisch.',
  'After {at} {target} is in contact with an enemy.': 'Nach {at} ist {target} in Berührung mit einem Feind.',
  'After {at} {target} has not left {other} yet.': 'Nach {at} hat {target} sich noch nicht von {other} gelöst.',
  'After {at} {target} is flowing around another unit.': 'Nach {at} umfließt {target} gerade eine andere Einheit.',
  'After {at} {unit} would not come into contact with {target}.':
    'Nach {at} käme {unit} nicht in Berührung mit {target}.',
  'To meet {target} after {at} {unit} would leave the table.':
    'Um {target} nach {at} zu treffen, käme {unit} vom Tisch.',
  'To meet {target} after {at} {unit} would overlap {other}.':
    'Um {target} nach {at} zu treffen, würde {unit} {other} überdecken.',
  'To meet {target} after {at} {unit} would come onto ground closed to it ({type}).':
    'Um {target} nach {at} zu treffen, käme {unit} auf gesperrtes Gelände: {type}.',
  'Nobody fires at what moves in this game.': 'In diesem Spiel schießt niemand auf eine Bewegung.',
  'The move goes from {from} to {to}, and {at} is not on it.':
    'Der Zug geht von {from} bis {to}, und {at} liegt nicht darauf.',

  // Feuer auf eine Bewegung
  '{unit} is no light artillery and fires at nobody who moves.':
    '{unit} ist keine leichte Artillerie und schießt nicht auf eine Bewegung.',
  '{unit} is packed up and cannot fire.': '{unit} ist abgebaut und kann nicht schießen.',
  '{unit} was unpacked in this turn and fires from the next firing phase on.':
    '{unit} wurde in dieser Runde aufgebaut und schießt erst ab der nächsten Feuerphase.',
  '{unit} is the target of this charge and fires on contact, if at all.':
    '{unit} ist das Ziel dieses Angriffs und schießt, wenn überhaupt, bei der Berührung.',
  '{target} is not straight ahead of {unit} within {reach} there.':
    '{target} ist dort nicht innerhalb von {reach} gerade vor {unit}.',
  '{other} stands before {target} in the zone of {unit} there.':
    '{other} steht dort vor {target} im Feuerbereich von {unit}.',
  'A {type} hides {target} from {unit} there.': 'Dort verdeckt Gelände ({type}) {target} vor {unit}.',

  // Reaktionen auf einen Angriff
  '{unit} may not recoil: only mounted in line, block or open order do.':
    '{unit} darf nicht zurückweichen: Das tun nur Berittene in Linie, Block oder loser Ordnung.',
  '{unit} may not evade: only foot in open order do, and only from foot.':
    '{unit} darf nicht ausweichen: Das tut nur Fußvolk in loser Ordnung, und nur vor Fußvolk.',
  '{unit} is not mounted and may not recoil.': '{unit} ist nicht beritten und darf nicht zurückweichen.',
  '{unit} is bent and may not recoil.': '{unit} ist geknickt und darf nicht zurückweichen.',
  '{unit} is a unit of heavy chariots and may not recoil.':
    '{unit} hat schwere Streitwagen und darf nicht zurückweichen.',
  '{unit} is not foot and may not evade.': '{unit} ist kein Fußvolk und darf nicht ausweichen.',
  '{unit} is not in a straight skirmish line and may not evade.':
    '{unit} steht nicht in gerader Plänklerlinie und darf nicht ausweichen.',
  '{unit} may evade from foot only, and {charger} is none.':
    '{unit} darf nur vor Fußvolk ausweichen, und {charger} ist keines.',
  '{unit} must move within 90 degrees of the heading of {charger}, and this is {off} degrees off.':
    '{unit} muss innerhalb von 90 Grad der Richtung von {charger} gehen, und dies sind {off} Grad.',
  '{unit} would swing off the table when it turns; name another way.':
    '{unit} käme beim Drehen vom Tisch; es braucht einen anderen Weg.',
  '{unit} must go at least a little way.': '{unit} muss wenigstens ein Stück weit gehen.',
  '{unit} may go up to {limit}, not {far}.': '{unit} darf bis zu {limit} gehen, nicht {far}.',
  '{unit} would still touch {other}.': '{unit} würde {other} noch immer berühren.',
  '{unit} is not foot, and only foot faces about in an emergency.':
    '{unit} ist kein Fußvolk, und nur Fußvolk macht in Eile kehrt.',
  '{unit} is in a defensive block and never faces about.': '{unit} ist im Abwehrblock und macht nie kehrt.',
  'There is no room for {unit} to face about and stay in contact with {charger}.':
    '{unit} hat keinen Platz, um kehrtzumachen und in Berührung mit {charger} zu bleiben.',
  '{unit} may fall back by {least} to {most}, not {by}.': '{unit} darf {least} bis {most} zurückgehen, nicht {by}.',
  'After {by} {unit} would be in contact with {other}.': 'Nach {by} wäre {unit} in Berührung mit {other}.',
  '{unit} is not foot and forms no defensive block.': '{unit} ist kein Fußvolk und bildet keinen Abwehrblock.',
  '{unit} is a single stand and forms no block.': '{unit} ist ein einzelner Stand und bildet keinen Block.',
  '{unit} is in a defensive block already.': '{unit} steht schon im Abwehrblock.',
  'The block of {unit} would not be in contact with {charger}.':
    'Der Block von {unit} wäre nicht in Berührung mit {charger}.',
  'Stand {stand} of {unit} is not touched by {charger}.': 'Stand {stand} von {unit} wird von {charger} nicht berührt.',
  'There is no stand at [{cell}] of {layout}.': 'In {layout} ist bei [{cell}] kein Stand.',
  'Stand {stand} of {unit} is {own} and keeps its place, where {layout} has {there}.':
    'Stand {stand} von {unit} ({own}) behält seinen Platz, und {layout} hat dort {there}.',
  '{unit} is in block and only turns its rear stand round.':
    '{unit} steht im Block und dreht nur den hinteren Stand um.',
  '{charger} would not touch stand {stand} of {unit} any more.':
    '{charger} würde Stand {stand} von {unit} nicht mehr berühren.',

  // Feuer auf den Angreifer
  '{unit} fires without a pivot.': '{unit} schießt, ohne einzuschwenken.',
  '{unit} would pivot out of contact with {charger}.': '{unit} würde sich aus der Berührung mit {charger} drehen.',
  '{unit} is not foot.': '{unit} ist kein Fußvolk.',
  'No stand of {unit} can fire at {charger}.': 'Kein Stand von {unit} kann auf {charger} schießen.',
  '{unit} would have no dice against {charger}.': '{unit} hätte keine Würfel gegen {charger}.',
  'At least one stand of {unit} must fire.': 'Mindestens ein Stand von {unit} muss schießen.',
  'A stand of {unit} is named twice.': 'Ein Stand von {unit} ist zweimal genannt.',
  'Stand {stand} of {unit} cannot fire at {charger}; {eligible} can.':
    'Stand {stand} von {unit} kann nicht auf {charger} schießen; möglich: {eligible}.',
  '{unit} would pivot off the table.': '{unit} würde sich vom Tisch drehen.',
  '{unit} has nothing to shoot or throw.': '{unit} hat nichts zu schießen oder zu werfen.',
  '{unit} has no strength points left.': '{unit} hat keine Stärkepunkte mehr.',
  '{unit} has no strength point that could be fired at {charger}.':
    '{unit} hat keinen Stärkepunkt, mit dem es auf {charger} schießen könnte.',
};
