/** How the battle report tells why a formation was lost and why the match ended, by rule. */

export const ROUTS: Readonly<Record<string, string>> = {
  'GL-R-08': 'left the table for good',
  'GL-BREAK-01': 'routed with ranks too broken to form',
  'GL-BREAK-02': 'was cut down to the last element',
  'GL-FLANK-03': 'was outflanked and lost',
  'GL-FLANK-05': 'was outflanked and lost',
  'GL-BATTLE-08': 'had too few left to hold together, and broke up',
};

export const ENDINGS: Readonly<Record<string, string>> = {
  'GL-VICT-02': 'the enemy had lost its commander-in-chief',
  'GL-VICT-05': 'the enemy had nobody left on the field',
  'GL-R-58': 'both commanders-in-chief were lost',
};
