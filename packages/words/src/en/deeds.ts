/** Orders as English speaks of them. */
import type { GloriousKinds } from '@five-victories/engine/glorious';
import type { ManoeuvreKinds } from '@five-victories/engine/manoeuvre';
import type { MeasuredCast } from '../measured-cast.js';

type Verb = ManoeuvreKinds['deed'] | GloriousKinds['deed'];

const DEEDS: Readonly<Record<Verb, string>> = {
  changeFormation: 'change formation',
  manoeuvre: 'manoeuvre',
  sideStep: 'side-step',
  stepBack: 'step back',
  prolong: 'drag the gun',
  prolongBack: 'drag the gun back',
  relocate: 'shift the engine',
  limber: 'limber up',
  unlimber: 'unlimber',
  packUp: 'pack up',
  unpack: 'unpack',
  mount: 'mount up',
  dismount: 'dismount',
  charge: 'charge',
  disengage: 'disengage',
  turn: 'turn',
  aboutFace: 'face about',
  move: 'move',
  shift: 'shift the odd element',
  stop: 'stop',
};

/** What a unit would do: `step back`; its verb is named as well where that is on the wire. */
export const deed = {
  say: (verb: Verb, { atTable }: MeasuredCast): string => (atTable ? DEEDS[verb] : `${DEEDS[verb]} ("${verb}")`),
  blank: (name: string): string => `{${name}}`,
};
