/** Turn and phases of the match, in order, the present one lit; and how both armies stand. */
import { createMemo } from 'solid-js';
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import { breakpoint, uncontestedZones, type ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { army } from '../words/names.js';
import { PhaseTrack, StandingLine } from './phase-track.jsx';

const SET_UP = ['setup'] as const;
const PHASES = ['initiative', 'firing', 'melee', 'losses', 'initiativeMovement', 'otherMovement', 'victory'] as const;

const phaseWord = ({ state: { initiative } }: ZonalMatch, phase: string): string => {
  if (phase === 'initiativeMovement') return t().phases.moves(t().sides[initiative]);
  if (phase === 'otherMovement') return t().phases.moves(t().sides[enemyOf(initiative)]);
  return t().phases[phase as 'firing'];
};

export const Track = (props: { readonly match: ZonalMatch }) => (
  <PhaseTrack
    state={props.match.state}
    phases={props.match.state.phase === 'setup' ? SET_UP : PHASES}
    word={(phase) => phaseWord(props.match, phase)}
  />
);

/** An army's strength: zones held, routs to its breaking point. */
export const Standing = (props: { readonly match: ZonalMatch; readonly side: Side }) => {
  const side = () => props.match.state.sides[props.side];
  const held = createMemo(() => uncontestedZones(props.match, props.side).length);
  const text = () => t().table.strength(held(), breakpoint(side().counted), side().tally);
  return <StandingLine side={props.side} name={army(props.match, props.side)} text={text()} />;
};
