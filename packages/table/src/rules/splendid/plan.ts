/** The rules of A Splendid Victory in the order of play. */
import { chapter, says } from '../plan.js';

export const SPLENDID = {
  before: chapter(
    { phases: ['setup'] },
    {
      army: says('SV-ARMY-01..07, SV-R-102'),
      foot: says('SV-ARMY-02, -03, -10', 'P&M', 'Foot'),
      mounted: says('SV-ARMY-05, -06, -11, -12', 'M', 'HM', 'D'),
      guns: says('SV-ARMY-09, -10', 'artillery'),
      command: says('SV-ARMY-08, -13', 'command'),
      setup: says('SV-SETUP-01..03, SV-R-78, -104, -115'),
      generate: says('SV-GEN-01..04, SV-R-103'),
    },
  ),
  basics: chapter(
    { tables: ['shapes'] },
    {
      measure: says('SV-GEO-01..05, -16..18'),
      contact: says('SV-GEO-06, -07, SV-R-99, -111, -117'),
      lanes: says('SV-GEO-10..15'),
      formation: says('SV-FORM-01..06, -10, -11, SV-R-03'),
      open: says('SV-FORM-06, -07', 'P&M', 'M', 'D', 'artillery', 'command'),
      markers: says('SV-TURN-03, -04'),
    },
  ),
  initiative: chapter(
    { phases: ['initiative'], tables: ['turn'] },
    { throw: says('SV-INIT-01'), turn: says('SV-TURN-01, -02') },
  ),
  firing: chapter(
    { phases: ['firing'], tables: ['fire', 'guns'] },
    {
      who: says('SV-FIRE-01..03, -09', 'P&M', 'D', 'artillery'),
      targets: says('SV-FIRE-04, -07', 'P&M', 'D', 'artillery'),
      zone: says('SV-FIRE-10..13', 'P&M', 'D', 'artillery'),
      chain: says('SV-FIRE-14..17, SV-R-108', 'P&M', 'D'),
      pivot: says('SV-FIRE-08, SV-R-114', 'P&M', 'D', 'artillery'),
      dice: says('SV-FIRE-18..20', 'P&M', 'D', 'artillery'),
      guns: says('SV-ARTY-01, -02, SV-FIRE-12, -21, SV-R-107', 'artillery'),
      bounce: says('SV-BOUNCE-01..04', 'RA', 'HA'),
      once: says('SV-FIRE-05, -06', 'P&M', 'D', 'artillery'),
    },
  ),
  melee: chapter(
    { phases: ['melee'], tables: ['values', 'melee'] },
    {
      join: says('SV-JOIN-01..04, -07', 'foot', 'mounted'),
      holdBack: says('SV-JOIN-05, -06', 'foot', 'mounted'),
      first: says('SV-MELEE-01'),
      divide: says('SV-MELEE-02..04'),
      value: says('SV-MELEE-05..07, -09, -10, SV-R-109'),
      outflank: says('SV-OUTFL-01..03, SV-MELEE-08'),
      command: says('SV-CMD-05, -06'),
    },
  ),
  losses: chapter(
    { phases: ['losses'], tables: ['ends'] },
    {
      steps: says('SV-LOSS-01, -02'),
      stands: says('SV-LOSS-03, -08, -10, SV-R-112'),
      keep: says('SV-LOSS-04..07, -09'),
      single: says('SV-LOSS-11'),
    },
  ),
  movement: chapter(
    { phases: ['initiativeMovement', 'otherMovement'], tables: ['actions', 'moves'] },
    {
      choose: says('SV-MOVE-01..03'),
      foot: says('SV-MOVE-04, -12, -13', 'foot'),
      mounted: says('SV-MOVE-04', 'M', 'HM', 'D'),
      dragoons: says('SV-MOVE-04, SV-DRAG-01..03', 'D'),
      guns: says('SV-MOVE-04, SV-GUN-01..04', 'artillery'),
      command: says('SV-MOVE-04', 'command'),
      manoeuvre: says('SV-MOVE-06, -07, -14'),
      fast: says('SV-MOVE-08, -09', 'foot', 'mounted', 'command'),
      keepAway: says('SV-MOVE-10, SV-GEO-08, -09'),
      edge: says('SV-MOVE-11, SV-R-110, -116'),
      flow: says('SV-FLOW-01..07', 'mounted', 'artillery', 'command', 'foot'),
      disengage: says('SV-DISENG-01..06, SV-R-118', 'mounted', 'command'),
      retire: says('SV-RETIRE-01, -02'),
    },
  ),
  turning: chapter(
    {},
    {
      turn: says('SV-FACE-01..03, -10, SV-R-96'),
      pivot: says('SV-FACE-04..06'),
      about: says('SV-FACE-07..09'),
      change: says('SV-CHANGE-01..07'),
      bend: says('SV-BEND-01..05'),
      column: says('SV-FORM-08, -09, SV-MOVE-05, SV-COL-01..05, SV-R-119', 'foot', 'mounted'),
    },
  ),
  charging: chapter(
    { tables: ['tests'] },
    {
      who: says('SV-CHARGE-01, -02, -09', 'foot', 'mounted'),
      way: says('SV-CHARGE-03, -04, -07, -08', 'foot', 'mounted'),
      test: says('SV-CHARGE-05, -06', 'foot', 'mounted'),
      extend: says('SV-CHARGE-10..13', 'foot', 'mounted'),
    },
  ),
  reactions: chapter(
    {
      kinds: ['react', 'intercept', 'hastyBlock', 'fallBack', 'goOn', 'breakThrough'],
      tables: ['reacting', 'reactions'],
    },
    {
      when: says('SV-REACT-01..03'),
      intercept: says('SV-REACT-04..08', 'mounted'),
      intercepted: says('SV-REACT-09..12', 'mounted'),
      recoil: says('SV-REACT-13, -15..18', 'mounted', 'command'),
      evade: says('SV-REACT-14..18', 'P&M', 'D'),
      hasty: says('SV-REACT-19..24', 'foot'),
      home: says('SV-REACT-25..29', 'foot', 'mounted'),
      about: says('SV-REACT-30..32', 'foot'),
      fire: says('SV-REACT-33..36', 'P&M', 'D'),
      guns: says('SV-REACT-37..39', 'artillery'),
      breakThrough: says('SV-BREAK-01..06', 'foot', 'mounted'),
    },
  ),
  command: chapter({}, { range: says('SV-CMD-01..03'), helps: says('SV-CMD-04..06') }),
  victory: chapter(
    { phases: ['victory'] },
    {
      tally: says('SV-VICT-01..03, -06, -09, SV-R-105'),
      result: says('SV-VICT-04, -07, -10'),
      goals: says('SV-VICT-07, SV-R-101'),
      concede: says('SV-VICT-05'),
    },
  ),
  terrain: chapter(
    { tables: ['terrain'] },
    {
      ground: says('SV-TERR-01..04, -11, -12, -15'),
      slow: says('SV-TERR-05, -06, SV-R-100', 'mounted', 'command'),
      cover: says('SV-TERR-07, -08', 'foot', 'artillery'),
      sight: says('SV-TERR-09, -10, -15'),
      overhead: says('SV-TERR-13, SV-R-113', 'RA', 'HA'),
      weather: says('SV-TERR-14'),
    },
  ),
  options: chapter(
    { tables: ['quality', 'thrown', 'command'] },
    {
      quality: says('SV-QUAL-01..04, -06'),
      commandQuality: says('SV-QUAL-05', 'command'),
      dispute: says('SV-VICT-08, SV-R-106'),
    },
  ),
} as const;
