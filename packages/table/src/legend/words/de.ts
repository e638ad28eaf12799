import { ground } from '../../measured/words/de/ground.js';
import type { LegendWords } from './en.js';

export const de: LegendWords = {
  title: 'Was die Zeichen bedeuten',
  units: 'Auf einer Einheit',
  grounds: 'Gelände',
  table: 'Auf dem Tisch',
  signs: {
    front: 'Der Zahn zeigt zur Front',
    south: 'Dunkler Rand und dunkler Streifen: Süd',
    north: 'Heller Rand und heller Streifen: Nord',
    open: 'Unterbrochener Rand: lose Ordnung, Plänklerlinie',
    strength: 'Was von ihr übrig ist: Stände oder Punkte',
    bar: 'Dasselbe als Balken, von weitem',
    pips: 'Treffer von weitem: ein Quadrat für jeden',
    grade: 'Ein, zwei, drei Striche: leicht, mittel, schwer',
    chief: 'Oberbefehlshaber; der hohle Stern ist ein Unterfeldherr',
    green: 'Treffer, die sie trägt',
    red: 'Hat gefeuert',
    yellow: 'Hat reagiert',
    blue: 'Lose Ordnung, Plänklerlinie',
    white: 'Aufgeprotzt oder verpackt: feuert nicht',
    stakes: 'Hinter Pfählen',
    done: 'Hat getan, was sie in dieser Phase darf',
    failed: 'Kam nicht zum Angriff',
    fight: 'In Berührung: Sie kämpfen',
    goal: 'Ein Ziel, mit den Punkten, die es zählt',
  },
  ground,
  commander: 'den Feldherrn',
};
