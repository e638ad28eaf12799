/** The rules of A Fine Victory in the order of play. */
import { chapter, says } from '../plan.js';

export const FINE = {
  before: chapter(
    { phases: ['setup'], tables: ['units'] },
    {
      army: says('FV-ARMY-01, -02, -06, -07, -14, FV-GEN-06, FV-R-64, -73, -81'),
      foot: says('FV-ARMY-03..05', 'P&M', 'Foot'),
      mounted: says('FV-ARMY-07, -08', 'M', 'HM'),
      dragoons: says('FV-ARMY-09, -10', 'D'),
      guns: says('FV-ARMY-11, -12', 'artillery'),
      commander: says('FV-ARMY-13, FV-SETUP-07'),
      setup: says('FV-SETUP-01..06, FV-R-84, -88'),
    },
  ),
  basics: chapter(
    { tables: ['shapes'] },
    {
      zones: says('FV-ZONE-01..03, FV-GEN-02'),
      room: says('FV-ZONE-04..06'),
      facing: says('FV-ZONE-07..09, FV-R-01'),
      formation: says('FV-FORM-01..04, -06, -10, -11'),
      defensive: says('FV-FORM-05, -06', 'foot'),
      open: says('FV-FORM-07..10'),
      markers: says('FV-MARK-01..06'),
      dice: says('FV-GEN-01, -03'),
    },
  ),
  initiative: chapter(
    { phases: ['initiative'], tables: ['turn'] },
    { throw: says('FV-INIT-01..03'), turn: says('FV-TURN-01, -02') },
  ),
  firing: chapter(
    { phases: ['firing'], tables: ['fire'] },
    {
      who: says('FV-FIRE-01..04, -20, -22', 'P&M', 'D', 'artillery'),
      targets: says('FV-FIRE-05, -06, -08, -09', 'P&M', 'D', 'artillery'),
      guns: says('FV-FIRE-07, -15', 'artillery'),
      spread: says('FV-FIRE-11..13', 'P&M', 'D', 'artillery'),
      dice: says('FV-FIRE-14, -16..19', 'P&M', 'D', 'artillery'),
      once: says('FV-FIRE-10, -20, -21', 'P&M', 'D', 'artillery'),
    },
  ),
  melee: chapter(
    { phases: ['melee'], tables: ['values', 'melee'] },
    {
      first: says('FV-MELEE-01, -02, -22'),
      divide: says('FV-MELEE-03..06'),
      value: says('FV-MELEE-07..12'),
      throw: says('FV-MELEE-13..15, -20, -21'),
      flank: says('FV-MELEE-16..18'),
      commander: says('FV-MELEE-19, FV-CMD-03'),
    },
  ),
  losses: chapter(
    { phases: ['losses'], tables: ['losses'] },
    {
      steps: says('FV-LOSS-01..03'),
      stands: says('FV-LOSS-04..06, -11'),
      shape: says('FV-LOSS-07..10, -15, -17'),
      contact: says('FV-LOSS-12..14, -16'),
      reserve: says('FV-LOSS-18'),
    },
  ),
  movement: chapter(
    { phases: ['initiativeMovement', 'otherMovement'], tables: ['actions'] },
    {
      choose: says('FV-MOVE-01..03, -10, FV-GEN-04'),
      engaged: says('FV-MOVE-04, -05'),
      foot: says('FV-MOVE-06, -07', 'foot'),
      mounted: says('FV-MOVE-06, -08, -09', 'mounted'),
      guns: says('FV-MOVE-06, -07', 'artillery'),
      form: says('FV-MOVE-11..13, -17'),
      move: says('FV-MOVE-14..16, -23, -24'),
      dragoons: says('FV-MOVE-18..22', 'D'),
      disengage: says('FV-DISENG-01..07', 'mounted'),
      reserve: says('FV-RESERVE-01..10'),
      withdraw: says('FV-WITHD-01..04'),
      end: says('FV-END-01..05'),
    },
  ),
  engaging: chapter(
    { tables: ['tests'] },
    {
      who: says('FV-ENGAGE-01..04', 'foot', 'mounted'),
      order: says('FV-ENGAGE-05..07', 'foot', 'mounted'),
      pikes: says('FV-ENGAGE-08, -09', 'foot'),
      test: says('FV-ENGAGE-10..12', 'foot', 'mounted'),
      face: says('FV-ENGAGE-13..19', 'foot', 'mounted'),
      contact: says('FV-ENGAGE-20, -21'),
    },
  ),
  reactions: chapter(
    { kinds: ['react', 'intercept', 'hastyDefence', 'reserveZone', 'followUp'], tables: ['reacting', 'reactions'] },
    {
      when: says('FV-REACT-01..06, -11'),
      order: says('FV-REACT-07..10, -12, -13, -52'),
      counterCharge: says('FV-REACT-14..18', 'mounted'),
      recoil: says('FV-REACT-17..22, FV-RESERVE-11, -12', 'mounted'),
      guns: says('FV-REACT-23..27, FV-R-86', 'artillery'),
      fire: says('FV-REACT-28, -29, -50, -51', 'P&M', 'D'),
      hasty: says('FV-REACT-30..34, FV-R-85', 'foot'),
      evade: says('FV-REACT-35', 'foot'),
      intercept: says('FV-REACT-36..39, -45, -46', 'mounted'),
      intercepted: says('FV-REACT-40..44', 'mounted'),
      support: says('FV-REACT-47, -48, -50, -51', 'artillery'),
      flee: says('FV-REACT-49', 'GG'),
    },
  ),
  command: chapter(
    {},
    { zone: says('FV-CMD-01, -02, -04'), rethrow: says('FV-CMD-03'), rides: says('FV-CMD-05..07, FV-END-03') },
  ),
  victory: chapter(
    { phases: ['victory'] },
    {
      retreat: says('FV-VICT-04..07'),
      tally: says('FV-VICT-01..03, -08..12, FV-SETUP-08'),
      zones: says('FV-VICT-13..18'),
      goals: says('FV-R-80'),
      concede: says('FV-VICT-19, FV-R-65'),
    },
  ),
  terrain: chapter(
    { tables: ['terrain'] },
    {
      ground: says('FV-TERR-01, -02, -09, -10, -12, -14, -15'),
      slow: says('FV-TERR-03..05, -13', 'mounted'),
      cover: says('FV-TERR-06..08, -11', 'foot', 'artillery'),
      edges: says('FV-TERR-16..19'),
      commander: says('FV-TERR-20'),
    },
  ),
  options: chapter(
    { tables: ['quality', 'thrown'] },
    { quality: says('FV-QUAL-01..07, FV-R-83'), dispute: says('FV-GEN-05, FV-R-82') },
  ),
} as const;
