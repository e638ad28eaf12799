import { agreed } from '@five-victories/words/en/number';
import { gloriousFire } from './glorious-fire.js';
import { gloriousForm } from './glorious-form.js';
import { gloriousOrder } from './glorious-order.js';
import { gloriousTitles } from './glorious-titles.js';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const glorious = {
  form: gloriousForm,
  order: gloriousOrder,
  titles: gloriousTitles,
  degrees: (n: string) => `${n}°`,
  toRight: (degrees: string) => `${degrees} to the right`,
  toLeft: (degrees: string) => `${degrees} to the left`,
  outflanked: 'outflanked',
  costs: (n: number, left: number) => `${plural(n, 'function')}, ${left} left`,
  costsAll: (n: number) => `${plural(n, 'function')}, none left`,
  handles: {
    on: 'Go on from here',
    left: 'Left front corner: wheel about the right one',
    right: 'Right front corner: wheel about the left one',
    turn: 'Turn about the centre',
    pivot: 'Pivot before the move',
    heading: 'Heading of the gun',
  },
  fire: gloriousFire,
  attackAs: (nth: number, hope: string) => `${nth}. ${hope}`,
  command: {
    out: (name: string) => `${name}: draw out of the Battle`,
    stays: (name: string) => `${name}: stays behind here`,
    turn: 'Heading',
    goes: 'leaves the battle for good',
    lead: 'A commander in a Battle may step out before the others move: draw him out, or choose him here.',
    who: 'Commanders in Battles',
    from: (unit: string, battle: string) => `${unit}, out of ${battle}`,
    x: 'From the west edge',
    y: 'From the south edge',
    retreatLead: 'Who leaves now is lost for this battle and counts towards breaking the army.',
    retire: (unit: string) => agreed(`${unit} leaves the battle for good`, unit),
    ends: 'With this the battle is lost at once.',
    shift: 'Its odd element may go to the other file.',
    staysBehind: (unit: string) => agreed(`${unit} stays on the field`, unit),
  },
};
