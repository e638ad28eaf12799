/** Whose decision it is and about what; the phases; what an option says on its button. */
import { agreed } from '@five-victories/words/en/number';
import { isMany } from '@five-victories/words/many';
import type { MeasuredKind } from '../../decisions.js';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

type Words = Readonly<Record<string, string>>;

/** Who is asked, about whom, against whom; how many, of what. */
export interface Asked {
  readonly army: string;
  readonly unit: string;
  readonly target: string;
  readonly n: number;
  readonly stands: (n: number) => string;
}
type Ask = (asked: Asked) => string;

const does = (unit: string): string => `${isMany(unit) ? 'do' : 'does'} ${unit}`;

export const asks = {
  /** What figures stand on. */
  bases: {
    stand: (n: number) => plural(n, 'stand'),
    element: (n: number) => plural(n, 'element'),
  },
  of: {
    generate: ({ army, n }) => `${army} threw ${n}: which unit?`,
    muster: ({ army }) => `${army}: which units take the field?`,
    dismount: ({ army }) => `${army}: who fights on foot?`,
    form: ({ army }) => `${army}: which units form Battles?`,
    setup: ({ army }) => `${army}: set up the army`,
    place: ({ army }) => `${army}: place a unit`,
    fire: ({ army }) => `${army}: who fires at whom?`,
    bounce: ({ army, unit }) => `${army}: the shot of ${unit} bounces on. Into whom?`,
    join: ({ army }) => `${army}: units near the fight must join in. Which next?`,
    fight: ({ army }) => `${army}: which unit fights next?`,
    attack: ({ army }) => `${army}: which formation fights next?`,
    allocate: ({ army, unit }) => `${army}: whom ${does(unit)} fight, and with how much?`,
    assign: ({ army, unit }) => `${army}: whom ${does(unit)} fight, and with how many elements?`,
    rethrow: ({ army, unit, target }) => `${army}: ${does(unit)} throw everything again against ${target}?`,
    lossesOf: ({ army }) => `${army}: whose losses are removed next?`,
    remove: ({ army, unit, n, stands }) => `${army}: ${unit} ${isMany(unit) ? 'lose' : 'loses'} ${stands(n)}. Which?`,
    leave: ({ army }) => `${army}: does a commander step out of a Battle?`,
    activity: ({ army }) => `${army} to move: which unit?`,
    order: ({ army, unit }) => `${army}: what ${does(unit)} do?`,
    intercept: ({ army, unit }) => `${army}: does anybody stop ${unit} on the way?`,
    goOn: ({ army, unit }) => `${army}: ${does(unit)} go on as planned?`,
    react: ({ army, unit, target }) =>
      `${army}: ${unit} ${isMany(unit) ? 'charge' : 'charges'} ${target}. How is the charge met?`,
    hastyBlock: ({ army, unit }) => `${army}: how ${does(unit)} close up in haste?`,
    fallBack: ({ army, unit }) => `${army}: how far ${does(unit)} fall back?`,
    breakThrough: ({ army, unit }) => `${army}: ${unit} ${isMany(unit) ? 'have' : 'has'} broken through. What follows?`,
    reform: ({ army, unit }) => `${army}: how does what is left of ${unit} form up?`,
    retreat: ({ army }) => `${army}: does anybody leave the battle?`,
    dispute: ({ army }) => `${army}: the other side wants another reading of a rule. Agree, or throw for it?`,
    dice: ({ army, n }) =>
      `${army}: throw ${plural(n, 'die', 'dice')} and enter what ${n === 1 ? 'it shows' : 'they show'}`,
  } satisfies Readonly<Record<MeasuredKind, Ask>>,
  over: 'The battle is over',
  /** What is decided next, after `It is then for South to decide`. */
  next: {
    muster: 'which units take the field',
    generate: 'which unit to take',
    bounce: 'where the shot goes on',
    join: 'who joins in',
    fight: 'who fights next',
    attack: 'who fights next',
    allocate: 'how to divide its strength',
    assign: 'how to divide its elements',
    rethrow: 'whether to throw again',
    lossesOf: 'whose losses come next',
    remove: 'what is removed',
    order: 'what the unit does next',
    intercept: 'whether to stop it on the way',
    goOn: 'whether it goes on',
    react: 'how to meet the charge',
    hastyBlock: 'how to close up',
    fallBack: 'how far to fall back',
    breakThrough: 'how to go on after the break-through',
    reform: 'how to form up again',
    retreat: 'who leaves the battle',
    leave: 'who steps out of a Battle',
    place: 'where the next unit stands',
    setup: 'how to set up',
    fire: 'who fires next',
    activity: 'which unit is next',
  } as Words,
  phases: {
    setup: 'Set-up',
    initiative: 'Initiative',
    firing: 'Fire',
    melee: 'Hand-to-hand',
    losses: 'Losses',
    victory: 'Reckoning',
  } as Words,
  moves: (side: string) => `${side} moves`,
  retreats: (side: string) => `${side} may retreat`,

  /** Parts of titles. */
  titles: {
    choose: (unit: string) => `Use ${unit}`,
    end: 'End the phase',
    stop: 'Stop here',
    done: 'Cease fire',
    setup: (formations: string) => (formations ? `This set-up: ${formations}` : 'This set-up'),
    confirm: 'Agree to the set-ups as they stand',
    place: (unit: string, posture: string) => `${unit}: ${posture}`,
    at: (x: string, y: string) => `at ${x}, ${y}`,
    take: (type: string) => `Take ${type}`,
    muster: (units: string) => `Field ${units}`,
    dismountAll: (units: string) => `On foot: ${units}`,
    allMounted: 'All stay mounted',
    fireAt: (unit: string, targets: string) => agreed(`${unit} fires at ${targets}`, unit),
    volley: (target: string, with_: string) => (with_ ? `${target} (${with_})` : target),
    overhead: 'overhead',
    points: (n: number) => plural(n, 'point'),
    fromFace: (face: string) => `from the ${face}`,
    faces: { front: 'front', left: 'left', right: 'right', rear: 'rear' } as Words,
    after: (turn: string, what: string) => `${turn}, then ${what}`,
    against: (with_: string, target: string) => `${with_} against ${target}`,
    allocate: (shares: string) => `Fight: ${shares}`,
    remove: (stands: string) => `Remove ${stands}`,
    turned: 'and face the other way',
    form: (formation: string, layout: string) => (layout ? `Form ${formation} (${layout})` : `Form ${formation}`),
    keeps: {
      left: 'the other to the left',
      right: 'the other to the right',
      front: 'the other in front',
      behind: 'the other behind',
    } as Words,
    bent: (way: 'back' | 'forward', degrees: string) => `bent ${way} ${degrees}°`,
    ahead: (length: string) => `${length} ahead`,
    left: (length: string) => `${length} to the left`,
    right: (length: string) => `${length} to the right`,
    back: (length: string) => `${length} back`,
    turn: (degrees: string, side: 'left' | 'right') => `turn ${degrees}° ${side}`,
    pivot: (degrees: string, side: 'left' | 'right') => `pivot ${degrees}° ${side}`,
    aboutFace: 'face about',
    marches: {
      manoeuvre: '',
      sideStep: 'Side-step',
      stepBack: '',
      prolong: 'Drag the gun',
      prolongBack: 'Drag the gun',
      relocate: 'Shift the engine',
    } as Words,
    doubled: { doubleTime: 'double-time', rush: 'rush' } as Words,
    stays: 'stay',
    goOnAfter: 'then go on',
    leaveTable: 'leaving the table',
    charge: (target: string) => `Charge ${target}`,
    extend: 'reaching out with an extra die',
    simple: {
      limber: 'Limber up',
      unlimber: 'Unlimber',
      packUp: 'Pack up',
      unpack: 'Unpack',
      mount: 'Mount up',
      dismount: 'Dismount',
      disengage: 'Break off the fight',
      agree: 'Agree',
      throw: 'Throw for it',
      concede: 'Concede the battle',
      dice: 'Enter the dice',
    } as Words,
  },
};
