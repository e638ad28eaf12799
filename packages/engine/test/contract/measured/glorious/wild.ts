/** Answers of A Glorious Victory that no list of good ones shows: any turn, any length, any formation. */
import type { AnyUnit } from '../../../../src/index.js';
import { about } from '../../../../src/kernel/index.js';
import type { TabletopMatch } from '../../../../src/tabletop/index.js';
import type { Draw } from '../../draw.js';
import { angle, far, placedAnew, setUpAnew, type Fields } from '../wild.js';
import { layoutOf } from './types.js';

const corner = (draw: Draw): string => draw.one(['left', 'right']);
const pivoted = (draw: Draw): object =>
  draw.once(2) ? { pivot: { corner: corner(draw), by: draw.number(-60, 60) } } : {};

const layingOf = (draw: Draw, stands: string): object => {
  const formation = draw.one(['line', 'mass']);
  const [letter, count] = [stands[0] ?? 'P', stands.length];
  return {
    formation,
    layout: layoutOf(letter, count, formation === 'mass', draw.one(['left', 'right'])),
    element: draw.number(0, Math.max(0, count - 1)),
    cell: formation === 'mass' ? [draw.number(0, 2), draw.number(0, 1)] : [0, draw.number(0, 5)],
  };
};

const orderOf = (draw: Draw, match: TabletopMatch): Fields => {
  const { unit: id } = about(match) as { unit?: string };
  const unit = match.state.units.find((each) => each.id === id);
  const friends = match.state.units.filter((each) => each.side === unit?.side && each.id !== id);
  const battles = friends.filter(({ type }) => type === 'battle').map((each) => each.id);
  const others = friends.map((each) => each.id);
  return draw.one<() => Fields>([
    () => ({ do: 'move', ahead: far(draw), ...pivoted(draw) }),
    () => ({ do: 'move', ahead: far(draw), ...pivoted(draw) }),
    () => ({ do: 'move', ahead: far(draw), byHorse: true, ...pivoted(draw) }),
    () => ({ do: 'turn', by: angle(draw), ...(unit?.type === 'battle' ? {} : { corner: corner(draw) }) }),
    () => ({ do: 'turn', by: angle(draw), ...(unit?.type === 'battle' ? {} : { corner: corner(draw) }) }),
    () => ({ do: 'aboutFace', ...(draw.once(3) ? { file: corner(draw) } : {}) }),
    () => ({ do: 'stepBack', back: draw.number(1, 2500), ...pivoted(draw) }),
    () => ({ do: 'changeFormation', ...layingOf(draw, unit?.stands ?? 'P') }),
    () => ({ do: 'changeFormation', ...layingOf(draw, unit?.stands ?? 'P') }),
    () => ({ do: 'prolong', ahead: draw.number(1, 3000), ...pivoted(draw) }),
    () => ({ do: 'unlimber', heading: draw.number(0, 3599) }),
    () => ({ do: 'limber' }),
    () => ({ do: 'move', join: draw.one([...battles, 'SB1']), ...(draw.once(2) ? { ahead: far(draw) } : {}) }),
    () => ({ do: 'stepBack', join: draw.one([...battles, 'SB1']), back: 2000 }),
    () => ({ do: 'move', take: [draw.one([...others, 'S1'])], ahead: far(draw) }),
  ])();
};

const charging = (draw: Draw, option: Fields, match: TabletopMatch): Fields => {
  const { unit: id } = about(match) as { unit?: string };
  const unit = match.state.units.find((each) => each.id === id);
  return {
    ...option,
    ...pivoted(draw),
    ...(draw.once(3) ? { change: layingOf(draw, unit?.stands ?? 'P') } : {}),
  };
};

interface Shot {
  readonly target: string;
  readonly elements?: number | Readonly<Record<string, number>>;
}

const fewer = (draw: Draw, elements: Shot['elements']): Shot['elements'] =>
  typeof elements === 'object'
    ? Object.fromEntries(Object.entries(elements).map(([letter, n]) => [letter, draw.number(0, n)]))
    : draw.number(1, 6);

const firing = (draw: Draw, option: Fields): Fields => {
  const at = (option['at'] ?? []) as readonly Shot[];
  return draw.one<() => Fields>([
    () => ({ ...option, pivot: { corner: corner(draw), by: draw.number(-290, 290) } }),
    () => ({ ...option, at: at.map((shot) => ({ ...shot, elements: fewer(draw, shot.elements) })) }),
    () => ({ ...option, at: at.flatMap((shot) => [shot, shot]) }),
    () => ({
      ...option,
      at: at.map((shot) => ({
        ...shot,
        placement: { heading: draw.number(0, 3599), x: draw.number(0, 40_000), y: draw.number(0, 36_000) },
      })),
    }),
  ])();
};

/** All but one go elsewhere. */
const assigning = (draw: Draw, option: Fields): Fields => {
  const at = option['at'] as readonly Shot[];
  return {
    ...option,
    at: draw
      .shuffled(at)
      .map((share) => ({ ...share, elements: draw.once(2) ? fewer(draw, share.elements) : share.elements })),
  };
};

const forming = (draw: Draw, match: TabletopMatch): Fields => {
  const { units } = about(match) as { units: readonly string[] };
  const mine = draw.shuffled(match.state.units.filter(({ id }) => units.includes(id)));
  const foot = mine.filter(({ type }) => type.includes('foot')).map(({ id }) => id);
  const riders = mine.filter(({ type }) => /cavalry|knights|camels$|elephants/.test(type)).map(({ id }) => id);
  const count = draw.number(3, Math.max(3, foot.length));
  return {
    do: 'form',
    battles: [{ units: foot.slice(0, count), ...(draw.once(2) ? { diameter: 500 * draw.number(14, 22) } : {}) }],
    ...(draw.once(2) ? { split: draw.some(riders) } : {}),
  };
};

const removing = (draw: Draw, option: Fields): Fields => {
  if (!('elements' in option)) return { do: 'remove', element: draw.number(0, 5) };
  const elements = option['elements'] as Readonly<Record<string, number>>;
  const letters = Object.keys(elements);
  const total = Object.values(elements).reduce((sum, n) => sum + n, 0);
  return { do: 'remove', elements: { [draw.one([...letters, 'P'])]: total } };
};

/** Command that stays where the Battle was. */
const staying = (draw: Draw, option: Fields, match: TabletopMatch): Fields => {
  const battle = match.state.units.find(({ id }) => id === option['unit']);
  if (battle?.type !== 'battle' || !battle.place) return option;
  const { x, y } = battle.place;
  const off = (): number => draw.number(-2500, 2500);
  const stay = match.state.units
    .filter(({ aboard }: AnyUnit) => aboard === battle.id)
    .map(({ id }) => ({ unit: id, x: x + off(), y: y + off(), heading: draw.one([0, 450, draw.number(0, 3599)]) }));
  return { ...option, stay };
};

export const wildly = (draw: Draw, option: Fields, match: TabletopMatch): Fields => {
  switch (match.decision!.kind) {
    case 'order':
      return option.do === 'charge' && draw.once(2) ? charging(draw, option, match) : orderOf(draw, match);
    case 'fire':
      return option.do === 'fire' ? firing(draw, option) : option;
    case 'assign':
      return assigning(draw, option);
    case 'form':
      return forming(draw, match);
    case 'remove':
      return removing(draw, option);
    case 'retreat':
      return staying(draw, option, match);
    case 'leave':
    case 'place':
      return 'x' in option ? (placedAnew(draw, option) as Fields) : option;
    case 'setup':
      return option.do === 'setup' ? setUpAnew(draw, option) : option;
    default:
      return option;
  }
};
