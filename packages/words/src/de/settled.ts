/** Was sich von selbst ergab, und warum. */
import type { SettledWords } from '../settled.js';

export const settled: SettledWords = {
  fights: 'In welcher Reihenfolge sie kämpfen, ändert nichts.',
  losses: 'In welcher Reihenfolge diese Verluste abgehen, ändert nichts.',
  attacks: (unit) => `In welcher Reihenfolge ${unit} angreift, ändert nichts.`,
  onlyOne: (unit, n) =>
    `Verluste von ${unit}: ${n === 1 ? 'ein Stand, und nur dieser kann gehen' : `${n} Stände, und nur diese können gehen`}.`,
  sameStands: (unit, n) =>
    `Verluste von ${unit}: ${n === 1 ? 'ein Stand; welcher, ist gleich' : `${n} Stände; welche, ist gleich`}.`,
  sameShape: (unit) => `${unit} nimmt die einzige Form ein, die es gibt; ob so oder gespiegelt, ist gleich.`,
  misses: (unit) => `${unit} würfelt die Fehlwürfe neu, das kann nur nützen.`,
  allAgain: (unit) => `${unit} würfelt alles neu: Ohne Treffer ist nichts zu verlieren.`,
  noShot: (name) => `${name}: Niemand hat einen Schuss, der treffen könnte.`,
  nothing: (name) => `${name}: Niemand kann mehr etwas tun.`,
};
