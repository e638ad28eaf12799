import type { view as en } from '../en/view.js';

const hits = (n: number): string => `${n} Treffer`;

export const view: typeof en = {
  seat: (side, army) => (army.toLowerCase() === side.toLowerCase() ? side : `${side}: ${army}`),
  goal: (side, name, points) => `${name === undefined ? '' : `${name}, `}${side} ${points}`,
  level: (n) => `Stufe ${n}`,
  markers: {
    aside: (n) => `${hits(n)} beiseitegelegt`,
    limbered: 'aufgeprotzt',
    packed: 'verladen',
    chargeFailed: 'Angriff misslungen',
    acted: 'hat gehandelt',
  },
  formations: {
    line: 'in Linie',
    block: 'im Block',
    defensiveBlock: 'im Abwehrblock',
    openOrder: 'in loser Ordnung',
    skirmishLine: 'in Plänklerlinie',
    roadColumn: 'in Marschkolonne',
    bentLine: 'in geknickter Linie',
    bentOpenOrder: 'in geknickter loser Ordnung',
    bentSkirmishLine: 'in geknickter Plänklerlinie',
    bentRoadColumn: 'in geknickter Marschkolonne',
    mass: 'in Masse',
    battle: 'ein Gewalthaufen',
  },
};
