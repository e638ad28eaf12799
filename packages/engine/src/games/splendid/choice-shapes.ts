/** What a player of A Splendid Victory can say, on the wire. */
import type { Choice } from '../../kernel/match.js';
import * as wire from '../../kernel/wire.js';
import { rosterUnitShape } from '../../tabletop/army/army.js';
import {
  angleShape,
  bendGiven,
  edge,
  flag,
  id,
  layout,
  marchShape,
  number,
  numbers,
  ofUnit,
  placingShape,
  plain,
  sharedCases,
  states,
  trail,
  verb,
  type Cases,
  type Dialect,
} from '../../tabletop/choice-shapes.js';
import { ROSTER_SHAPES } from './roster.js';
import { FORMATIONS } from './units.js';

const slide = wire.oneOf(['forward', 'backward']);
const DIALECT: Dialect = { slide, doubleTime: 'doubleTime', limbered: 'limbered', formations: FORMATIONS };
const formation = wire.oneOf(FORMATIONS);
const placing = placingShape(DIALECT, { trail, ...states });
const mustered = rosterUnitShape({ rosterShapes: ROSTER_SHAPES });

/** `fire` is an order of the firing phase (with `unit` and `at`) or a reaction. */
const CASES: Cases = {
  ...sharedCases(DIALECT),
  take: wire.fields({ ...verb('take'), type: wire.text(30) }),
  muster: wire.fields({
    ...verb('muster'),
    units: wire.list(wire.fields(mustered[0], { name: wire.text(80), ...mustered[1] }), 100),
  }),
  setup: wire.fields({ ...verb('setup'), units: wire.list(wire.fields(...placing), 100) }),
  place: wire.fields({ ...verb('place'), ...placing[0] }, placing[1]),
  fire: wire.fields(verb('fire'), {
    unit: id,
    pivot: angleShape,
    face: edge,
    at: wire.list(wire.fields({ target: id }, { stands: numbers, overhead: flag }), 40),
    stands: numbers,
  }),
  bounce: ofUnit('bounce'),
  allocate: wire.fields({ ...verb('allocate'), at: wire.list(wire.fields({ target: id, stands: numbers }), 40) }),
  lossesOf: ofUnit('lossesOf'),
  remove: wire.fields({ ...verb('remove'), stands: numbers }, { turned: flag }),
  changeFormation: wire.fields(
    { ...verb('changeFormation'), formation, layout },
    { from: number, to: number, bend: bendGiven, trail },
  ),
  manoeuvre: marchShape(DIALECT, 'manoeuvre', { doubleTime: flag, setDown: trail }),
  prolong: marchShape(DIALECT, 'prolong'),
  prolongBack: marchShape(DIALECT, 'prolongBack'),
  limber: plain('limber'),
  unlimber: wire.fields(verb('unlimber'), { turn: angleShape }),
  mount: plain('mount'),
  dismount: plain('dismount'),
  aboutFace: wire.fields(verb('aboutFace'), { slide }),
  form: wire.fields({ ...verb('form'), stand: number, layout, cell: wire.list(number, 2) }, { reversed: flag }),
  reform: wire.fields({ ...verb('reform'), formation, layout }, { from: number, to: number }),
};

export const choiceShape = wire.tagged('do', CASES) as wire.Shape<Choice>;
