/** What tells the sides apart on a measured table: South dark with an ink rim, North light with a cream one. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import type { SideTone } from '../../art/side-tones.js';

const RIMS: Both<{ readonly rim: string; readonly hairline: string }> = {
  south: { rim: '#1d120a', hairline: '#fff6e0' },
  north: { rim: '#fff6e0', hairline: '#1d120a' },
};

const ruleOf = (table: string, side: Side, { ground, sign }: SideTone): string => {
  const { rim, hairline } = RIMS[side];
  return `#${table} .${side} {--fv-lip: ${ground}; --fv-on-lip: ${sign}; --fv-rim: ${rim}; --fv-hairline: ${hairline};}`;
};

export const SideTones = (props: { readonly table: string; readonly tones: Both<SideTone> }) => (
  <style>{SIDES.map((side) => ruleOf(props.table, side, props.tones[side])).join('\n')}</style>
);
