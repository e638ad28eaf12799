/** What a player of A Glorious Victory can say, on the wire. */
import type { Choice } from '../../kernel/match.js';
import * as wire from '../../kernel/wire.js';
import {
  angleShape,
  flag,
  id,
  layout,
  lengthShape,
  number,
  numbers,
  ofUnit,
  placingShape,
  plain,
  sharedCases,
  spotShape,
  verb,
  type Cases,
  type Dialect,
} from '../../tabletop/choice-shapes.js';
import { FORMATIONS } from './units.js';

const DIALECT: Dialect = { slide: flag, doubleTime: 'doubleTime', limbered: 'limbered', formations: FORMATIONS };

const heading = wire.integer(0, 3599);
const corner = wire.oneOf(['left', 'right']);
const pivot = wire.fields({ by: angleShape }, { corner });
const cell = wire.list(number, 2);
const laying = { formation: wire.oneOf(FORMATIONS), layout, element: number, cell };
const place = wire.integer(-500_000, 500_000);
const standing = [{ unit: id, x: place, y: place }, { heading }] as const;
const counts = wire.map(wire.matching(/^[A-Z]$/, 'P'), wire.integer(0, 200));
const elements: wire.Shape<unknown> = {
  schema: { anyOf: [{ type: 'integer', minimum: 0 }, counts.schema] },
  read: (given, path, faults) =>
    typeof given === 'number' ? wire.integer(0, 200).read(given, path, faults) : counts.read(given, path, faults),
};
const [spot, more] = placingShape(DIALECT);
/** Placed somewhere, or on a Battle; `first` is what else belongs to it. */
const placing = (first: Cases): wire.Shape<unknown> => {
  const free = wire.fields({ ...first, ...spot }, more);
  const aboard = wire.fields({ ...first, unit: id, aboard: id });
  return {
    schema: { anyOf: [free.schema, aboard.schema] },
    read: (given, path, faults) =>
      (typeof given === 'object' && given !== null && 'aboard' in given ? aboard : free).read(given, path, faults),
  };
};

const { manoeuvre: _manoeuvre, intercept: _intercept, ...SHARED } = sharedCases(DIALECT);

const CASES: Cases = {
  ...SHARED,
  form: wire.fields(
    {
      ...verb('form'),
      battles: wire.list(wire.fields({ units: wire.list(id, 30) }, { diameter: lengthShape, name: wire.text(80) }), 30),
    },
    { split: wire.list(id, 30) },
  ),
  setup: wire.fields({ ...verb('setup'), units: wire.list(placing({}), 100) }),
  place: placing(verb('place')),
  leave: wire.fields({ ...verb('leave'), ...standing[0] }, standing[1]),
  stay: plain('stay'),
  shift: ofUnit('shift'),
  turn: wire.fields({ ...verb('turn'), by: angleShape }, { corner }),
  aboutFace: wire.fields(verb('aboutFace'), { file: corner }),
  move: wire.fields(verb('move'), { ahead: lengthShape, pivot, byHorse: flag, join: id, take: wire.list(id, 30) }),
  stepBack: wire.fields(verb('stepBack'), { back: lengthShape, pivot, join: id }),
  changeFormation: wire.fields({ ...verb('changeFormation'), ...laying }),
  charge: wire.fields({ ...verb('charge'), target: id }, { pivot, change: wire.fields(laying) }),
  prolong: wire.fields({ ...verb('prolong'), ahead: lengthShape }, { pivot }),
  limber: plain('limber'),
  unlimber: wire.fields(verb('unlimber'), { heading }),
  fire: wire.fields(
    { ...verb('fire'), unit: id, at: wire.list(wire.fields({ target: id }, { elements, placement: spotShape }), 40) },
    { pivot },
  ),
  attack: ofUnit('attack'),
  assign: wire.fields({ ...verb('assign'), at: wire.list(wire.fields({ target: id, elements }), 40) }),
  lossesOf: ofUnit('lossesOf'),
  remove: wire.fields(verb('remove'), {
    element: number,
    gone: numbers,
    elements: counts,
    commanders: wire.list(id, 10),
  }),
  retire: wire.fields({ ...verb('retire'), unit: id }, { stay: wire.list(wire.fields(...standing), 10) }),
  dice: wire.fields({ ...verb('dice'), dice: wire.list(wire.integer(1, 12), 300) }),
};

export const choiceShape = wire.tagged('do', CASES) as wire.Shape<Choice>;
