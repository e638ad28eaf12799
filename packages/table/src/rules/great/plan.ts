/** The rules of A Great Victory in the order of play. */
import { chapter, says } from '../plan.js';

export const GREAT = {
  before: chapter(
    { phases: ['setup'], tables: ['strength'] },
    {
      army: says('GV-POINTS-01..05, GV-R-90'),
      foot: says('GV-UNIT-02..05, -08', 'foot'),
      mounted: says('GV-UNIT-02, -06, -07, -11', 'mounted', 'elephant'),
      guns: says('GV-UNIT-02, -09', 'artillery'),
      command: says('GV-UNIT-10, GV-POINTS-04', 'command'),
      strength: says('GV-STR-01..04'),
      setup: says('GV-SETUP-01..05, GV-R-85'),
    },
  ),
  basics: chapter(
    {},
    {
      measure: says('GV-GEN-01..04, GV-GEOM-01..05, -08, -11, GV-UNIT-01'),
      contact: says('GV-GEOM-09, -10, -14, GV-R-88'),
      lanes: says('GV-GEOM-06, -07, -12, -13'),
      formation: says('GV-FORM-01..05, -08'),
      open: says('GV-FORM-02, -05, -07, GV-R-07', 'light', 'artillery', 'command'),
      bend: says('GV-FORM-06..08'),
      markers: says('GV-GEN-05, -09'),
    },
  ),
  initiative: chapter(
    { phases: ['initiative'], tables: ['turn'] },
    { throw: says('GV-INIT-01'), turn: says('GV-TURN-01, -02') },
  ),
  firing: chapter(
    { phases: ['firing'], tables: ['ranges', 'fire'] },
    {
      who: says('GV-FIRE-01, -02, -22', 'missiles', 'artillery'),
      targets: says('GV-FIRE-03, -04, -14', 'missiles', 'artillery'),
      zone: says('GV-FIRE-06..09', 'missiles', 'artillery'),
      chain: says('GV-FIRE-10..13', 'missiles'),
      pivot: says('GV-FIRE-05', 'missiles', 'artillery'),
      dice: says('GV-FIRE-15, -16, -19..21', 'missiles'),
      suppress: says('GV-FIRE-17, -18', 'missiles', 'artillery'),
      guns: says('GV-ARTY-01..04', 'artillery'),
      overhead: says('GV-ARTY-05..07', 'artillery'),
    },
  ),
  melee: chapter(
    { phases: ['melee'], tables: ['values', 'melee'] },
    {
      join: says('GV-JOIN-01..03, -06, -07, GV-R-91', 'foot', 'mounted', 'elephant'),
      holdBack: says('GV-JOIN-04, -05', 'foot', 'mounted', 'elephant'),
      first: says('GV-MELEE-01, -02'),
      divide: says('GV-MELEE-03, -08'),
      value: says('GV-MELEE-04, -05, -07'),
      outflank: says('GV-FLANK-01..03, GV-MELEE-06'),
      command: says('GV-CMD-04'),
    },
  ),
  losses: chapter(
    { phases: ['losses'], tables: ['ends'] },
    { recover: says('GV-LOSS-01, -04'), rout: says('GV-LOSS-02, -03, GV-STR-03, -04') },
  ),
  movement: chapter(
    { phases: ['initiativeMovement', 'otherMovement'], tables: ['actions', 'moves'] },
    {
      choose: says('GV-MOVE-01, -02, GV-GEN-06'),
      foot: says('GV-MOVE-03, -12, -13', 'foot'),
      mounted: says('GV-MOVE-03', 'mounted'),
      elephants: says('GV-MOVE-03, -09', 'elephant'),
      guns: says('GV-MOVE-03, GV-ARTMOVE-01..04', 'artillery'),
      command: says('GV-MOVE-03', 'command'),
      manoeuvre: says('GV-MOVE-05..07'),
      fast: says('GV-MOVE-08, -09', 'foot', 'mounted', 'command'),
      keepAway: says('GV-MOVE-04, GV-GEN-07, GV-GEOM-15'),
      edge: says('GV-GEN-08, GV-GEOM-16, GV-R-93'),
      flow: says('GV-FLOW-01..04', 'light', 'artillery', 'command'),
      disengage: says('GV-DISENG-01..04', 'mounted', 'command'),
      retire: says('GV-RETREAT-01, -02'),
    },
  ),
  turning: chapter(
    {},
    {
      turn: says('GV-MOVE-10, -14, GV-R-87'),
      pivot: says('GV-PIVOT-01, -02'),
      about: says('GV-MOVE-11'),
      change: says('GV-CHANGE-01..05'),
    },
  ),
  charging: chapter(
    { tables: ['tests'] },
    {
      who: says('GV-CHARGE-01, -06, -07', 'foot', 'mounted', 'elephant', 'command'),
      way: says('GV-CHARGE-02, -05, -08, -09', 'foot', 'mounted', 'elephant', 'command'),
      test: says('GV-CHARGE-03, -04', 'foot', 'mounted', 'elephant', 'command'),
      extend: says('GV-EXT-01..05', 'foot', 'mounted', 'elephant', 'command'),
    },
  ),
  reactions: chapter(
    {
      kinds: ['react', 'intercept', 'hastyBlock', 'fallBack', 'goOn', 'breakThrough'],
      tables: ['reacting', 'reactions'],
    },
    {
      when: says('GV-REACT-01..03'),
      underway: says('GV-REACT-04..07'),
      intercept: says('GV-ICPT-01..03', 'mounted', 'elephant', 'command'),
      intercepted: says('GV-ICPT-04..08', 'mounted', 'elephant', 'command'),
      recoil: says('GV-RECOIL-01..04', 'mounted', 'command'),
      evade: says('GV-EVADE-01, -02', 'foot'),
      hasty: says('GV-DBLOCK-01..05', 'foot'),
      home: says('GV-DBLOCK-06..09', 'foot', 'mounted'),
      about: says('GV-ABOUT-01, -02', 'foot'),
      fire: says('GV-DFIRE-01..07', 'missiles', 'throwers'),
      guns: says('GV-AFIRE-01..04', 'artillery'),
      opportunity: says('GV-OPP-01..04', 'artillery'),
      breakThrough: says('GV-BREAK-01..04, -08, -09', 'foot', 'mounted', 'elephant', 'command'),
      combat: says('GV-BREAK-05..07, GV-JOIN-08'),
    },
  ),
  command: chapter({}, { range: says('GV-CMD-01, -02'), helps: says('GV-CMD-03, -04') }),
  victory: chapter(
    { phases: ['victory'] },
    {
      tally: says('GV-VICT-01..04, -06, -08'),
      result: says('GV-VICT-05, -09'),
      goals: says('GV-R-89'),
      concede: says('GV-VICT-07'),
    },
  ),
  terrain: chapter(
    { tables: ['terrain'] },
    {
      ground: says('GV-TERR-01..04, -11, GV-R-75'),
      slow: says('GV-TERR-05, -06', 'mounted', 'command'),
      cover: says('GV-TERR-08, -09', 'foot', 'artillery'),
      sight: says('GV-TERR-07, -10'),
    },
  ),
  options: chapter(
    { tables: ['quality', 'thrown', 'command'] },
    {
      quality: says('GV-QUAL-01..05, GV-R-92'),
      commandQuality: says('GV-CMDQ-01', 'command'),
      dispute: says('GV-GEN-10, GV-R-94'),
    },
  ),
} as const;
