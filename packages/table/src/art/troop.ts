import { placed } from './path.js';
import { elephant } from './parts/elephants.js';
import { pieceOf, type Piece } from './parts/engines.js';
import { flag, staff as flagstaff } from './parts/flags.js';
import { foot, type Man } from './parts/men.js';
import { drawHorse, mounted, type Colour, type Mount, type Rider } from './parts/mounts.js';
import { car, limbered, packed } from './parts/vehicles.js';
import { movedShapes, type Shape } from './shape.js';

/** Size of a base in millimetres: along the front, and from front to rear. */
export interface Size {
  readonly width: number;
  readonly depth: number;
}

/** Who stands on a base. `scale` 1 is a man with shoulders 12 mm wide. */
export type Troop =
  | { readonly as: 'foot'; readonly men: readonly Man[]; readonly rows: readonly number[]; readonly scale: number }
  | { readonly as: 'dismounted'; readonly men: readonly Man[]; readonly scale: number }
  | {
      readonly as: 'mounted';
      readonly mount: Mount;
      readonly riders: readonly Rider[];
      readonly rows: readonly number[];
      readonly scale: number;
    }
  | {
      readonly as: 'piece';
      readonly piece: Piece;
      readonly crew: readonly Man[];
      readonly moving?: boolean;
      readonly scale: number;
    }
  | { readonly as: 'chariot'; readonly heavy: boolean; readonly crew: readonly Man[] }
  | { readonly as: 'elephant'; readonly heavy: boolean; readonly driver: Man; readonly crew: readonly Man[] }
  | {
      readonly as: 'command';
      readonly mount: Mount | 'elephant';
      readonly chief: boolean;
      readonly general: Rider;
      readonly staff: Rider;
      readonly scale: number;
    };

/** Between -1 and 1, always the same for the same seed: figures stand at ease, but redraw alike. */
export function wobble(seed: number): number {
  const mixed = Math.imul((seed + 1) * 0x9e3779b1, 0x85ebca6b);
  const folded = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((folded ^ (folded >>> 16)) >>> 0) / 0x7fffffff - 1;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly row: number;
}

/** Rows of figures from front to rear, spread over the base. */
function places(rows: readonly number[], { width, depth }: Size, seed: number, ease: number): Place[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, file): Place => {
      const key = seed * 97 + row * 13 + file;
      return {
        // Ranks stand a little aside of each other, so that pikes do not hide pikes.
        x: ((file + 0.5) / count - 0.5) * width * 0.96 + (rows.length > 1 ? row * 2.6 - 1.3 : 0) + wobble(key) * ease,
        y: ((row + 0.5) / rows.length - 0.5) * depth + wobble(key + 41) * ease,
        turn: wobble(key + 83) * 5 * ease,
        row,
      };
    }),
  );
}

/** Thin lines stay thin enough in small figures; men lean back a little so that weapons show past the front. */
const standing = (men: readonly Man[], rows: readonly number[], size: Size, scale: number, seed: number): Shape[] =>
  places(rows, size, seed, rows.length > 1 || rows[0]! > 3 ? 0.6 : 1.1).flatMap(({ x, y, turn, row }, i) =>
    movedShapes(
      foot(men.length === rows.length ? men[row]! : men[i % men.length]!),
      placed(x, y + 1.6 * scale, turn, scale),
    ),
  );

/** Browns and blacks, now and then a grey; neighbours differ. */
const STABLE = [
  'bay',
  'grey',
  'black',
  'bay',
  'chestnut',
  'bay',
  'chestnut',
  'black',
  'chestnut',
] as const satisfies readonly Colour[];

const colourAt = (seed: number): Colour => STABLE[(seed * 5) % STABLE.length]!;

const riding = (
  riders: readonly Rider[],
  mount: Mount,
  rows: readonly number[],
  size: Size,
  scale: number,
  seed: number,
): Shape[] =>
  places(rows, size, seed, 0.9).flatMap(({ x, y, turn }, i) =>
    movedShapes(
      mounted(riders[i % riders.length]!, mount, colourAt(seed * 31 + i * 7)),
      placed(x, y + 2 * scale, turn, scale),
    ),
  );

/** Two men to the front and their horses held behind; on a shallow base one horse between them. */
function dismounted(men: readonly Man[], size: Size, scale: number, seed: number): Shape[] {
  const shallow = size.depth < 25;
  const held = (at: number, y: number, length: number, i: number): Shape[] =>
    movedShapes(drawHorse(colourAt(seed * 31 + i * 7)), placed(at * size.width, y, at * 12, length / 41));
  if (shallow) {
    const two = men.flatMap((man, i) => movedShapes(foot(man), placed((i - 0.5) * 0.64 * size.width, 1, 0, scale)));
    return [...held(0, 1, size.depth - 1, 0), ...two];
  }
  const front: Size = { width: size.width, depth: size.depth / 2 };
  const horses = [-0.27, 0.27].flatMap((at, i) => held(at, size.depth * 0.25, size.depth * 0.6, i));
  return [...horses, ...movedShapes(standing(men, [men.length], front, scale, seed), placed(0, -size.depth / 4))];
}

/** Where the crew stand round a piece, in shares of the base. */
const CREW = [
  [-0.34, -0.17, 20],
  [0.34, 0.06, -30],
  [-0.34, 0.1, 40],
  [0.3, 0.24, -12],
] as const;

