/** The rules of A Major Victory in the order of play. */
import { chapter, says } from '../plan.js';

export const MAJOR = {
  before: chapter(
    { phases: ['setup'], tables: ['units'] },
    {
      army: says('MV-ARMY-01..03, -07, -18..22, MV-R-80'),
      foot: says('MV-ARMY-04..06, -08..10', 'foot'),
      mounted: says('MV-ARMY-11', 'mounted'),
      dismount: says('MV-ARMY-12, -13', 'mounted'),
      guns: says('MV-ARMY-14..16, MV-SETUP-08', 'artillery'),
      commander: says('MV-ARMY-01, -17, MV-SETUP-06'),
      setup: says('MV-SETUP-01..05, -07, MV-R-77, -85'),
    },
  ),
  basics: chapter(
    { tables: ['shapes'] },
    {
      zones: says('MV-ZONE-01, -02, -09'),
      room: says('MV-ZONE-03..06'),
      facing: says('MV-ZONE-07, -08'),
      formation: says('MV-FORM-01..03, -06, -09, -11'),
      defensive: says('MV-FORM-04..06', 'foot'),
      open: says('MV-FORM-07, -08, -10, -11'),
      markers: says('MV-TURN-04, -05'),
      dice: says('MV-TURN-03, -06'),
    },
  ),
  initiative: chapter(
    { phases: ['initiative'], tables: ['turn'] },
    { throw: says('MV-INIT-01, -02'), turn: says('MV-TURN-01, -02') },
  ),
  firing: chapter(
    { phases: ['firing'], tables: ['fire'] },
    {
      who: says('MV-FIRE-01..03, -09, -21', 'missiles', 'artillery'),
      targets: says('MV-FIRE-04, -05, -08, -10, -11', 'missiles', 'artillery'),
      guns: says('MV-FIRE-10, -16, -17', 'artillery'),
      spread: says('MV-FIRE-12', 'missiles', 'artillery'),
      dice: says('MV-FIRE-13..15, -18..20', 'missiles', 'artillery', 'spears'),
      once: says('MV-FIRE-06, -07', 'missiles', 'artillery', 'spears'),
    },
  ),
  melee: chapter(
    { phases: ['melee'], tables: ['values', 'melee'] },
    {
      first: says('MV-MELEE-01..03, -18'),
      divide: says('MV-MELEE-04..06'),
      value: says('MV-MELEE-07..10'),
      throw: says('MV-MELEE-11, -12, -17'),
      flank: says('MV-MELEE-13..17'),
      commander: says('MV-CMD-04..06'),
    },
  ),
  losses: chapter(
    { phases: ['losses'], tables: ['losses'] },
    {
      steps: says('MV-LOSS-01, -02'),
      stands: says('MV-LOSS-03..05, -09, -10'),
      shape: says('MV-LOSS-06..08, -13, -15'),
      contact: says('MV-LOSS-11, -12, -14'),
      reserve: says('MV-LOSS-01'),
    },
  ),
  movement: chapter(
    { phases: ['initiativeMovement', 'otherMovement'], tables: ['actions'] },
    {
      choose: says('MV-MOVE-01, -02, -13'),
      engaged: says('MV-MOVE-03, -04'),
      foot: says('MV-MOVE-05, -06', 'foot'),
      mounted: says('MV-MOVE-05, -06', 'mounted'),
      guns: says('MV-MOVE-05', 'artillery'),
      form: says('MV-MOVE-07, -08, -11'),
      move: says('MV-MOVE-09, -10, -12, -14'),
      stakes: says('MV-STAKE-01..03, -06', 'foot'),
      stakesLost: says('MV-STAKE-04, -05, -07, -08', 'foot', 'mounted'),
      disengage: says('MV-DISENG-01..07', 'mounted'),
      reserve: says('MV-RESERVE-01..11, MV-R-82'),
      withdraw: says('MV-WITHDR-01..04'),
      end: says('MV-MOVE-15, -18, -19'),
    },
  ),
  engaging: chapter(
    { tables: ['tests'] },
    {
      who: says('MV-ENGAGE-01..04', 'foot', 'mounted'),
      order: says('MV-ENGAGE-05', 'foot', 'mounted'),
      pikes: says('MV-ENGAGE-06..08', 'foot'),
      test: says('MV-ENGAGE-09..13', 'foot', 'mounted'),
      face: says('MV-ENGAGE-14..17, -19', 'foot', 'mounted'),
      contact: says('MV-ENGAGE-18'),
    },
  ),
  reactions: chapter(
    { kinds: ['react', 'intercept', 'hastyDefence', 'reserveZone', 'followUp'], tables: ['reacting', 'reactions'] },
    {
      when: says('MV-REACT-01..05, -10, -13'),
      order: says('MV-REACT-06..09, -11, -12'),
      counterCharge: says('MV-CCHARGE-01..04', 'mounted'),
      recoil: says('MV-CCHARGE-05..10', 'mounted'),
      guns: says('MV-DEFFIRE-01..05', 'artillery'),
      fire: says('MV-DEFFIRE-06..12', 'missiles', 'spears'),
      hasty: says('MV-HASTY-01..03, -12', 'foot'),
      hastyMounted: says('MV-HASTY-04..11', 'foot', 'mounted'),
      evade: says('MV-EVADE-01, -02', 'foot'),
      intercept: says('MV-INTER-01..06, -08', 'mounted'),
      intercepted: says('MV-INTER-07, -09..11', 'mounted'),
      support: says('MV-SUPFIRE-01..04', 'artillery'),
    },
  ),
  command: chapter(
    {},
    { zone: says('MV-CMD-01..03, -07'), rethrow: says('MV-CMD-04..06'), rides: says('MV-MOVE-15..17') },
  ),
  victory: chapter(
    { phases: ['victory'] },
    {
      retreat: says('MV-VICT-03..06'),
      tally: says('MV-VICT-01, -02, -07..09, MV-SETUP-09'),
      zones: says('MV-VICT-10..12, MV-R-83'),
      goals: says('MV-R-79'),
      concede: says('MV-VICT-13, MV-R-60'),
    },
  ),
  terrain: chapter(
    { tables: ['terrain'] },
    {
      ground: says('MV-TERR-01..03, -09, -10'),
      slow: says('MV-TERR-04, -05, -10', 'mounted'),
      cover: says('MV-TERR-06..08', 'foot', 'artillery'),
      edges: says('MV-TERR-11'),
      commander: says('MV-TERR-12'),
    },
  ),
  options: chapter(
    { tables: ['quality', 'thrown'] },
    { quality: says('MV-QUAL-01..10'), dispute: says('MV-GEN-01, -02, MV-R-81') },
  ),
} as const;
