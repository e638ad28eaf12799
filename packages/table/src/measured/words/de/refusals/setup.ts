/** Warum nicht: Heere und Aufstellung. */
export const SETUP: Readonly<Record<string, string>> = {
  '{count} units of {type} are fielded, and {thrown} were thrown.':
    '{count} Einheiten dieser Art ziehen ins Feld ({type}); erwürfelt wurden {thrown}.',
  'So many units find no room in the area of deployment.':
    'So viele Einheiten finden im Aufstellungsbereich keinen Platz.',
  '{unit} is no artillery to be {limbered}.': '{unit} ist kein Geschütz und kann nicht {limbered} sein.',
  '{unit} would reach {reach} from its base edge, and {depth} is the limit.':
    '{unit} stünde {reach} von der eigenen Kante; erlaubt sind {depth}.',
  '{unit} would stand partly outside the ground on which its side is set up.':
    '{unit} stünde zum Teil außerhalb des Aufstellungsraums seiner Seite.',
  '{unit} would overlap {other}.': '{unit} würde {other} überdecken.',
  '{unit} would touch {other}, an enemy.': '{unit} würde {other} berühren, einen Feind.',
  '{unit} would touch an enemy, whose place is not told yet.':
    '{unit} würde einen Feind berühren, dessen Platz noch nicht verraten wird.',
  'With this set-up the army of the enemy would find no room.':
    'Bei dieser Aufstellung fände das feindliche Heer keinen Platz.',
  '{unit} cannot be set up on {battle}.': '{unit} kann nicht bei {battle} aufgestellt werden.',
  '{unit} cannot be set up on {battle}: only command, and only on a Battle.':
    '{unit} kann nicht bei {battle} aufgestellt werden: nur Feldherren, und nur in einem Gewalthaufen.',
  '{battle} has {free} free {free|space|spaces}, too few for {unit}.':
    '{battle} hat {free} {free|freien Platz|freie Plätze}, zu wenig für {unit}.',
  'With {unit} there the rest of the army would find no room.':
    'Mit {unit} dort fände der Rest des Heeres keinen Platz.',
  '{unit} is named twice.': '{unit} ist zweimal genannt.',
  '{unit} is {type}; only horse and camels dismount.':
    '{unit} ({type}) kann nicht absitzen; das können nur Reiter und Kamelreiter.',
  'With these on foot the army would find no room to be set up.':
    'Mit diesen zu Fuß fände das Heer keinen Platz zum Aufstellen.',
  '{unit} is no full unit of foot, and nothing else forms a Battle.':
    '{unit} ist keine volle Einheit Fußvolk, und nichts anderes bildet einen Gewalthaufen.',
  'A Battle starts with {least} units at least, and {count} {count|is|are} named.':
    'Ein Gewalthaufen beginnt mit mindestens {least} Einheiten; genannt sind {count}.',
  'A round base is 7 to 11 inches wide in steps of half an inch, not {diameter}.':
    'Eine runde Platte misst 7 bis 11 Zoll in halben Schritten, nicht {diameter}.',
  'The base has {has} {has|space|spaces}, and the Battle needs {needs}.':
    'Die Platte hat {has} {has|Platz|Plätze}, und der Gewalthaufen braucht {needs}.',
  'The base has {has} {has|space|spaces}, and none is left for {unit}.':
    'Die Platte hat {has} {has|Platz|Plätze}, und keiner bleibt für {unit}.',
  'With these Battles the army would find no room where it is set up.':
    'Mit diesen Gewalthaufen fände das Heer auf seinem Aufstellungsraum keinen Platz.',
  '{unit} is no mounted unit of six elements and is not split.':
    '{unit} ist keine berittene Einheit aus sechs Elementen und wird nicht geteilt.',
  'Each army has at least one Battle.': 'Jedes Heer hat mindestens einen Gewalthaufen.',
};
