/** A choice of a measured game in a few words: `charge Ireton's Horse`. */
import type { Choice } from '@five-victories/engine';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { degreeText, findUnit, lengthText, nameOf, type Step } from '@five-victories/engine/tabletop';

const VERBS: Readonly<Record<string, string>> = {
  choose: 'use',
  end: 'end the phase',
  done: 'leave it at that',
  changeFormation: 'form',
  holdBack: 'hold back',
  lossesOf: 'losses of',
  goOn: 'go on',
  hastyBlock: 'a hasty defensive block',
  aboutFace: 'face about',
  breakThrough: 'break through',
  fallBack: 'fall back by',
  stepBack: 'step back',
  sideStep: 'side-step',
  prolong: 'bring the gun up',
  prolongBack: 'bring the gun back',
  rethrow: 're-throw',
  allocate: 'strike',
  packUp: 'pack up',
  opportunityFire: 'fire as it passes:',
};

/** Formations as they are said: `defensiveBlock` is a defensive block. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const stepInWords = (match: ManoeuvreMatch, step: Step): string =>
  Object.entries(step)
    .map(([way, by]) => {
      if (typeof by !== 'number') return spaced(way);
      return way === 'turn' || way === 'pivot' ? `${way} ${degreeText(by)}°` : `${lengthText(match, by)} ${way}`;
    })
    .join(' ');

interface Aimed {
  readonly target: string;
  readonly stands?: readonly number[];
  readonly points?: number;
}

/** `at the Immortals with 4 points`. */
const aimInWords = (match: ManoeuvreMatch, { target, stands, points }: Aimed): string => {
  const force =
    points === undefined
      ? stands && `stand${stands.length === 1 ? '' : 's'} ${stands.join(', ')}`
      : `${points} ${points === 1 ? 'point' : 'points'}`;
  return `at ${nameOf(match, target)}${force ? ` with ${force}` : ''}`;
};

const LENGTHS: ReadonlySet<string> = new Set(['ahead', 'by', 'at']);

const inWords = (match: ManoeuvreMatch, key: string, fact: unknown): string[] => {
  if (key === 'steps') return (fact as Step[]).map((step) => stepInWords(match, step));
  if (key === 'at' && Array.isArray(fact)) return (fact as Aimed[]).map((each) => aimInWords(match, each));
  if (key === 'stands' && Array.isArray(fact)) return [`stands ${fact.join(', ')}`];
  if (key === 'units' && Array.isArray(fact))
    return fact.length === 0 ? ['nobody'] : (fact as string[]).map((id) => nameOf(match, id));
  if (typeof fact === 'number')
    return key === 'turn' || key === 'pivot'
      ? [`${key} ${degreeText(fact)}°`]
      : LENGTHS.has(key)
        ? [`${key === 'at' ? 'after ' : ''}${lengthText(match, fact)}`]
        : [];
  if (fact === true) return key === 'finish' ? [] : [spaced(key)];
  if (typeof fact !== 'string') return [];
  return [findUnit(match, fact) ? nameOf(match, fact) : key === 'layout' ? fact : spaced(fact)];
};

export const describe = (match: ManoeuvreMatch, choice: Choice): string => {
  if (choice.do === 'setup') return 'this set-up';
  const facts = Object.entries(choice).flatMap(([key, fact]) => (key === 'do' ? [] : inWords(match, key, fact)));
  return `${VERBS[choice.do] ?? choice.do} ${facts.join(', ')}`.trim();
};
