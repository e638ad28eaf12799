/** Why not: sentences that speak of the wire read differently at a table; all others are the engine's own. */
export const refusals: Readonly<Record<string, string>> = {
  '{unit} would lose {stands} over the edge of the table; confirm it with leaveTable.':
    '{unit} would lose {stands} over the edge of the table; that must be allowed expressly.',
  'Stands of {unit} would leave the table; confirm it with leaveTable.':
    'Stands of {unit} would leave the table; that must be allowed expressly.',
  '{unit} would leave the table; confirm it with leaveTable.':
    '{unit} would leave the table; that must be allowed expressly.',
  '{unit} has {size} stands, counted from 0; there is no stand {stand}.':
    '{unit} has {size} stands; there is no stand {stand}.',
  '{unit} has {size} {size|stand|stands}, counted from 0; there is no stand {stand}.':
    '{unit} has {size} {size|stand|stands}; there is no stand {stand}.',
  '{unit} has no {k} different stands {stands}; its {size} are counted from 0.':
    '{unit} has {size} stands, and {stands} are not {k} different ones of them.',
  '{unit} has no stand {stands}; its {size} are counted from 0.': '{unit} has {size} stands, and no stand {stands}.',
  'The stationary stand of {unit} is in place {places} of its front, counted from 0, not in {place}.':
    'The stationary stand of {unit} is in place {places} of its front, not in {place}.',
  'The stationary stand of {unit} comes to place {places} of its new front, counted from 0, not to {place}.':
    'The stationary stand of {unit} comes to place {places} of its new front, not to {place}.',
  'Of the {size} stands of {unit}, counted from 0, stand {stand} does not fire.':
    'Of the {size} stands of {unit} stand {stand} does not fire.',
  '{unit} cannot {deed} ("{verb}"): that is not among its actions.':
    '{unit} cannot {verb}: that is not among its actions.',
  '{unit} cannot {deed} ("{verb}"): that is not among its functions.':
    '{unit} cannot {verb}: that is not among its functions.',
  '{unit} has moved by horse and cannot {deed} ("{verb}") in this phase.':
    '{unit} has moved by horse and cannot {verb} in this phase.',
  'To {deed} ("{verb}") costs {cost} {cost|function|functions}, and {unit} has {left} left.':
    'To {verb} costs {cost} {cost|function|functions}, and {unit} has {left} left.',
  '{unit} has begun its action, and to {deed} ("{verb}") is no part of it.':
    '{unit} has begun its action, and to {verb} is no part of it.',
};
