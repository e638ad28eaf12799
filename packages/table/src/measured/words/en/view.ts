import type { Formation } from '@five-victories/engine/tabletop';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const view = {
  /** On the frame before an army. */
  seat: (side: string, army: string) => (army.toLowerCase() === side.toLowerCase() ? side : `${side}: ${army}`),
  goal: (side: string, name: string | undefined, points: number) =>
    `${name === undefined ? '' : `${name}, `}${side} ${points}`,
  level: (n: number) => `level ${n}`,
  markers: {
    aside: (n: number) => `${plural(n, 'hit')} laid aside`,
    limbered: 'limbered',
    packed: 'packed up',
    chargeFailed: 'failed to charge',
    acted: 'has acted',
  },
  formations: {
    line: 'in line',
    block: 'in block',
    defensiveBlock: 'in defensive block',
    openOrder: 'in open order',
    skirmishLine: 'in skirmish line',
    roadColumn: 'in road column',
    bentLine: 'in a bent line',
    bentOpenOrder: 'in bent open order',
    bentSkirmishLine: 'in a bent skirmish line',
    bentRoadColumn: 'in a bent road column',
    mass: 'in mass',
    battle: 'a Battle',
  } satisfies Record<Formation, string>,
};
