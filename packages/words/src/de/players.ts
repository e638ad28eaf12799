/** Die Spieler des Tisches, die keine Menschen sind. */
import type { Players } from '../players.js';

export const players: Players = {
  recruit: { name: 'Rekrut', text: 'kennt die Regeln und wenig mehr: für die allererste Partie' },
  corporal: { name: 'Korporal', text: 'meint es gut und irrt sich oft' },
  ensign: { name: 'Fähnrich', text: 'spielt ordentlich und verpasst Gelegenheiten' },
  captain: { name: 'Hauptmann', text: 'gibt jeder Einheit einen guten Befehl, einer nach der anderen' },
  colonel: { name: 'Oberst', text: 'plant ganze Phasen und probiert jeden Plan mit vielen Würfen' },
  marshal: { name: 'Marschall', text: 'plant am längsten: am schwersten zu schlagen' },
  steady: { name: 'Steady', text: 'wägt jede Wahl mit genauen Aussichten ab' },
  random: { name: 'Reckless', text: 'tut irgendetwas, das erlaubt ist' },
};
