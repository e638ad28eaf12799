/** Warum nicht: die Sätze der Regeln auf Deutsch, nach ihrer englischen Vorlage. */
export const deRefusals: Readonly<Record<string, string>> = {
  '{target} must react first.': '{target} muss zuerst reagieren.',
  '{unit} is not the target; others can only intercept or give supporting fire.':
    '{unit} ist nicht das Ziel; andere können nur abfangen oder Unterstützungsfeuer geben.',
  '{to} is not the closest reserve zone with room for {unit}.':
    '{to} ist nicht die nächste Reservezone mit Platz für {unit}.',
  '{unit} forms a defensive formation.': '{unit} bildet eine Abwehrformation.',
  '{unit} keeps its facing {facing}.': '{unit} behält seine Blickrichtung {facing}.',
  '{unit} is not yours.': '{unit} gehört nicht dir.',
  '{unit} is off the table and cannot fire.': '{unit} steht nicht auf dem Tisch und kann nicht schießen.',
  '{unit} has nothing to fire with.': '{unit} hat nichts zum Schießen.',
  '{unit} is mounted and fires only dismounted.': '{unit} ist aufgesessen und schießt nur abgesessen.',
  '{unit} fires in reactions only.': '{unit} schießt nur, wenn es reagiert.',
  '{unit} is engaged and cannot fire.': '{unit} ist im Kampf und kann nicht schießen.',
  '{unit} has fired already this turn.': '{unit} hat in dieser Runde schon geschossen.',
  '{target} is a friend.': '{target} ist auf der eigenen Seite.',
  '{target} is off the table and cannot be fired at.':
    '{target} steht nicht auf dem Tisch und kann nicht beschossen werden.',
  '{target} is engaged and cannot be fired at.': '{target} ist im Kampf und kann nicht beschossen werden.',
  '{target} in {zone} is out of reach of {unit}.': '{target} ({zone}) ist außer Reichweite von {unit}.',
  '{unit} would have no dice against {target}.': '{unit} hätte keine Würfel gegen {target}.',
  '{other} in {zone} has drawn {fewer} {fewer|shot|shots}, {target} {drawn}: {other} comes first.':
    'Schüsse auf {other} ({zone}): {fewer}, auf {target}: {drawn}; {other} ist zuerst an der Reihe.',
  'Name the target of {unit}.': 'Das Ziel von {unit} fehlt.',
  'There is no set-up of yours to confirm.': 'Es gibt noch keine eigene Aufstellung, der du zustimmen könntest.',
  '{unit} is in a defensive formation and cannot move.': '{unit} steht in Abwehrformation und kann sich nicht bewegen.',
  '{unit} has fired and may only turn.': '{unit} hat geschossen und darf sich nur noch drehen.',
  '{unit} faces {facing}, and there is no zone that way from {zone}.':
    '{unit} blickt nach {facing}, und in dieser Richtung liegt keine Zone ({zone}).',
  'An escarpment lies between {zone} and {to}.': 'Zwischen {zone} und {to} liegt ein Steilhang.',
  '{to} already holds {limit} of your units.': 'Dort stehen schon {limit} eigene Einheiten ({to}).',
  '{to} restricts movement: {unit} cannot enter it with its second action.':
    'Das Gelände hemmt ({to}): {unit} kann es nicht mit der zweiten Handlung betreten.',
  '{unit} is not engaged.': '{unit} ist nicht im Kampf.',
  '{unit} is not mounted, and only mounted disengage.':
    '{unit} ist nicht beritten, und nur Berittene lösen sich vom Feind.',
  '{target}, in contact with {unit}, is mounted.': '{target}, in Berührung mit {unit}, ist beritten.',
  'All four faces of {unit} are occupied.': 'Alle vier Seiten von {unit} sind besetzt.',
  '{unit} neither mounts nor dismounts.': '{unit} kann weder auf- noch absitzen.',
  '{unit} has just dismounted and cannot mount up again.':
    '{unit} ist eben abgesessen und kann nicht wieder aufsitzen.',
  '{unit} is in a defensive formation and cannot mount up.':
    '{unit} steht in Abwehrformation und kann nicht aufsitzen.',
  '{unit} cannot mount up in {zone} ({terrain}), where mounted are in open order only.':
    '{unit} kann dort nicht aufsitzen, wo Berittene nur in loser Ordnung sein dürfen ({zone}, {terrain}).',
  '{unit} has touched restricted ground and has one action only.':
    '{unit} hat hemmendes Gelände berührt und hat nur eine Handlung.',
  '{unit} has used {used|its one action|both its actions}.':
    '{unit} hat {used|seine eine Handlung|beide Handlungen} verbraucht.',
  '{unit} has dismounted, which ends its activity.': '{unit} ist abgesessen, und das beendet seinen Zug.',
  '{unit} was engaged when the phase began: its first action can only be to disengage.':
    '{unit} war zu Beginn der Phase im Kampf: Es kann sich zuerst nur vom Feind lösen.',
  '{unit} is in a defensive formation and cannot turn.': '{unit} steht in Abwehrformation und kann sich nicht drehen.',
  '{unit} faces {facing} already.': '{unit} blickt schon nach {facing}.',
  '{unit} is artillery and has one formation only.': '{unit} ist Artillerie und hat nur eine Formation.',
  '{unit} has no other formation or arrangement to take.':
    '{unit} kann keine andere Formation oder Anordnung einnehmen.',
  'A reserve move is the whole activity of {unit}.': 'Ein Reservezug ist alles, was {unit} in der Phase tut.',
  '{unit} has disengaged and cannot leave the table in this phase.':
    '{unit} hat sich vom Feind gelöst und kann in dieser Phase den Tisch nicht verlassen.',
  '{unit} is not in contact with {target}.': '{unit} ist nicht in Berührung mit {target}.',
  '{unit} must allocate its {size} {size|stand|stands} {bag} exactly; {count} ({given}) {count|is|are} given.':
    '{unit} muss genau {size|seinen|seine} {size} {size|Stand|Stände} {bag} aufteilen; {count} ({given}) {count|ist|sind} angegeben.',
  '{unit} is not engaged and does not fight.': '{unit} ist nicht in Berührung mit dem Feind und kämpft nicht.',
  '{unit} has no attacks to make now.': '{unit} hat jetzt keine Angriffe.',
  '{unit} has no stands left to attack {target} with.': '{unit} hat keine Stände mehr gegen {target}.',
  '{unit} has no losses to take now.': '{unit} hat jetzt keine Verluste.',
  '{unit} has {stands} stands, and units of {size} {size|stand|stands} come before it.':
    '{unit} hat {stands} Stände, und Einheiten mit {size} {size|Stand|Ständen} kommen vorher.',
  'Of units of one size those of the side without the initiative come before {unit}.':
    'Von gleich großen Einheiten kommen die der Seite ohne Initiative vor {unit}.',
  '{unit} has performed an action and may only go on with actions.':
    '{unit} hat eine Handlung ausgeführt und kann nur mit Handlungen fortfahren.',
  '{unit} is in reserve: name the {k|kind|kinds} of its {k} lost {k|stand|stands}.':
    '{unit} ist in Reserve und verliert {k} {k|Stand|Stände}: Es {k|fehlt die Art|fehlen die Arten}.',
  '{unit} must lose {k} of its stands {bag}, not {stands}.':
    '{unit} muss {k} seiner Stände {bag} verlieren, nicht {stands}.',
  '{unit} loses {k} {k|stand|stands}: name the {k|cell|cells}.':
    '{unit} verliert {k} {k|Stand|Stände}: Es {k|fehlt das Feld|fehlen die Felder}.',
  '{unit} must lose {k} of its stands for its {hits} hits, not {count}.':
    '{unit} muss für {hits} Treffer {k} {k|Stand|Stände} verlieren, nicht {count}.',
  '{unit} ({layout}) has no stand in the cell {cells}.': '{unit} ({layout}) hat im Feld {cells} keinen Stand.',
  '{unit} ({layout}) has no {k} different stands in the cells {cells}.':
    '{unit} ({layout}) hat in den Feldern {cells} keine {k} verschiedenen Stände.',
  'The {k|cell holds|cells hold} {own}, and stands keep their place: not {stands}.':
    '{k|Im Feld steht|In den Feldern stehen} {own}, und Stände behalten ihren Platz: nicht {stands}.',
  '{unit} must lose {k} {k|stand|stands}, {fixed} of kind {kinds}, as the {k|cell holds|cells hold}, not {stands}.':
    '{unit} muss {k} {k|Stand|Stände} verlieren, davon {fixed} der Art {kinds}, wie {k|im Feld|in den Feldern}, nicht {stands}.',
  'What is left of {unit} would be no valid shape, and there are removals that leave one.':
    'Was von {unit} bliebe, wäre keine gültige Form, und es gibt Verluste, die eine lassen.',
  'There is no unit {unit} in this match.': 'In dieser Partie gibt es keine Einheit {unit}.',
  '{unit} may not be in open order with its {size} stands {stands}.':
    '{unit} darf mit seinen {size} Ständen {stands} nicht in loser Ordnung sein.',
  '{unit} is artillery and always in open order.': '{unit} ist Artillerie und immer in loser Ordnung.',
  '{unit} is a single stand and always in open order.': '{unit} ist ein einzelner Stand und immer in loser Ordnung.',
  '{unit} is not foot, and only foot form a defensive formation.':
    '{unit} ist kein Fußvolk, und nur Fußvolk bildet eine Abwehrformation.',
  '{unit} is mounted and may be in {zone} ({terrain}) in open order only.':
    '{unit} ist beritten und darf dort ({zone}, {terrain}) nur in loser Ordnung sein.',
  '{zone} ({terrain}) is closed to {unit}.': '{zone} ({terrain}) ist für {unit} gesperrt.',
  '{unit} has the stands {bag}, and {layout} does not show just these.':
    '{unit} hat die Stände {bag}, und {layout} zeigt nicht genau diese.',
  '{layout} is no valid shape for {size} {size|stand|stands}.':
    '{layout} ist keine gültige Form für {size} {size|Stand|Stände}.',
  'A die is named twice.': 'Ein Würfel ist zweimal genannt.',
  'There is no die {place}; {count} {count|was|were} thrown, counted from 0.':
    'Es gibt keinen Würfel {place}; geworfen {count|wurde|wurden} {count}, gezählt ab 0.',
  '{most} {most|die|dice} at most may be re-thrown, not {count}.':
    'Höchstens {most} Würfel {most|darf|dürfen} neu geworfen werden, nicht {count}.',
  '{unit} is artillery and cannot engage.': '{unit} ist Artillerie und kann niemanden angehen.',
  '{unit} is in a defensive formation and cannot engage.':
    '{unit} steht in Abwehrformation und kann niemanden angehen.',
  '{unit} was engaged and cannot engage in this phase.':
    '{unit} war im Kampf und kann in dieser Phase niemanden angehen.',
  '{target} is off the table and cannot be engaged.':
    '{target} steht nicht auf dem Tisch und kann nicht angegangen werden.',
  '{target} is in {to} and {unit} in {zone}.': '{target} ist nicht in derselben Zone ({to}) wie {unit} ({zone}).',
  '{first} is unengaged and comes before {target}, which is engaged.':
    '{first} ist frei und kommt vor {target}, das im Kampf ist.',
  'All four faces of {target} are occupied.': 'Alle vier Seiten von {target} sind besetzt.',
  '{unit} has been placed already.': '{unit} ist schon aufgestellt.',
  '{unit} stands just so already.': '{unit} steht schon so.',
  '{unit} has been placed anew already; place one that does not stand yet.':
    '{unit} wurde schon umgestellt; jetzt muss jemand aufgestellt werden, der noch nicht steht.',
  '{zone} already holds {limit} of your units.': 'Dort stehen schon {limit} eigene Einheiten ({zone}).',
  'With {unit} in {zone} the rest of the army could not be placed.':
    'Mit {unit} dort ({zone}) fände der Rest des Heeres keinen Platz.',
  '{zone} is neither in your rear row nor a set-up or reserve zone of yours, so {unit} cannot start there.':
    '{zone} liegt weder in deiner hinteren Reihe, noch ist es eine Aufstellungs- oder Reservezone von dir: {unit} kann dort nicht beginnen.',
  '{unit} is set up in attack formation or in open order.':
    '{unit} wird in Angriffsformation oder loser Ordnung aufgestellt.',
  'Name the zone of the Commander.': 'Die Zone des Feldherrn fehlt.',
  'The Commander starts in your rear row or in a set-up zone of yours, not in {zone}.':
    'Der Feldherr beginnt in deiner hinteren Reihe oder in einer deiner Aufstellungszonen, nicht hier: {zone}.',
  '{zone} ({terrain}) is closed to the Commander.': 'Für den Feldherrn gesperrt: {zone} ({terrain}).',
  '{unit} may start in {zone} only when the set-up zones are full; {free} holds {count} of {limit}.':
    '{unit} darf dort ({zone}) nur beginnen, wenn die Aufstellungszonen voll sind; {free} hat {count} von {limit}.',
  '{unit} must start on the table: {free} has room for it.': '{unit} muss auf dem Tisch beginnen: {free} hat Platz.',
  '{unit} is not placed; each unit is placed once.': '{unit} ist nicht aufgestellt; jede Einheit wird es einmal.',
  '{unit} is placed {times} times; each unit is placed once.':
    '{unit} ist {times}-mal aufgestellt; jede Einheit wird es einmal.',
  '{zone} would hold {count} units, and {limit} is the limit.': '{zone} hätte {count} Einheiten, erlaubt sind {limit}.',
  'The Commanders are placed last, when both armies stand.': 'Die Feldherren kommen zuletzt, wenn beide Heere stehen.',
  '{unit} was left in reserve and makes no reserve move.':
    '{unit} wurde in Reserve gelassen und macht keinen Reservezug.',
  '{unit} is not in a reserve zone.': '{unit} ist nicht in einer Reservezone.',
  '{to} is closed to {unit}.': '{to} ist für {unit} gesperrt.',
  '{to} is no reserve zone of yours.': '{to} ist keine eigene Reservezone.',
  '{unit} is in {to} already.': '{unit} ist schon dort: {to}.',
  '{unit} is not on the table.': '{unit} ist nicht auf dem Tisch.',
  '{unit} is engaged and cannot leave the table.': '{unit} ist im Kampf und kann den Tisch nicht verlassen.',
  '{unit} was engaged when the phase began and cannot leave the table in it.':
    '{unit} war zu Beginn der Phase im Kampf und kann den Tisch in ihr nicht verlassen.',
  '{unit} is fixed and never leaves the table.': '{unit} steht fest und verlässt den Tisch nie.',
  'There is no reserve zone of yours behind {zone}.': 'Dahinter liegt keine eigene Reservezone ({zone}).',
  '{unit} enters in attack formation or in open order.': '{unit} rückt in Angriffsformation oder loser Ordnung ein.',
  '{unit} enters facing {facing}.': '{unit} rückt mit Blick nach {facing} ein.',
  '{unit} is not in {zone}.': '{unit} ist nicht dort: {zone}.',
  '{unit} is not mounted and cannot intercept.': '{unit} ist nicht beritten und kann niemanden abfangen.',
  '{zone} restricts movement: nobody intercepts there.': 'Das Gelände hemmt ({zone}): Dort fängt niemand ab.',
  '{unit} is engaged and cannot react.': '{unit} ist im Kampf und kann nicht reagieren.',
  '{unit} has reacted already in this phase.': '{unit} hat in dieser Phase schon reagiert.',
  '{unit} came into contact in this phase and does no more in it.':
    '{unit} kam in dieser Phase in Berührung und tut in ihr nichts mehr.',
  'This side has offered to end the match already.': 'Diese Seite hat das Ende schon angeboten.',
  '"{verb}" cannot be said at any time; concede, offerEnd and dispute can.': '„{verb}“ geht nicht jederzeit.',
  'Dice are being thrown; enter them first.': 'Es wird gerade gewürfelt; erst die Würfel eingeben.',
  'There is no switch "{switch}" in this game.': 'In diesem Spiel gibt es die Hausregel „{switch}“ nicht.',
  '"{switch}" has been settled for the rest of the match.': '„{switch}“ ist für den Rest der Partie entschieden.',
  '"{switch}" is set so already.': '„{switch}“ gilt schon so.',
  'Another dispute is open.': 'Ein anderer Streit ist noch offen.',
  'There are no stakes in this game.': 'In diesem Spiel gibt es keine Pfähle.',
  '{unit} is not foot, and only foot deploy stakes.': '{unit} ist kein Fußvolk, und nur Fußvolk setzt Pfähle.',
  '{unit} is engaged and cannot deploy stakes.': '{unit} ist im Kampf und kann keine Pfähle setzen.',
  '{unit} is not in attack formation and cannot deploy stakes.':
    '{unit} ist nicht in Angriffsformation und kann keine Pfähle setzen.',
  '{unit} has stakes already.': '{unit} hat schon Pfähle.',
  '{unit} keeps its facing {facing}: it does not leave a defensive formation.':
    '{unit} behält seine Blickrichtung {facing}: Es verlässt keine Abwehrformation.',
  'That is how {unit} stands already.': 'So steht {unit} schon.',
  '{unit} was engaged in the firing phase and is not holding its fire.':
    '{unit} war in der Feuerphase im Kampf und hält kein Feuer zurück.',
  'No reserve zone has room for {unit}.': 'Keine Reservezone hat Platz für {unit}.',
  '{unit} is not mounted and cannot counter-charge.': '{unit} ist nicht beritten und kann keinen Gegenangriff reiten.',
  '{unit} is not mounted and cannot recoil.': '{unit} ist nicht beritten und kann nicht zurückweichen.',
  '{target} is foot, and {unit} fires only at mounted that engage it.':
    '{target} ist Fußvolk, und {unit} schießt nur auf Berittene, die es angehen.',
  '{unit} is mounted: it counter-charges or recoils.':
    '{unit} ist beritten: Möglich ist nur Gegenangriff oder Zurückweichen.',
  '{target} is mounted, and {unit} fires only at foot that engages it.':
    '{target} ist beritten, und {unit} schießt nur auf Fußvolk, das es angeht.',
  '{unit} is not foot and cannot evade.': '{unit} ist kein Fußvolk und kann nicht ausweichen.',
  '{unit} is not in open order and cannot evade.': '{unit} ist nicht in loser Ordnung und kann nicht ausweichen.',
  '{target} is mounted, and {unit} evades only foot.': '{target} ist beritten, und {unit} weicht nur Fußvolk aus.',
  '{unit} is not among those that may flee.': '{unit} gehört nicht zu denen, die fliehen dürfen.',
  '{target} is not foot, and {unit} flees only from foot.':
    '{target} ist kein Fußvolk, und {unit} flieht nur vor Fußvolk.',
  '{unit} is the target itself and cannot intercept.': '{unit} ist selbst das Ziel und kann niemanden abfangen.',
  '{unit} is the target itself and cannot give supporting fire.':
    '{unit} ist selbst das Ziel und kann kein Unterstützungsfeuer geben.',
  '{unit} is not artillery and gives no supporting fire.':
    '{unit} ist keine Artillerie und gibt kein Unterstützungsfeuer.',
  '{unit} is in reserve and can only make a reserve move.':
    '{unit} ist in Reserve und kann nur einen Reservezug machen.',
  '{unit} is fixed and never moves or turns.': '{unit} steht fest und bewegt oder dreht sich nie.',
  '{unit} was engaged when the phase began and can do nothing in it.':
    '{unit} war zu Beginn der Phase im Kampf und kann in ihr nichts tun.',
  '{unit} was engaged when the phase began and can only be withdrawn.':
    '{unit} war zu Beginn der Phase im Kampf und kann nur abgezogen werden.',
  '{unit} has routed.': '{unit} ist geflohen.',
  '{unit} has been used already in this phase.': '{unit} wurde in dieser Phase schon eingesetzt.',
  'There is no Commander to order {unit} to withdraw.': 'Es gibt keinen Feldherrn mehr, der {unit} abziehen könnte.',
  'The Commander is not in {zone}, where {unit} is.': 'Der Feldherr ist nicht bei {unit} ({zone}).',
  'The Commander has been removed from play.': 'Der Feldherr ist aus dem Spiel.',
  '{to} ({terrain}) is closed to the Commander.': 'Für den Feldherrn gesperrt: {to} ({terrain}).',
  'An escarpment keeps the Commander in {at} out of {to}.': 'Ein Steilhang hält den Feldherrn ({at}) fern: {to}.',
  'The Commander is in {to} already.': 'Der Feldherr ist schon dort: {to}.',
  '{to} is a reserve zone, which a Commander never enters.': '{to} ist eine Reservezone; die betritt der Feldherr nie.',
  'The Commander in {at} cannot reach {to}, which is not an adjacent zone.':
    'Der Feldherr ({at}) erreicht {to} nicht; es ist keine Nachbarzone.',
  '{count} {count|die|dice} from 1 to {sides} {count|is|are} to be entered.':
    '{count} Würfel von 1 bis {sides} {count|ist|sind} einzugeben.',
  'The match is over.': 'Die Partie ist vorbei.',
  '"{verb}" is no answer to what is asked now ("{kind}"), which takes {verbs}.': '„{verb}“ ist hier keine Antwort.',
  'This is not among the answers to what is asked now ("{kind}").': 'Das steht hier nicht zur Wahl.',
  '{unit} is named twice.': '{unit} ist zweimal genannt.',
  'Name the units that fight on foot; an empty list is for none of them.':
    'Es fehlen die Einheiten, die zu Fuß kämpfen; eine leere Liste steht für keine.',
  'With these units on foot the army would find no room on this table.':
    'Mit diesen Einheiten zu Fuß fände das Heer auf diesem Tisch keinen Platz.',
  '{unit} has a red marker and may not leave its reserve zone.':
    '{unit} hat einen roten Marker und darf seine Reservezone nicht verlassen.',
  '{unit} has no pikes and would not touch the rear of {target}, which is mounted and unengaged.':
    '{unit} hat keine Piken und träfe {target} nicht im Rücken, das beritten und frei ist.',
  '{unit} has {hits} green {hits|marker|markers} and may not leave its reserve zone.':
    '{unit} hat {hits} {hits|grünen|grüne} Marker und darf seine Reservezone nicht verlassen.',
  '{unit} has {pikes} pike {pikes|stand|stands}, not {needed}, and would not outflank {target}, which is mounted and unengaged.':
    '{unit} hat {pikes} {pikes|Pikenstand|Pikenstände} statt {needed} und träfe {target} nicht im Rücken, das beritten und frei ist.',
  '{unit} is a single stand and cannot form a defensive formation.':
    '{unit} ist ein einzelner Stand und kann keine Abwehrformation bilden.',
  '{unit} is dismounted already.': '{unit} ist schon abgesessen.',
  '{unit} is in a defensive formation already.': '{unit} steht schon in Abwehrformation.',
  '{unit} is in open order, and a hasty defence starts from an attack formation.':
    '{unit} ist in loser Ordnung, und eine eilige Abwehr beginnt aus der Angriffsformation.',
  '{unit} is mounted already.': '{unit} ist schon aufgesessen.',
  '{unit} is not mounted.': '{unit} ist nicht beritten.',
  '{unit} left the table in open order and stays in reserve.':
    '{unit} hat den Tisch in loser Ordnung verlassen und bleibt in Reserve.',
};
