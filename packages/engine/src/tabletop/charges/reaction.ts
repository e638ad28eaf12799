/** What the target of a charge may do on contact: the decision, judged and carried out as each book says. */
import { verbsIn } from '../../kernel/match.js';
import { done, type Next } from '../../kernel/procedure.js';
import { refuse } from '../../kernel/refusal.js';
import { escapeOf, escapesOf } from './away.js';
import type { Away, Reaction } from '../choices.js';
import type { DefensiveFire } from './defensive-fire.js';
import type { TabletopProcedures } from '../procedures.js';
import { contactsOf } from '../questions.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { patch, placedOf, unitOf } from '../store.js';
import type { Placed, UnitId } from '../unit.js';

export type Reacting = Readonly<TabletopProcedures['react']['memory']>;
export type Reacted = Next<TabletopProcedures, 'react'>;

type AboutFace = Extract<Reaction, { do: 'aboutFace' }>;

interface Way<Choice> {
  readonly refusal: (match: TabletopMatch, own: Placed, charger: Placed, choice: Choice) => WhyNot;
  readonly carryOut: (match: TabletopMatch, memory: Reacting, choice: Choice) => Reacted;
}

interface Ways {
  readonly fire: Way<DefensiveFire>;
  readonly hastyBlock: Way<Extract<Reaction, { do: 'hastyBlock' }>>;
  readonly aboutFace: Way<AboutFace> & {
    readonly options: (match: TabletopMatch, own: Placed, charger: Placed) => readonly AboutFace[];
  };
  readonly away: Pick<Way<Away>, 'carryOut'> & {
    /** The sentence for a unit that may not, about itself and the charger. */
    readonly refused: (match: TabletopMatch, own: Placed, charger: Placed, how: Away['do']) => string;
  };
}

/** SV-REACT-02, GV-REACT-02: in contact with somebody else before. */
export const isEngagedBefore = (match: TabletopMatch, target: Placed, charger: UnitId): boolean =>
  contactsOf(match, target).some((enemy) => enemy.id !== charger);

const STAND: Reaction = { do: 'stand' };

export const reactionBy = ({ fire, hastyBlock, aboutFace, away }: Ways) => {
  const mayFire = (match: TabletopMatch, own: Placed, charger: Placed): boolean =>
    !fire.refusal(match, own, charger, { do: 'fire' });
  const mayForm = (match: TabletopMatch, own: Placed, charger: Placed): boolean =>
    !hastyBlock.refusal(match, own, charger, { do: 'hastyBlock' });

  /** SV-REACT-02: whether there is anything to choose. */
  const canReact = (match: TabletopMatch, { unit, target }: Reacting): boolean => {
    const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
    return (
      match.rules.awayKind(match, own, charger) !== undefined ||
      mayForm(match, own, charger) ||
      mayFire(match, own, charger) ||
      aboutFace.options(match, own, charger).length > 0
    );
  };

  const optionsOf = (match: TabletopMatch, { unit, target }: Reacting): Reaction[] => {
    const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
    const options: Reaction[] = [...escapesOf(match, own, charger)];
    if (mayFire(match, own, charger)) options.push({ do: 'fire' });
    if (mayForm(match, own, charger)) options.push({ do: 'hastyBlock' });
    options.push(...aboutFace.options(match, own, charger), STAND);
    return options;
  };

  const question = {
    kind: 'react',
    takes: ['stand', 'recoil', 'evade', 'hastyBlock', 'aboutFace', 'fire'],
    open: true as const,
    side: (match: TabletopMatch, { target }: Reacting) => unitOf(match, target).side,
    about: (_match: TabletopMatch, { unit, target, start }: Reacting) => ({
      unit,
      target,
      distance: Math.round(start),
    }),
    options: optionsOf,
    takesNow: (match: TabletopMatch, memory: Reacting) => verbsIn(optionsOf(match, memory)),
    refusal: (match: TabletopMatch, { unit, target }: Reacting, choice: Reaction): WhyNot => {
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
            : refuse(match.rules.cite[choice.do], away.refused(match, own, charger, choice.do), {
                unit: own.id,
                charger: charger.id,
              });
        default:
          return choice satisfies never;
      }
    },
    answered: (match: TabletopMatch, memory: Reacting, choice: Reaction): Reacted => {
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