const isAncient = (piece: Piece): boolean => piece === 'ballista' || piece === 'onager';

function serving(piece: Piece, crew: readonly Man[], { width, depth }: Size, scale: number): Shape[] {
  const fit = Math.min(width / 37, depth / (isAncient(piece) ? 46 : 62));
  const men = crew.flatMap((man, i) => {
    const [x, y, turn] = CREW[i]!;
    return movedShapes(foot(man), placed(x * width, y * depth, turn, scale));
  });
  return [...movedShapes(pieceOf(piece), placed(0, -depth * (isAncient(piece) ? 0 : 0.06), 0, fit)), ...men];
}

function marching(piece: Piece, crew: readonly Man[], { width, depth }: Size, scale: number, seed: number): Shape[] {
  const ancient = isAncient(piece);
  const fit = ancient ? Math.min(width / 36, depth / 56) : Math.min(width / 36, depth / 88);
  const team =
    piece === 'light' || piece === 'frame' || piece === 'organ'
      ? [colourAt(seed)]
      : [colourAt(seed), colourAt(seed + 5)];
  const driver = movedShapes(
    foot({ ...crew[0]!, weapon: 'goad' }),
    placed(-width * 0.38, ancient ? 2 : -depth * 0.06, 4, scale),
  );
  return [...movedShapes(ancient ? packed(piece) : limbered(piece, team), placed(0, 0, 0, fit)), ...driver];
}

function driving(heavy: boolean, crew: readonly Man[], { width, depth }: Size, seed: number): Shape[] {
  const fit = Math.min(width, depth) / 40;
  const team = heavy ? [-13.2, -4.4, 4.4, 13.2] : [-5.4, 5.4];
  const seats = heavy
    ? ([
        [-5.4, 0, -6],
        [5.4, 0.4, 6],
        [0, 3.4, 0],
      ] as const)
    : ([
        [-3.8, -0.4, -4],
        [4, 0.8, 8],
      ] as const);
  const shapes = [
    ...team.flatMap((x, i) =>
      movedShapes(drawHorse(colourAt(seed * 31 + i)), placed(x, -7.6 + Math.abs(x) * 0.08, 0, heavy ? 0.62 : 0.74)),
    ),
    ...movedShapes(car(heavy), placed(0, 11.4, 0, 0.86)),
    ...seats.flatMap(([x, y, turn], i) => movedShapes(foot(crew[i % crew.length]!), placed(x, 11 + y, turn, 0.66))),
  ];
  return movedShapes(shapes, placed(0, 0, 0, fit));
}

function carried(heavy: boolean, driver: Man, crew: readonly Man[], { width, depth }: Size): Shape[] {
  const fit = Math.min(width / 30, depth / 46);
  return movedShapes(elephant(heavy, driver, crew), placed(0, 3.5 * fit, 0, fit));
}

/** The general with his standard; a commander-in-chief has a trumpeter too. */
function leading(troop: Extract<Troop, { as: 'command' }>, size: Size, seed: number): Shape[] {
  const { mount, chief, general, staff, scale } = troop;
  const ride = mount === 'elephant' ? 'horse' : mount;
  const step = size.width / (chief ? 3.1 : 2.3);
  const bearerAt = chief ? step : step / 2;
  const leader =
    mount === 'elephant'
      ? movedShapes(elephant(true, staff, [general]), placed(chief ? -step * 0.4 : -step / 2, 2, 0, (scale * 30) / 34))
      : movedShapes(
          mounted({ ...general, weapon: 'baton' }, ride, 'grey'),
          placed(chief ? 0 : -step / 2, -0.5, 0, scale * 1.06),
        );
  const banner = [...flagstaff, ...movedShapes(flag(chief ? 'cross' : 'stripes'), placed(0.3, -9.4, 12))];
  return [
    ...leader,
    ...movedShapes(mounted({ ...staff, weapon: 'reins' }, ride, colourAt(seed + 3)), placed(bearerAt, 3.4, 3, scale)),
    ...movedShapes(banner, placed(bearerAt + 4 * scale, 3.4, 8, scale)),
    ...(chief && mount !== 'elephant'
      ? movedShapes(mounted({ ...staff, weapon: 'trumpet' }, ride, colourAt(seed + 9)), placed(-step, 3.8, -4, scale))
      : []),
  ];
}

export function figures(troop: Troop, size: Size, seed: number): Shape[] {
  switch (troop.as) {
    case 'foot':
      return standing(troop.men, troop.rows, size, troop.scale, seed);
    case 'dismounted':
      return dismounted(troop.men, size, troop.scale, seed);
    case 'mounted':
      return riding(troop.riders, troop.mount, troop.rows, size, troop.scale, seed);
    case 'piece':
      return troop.moving
        ? marching(troop.piece, troop.crew, size, troop.scale, seed)
        : serving(troop.piece, troop.crew, size, troop.scale);
    case 'chariot':
      return driving(troop.heavy, troop.crew, size, seed);
    case 'elephant':
      return carried(troop.heavy, troop.driver, troop.crew, size);
    case 'command':
      return leading(troop, size, seed);
    default:
      return troop satisfies never;
  }
}
