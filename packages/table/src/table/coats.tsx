/** The colours of both sides, said once for all their figures on a table: units need not be told theirs. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import { standVariables } from '../art/index.js';
import type { SideTone } from '../art/side-tones.js';
import type { Coats as CoatColours } from '../match/unit-coats.js';

const declared = (side: Side, coat: string): string =>
  Object.entries(standVariables(side, coat))
    .map(([name, value]) => `${name}: ${value};`)
    .join('');

/** Those of the sides first: a regiment that wears something else goes before them. */
const rulesOf = (table: string, { units = [], ...sides }: CoatColours): string =>
  [
    ...SIDES.map((side) => `#${table} :is(.unit, .ghost).${side} {${declared(side, sides[side])}}`),
    ...units.map(({ id, side, coat }) => `#${table} .${side}[data-coat="${CSS.escape(id)}"] {${declared(side, coat)}}`),
  ].join('\n');

/** `table`: the id of the element they hold within. */
export const Coats = (props: { readonly table: string; readonly coats: CoatColours }) => (
  <style>{rulesOf(props.table, props.coats)}</style>
);

const toneRule = (table: string, side: Side, { ground, sign }: SideTone): string =>
  `#${table} .${side} {--tone: ${ground}; --on-tone: ${sign};}`;

/** The colours of both sides where they are told by lightness: lips of trays, plates. */
export const Tones = (props: { readonly table: string; readonly tones: Both<SideTone> }) => (
  <style>{SIDES.map((side) => toneRule(props.table, side, props.tones[side])).join('\n')}</style>
);
