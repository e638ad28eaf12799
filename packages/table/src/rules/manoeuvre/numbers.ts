/** The numbers that the rules of A Splendid and A Great Victory speak of, all asked of the rules; lengths as they are written. */
import { ADVANTAGE, COVER, isManoeuvre, type Placed } from '@five-victories/engine/manoeuvre';
import type { Formation } from '@five-victories/engine/tabletop';
import { bookOf, lengthOf, sampleOf } from '../../measured/sheet/asked.js';

export const manoeuvreNumbers = (id: 'splendid' | 'great', language: 'en' | 'de') => {
  const { match, ...rest } = bookOf(id, language);
  if (!isManoeuvre(match)) throw new Error(`${id} is no game of manoeuvre.`);
  const book = { ...rest, match };
  const { rules, state } = match;
  const { numbers } = rules;
  const long = (thousandths: number): string => lengthOf(book, thousandths);
  const unit = (type: string, formation: Formation = 'line'): Placed => sampleOf(book, type, { formation });
  return {
    long,
    join: long(numbers.join),
    recoil: long(numbers.recoil),
    evade: long(numbers.evade),
    breakMounted: long(numbers.breakThrough.mounted),
    breakFoot: long(numbers.breakThrough.foot),
    extendMounted: long(numbers.extension.mounted),
    extendFoot: long(numbers.extension.foot),
    pullUp: long(numbers.pullUp),
    flinch: long(numbers.flinch),
    fast: long(numbers.doubleTime),
    column: long(numbers.column ?? 0),
    pivot: long(numbers.pivot),
    holdBack: numbers.holdBack,
    holdBackOpen: numbers.holdBackOpen,
    home: numbers.chargingHome,
    perStand: numbers.hitsPerStand,
    cover: -COVER,
    advantage: ADVANTAGE,
    full: rules.fullVictory,
    deployment: long(state.options.deploymentDepth * 1000),
    woods: long(state.options.woodsVisibility * 1000),
    table: `${long(state.options.tableWidth * 1000)} × ${long(state.options.tableDepth * 1000)}`,
    points: state.options.armyPoints ?? 0,
    mountedPercent: state.options.mountedPercent ?? 0,
    elephantPercent: state.options.elephantPercent ?? 0,
    artilleryPercent: state.options.artilleryPercent ?? 0,
    firesOn: (quality: string): number => state.options.unitQualityEffects[quality]?.fire ?? 0,
    chargesOn: (quality: string): number => state.options.unitQualityEffects[quality]?.charge ?? 0,
    muskets: long(rules.fire?.muskets ?? 0),
    /** The far ends of the bands of artillery. */
    bands: (rules.fire?.bands ?? []).map(long),
    commands: (type: string): string => long(rules.types[type]?.range ?? 0),
    range: (type: string): string => long(rules.fireRange(unit(type))),
    intercepts: (type: string): string => long(rules.interceptReach(match, unit(type))),
    hit: (type: string): number => rules.fireHits(match, unit(type)),
    charges: (type: string, formation: Formation = 'line'): number => rules.chargeTest(match, unit(type, formation)),
    interceptTest: (type: string, formation: Formation = 'line'): number =>
      rules.interceptTest(match, unit(type, formation)),
    pullsUp: (type: string): number => rules.pullUpTest(unit(type)),
    hastyHits: (type: string, formation: Formation): number => rules.hastyHits(unit(type, formation)),
    aboutHits: (type: string): number => rules.aboutFaceHits(unit(type)),
    impact: (type: string, heavy: boolean): number => rules.impactHits(unit(type), heavy),
    value: (type: string): number => rules.basicValue(unit(type), rules.types[type]!.stands[0]!),
  };
};
export type ManoeuvreNumbers = ReturnType<typeof manoeuvreNumbers>;
