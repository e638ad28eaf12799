/** Warum nicht: welche Befehle eine Einheit haben darf. */
export const ORDERS: Readonly<Record<string, string>> = {
  '{unit} is not yours.': '{unit} gehört zur anderen Seite.',
  '{unit} is a unit of heavy chariots and cannot disengage.':
    '{unit} hat schwere Streitwagen und kann sich nicht vom Feind lösen.',
  '{unit} is disengaging already and goes its way out.':
    '{unit} löst sich schon vom Feind und geht nun seinen Weg hinaus.',
  '{unit} is not mounted and cannot disengage.': '{unit} ist nicht beritten und kann sich nicht vom Feind lösen.',
  '{unit} cannot disengage in its formation.': '{unit} kann sich in dieser Formation nicht vom Feind lösen.',
  '{unit} is not in contact with an enemy since the start of the phase.':
    '{unit} ist nicht seit Beginn der Phase in Berührung mit einem Feind.',
  '{unit} is in contact with {other}, which is mounted.': '{unit} ist in Berührung mit {other}, und das ist beritten.',
  '{unit} has done what it may do in this phase.': '{unit} hat in dieser Phase getan, was es darf.',
  '{unit} was in contact when the phase began and may do nothing.':
    '{unit} war zu Beginn der Phase in Berührung mit dem Feind und darf nichts tun.',
  '{unit} is in contact with an enemy and may do nothing.':
    '{unit} ist in Berührung mit einem Feind und darf nichts tun.',
  '{unit} is artillery and never goes in {fast}.': '{unit} ist Artillerie: nie im {fast}.',
  '{unit} never goes in {fast}.': '{unit} geht nie im {fast}.',
  '{unit} may not go in {fast} in this action.': '{unit} darf in dieser Handlung nicht im {fast} gehen.',
  '{unit} is in a defensive block and never goes in {fast}.': '{unit} steht im Abwehrblock: nie im {fast}.',
  'An enemy was within {limit} of {unit} when the phase began.':
    'Zu Beginn der Phase war ein Feind keine {limit} von {unit} entfernt.',
  '{unit} has begun its move without {fast}.': '{unit} hat den Zug ohne {fast} begonnen.',
  '{unit} may not go in {fast} where the ground is difficult.':
    '{unit} darf in schwierigem Gelände nicht im {fast} gehen.',
  '{unit} is bent and may only change formation.': '{unit} ist geknickt und darf nur die Formation wechseln.',
  '{unit} may not do this in its formation.': '{unit} darf das in dieser Formation nicht.',
  '{unit} would come nearer than {away} to {other}, and is too fast for that.':
    '{unit} käme näher als {away} an {other} und ist dafür zu schnell.',
  '{unit} may not manoeuvre and change formation where the ground is difficult.':
    '{unit} darf in schwierigem Gelände nicht ziehen und die Formation wechseln.',
  '{unit} is in a defensive block and cannot mount.': '{unit} steht im Abwehrblock und kann nicht aufsitzen.',
  '{unit} is on ground that would be closed to it ({type}).':
    '{unit} steht auf Gelände, das dann gesperrt wäre: {type}.',
  '{unit} has failed its test and may not charge again in this phase.':
    '{unit} hat die Probe nicht bestanden und darf in dieser Phase nicht noch einmal angreifen.',
  '{unit} has failed to charge and may only move.': '{unit} hat den Angriff verweigert und darf nur noch ziehen.',
  '{unit} has begun another action.': '{unit} hat eine andere Handlung begonnen.',
  '{unit} was in contact when the phase began and may only disengage.':
    '{unit} war zu Beginn der Phase in Berührung mit dem Feind und darf sich nur von ihm lösen.',
  '{unit} has flowed around another unit and may not change formation.':
    '{unit} hat eine andere Einheit umflossen und darf die Formation nicht wechseln.',
  '{unit} may not change formation after it moved on difficult ground.':
    '{unit} darf nach einem Zug durch schwieriges Gelände die Formation nicht wechseln.',
  '{unit} has begun its action, and to {deed} ("{verb}") is no part of it.':
    '{unit} hat eine Handlung begonnen, und das gehört nicht dazu: {verb}.',
  '{unit} may not charge.': '{unit} darf nicht angreifen.',
  '{unit} cannot {deed} ("{verb}"): that is not among its actions.': '{unit} hat diese Handlung nicht: {verb}.',
  '{unit} is neither so weak as to retire nor in command.':
    '{unit} ist weder schwach genug für den Rückzug noch im Befehlsbereich.',
  '{unit} is in contact with an enemy and may not retire.':
    '{unit} ist in Berührung mit einem Feind und darf sich nicht zurückziehen.',
  'Units retire when all movement is finished.': 'Einheiten verlassen die Schlacht erst, wenn alle gezogen haben.',
  '"{verb}" cannot be said at any time; concede and dispute can.': '„{verb}“ geht nicht jederzeit.',
};
