/** Colours of the table, its terrain and its furniture: CSS variables with a light and a dark set. */
const LIGHT = {
  turf: '#93a15f',
  turfLight: '#a3b06e',
  turfDark: '#7f8d4f',
  wood: '#6f8449',
  woodEdge: '#5b6f3b',
  leaf: '#55753a',
  leafDark: '#33502a',
  leafLight: '#7c9a52',
  hill: '#aeb072',
  hillTop: '#c3bf86',
  hachure: '#6d6a3a',
  rough: '#a39a68',
  stone: '#9c968a',
  stoneDark: '#6d675d',
  stoneLight: '#c4beb1',
  crag: '#8b8478',
  bog: '#7f8f63',
  water: '#6f98a8',
  waterDark: '#4a7486',
  waterLight: '#a9c8d0',
  reed: '#5c6b33',
  yard: '#b3a577',
  road: '#cbb98a',
  roadEdge: '#a08f63',
  tile: '#b4573a',
  tileDark: '#8c3f29',
  thatch: '#c0a052',
  thatchDark: '#93773a',
  wall: '#e2d5b8',
  timber: '#5a3d24',
  timberDark: '#3a2616',
  timberLight: '#7a5533',
  parchment: '#f3ead6',
  parchmentDark: '#e3d4b4',
  felt: '#2f5238',
  feltDark: '#24422c',
  die: '#f5eedd',
  dieEdge: '#b9a988',
  diePip: '#241a10',
  shade: '#1c2410',
} as const;

export type Scene = keyof typeof LIGHT;

/** Lamplight: only what differs. */
const DARK: Partial<Record<Scene, string>> = {
  turf: '#5d6a3c',
  turfLight: '#6b7847',
  turfDark: '#4d5931',
  wood: '#465730',
  woodEdge: '#394826',
  leaf: '#3e5a2b',
  leafDark: '#243a1e',
  leafLight: '#587440',
  hill: '#75784b',
  hillTop: '#8a875a',
  hachure: '#3b3a20',
  rough: '#6d6745',
  stone: '#76716a',
  stoneDark: '#4c4842',
  stoneLight: '#97928a',
  crag: '#645f57',
  bog: '#4f5c3e',
  water: '#41636f',
  waterDark: '#2c4a56',
  waterLight: '#6c909a',
  reed: '#3d4823',
  yard: '#776d4c',
  road: '#8c7f5d',
  roadEdge: '#665a3d',
  tile: '#83402b',
  tileDark: '#632d1d',
  thatch: '#8b743c',
  thatchDark: '#6a562b',
  wall: '#a49a82',
  timber: '#3c2817',
  timberDark: '#24170c',
  timberLight: '#543a23',
  parchment: '#2b241b',
  parchmentDark: '#1f1913',
  felt: '#1f3826',
  feltDark: '#172b1d',
  shade: '#0b0f06',
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const scene = (name: Scene): string => `var(--fv-${kebab(name)},${LIGHT[name]})`;

const declared = (set: Partial<Record<Scene, string>>): string =>
  Object.entries(set)
    .map(([name, colour]) => `--fv-${kebab(name)}:${colour}`)
    .join(';');

/** A style sheet for both themes; `data-theme` on the root goes before the system's wish. */
export const artStyles = (): string =>
  `:root{${declared(LIGHT)}}` +
  `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${declared(DARK)}}}` +
  `:root[data-theme=dark]{${declared(DARK)}}`;
