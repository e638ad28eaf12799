/** What a player of A Great Victory can say, on the wire. */
import type { Choice } from '../../kernel/match.js';
import { wants } from '../../kernel/faults.js';
import * as wire from '../../kernel/wire.js';
import {
  angleShape,
  bendOfTwo,
  edge,
  flag,
  id,
  lengthShape,
  marchShape,
  number,
  numbers,
  placingShape,
  plain,
  sharedCases,
  verb,
  type Cases,
  type Dialect,
} from '../../tabletop/choice-shapes.js';
import { FORMATIONS } from './units.js';

/** Nothing slides in an about-face of two stands. */
const faced = wire.value<true>({ const: true }, wants('wantedTrue'), (given) => given === true);
const DIALECT: Dialect = { slide: faced, doubleTime: 'rush', limbered: 'packed', formations: FORMATIONS };
const points = wire.integer(0, 100);
const placing = placingShape(DIALECT);
const [shot, more] = [{ target: id }, { stands: numbers, points, from: edge, overhead: flag }];

/** `fire` is an order of the firing phase (with `unit` and `at`) or a reaction. */
const CASES: Cases = {
  ...sharedCases(DIALECT),
  dismount: wire.fields({ ...verb('dismount'), units: wire.list(id, 100) }),
  setup: wire.fields({ ...verb('setup'), units: wire.list(wire.fields(...placing), 100) }),
  place: wire.fields({ ...verb('place'), ...placing[0] }, placing[1]),
  fire: wire.fields(verb('fire'), {
    unit: id,
    pivot: angleShape,
    face: edge,
    at: wire.list(wire.fields(shot, more), 40),
    points,
  }),
  allocate: wire.fields({ ...verb('allocate'), at: wire.list(wire.fields({ target: id, points }), 40) }),
  changeFormation: wire.fields(
    { ...verb('changeFormation'), formation: wire.oneOf(FORMATIONS) },
    { stand: number, other: wire.oneOf(['left', 'right', 'front', 'behind']), bend: bendOfTwo, leaveTable: flag },
  ),
  relocate: marchShape(DIALECT, 'relocate'),
  packUp: plain('packUp'),
  unpack: wire.fields(verb('unpack'), { turn: angleShape }),
  intercept: wire.fields({ ...verb('intercept'), unit: id, at: lengthShape }, { leaveTable: flag }),
  opportunityFire: wire.fields({ ...verb('opportunityFire'), unit: id, at: lengthShape }, { pivot: angleShape }),
  aboutFace: plain('aboutFace'),
  form: wire.fields({ ...verb('form'), stand: number, other: wire.oneOf(['front', 'behind']) }),
};

export const choiceShape = wire.tagged('do', CASES) as wire.Shape<Choice>;
