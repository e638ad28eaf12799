/** Befehle, wie man auf Deutsch von ihnen spricht. */
import type { GloriousKinds } from '@five-victories/engine/glorious';
import type { ManoeuvreKinds } from '@five-victories/engine/manoeuvre';
import type { MeasuredCast } from '../measured-cast.js';

type Verb = ManoeuvreKinds['deed'] | GloriousKinds['deed'];

const DEEDS: Readonly<Record<Verb, string>> = {
  changeFormation: 'die Formation wechseln',
  manoeuvre: 'manövrieren',
  sideStep: 'zur Seite treten',
  stepBack: 'zurücktreten',
  prolong: 'das Geschütz von Hand vorziehen',
  prolongBack: 'das Geschütz von Hand zurückziehen',
  relocate: 'die Maschine versetzen',
  limber: 'aufprotzen',
  unlimber: 'abprotzen',
  packUp: 'abbauen',
  unpack: 'aufbauen',
  mount: 'aufsitzen',
  dismount: 'absitzen',
  charge: 'angreifen',
  disengage: 'sich vom Feind lösen',
  turn: 'sich drehen',
  aboutFace: 'kehrtmachen',
  move: 'ziehen',
  shift: 'das einzelne Element verschieben',
  stop: 'anhalten',
};

/** Was eine Einheit täte: `kehrtmachen`; dazu das Wort auf der Leitung, wo man es liest. */
export const deed = {
  say: (verb: Verb, { atTable }: MeasuredCast): string => (atTable ? DEEDS[verb] : `${DEEDS[verb]} („${verb}“)`),
  blank: (name: string): string => `{${name}}`,
};
