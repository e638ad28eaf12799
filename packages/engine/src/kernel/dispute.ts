/** Disputes: a switch is settled by agreement or by a throw, and stays so for the rest of the match. */
import type { Match } from './match.js';
import { faultBy, type Fault, type Refusal } from './refusal.js';
import { enemyOf, type Side } from './side.js';
import { refuse } from './messages.js';

/** A dispute that has been settled. */
export interface Ruling {
  readonly switch: string;
  readonly value: boolean;
}

interface Switched {
  readonly houseRules: Readonly<Record<string, boolean>>;
}

/** The options with what was settled since. */
export const withRulings = <Options extends Switched>(options: Options, rulings: readonly Ruling[]): Options =>
  rulings.length === 0
    ? options
    : {
        ...options,
        houseRules: {
          ...options.houseRules,
          ...Object.fromEntries(rulings.map((ruling) => [ruling.switch, ruling.value])),
        },
      };

/** Rulings of a position about switches that the game does not have, and second ones about the same switch. */
export const rulingFaults = (
  { cite }: Rules,
  { houseRules }: Switched,
  rulings: readonly Ruling[],
  path: string,
): Fault[] =>
  rulings.flatMap(({ switch: name }, i) => {
    const wrong = (id: 'noSwitch' | 'switchSettled'): Fault[] => [
      faultBy(`${path}.rulings[${i}].switch`, refuse(cite.dispute, id, { switch: name })),
    ];
    if (!Object.hasOwn(houseRules, name)) return wrong('noSwitch');
    return rulings.findIndex((ruling) => ruling.switch === name) === i ? [] : wrong('switchSettled');
  });

interface Rules {
  readonly cite: { readonly dispute: string };
}
interface State<Options> {
  options: Options;
  rulings: readonly Ruling[];
}

export const settleDispute = <Options extends Switched, Table>(
  match: Match<State<Options>, Rules & { tableOf(options: Options): Table }, Table>,
  name: string,
  value: boolean,
  by: 'agreement' | 'throw',
): void => {
  const { state, rules } = match;
  const ruling: Ruling = { switch: name, value };
  state.options = withRulings(state.options, [ruling]);
  state.rulings = [...state.rulings, ruling];
  match.table = rules.tableOf(state.options);
  match.tell?.({ event: 'ruling', rule: rules.cite.dispute, ...ruling, by });
};

export const disputeRefusal = (
  match: Match<State<Switched>, Rules>,
  { switch: name, value }: Ruling,
): Refusal | undefined => {
  const { dispute } = match.rules.cite;
  if (match.wanted) return refuse(dispute, 'diceFirst');
  const { houseRules } = match.state.options;
  const facts = { switch: name };
  if (!Object.hasOwn(houseRules, name)) return refuse(dispute, 'noSwitch', facts);
  if (match.state.rulings.some((ruling) => ruling.switch === name)) return refuse(dispute, 'switchSettled', facts);
  if (houseRules[name] === value) return refuse(dispute, 'switchSetSo', facts);
  return match.stack.at(-1)?.procedure === 'dispute' ? refuse(dispute, 'disputeOpen') : undefined;
};

interface Dispute extends Ruling {
  readonly by: Side;
}

/** What the other side is asked. */
export const disputeQuestion = {
  kind: 'dispute' as const,
  takes: { agree: 'acts', throw: 'acts' } as const,
  side: (_match: unknown, { by }: Dispute) => enemyOf(by),
  about: (_match: unknown, { by, switch: name, value }: Dispute) => ({ by, switch: name, value }),
  options: () => [{ do: 'agree' as const }, { do: 'throw' as const }],
  refusal: () => undefined,
};
