/** Warum nicht: Bewegung und Formation. */
export const MOVES: Readonly<Record<string, string>> = {
  // Formen
  '{unit} has {count} stands, which form no block here.':
    '{unit} hat {count} Stände, und die bilden hier keinen Block.',
  '{unit} cannot stand as {layout}: there are gaps, or stands that are not behind others.':
    '{unit} kann so nicht stehen ({layout}): Es gibt Lücken oder Stände, die hinter keinem anderen stehen.',
  '{unit} forms no block as {layout}; the ranks of {count} stands may be {shapes}.':
    '{unit} bildet so keinen Block ({layout}); die Glieder von {count} Ständen können {shapes} sein.',
  '{unit} has the stands {stands}, and {layout} has others.':
    '{unit} hat die Stände {stands}, und {layout} hat andere.',
  'A column is one stand wide, and {layout} is not.': 'Eine Kolonne ist einen Stand breit, und {layout} ist es nicht.',
  '{unit} would stand in one rank without gaps, and {layout} is not that.':
    '{unit} stünde in einem Glied ohne Lücken, und {layout} ist das nicht.',
  'Say where and how {unit} is bent.': 'Es fehlt, wo und wie {unit} geknickt ist.',
  '{unit} may be bent by more than 0 and at most {most} degrees, not by {angle}.':
    '{unit} darf um mehr als 0 und höchstens {most} Grad geknickt sein, nicht um {angle}.',
  '{unit} has {count} stands and cannot be bent after stand {after}.':
    '{unit} hat {count} Stände und kann nach Stand {after} nicht geknickt werden.',
  '{unit} has {wanted} following stands, and {given} are given.':
    '{unit} hat {wanted} nachfolgende Stände; angegeben sind {given}.',
  '{unit} is in {formation}, which has no bend.': '{unit} ist in einer Formation ohne Knick: {formation}.',
  '{unit} is in {formation}, which has no trail.':
    '{unit} ist in einer Formation, deren Stände nicht einzeln folgen: {formation}.',

  // Wechsel der Formation
  'The stationary stand of {unit} is in place {places} of its front, counted from 0, not in {place}.':
    'Der feste Stand von {unit} ist auf Platz {places} der Front, nicht auf {place}.',
  'The stationary stand of {unit} comes to place {places} of its new front, counted from 0, not to {place}.':
    'Der feste Stand von {unit} kommt auf Platz {places} der neuen Front, nicht auf {place}.',
  'There is no bend in the formation {unit} is to take.': 'Die Formation, die {unit} einnehmen soll, hat keinen Knick.',
  'Say where, which way and by how much {unit} is to be bent.':
    'Es fehlt, wo, wohin und wie stark {unit} geknickt werden soll.',
  '{unit} has {size} stands, and the bend must lie between two of them.':
    '{unit} hat {size} Stände, und der Knick muss zwischen zweien liegen.',
  'The arm of {unit} with the stationary stand stays, not the {stays} one.':
    'Der Flügel von {unit} mit dem festen Stand bleibt stehen, nicht der andere ({stays}).',
  '{other} is within {limit} of {unit}, which may not form a column.':
    '{other} ist keine {limit} entfernt, also darf {unit} keine Kolonne bilden.',
  'Give the {count} following stands of {unit}.': 'Es fehlen die Plätze der {count} nachfolgenden Stände von {unit}.',
  '{unit} is in this formation and shape already.': '{unit} steht schon in dieser Formation und Form.',
  '{unit} is in this formation already.': '{unit} steht schon in dieser Formation.',
  '{unit} is in this formation already, and to take it again is no change of formation.':
    '{unit} steht schon in dieser Formation, und sie noch einmal einzunehmen ist kein Wechsel der Formation.',
  '{unit} is in this formation and bent so already.':
    '{unit} steht schon in dieser Formation und ist schon so geknickt.',
  'No stand of {unit} moves in this change; the other one is on the {side} of the one that is kept.':
    'Kein Stand von {unit} bewegt sich bei diesem Wechsel; vom festen aus gesehen ist der andere {side}.',
  '{unit} is bent where its stands meet: the other one stays on the {side} of the one that is kept.':
    '{unit} wird geknickt, wo die Stände aneinanderstoßen: Vom festen aus gesehen bleibt der andere {side}.',
  '{unit} must re-form in {formation}.': '{unit} muss sich neu ordnen: {formation}.',
  'Seen from the stand of {unit} that stays, the place of the other one is {sides}, not {other}.':
    'Der andere Stand von {unit} kommt, vom festen aus gesehen, nach {sides}, nicht nach {other}.',
  'In a block the other stand of {unit} goes behind, not in front.':
    'In einem Block kommt der andere Stand von {unit} nach hinten, nicht nach vorn.',
  'Say which way and by how much {unit} is to be bent.': 'Es fehlt, wohin und wie stark {unit} geknickt werden soll.',
  '{unit} is {type} and may not be in {formation}; it may be in {allowed}.':
    '{unit} ({type}) darf diese Formation nicht einnehmen: {formation}. Erlaubt: {allowed}.',
  '{unit} is a Battle and in no other formation.': '{unit} ist ein Gewalthaufen und hat keine andere Formation.',
  '{unit} is no Battle.': '{unit} ist kein Gewalthaufen.',
  'There is no formation {formation} in this game.': 'Diese Formation gibt es in diesem Spiel nicht: {formation}.',
  '{unit} is always in line.': '{unit} steht immer in Linie.',
  '{unit} is {type}, which is always in open order.': '{unit} ({type}) ist immer in loser Ordnung.',
  '{unit} is {type} of {count} stands ({stands}) and may not be in open order.':
    '{unit} ({type}, {count} Stände: {stands}) darf nicht in loser Ordnung sein.',
  '{unit} stands so already: nothing would change.': '{unit} steht schon so: Es würde sich nichts ändern.',
  '{unit} has a single stand, which forms no {formation}.':
    '{unit} hat einen einzelnen Stand, und der kann das nicht bilden: {formation}.',
  '{unit} is mounted and forms no defensive block.': '{unit} ist beritten und bildet keinen Abwehrblock.',
  '{unit} has {size} {size|element|elements}, too few for a mass.':
    '{unit} hat {size} {size|Element|Elemente}, zu wenige für einen Haufen.',

  // Kolonnen
  '{unit} faces about before its leading stand moves.':
    '{unit} macht kehrt, bevor der vorderste Stand sich bewegt, nicht danach.',
  'Only the last move of {unit} may leave the table.': 'Nur der letzte Zug von {unit} darf über die Tischkante führen.',
  '{unit} cannot be set down in the usual way there; name where its stands go.':
    '{unit} lässt sich dort nicht wie üblich absetzen; die Plätze der Stände müssen angegeben werden.',
  'Stands of {unit} would leave the table; confirm it with leaveTable.':
    'Stände von {unit} gingen über die Tischkante; das muss ausdrücklich erlaubt werden.',
  'Stand {stand} of {unit} must touch the stand ahead corner on corner, turned by no more than 90 degrees.':
    'Stand {stand} von {unit} muss den vorderen Ecke an Ecke berühren, um höchstens 90 Grad gedreht.',
  'The stands of {unit} would overlap each other.': 'Die Stände von {unit} würden einander überdecken.',
  '{unit} has {count} following {count|stand|stands}, and {given} {given|is|are} set down.':
    '{unit} hat {count} nachfolgende {count|Stand|Stände}; abgesetzt {given|ist|sind} {given}.',
  'Stand {stand} of {unit} would be displaced by {far}, and at most {most} are allowed.':
    'Stand {stand} von {unit} würde um {far} versetzt; erlaubt sind höchstens {most}.',
  '{unit}, set down, would overlap {other}.': '{unit} würde beim Absetzen {other} überdecken.',
  '{unit}, set down, would be on ground closed to it ({type}).':
    '{unit} stünde nach dem Absetzen auf gesperrtem Gelände: {type}.',
  '{unit}, set down, would touch {other}.': '{unit} würde nach dem Absetzen {other} berühren.',
  '{unit} is not in column, and nothing is set down.': '{unit} ist nicht in Kolonne, und nichts wird abgesetzt.',
  '{unit} is a column with an enemy near and must change formation first.':
    '{unit} ist in Kolonne, und ein Feind ist nah: Zuerst muss die Formation gewechselt werden.',
  '{unit} must leave its column.': '{unit} muss die Kolonne verlassen.',
  '{unit} is a column with an enemy near: it must change formation, and nothing else.':
    '{unit} ist in Kolonne, und ein Feind ist nah: Nur die Formation darf gewechselt werden, und das muss sein.',
  '{unit} is a column with an enemy near and must change formation.':
    '{unit} ist in Kolonne, und ein Feind ist nah: Die Formation muss gewechselt werden.',
  '{unit} is in column and pivots only with a side-step or a step back.':
    '{unit} ist in Kolonne und schwenkt nur bei einem Schritt zur Seite oder zurück ein.',

  // Schritte
  '{unit} has faced about already since its last straight move.':
    '{unit} hat seit dem letzten geraden Zug schon kehrtgemacht.',
  '{unit} must re-form after this; order the other steps then.':
    '{unit} muss sich danach neu ordnen; die übrigen Schritte kommen dann.',
  '{unit} would still touch {other} at the end of these steps.':
    '{unit} würde am Ende dieser Schritte {other} noch immer berühren.',
  'Give {unit} at least one step.': '{unit} braucht mindestens einen Schritt.',
  '{unit} may not move in its formation.': '{unit} darf sich in dieser Formation nicht bewegen.',
  '{unit} may not move to its {side} in this action.':
    '{unit} darf sich in dieser Handlung nicht in diese Richtung bewegen: {side}.',
  '{unit} has made the one straight move of this action.':
    '{unit} hat den einen geraden Zug dieser Handlung schon gemacht.',
  'A straight move of {unit} must be longer than nothing.': 'Ein gerader Zug von {unit} muss eine Länge haben.',
  'A turn of {unit} must be more than nothing.': 'Eine Drehung von {unit} muss mehr als nichts sein.',
  'A pivot of {unit} must be more than nothing.': 'Ein Einschwenken von {unit} muss mehr als nichts sein.',
  '{unit} may move {allowance} in this action: it only turns.':
    '{unit} darf in dieser Handlung {allowance} weit ziehen: Es dreht sich nur.',
  '{unit} has changed formation in this phase and may not flow around {other}.':
    '{unit} hat in dieser Phase die Formation gewechselt und darf {other} nicht umfließen.',
  '{unit} may not turn in its formation.': '{unit} darf sich in dieser Formation nicht drehen.',
  '{unit} may not turn in this action; it may pivot once.':
    '{unit} darf sich in dieser Handlung nicht drehen, nur einmal einschwenken.',
  '{unit} has turned already since its last straight move.':
    '{unit} hat sich seit dem letzten geraden Zug schon gedreht.',
  'By turning {unit} would come {far} from where it began, and {most} is the most.':
    'Durch das Drehen käme {unit} {far} weit vom Ausgangspunkt; erlaubt sind {most}.',
  'Files of {unit} slide forward only.': 'Rotten von {unit} rücken nur nach vorn nach.',
  '{unit} turns in this action and does not pivot.': '{unit} dreht sich in dieser Handlung und schwenkt nicht ein.',
  '{unit} is bent and may not pivot.': '{unit} ist geknickt und darf nicht einschwenken.',
  '{unit} pivots about the middle of its front; only a defensive block may choose.':
    '{unit} schwenkt um die Mitte der Front ein; nur ein Abwehrblock darf wählen.',
  'With an edge of {edge} {unit} may pivot by {most} degrees, and this pivot is {angle}.':
    'Bei einer Kante von {edge} darf {unit} um {most} Grad einschwenken, nicht um {angle}.',
  '{unit} has pivoted already in this phase.': '{unit} ist in dieser Phase schon eingeschwenkt.',
  '{unit} has no room to turn: it would overlap {other} after {angle} degrees.':
    '{unit} hat keinen Platz zum Drehen: Nach {angle} Grad würde {other} überdeckt.',
  '{unit} would touch {other} while it turns.': '{unit} würde beim Drehen {other} berühren.',
  '{unit} would overlap {other} where it ends its turn.': '{unit} würde am Ende der Drehung {other} überdecken.',
  '{unit} would touch {other} where it ends.': '{unit} würde am Ende {other} berühren.',
  '{unit} would come onto ground closed to it ({type}) while it turns.':
    '{unit} käme beim Drehen auf gesperrtes Gelände: {type}.',
  '{unit} flows around {other}, {depth} ahead, but does not come completely past it in this move.':
    '{unit} umfließt {other}, {depth} voraus, kommt in diesem Zug aber nicht ganz vorbei.',
  '{unit} would overlap {other} after {depth}.': '{unit} würde nach {depth} {other} überdecken.',
  '{unit} would touch {other} again after it has left it.': '{unit} würde {other} nach dem Lösen wieder berühren.',
  '{unit} would touch {other} after {after}, and only a charge may do that.':
    '{unit} würde nach {after} {other} berühren, und das darf nur ein Angriff.',
  '{unit} would come onto ground closed to it ({type}) after {depth}.':
    '{unit} käme nach {depth} auf gesperrtes Gelände: {type}.',
  '{unit} would stand partly off the table.': '{unit} stünde zum Teil neben dem Tisch.',
  '{unit} would overlap {other} in its new place.': '{unit} würde am neuen Platz {other} überdecken.',
  '{unit} would stand on ground closed to it ({type}).': '{unit} stünde auf gesperrtem Gelände: {type}.',
  '{unit} would touch {other} in its new place.': '{unit} würde am neuen Platz {other} berühren.',
  '{unit} may move {allowance}, and this path is {path}.':
    '{unit} darf {allowance} weit ziehen, und dieser Weg ist {path}.',
  '{unit} would lose {stands} over the edge of the table; confirm it with leaveTable.':
    '{unit} würde {stands} über die Tischkante verlieren; das muss ausdrücklich erlaubt werden.',
  '{unit} may not leave the table while it still touches {other}.':
    '{unit} darf den Tisch nicht verlassen, solange es {other} noch berührt.',
  '{unit} may not go so fast where the ground is difficult.':
    '{unit} darf in schwierigem Gelände nicht so schnell gehen.',
  '{unit} may not change formation and manoeuvre where the ground is difficult.':
    '{unit} darf in schwierigem Gelände nicht die Formation wechseln und sich bewegen.',
  '{unit} would leave the table.': '{unit} käme vom Tisch.',
};
