// A small bot for the zone games: it answers each kind of decision by its type. Here it plays against chance.
import { answer, asked, below, closes, declines, fine, openMatch, streamOf, type Fault } from '@five-victories/engine';
import { ARMIES } from '@five-victories/engine/fine';
import { sizeOf, unitOf, type ZonalAsked, type ZonalChoice, type ZonalMatch } from '@five-victories/engine/zonal';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

const stream = streamOf(1);
const drawn = <T>(options: readonly T[]): T => options[below(stream, options.length)]!;

/** The smallest enemy first, for it is nearest to breaking. */
const smallest = <C extends { readonly target: string }>(match: ZonalMatch, choices: readonly C[]): C | undefined =>
  [...choices].sort((a, b) => sizeOf(unitOf(match, a.target)) - sizeOf(unitOf(match, b.target)))[0];

/** Something is done if anything can be done; what it is, is left to chance. */
const boldly = (decision: ZonalAsked): ZonalChoice => {
  const options: readonly ZonalChoice[] = decision.options;
  const deeds = options.filter((choice) => !declines(decision, choice) && !closes(decision, choice));
  return drawn(deeds.length > 0 ? deeds : options);
};

/** `decision.kind` says what the options can be. A kind that is not named here does not compile. */
const choose = (match: ZonalMatch, decision: ZonalAsked): ZonalChoice => {
  switch (decision.kind) {
    case 'fire': {
      const shots = decision.options.filter((choice) => choice.do === 'fire');
      return smallest(match, shots) ?? { do: 'done' };
    }
    case 'order': {
      const charges = decision.options.filter((choice) => choice.do === 'engage');
      const ahead = decision.options.find((choice) => choice.do === 'move');
      return smallest(match, charges) ?? ahead ?? boldly(decision);
    }
    case 'activity': {
      const choices = decision.options.filter((choice) => choice.do === 'choose');
      return choices.length > 0 ? drawn(choices) : { do: 'end' };
    }
    case 'attack':
      return smallest(match, decision.options) ?? boldly(decision);
    case 'commanderRethrow':
      return { do: 'rethrowAll' };
    case 'setup':
    case 'dismount':
    case 'place':
    case 'placeCommander':
    case 'action':
    case 'formation':
    case 'enter':
    case 'intercept':
    case 'react':
    case 'reserveZone':
    case 'hastyDefence':
    case 'flank':
    case 'followUp':
    case 'allocate':
    case 'fight':
    case 'rethrow':
    case 'lossesOf':
    case 'remove':
      return boldly(decision);
    case 'dispute':
      return { do: 'agree' };
    case 'dice':
      throw new Error('These matches throw their own dice.');
    default:
      return decision satisfies never;
  }
};

const played = (seed: number) => {
  const faults: Fault[] = [];
  const match = openMatch(fine, { armies: { south: ARMIES[0], north: ARMIES[1] } }, { seed }, 'match', faults);
  if (!match) throw new Error(faults.map((fault) => `${fault.path}: ${faultText(english, {}, fault)}`).join('\n'));
  for (let decision = asked(match); decision; decision = asked(match))
    answer(match, decision.side === 'south' ? choose(match, decision) : drawn<ZonalChoice>(decision.options));
  return match.state.outcome;
};

const MATCHES = 20;
const winners = Array.from({ length: MATCHES }, (_, seed) => played(seed)?.winner ?? 'nobody');
const wins = (side: string) => winners.filter((winner) => winner === side).length;
console.log(
  `Of ${MATCHES} matches the bot won ${wins('south')}, chance won ${wins('north')}, nobody ${wins('nobody')}.`,
);
