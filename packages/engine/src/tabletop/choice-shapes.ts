/** Choices on the wire: the pieces, and the verbs that all books share. */
import * as wire from '../kernel/wire.js';
import type { Angle, Heading, Length } from '../geometry/index.js';
import type { March, Spot, Step } from './choices.js';
import type { TabletopRules } from './rules.js';
import { STATES, type Bend } from './unit.js';
import { fault } from './messages/index.js';

const FAR = 500_000;
export const id = wire.text(80);
export const lengthShape = wire.integer(0, FAR) as wire.Shape<Length>;
export const angleShape = wire.integer(-3600, 3600) as wire.Shape<Angle>;
const place = wire.integer(-FAR, FAR) as wire.Shape<Length>;
const headingShape = wire.integer(0, 3599) as wire.Shape<Heading>;
export const number = wire.integer(0, 20);
export const numbers = wire.list(number, 20);
export const layout = wire.matching(/^[A-Z.]{1,20}(\/[A-Z.]{1,9}){0,19}$/, 'PMM/MM');
export const edge = wire.oneOf(['front', 'right', 'rear', 'left']);
export const { flag } = wire;

export const spotShape: wire.Shape<Spot> = wire.fields({ x: place, y: place, heading: headingShape });
export const trail = wire.list(spotShape, 20);
/** Where a bend may be and how far it may go is a rule (SV-BEND-02, GV-FORM-06), and no matter of form. */
const bendFields = { after: number, way: wire.oneOf(['back', 'forward']), angle: angleShape };
const stays = wire.oneOf(['left', 'right']);
export const bendShape: wire.Shape<Bend> = wire.fields({ ...bendFields, stays });
export const bendGiven = wire.fields(bendFields, { stays });
/** Of two stands. */
export const bendOfTwo = wire.fields({ way: bendFields.way, angle: bendFields.angle });

export const verb = <const V extends string>(name: V) => ({ do: wire.constant(name) });
export const plain = (name: string) => wire.fields(verb(name));
export const ofUnit = (name: string) => wire.fields({ ...verb(name), unit: id });

export type Cases = Readonly<Record<string, wire.Shape<unknown>>>;

/** What a book means by an about-face: how files slide, or just `true`. */
export interface Dialect {
  readonly slide: wire.Shape<unknown>;
  readonly doubleTime: TabletopRules['words']['doubleTime'];
  readonly limbered: TabletopRules['words']['limbered'];
  readonly formations: TabletopRules['formations'];
}

export const stepsShape = ({ slide }: Dialect): wire.Shape<readonly Step[]> => {
  const steps: Cases = {
    ahead: wire.fields({ ahead: lengthShape }),
    left: wire.fields({ left: lengthShape }),
    right: wire.fields({ right: lengthShape }),
    back: wire.fields({ back: lengthShape }),
    turn: wire.fields({ turn: angleShape }),
    aboutFace: wire.fields({ aboutFace: slide }),
    pivot: wire.fields({ pivot: angleShape }, { face: edge }),
  };
  const step: wire.Shape<Step> = {
    schema: { oneOf: Object.values(steps).map((shape) => shape.schema) },
    read(given, path, faults) {
      const key =
        typeof given === 'object' && given !== null ? Object.keys(steps).find((name) => name in given) : undefined;
      if (key !== undefined) return steps[key]!.read(given, path, faults) as Step;
      faults.push(fault(path, undefined, 'stepWanted', { steps: Object.keys(steps) }));
      return given as Step;
    },
  };
  return wire.list(step, 60);
};

export const marchShape = (dialect: Dialect, name: March['do'], more: Cases = {}) =>
  wire.fields({ ...verb(name), steps: stepsShape(dialect) }, { leaveTable: flag, finish: flag, ...more });

/** One unit put on the table. */
export const placingShape = ({ formations, limbered }: Dialect, more: Cases = {}) =>
  [
    { unit: id, x: place, y: place },
    { heading: headingShape, formation: wire.oneOf(formations), layout, bend: bendShape, [limbered]: flag, ...more },
  ] as const;

export const states = { state: wire.oneOf(STATES) };

/** Verbs that mean the same in all books. */
export const sharedCases = (dialect: Dialect): Cases => {
  const away = (name: 'recoil' | 'evade') =>
    wire.fields(
      { ...verb(name), ahead: lengthShape },
      { aboutFace: dialect.slide, turn: angleShape, leaveTable: flag },
    );
  const doubled = { [dialect.doubleTime]: flag };
  return {
    confirm: plain('confirm'),
    done: plain('done'),
    join: ofUnit('join'),
    holdBack: ofUnit('holdBack'),
    fight: ofUnit('fight'),
    rethrow: plain('rethrow'),
    keep: plain('keep'),
    choose: ofUnit('choose'),
    end: plain('end'),
    retire: ofUnit('retire'),
    finish: plain('finish'),
    manoeuvre: marchShape(dialect, 'manoeuvre', doubled),
    sideStep: marchShape(dialect, 'sideStep', doubled),
    stepBack: marchShape(dialect, 'stepBack', doubled),
    charge: wire.fields({ ...verb('charge'), target: id }, { pivot: angleShape, extend: flag, leaveTable: flag }),
    stop: plain('stop'),
    disengage: plain('disengage'),
    intercept: wire.fields({ ...verb('intercept'), unit: id, at: lengthShape }),
    pass: plain('pass'),
    goOn: plain('goOn'),
    replan: plain('replan'),
    stand: plain('stand'),
    recoil: away('recoil'),
    evade: away('evade'),
    hastyBlock: plain('hastyBlock'),
    fallBack: wire.fields({ ...verb('fallBack'), by: lengthShape }),
    agree: plain('agree'),
    throw: plain('throw'),
    dice: wire.fields({ ...verb('dice'), dice: wire.list(wire.integer(1, 6), 100) }),
    concede: plain('concede'),
    dispute: wire.fields({ ...verb('dispute'), switch: wire.text(60), value: flag }),
  };
};
