/** Why not: sentences that speak of the wire read differently at a table; all others are the engine's own. */
export const refusals: Readonly<Record<string, string>> = {
  '{unit} would lose {stands} over the edge of the table; confirm it with leaveTable.':
    '{unit} would lose {stands} over the edge of the table; that must be allowed expressly.',
  'Stands of {unit} would leave the table; confirm it with leaveTable.':
    'Stands of {unit} would leave the table; that must be allowed expressly.',
  '{unit} would leave the table; confirm it with leaveTable.':
    '{unit} would leave the table; that must be allowed expressly.',
  '"{verb}" is not among the actions of {unit}.': '{unit} has no such action: {verb}.',
  '"{verb}" is not among the functions of {unit}.': '{unit} has no such function: {verb}.',
  '"{verb}" costs {cost} functions, and {unit} has {left} left.':
    'This costs {cost} functions ({verb}), and {unit} has {left} left.',
  '{unit} has begun its action, and "{verb}" is no part of it.':
    '{unit} has begun its action, and this is no part of it: {verb}.',
};
