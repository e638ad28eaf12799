/** How colours look to eyes of another kind, and how far apart two of them are. */

/** Machado, Oliveira and Fernandes 2009, at full severity, on linear light. */
export const WEAKNESSES = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type Weakness = keyof typeof WEAKNESSES;

type Triple = readonly [number, number, number];

const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple =>
  rows.map(([x, y, z]) => Math.min(1, Math.max(0, x * a + y * b + z * c))) as unknown as Triple;

/** As somebody with this weakness sees it, in linear light. */
const seenBy = (hex: string, weakness: Weakness | undefined): Triple =>
  weakness ? times(WEAKNESSES[weakness], linear(hex)) : linear(hex);

const labOf = ([r, g, b]: Triple): Triple => {
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** The distance of two colours as CIE 1976 has it: 2 is hardly seen, 20 is plain, black and white are 100 apart. */
export const apart = (one: string, other: string, weakness?: Weakness): number => {
  const [a, b] = [labOf(seenBy(one, weakness)), labOf(seenBy(other, weakness))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
