/** Worte der eigenen Geländetabelle. */
import type { terrainTable as en } from './en-terrain-table.js';

export const terrainTable: typeof en = {
  byTheBook: 'nach dem Buch',
  own: 'geändert',
  reset: 'Wieder nach dem Buch',
  types: (chosen) => (chosen === 0 ? 'Einzelne Arten' : `Einzelne Arten: ${chosen}`),
  cells: {
    prohibited: { title: 'Gesperrt für', meaning: 'Wer es nicht betreten darf.' },
    restricted: { title: 'Hemmt Berittene', meaning: 'Sie können hier weniger und dürfen nicht abfangen.' },
    cover: { title: 'Deckung für', meaning: 'Wer von Feuer schwerer getroffen wird.' },
    advantage: { title: 'Vorteil für', meaning: 'Wer hier im Handgemenge besser kämpft.' },
    blocksFire: { title: 'Feuer darüber hinweg', meaning: 'Ob darüber hinweg geschossen werden kann.' },
    level: {
      title: 'Höhe',
      meaning: 'Um so viel ist der Boden höher; gezeichnete Hügel haben ihre eigene Stufe.',
    },
  },
  blocks: { no: 'frei', hill: 'versperrt wie von einem Hügel', wood: 'versperrt wie von einem Wald' },
  kinds: {
    all: 'alle',
    foot: 'alle zu Fuß',
    mounted: 'alle Berittenen',
    artillery: 'alle Geschütze',
    command: 'alle Befehlshaber',
    commander: 'Feldherr',
    formedMounted: 'Berittene, außer in loser Ordnung',
    formedHorse: 'Reiter, außer in Plänklerlinie',
    horse: 'alle Reiter',
    chariot: 'alle Streitwagen',
    elephant: 'alle Elefanten',
    byHorse: 'wer gerade reitet',
    heavyMounted: 'Berittene außer leichten Reitern',
  },
};
