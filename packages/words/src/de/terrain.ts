/** Gelände auf Deutsch. */
export const TERRAIN: Readonly<Record<string, string>> = {
  hill: 'Hügel',
  wood: 'Wald',
  village: 'Dorf',
  rough: 'raues Gelände',
  impassable: 'unpassierbares Gelände',
  bog: 'Moor',
  escarpment: 'Steilhang',
};
export const terrainName = (type: string): string => TERRAIN[type] ?? type;
