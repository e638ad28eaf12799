/** What the target of a charge may do on contact: the decision, judged and carried out as each book says. */
import { verbsIn } from '../../kernel/match.js';
import { done, type Next } from '../../kernel/procedure.js';
import type { Refusal } from '../../kernel/refusal.js';
import { escapeOf, escapesOf } from './away.js';
import type { Away, Reaction } from '../../tabletop/choices.js';
import type { DefensiveFire } from './defensive-fire.js';
import type { ManoeuvreProcedures } from '../procedures.js';
import { contactsOf } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { patch, placedOf, unitOf } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

export type Reacting = Readonly<ManoeuvreProcedures['react']['memory']>;
export type Reacted = Next<ManoeuvreProcedures, 'react'>;

type AboutFace = Extract<Reaction, { do: 'aboutFace' }>;

interface Way<Choice> {
  refusal(match: ManoeuvreMatch, own: Placed, charger: Placed, choice: Choice): WhyNot;
  carryOut(match: ManoeuvreMatch, memory: Reacting, choice: Choice): Reacted;
}

interface Ways {
  readonly fire: Way<DefensiveFire>;
  readonly hastyBlock: Way<Extract<Reaction, { do: 'hastyBlock' }>>;
  readonly aboutFace: Way<AboutFace> & {
    options(match: ManoeuvreMatch, own: Placed, charger: Placed): readonly AboutFace[];
  };
  readonly away: Pick<Way<Away>, 'carryOut'> & {
    /** Why a unit may not get away so. */
    refused(match: ManoeuvreMatch, own: Placed, charger: Placed, how: Away['do']): Refusal;
  };
}

/** SV-REACT-02, GV-REACT-02: in contact with somebody else before. */
export const isEngagedBefore = (match: ManoeuvreMatch, target: Placed, charger: UnitId): boolean =>
  contactsOf(match, target).some((enemy) => enemy.id !== charger);

/** SV-REACT-03, GV-REACT-03: no reaction; they stay in contact. */
const STAND: Reaction = { do: 'stand' };

export const reactionBy = ({ fire, hastyBlock, aboutFace, away }: Ways) => {
  const mayFire = (match: ManoeuvreMatch, own: Placed, charger: Placed): boolean =>
    !fire.refusal(match, own, charger, { do: 'fire' });
  const mayForm = (match: ManoeuvreMatch, own: Placed, charger: Placed): boolean =>
    !hastyBlock.refusal(match, own, charger, { do: 'hastyBlock' });

  /** SV-REACT-02: whether there is anything to choose. */
  const canReact = (match: ManoeuvreMatch, { unit, target }: Reacting): boolean => {
    const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
    return (
      match.rules.awayKind(match, own, charger) !== undefined ||
      mayForm(match, own, charger) ||
      mayFire(match, own, charger) ||
      aboutFace.options(match, own, charger).length > 0
    );
  };

  const optionsOf = (match: ManoeuvreMatch, { unit, target }: Reacting): Reaction[] => {
    const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
    const options: Reaction[] = [...escapesOf(match, own, charger)];
    if (mayFire(match, own, charger)) options.push({ do: 'fire' });
    if (mayForm(match, own, charger)) options.push({ do: 'hastyBlock' });
    options.push(...aboutFace.options(match, own, charger), STAND);
    return options;
  };

  const question = {
    kind: 'react' as const,
    takes: {
      stand: 'declines',
      recoil: 'acts',
      evade: 'acts',
      hastyBlock: 'acts',
      aboutFace: 'acts',
      fire: 'acts',
    } as const,
    nature: { of: 'target', within: true, reply: true } as const,
    open: true as const,
    side: (match: ManoeuvreMatch, { target }: Reacting) => unitOf(match, target).side,
    about: (_match: ManoeuvreMatch, { unit, target, start }: Reacting) => ({
      unit,
      target,
      distance: Math.round(start),
    }),
    options: optionsOf,
    takesNow: (match: ManoeuvreMatch, memory: Reacting) => verbsIn(optionsOf(match, memory)),
    refusal: (match: ManoeuvreMatch, { unit, target }: Reacting, choice: Reaction): WhyNot => {
      const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
      switch (choice.do) {
        case 'stand':
          return undefined;
        case 'fire':
          return fire.refusal(match, own, charger, choice);
        case 'hastyBlock':
          return hastyBlock.refusal(match, own, charger, choice);
        case 'aboutFace':
          return aboutFace.refusal(match, own, charger, choice);
        case 'recoil':
        case 'evade':
          return match.rules.awayKind(match, own, charger) === choice.do
            ? escapeOf(match, own, charger, choice).refusal
            : away.refused(match, own, charger, choice.do);
        default:
          return choice satisfies never;
      }
    },
    answered: (match: ManoeuvreMatch, memory: Reacting, choice: Reaction): Reacted => {
      const { unit, target } = memory;
      if (choice.do === 'stand') return done('done');
      patch(match, target, { reacted: true });
      match.tell?.({ event: 'reacted', rule: match.rules.cite.reaction, unit: target, target: unit, how: choice.do });
      switch (choice.do) {
        case 'fire':
          return fire.carryOut(match, memory, choice);
        case 'hastyBlock':
          return hastyBlock.carryOut(match, memory, choice);
        case 'aboutFace':
          return aboutFace.carryOut(match, memory, choice);
        case 'recoil':
        case 'evade':
          return away.carryOut(match, memory, choice);
        default:
          return choice satisfies never;
      }
    },
  };
  return { canReact, question };
};
