/** The rules of A Glorious Victory in the order of play. */
import { chapter, says } from '../plan.js';

export const GLORIOUS = {
  before: chapter(
    { phases: ['setup'], tables: ['battles'] },
    {
      army: says('GL-ARMY-01..07, GL-UNIT-12, -13, GL-R-73'),
      foot: says('GL-UNIT-01..06, GL-BASE-02, -04', 'foot'),
      mounted: says('GL-UNIT-07, -08, GL-BASE-04, -05', 'mounted'),
      guns: says('GL-UNIT-06, -11, GL-BASE-04', 'artillery'),
      command: says('GL-UNIT-09, -10, GL-ARMY-01', 'command'),
      battles: says('GL-BATTLE-01..07, GL-R-78', 'foot', 'battle'),
      setup: says('GL-SETUP-01..05, GL-R-69, -77'),
    },
  ),
  basics: chapter(
    {},
    {
      measure: says('GL-GEN-01..04, -07, GL-R-54, GL-GEO-01..03, -06, -09, GL-BASE-01, -03'),
      contact: says('GL-GEO-04, -05, -07, -12, GL-R-71'),
      formation: says('GL-FORM-01..07'),
      battle: says('GL-BATTLE-08..10, GL-FORM-05', 'battle'),
    },
  ),
  initiative: chapter(
    { phases: ['initiative'], tables: ['turn'] },
    { count: says('GL-INIT-01..04'), turn: says('GL-TURN-01') },
  ),
  movement: chapter(
    { phases: ['initiativeMovement', 'otherMovement'], tables: ['actions', 'functions', 'moves'] },
    {
      choose: says('GL-MOVE-01..04, GL-GEN-05'),
      units: says('GL-MOVE-06', 'foot', 'mounted'),
      command: says('GL-MOVE-05', 'command'),
      battles: says('GL-MOVE-07, GL-FACE-04, -06, -09', 'battle'),
      guns: says('GL-MOVE-08, -09, GL-ART-01..05', 'artillery'),
      move: says('GL-MOVE-12..14'),
      byHorse: says('GL-MOVE-15..17', 'mountedFoot'),
      stepBack: says('GL-MOVE-18', 'foot'),
      keepAway: says('GL-MOVE-10, -11, GL-GEO-08, -10, -11, GL-R-76'),
    },
  ),
  turning: chapter(
    {},
    {
      turn: says('GL-FACE-05, -06, GL-GEO-08'),
      pivot: says('GL-FACE-01..04'),
      about: says('GL-FACE-07..09'),
      change: says('GL-FACE-10..12, GL-FORM-06, GL-R-70', 'foot', 'mounted'),
    },
  ),
  charging: chapter(
    {},
    {
      who: says('GL-CHARGE-01, -02, -09', 'foot', 'mounted', 'command', 'battle'),
      way: says('GL-CHARGE-03..05', 'foot', 'mounted', 'command', 'battle'),
      change: says('GL-CHARGE-07', 'foot', 'mounted'),
      contact: says('GL-CHARGE-06, -08'),
    },
  ),
  joining: chapter(
    { kinds: ['leave'] },
    {
      units: says('GL-MERGE-01..07, -12', 'foot', 'battle'),
      command: says('GL-MERGE-08..11', 'command', 'battle'),
    },
  ),
  firing: chapter(
    { phases: ['firing'], tables: ['fire'] },
    {
      who: says('GL-FIRE-01..05', 'missiles', 'artillery', 'battle'),
      range: says('GL-FIRE-06, -07, -15', 'missiles', 'artillery', 'battle'),
      way: says('GL-FIRE-08..13', 'missiles', 'battle'),
      dice: says('GL-FIRE-16..18, -20, -21', 'missiles', 'battle'),
      guns: says('GL-FIRE-14, -19, -22', 'artillery'),
      order: says('GL-FIRE-23..25'),
    },
  ),
  melee: chapter(
    { phases: ['melee'], tables: ['values'] },
    {
      outflank: says('GL-FLANK-01..05'),
      fight: says('GL-MELEE-01..04'),
      value: says('GL-MELEE-05..08'),
      rethrow: says('GL-CMD-01..05'),
    },
  ),
  losses: chapter(
    { phases: ['losses'], kinds: ['lossesOf', 'remove'], tables: ['ends'] },
    {
      hits: says('GL-LOSS-01..03, GL-MELEE-09'),
      units: says('GL-LOSS-04..07, -09, GL-BREAK-01, -03', 'foot', 'mounted'),
      battles: says('GL-LOSS-08, GL-BREAK-02', 'battle'),
    },
  ),
  retreats: chapter(
    { phases: ['otherRetreat', 'initiativeRetreat'] },
    { leave: says('GL-RETIRE-01'), battles: says('GL-RETIRE-02, -03', 'battle') },
  ),
  command: chapter({}, { range: says('GL-CMD-01, -02, -05', 'command'), again: says('GL-CMD-03, -04') }),
  victory: chapter(
    { phases: ['victory'] },
    {
      chief: says('GL-VICT-02, -05'),
      tally: says('GL-VICT-03, -04, -06, GL-R-75'),
      goals: says('GL-R-72'),
      concede: says('GL-VICT-01'),
    },
  ),
  terrain: chapter(
    { tables: ['terrain'] },
    {
      ground: says('GL-TERR-01..03, -05, -09, -10'),
      slow: says('GL-TERR-04', 'mounted', 'command', 'mountedFoot'),
      cover: says('GL-TERR-07, -08', 'foot', 'artillery'),
      sight: says('GL-TERR-06, -10'),
    },
  ),
  options: chapter({}, { dispute: says('GL-GEN-06, GL-R-74') }),
} as const;
