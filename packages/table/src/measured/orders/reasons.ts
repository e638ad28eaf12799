/** What a unit cannot be ordered now, and why: put to the engine as a player would put it. */
import { length } from '@five-victories/engine/geometry';
import type { Choice, Refusal } from '@five-victories/engine/kernel';
import { MARCHES, type Step } from '@five-victories/engine/tabletop';
import { knownOf } from '../known.js';
import { nearestFirst } from '../spots.js';
import { m } from '../words/index.js';
import { formationName, unitName } from '../words/names.js';
import { changeTo, formationsFor } from './changes.js';
import { chargeAt, chargesAt } from './charges.js';
import { PLAIN_VERBS, type Verb } from './draft.js';
import { marchOf, whyNot, type Scene } from './scene.js';

interface Reason {
  /** A function, so that it follows the language. */
  readonly title: () => string;
  readonly refusal: Refusal;
}

const LITTLE = length(100);
const STEP: Readonly<Record<Verb, Step>> = {
  manoeuvre: { ahead: LITTLE },
  prolong: { ahead: LITTLE },
  relocate: { ahead: LITTLE },
  sideStep: { left: LITTLE },
  stepBack: { back: LITTLE },
  prolongBack: { back: LITTLE },
};

/** What only some units ever do: the refusal would only say that this is not such a unit. */
const RARE = new Set<string>(['prolong', 'prolongBack', 'relocate', ...PLAIN_VERBS.slice(0, 6)]);

const NEAR_ENEMIES = 6;

const judged = (scene: Scene, title: () => string, choice: Choice): Reason[] => {
  const refusal = whyNot(scene, choice);
  return refusal ? [{ title, refusal }] : [];
};

const ofMarches = (scene: Scene): Reason[] => [
  ...MARCHES.filter((verb) => !RARE.has(verb) || scene.verbs.includes(verb)).flatMap((verb) =>
    judged(scene, () => m().orders.verbs[verb], marchOf(scene, verb, [STEP[verb]])),
  ),
  ...(scene.verbs.includes('manoeuvre')
    ? judged(
        scene,
        () => m().orders.fast[scene.match.rules.words.doubleTime],
        marchOf(scene, 'manoeuvre', [STEP.manoeuvre], { fast: true }),
      )
    : []),
];

/** The nearest enemies it cannot charge. */
const ofCharges = (scene: Scene): Reason[] => {
  const { match, unit, verbs } = scene;
  const enemies = nearestFirst(match, unit)
    .filter(({ side }) => side !== unit.side)
    .slice(0, verbs.includes('charge') ? NEAR_ENEMIES : 1);
  return enemies.flatMap(({ id }) => {
    const charge = chargesAt(scene, id).length > 0 ? undefined : chargeAt(scene, id);
    const title = (): string =>
      verbs.includes('charge') ? m().orders.charge.at(unitName(match, id)) : m().orders.verbs.charge;
    return charge ? judged(scene, title, charge) : [];
  });
};

const ofChanges = (scene: Scene): Reason[] => {
  if (!scene.verbs.includes('changeFormation'))
    return judged(scene, () => m().orders.verbs.changeFormation, {
      do: 'changeFormation',
      formation: scene.unit.place.formation,
      layout: scene.unit.place.layout,
    } as Choice);
  return formationsFor(scene).flatMap((formation) => {
    const change = changeTo(scene, formation);
    return change ? judged(scene, () => m().orders.change.title(formationName(formation)), change) : [];
  });
};

const ofPlain = (scene: Scene): Reason[] =>
  PLAIN_VERBS.filter((verb) => !RARE.has(verb) || scene.verbs.includes(verb)).flatMap((verb) =>
    judged(scene, () => m().orders.verbs[verb], { do: verb }),
  );

export const reasonsIn = (scene: Scene): readonly Reason[] =>
  knownOf(scene, 'reasons', () =>
    scene.kind === 'breakThrough'
      ? ofCharges(scene)
      : [ofMarches, ofCharges, ofChanges, ofPlain].flatMap((of) => of(scene)),
  );
