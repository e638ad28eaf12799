/** The colours of both sides, said once for all their figures on a table: units need not be told theirs. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import { standVariables } from '../art/index.js';
import type { SideTone } from '../art/side-tones.js';

type CoatColours = Readonly<Record<Side, string>>;

const ruleOf = (table: string, side: Side, coat: string): string =>
  `#${table} :is(.unit, .ghost).${side} {${Object.entries(standVariables(side, coat))
    .map(([name, value]) => `${name}: ${value};`)
    .join('')}}`;

/** `table`: the id of the element they hold within. */
export const Coats = (props: { readonly table: string; readonly coats: CoatColours }) => (
  <style>{SIDES.map((side) => ruleOf(props.table, side, props.coats[side])).join('\n')}</style>
);

const toneRule = (table: string, side: Side, { ground, sign }: SideTone): string =>
  `#${table} .${side} {--tone: ${ground}; --on-tone: ${sign};}`;

/** The colours of both sides where they are told by lightness: lips of trays, plates. */
export const Tones = (props: { readonly table: string; readonly tones: Both<SideTone> }) => (
  <style>{SIDES.map((side) => toneRule(props.table, side, props.tones[side])).join('\n')}</style>
);
