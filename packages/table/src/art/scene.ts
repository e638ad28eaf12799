import { kebab } from './paint.js';

/** Colours of the table, its terrain and its furniture: by daylight, and by lamplight where that differs. */
const COLOURS = {
  turf: ['#93a15f', '#5d6a3c'],
  turfLight: ['#a3b06e', '#6b7847'],
  turfDark: ['#7f8d4f', '#4d5931'],
  wood: ['#6f8449', '#465730'],
  woodEdge: ['#5b6f3b', '#394826'],
  leaf: ['#55753a', '#3e5a2b'],
  leafDark: ['#33502a', '#243a1e'],
  leafLight: ['#7c9a52', '#587440'],
  hill: ['#aeb072', '#75784b'],
  hillTop: ['#c3bf86', '#8a875a'],
  hachure: ['#6d6a3a', '#3b3a20'],
  rough: ['#a39a68', '#6d6745'],
  stone: ['#9c968a', '#76716a'],
  stoneDark: ['#6d675d', '#4c4842'],
  stoneLight: ['#c4beb1', '#97928a'],
  crag: ['#8b8478', '#645f57'],
  bog: ['#7f8f63', '#4f5c3e'],
  water: ['#6f98a8', '#41636f'],
  waterDark: ['#4a7486', '#2c4a56'],
  waterLight: ['#a9c8d0', '#6c909a'],
  bank: ['#b5a778', '#6f6647'],
  reed: ['#5c6b33', '#3d4823'],
  yard: ['#b3a577', '#776d4c'],
  road: ['#cbb98a', '#8c7f5d'],
  roadEdge: ['#a08f63', '#665a3d'],
  tile: ['#b4573a', '#83402b'],
  tileDark: ['#8c3f29', '#632d1d'],
  thatch: ['#c0a052', '#8b743c'],
  thatchDark: ['#93773a', '#6a562b'],
  wall: ['#e2d5b8', '#a49a82'],
  timber: ['#5a3d24', '#3c2817'],
  timberDark: ['#3a2616', '#24170c'],
  timberLight: ['#7a5533', '#543a23'],
  parchment: ['#f3ead6', '#2b241b'],
  parchmentDark: ['#e3d4b4', '#1f1913'],
  felt: ['#2f5238', '#1f3826'],
  feltDark: ['#24422c', '#172b1d'],
  die: ['#f5eedd'],
  dieEdge: ['#b9a988'],
  diePip: ['#241a10'],
  shade: ['#1c2410', '#0b0f06'],
} as const satisfies Record<string, readonly [day: string, lamp?: string]>;

export type Scene = keyof typeof COLOURS;

const variable = (name: string): string => `--fv-${kebab(name)}`;

export const scene = (name: Scene): string => `var(${variable(name)},${COLOURS[name][0]})`;

/** By daylight and by lamplight. */
export const sceneColours = (name: Scene): readonly string[] => COLOURS[name];

const declared = (light: 0 | 1): string =>
  Object.entries<readonly [string, string?]>(COLOURS)
    .flatMap(([name, { [light]: colour }]) => (colour ? `${variable(name)}:${colour}` : []))
    .join(';');

/** By day, whatever the page shows: for a picture that is given away. */
export const lightStyles = (): string => `:root{${declared(0)}}`;

/** A style sheet for both themes; `data-theme` on the root goes before the system's wish. */
export const artStyles = (): string =>
  `${lightStyles()}@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${declared(1)}}}` +
  `:root[data-theme=dark]{${declared(1)}}`;
