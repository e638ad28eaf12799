/**
 * Colours. Those of the army and the side are CSS variables, so one symbol serves both sides and every coat; wood,
 * steel, leather and horses are always the same.
 */
const VARIABLES = {
  coat: '#8f2f39',
  coatDark: '#5f1d26',
  coatLight: '#c9717a',
  onCoat: '#fff6e0',
  side: '#6a1b16',
  sideEdge: '#e8b9a0',
  onSide: '#fff3dc',
  base: '#8a7a4c',
  baseDark: '#6c5d37',
  /** The ground of a unit's facts, and what is written there. */
  lip: '#4a1712',
  onLip: '#fff6e0',
} as const;

const MATERIALS = {
  ink: '#1f160d',
  skin: '#e2b48c',
  hair: '#5a3a1f',
  felt: '#3b2c20',
  feltLight: '#5d4732',
  straw: '#c8a35c',
  white: '#f3ecdb',
  linen: '#d9cbb0',
  steel: '#aab4bd',
  steelDark: '#6b7680',
  steelLight: '#e4eaee',
  mail: '#868d92',
  bronze: '#b9863b',
  bronzeLight: '#e3bb6d',
  gold: '#e2b13c',
  brass: '#c89a3e',
  ash: '#d6b67c',
  wood: '#8a5e34',
  woodDark: '#5b3b20',
  leather: '#7a4f2b',
  buff: '#cfa968',
  buffDark: '#a07f45',
  bay: '#6b3f22',
  bayDark: '#3f2413',
  chestnut: '#96592d',
  chestnutDark: '#6b3a1a',
  black: '#38302c',
  blackDark: '#1c1613',
  grey: '#c3bfb6',
  greyDark: '#8f8a80',
  camel: '#c39a62',
  camelDark: '#94703f',
  elephant: '#8b8784',
  elephantDark: '#5f5b59',
  elephantLight: '#aaa5a1',
  tusk: '#f2ead2',
  ox: '#a9845c',
  oxDark: '#775a3b',
  grass: '#7f9148',
  grassDark: '#5d6f34',
  crimson: '#a32a2a',
  smoke: '#2a211a',
} as const;

export type Paint = keyof typeof VARIABLES | keyof typeof MATERIALS;

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isVariable = (paint: Paint): paint is keyof typeof VARIABLES => paint in VARIABLES;

export const colourOf = (paint: Paint): string =>
  isVariable(paint) ? `var(--fv-${kebab(paint)},${VARIABLES[paint]})` : MATERIALS[paint];
