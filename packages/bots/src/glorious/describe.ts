/** A choice of A Glorious Victory in a few words: `charge Lances of the Queen`. */
import type { Choice } from '@five-victories/engine';
import type { Assign, Elements, Fire, Form, Order, Remove, GloriousMatch } from '@five-victories/engine/glorious';
import { degreeText, findUnit, lengthText, nameOf } from '@five-victories/engine/tabletop';

const LIST = new Intl.ListFormat('en-GB');

const turnText = (by: number): string => `${degreeText(Math.abs(by))}° ${by < 0 ? 'left' : 'right'}`;
const pivotText = (pivot: { readonly by: number } | undefined): string =>
  pivot && pivot.by !== 0 ? `, pivoting ${turnText(pivot.by)}` : '';

const elementsText = (elements: Elements): string =>
  typeof elements === 'number'
    ? String(elements)
    : Object.entries(elements)
        .filter(([, n]) => n > 0)
        .map(([letter, n]) => `${n}${letter}`)
        .join(' ');

const orderText = (match: GloriousMatch, order: Order): string | undefined => {
  const inch = (by: number | undefined): string => lengthText(match, by ?? 0);
  switch (order.do) {
    case 'turn':
      return `turn ${turnText(order.by)}${order.corner ? ` about the ${order.corner} corner` : ''}`;
    case 'aboutFace':
      return 'face about';
    case 'move':
      if (order.join !== undefined) return `join ${nameOf(match, order.join)}`;
      return `${order.byHorse ? 'ride' : 'move'} ${inch(order.ahead)}${pivotText(order.pivot)}`;
    case 'stepBack':
      return `step back ${inch(order.back)}${pivotText(order.pivot)}`;
    case 'prolong':
      return `bring the gun up ${inch(order.ahead)}${pivotText(order.pivot)}`;
    case 'changeFormation':
      return `form ${order.formation}`;
    case 'charge':
      return `${order.change ? `form ${order.change.formation} and ` : ''}charge ${nameOf(match, order.target)}${pivotText(order.pivot)}`;
    case 'limber':
      return 'limber up';
    default:
      return undefined;
  }
};

const removalText = (match: GloriousMatch, { element, gone, elements, commanders = [] }: Remove): string => {
  const numbers = gone ?? (element === undefined ? [] : [element]);
  const lost = [
    ...numbers.map((n) => `element ${n}`),
    ...(elements ? [elementsText(elements)] : []),
    ...commanders.map((id) => nameOf(match, id)),
  ].filter((text) => text !== '');
  return `remove ${LIST.format(lost)}`;
};

const VERBS: Readonly<Record<string, string>> = {
  choose: 'use',
  end: 'end the phase',
  done: 'fire no more',
  finish: 'nobody retreats',
  retire: 'retreat with',
  leave: 'leave the Battle:',
  stay: 'all stay on their Battles',
  lossesOf: 'losses of',
  attack: 'attack with',
  rethrow: 're-throw',
  keep: 'keep the throw',
  shift: 'shift the odd element of',
  setup: 'this set-up',
};

export const describe = (match: GloriousMatch, choice: Choice): string => {
  const order = orderText(match, choice as Order);
  if (order !== undefined) return order;
  switch (choice.do) {
    case 'form':
      return `form ${(choice as Form).battles.map(({ units }) => `a Battle of ${units.length} units`).join(' and ')}`;
    case 'fire': {
      const { unit, at, pivot } = choice as Fire;
      const targets = LIST.format(at.map(({ target }) => nameOf(match, target)));
      return `fire with ${nameOf(match, unit)} at ${targets}${pivotText(pivot)}`;
    }
    case 'assign': {
      const { at } = choice as Assign;
      return LIST.format(
        at.map(({ target, elements }) => `${elementsText(elements)} against ${nameOf(match, target)}`),
      );
    }
    case 'remove':
      return removalText(match, choice as Remove);
    default: {
      const { unit } = choice as Choice & { readonly unit?: string };
      const name = unit !== undefined && findUnit(match, unit) ? ` ${nameOf(match, unit)}` : '';
      return `${VERBS[choice.do] ?? choice.do}${choice.do === 'setup' ? '' : name}`;
    }
  }
};
