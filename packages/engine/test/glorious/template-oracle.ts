/**
 * The missile template by brute force: outlines of formations as plain polygons, sides cut with every edge, penetration
 * by the difference of two shapes. Nothing is shared with the engine but the sizes asked for.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The outline (a notch included) or a disc, and the convex pieces of GL-GEO-05. */
export interface Figure {
  readonly outline: readonly Spot[];
  readonly pieces: readonly (readonly Spot[])[];
  readonly disc?: Spot & { readonly r: number };
}

export interface Cut {
  readonly corners: readonly Spot[];
  readonly tenths: number;
}

const turn = (tenths: number): readonly [sin: number, cos: number] => {
  const angle = (tenths * Math.PI) / 1800;
  return [Math.sin(angle), Math.cos(angle)];
};

/** A unit of ranks of elements; the front rank says how wide it is. `odd` is the file of an odd element at the rear. */
export const unitFigure = (
  x: number,
  y: number,
  tenths: number,
  ranks: readonly number[],
  w: number,
  e: number,
  odd = 0,
): Figure => {
  const [sin, cos] = turn(tenths);
  const half = (ranks[0]! * w) / 2;
  const at = (u: number, back: number): Spot => ({ x: x + u * cos - back * sin, y: y - u * sin - back * cos });
  const box = (left: number, right: number, from: number, to: number): Spot[] => [
    at(left, from),
    at(right, from),
    at(right, to),
    at(left, to),
  ];
  const full = ranks.filter((n) => n === ranks[0]).length * e;
  if (full === ranks.length * e) return { outline: box(-half, half, 0, full), pieces: [box(-half, half, 0, full)] };
  const [left, right] = [-half + odd * w, -half + (odd + 1) * w];
  const rear = full + e;
  const outline =
    odd === 0
      ? [at(-half, 0), at(half, 0), at(half, full), at(right, full), at(right, rear), at(-half, rear)]
      : [at(-half, 0), at(half, 0), at(half, rear), at(left, rear), at(left, full), at(-half, full)];
  return { outline, pieces: [box(-half, half, 0, full), box(left, right, full, rear)] };
};

export const discFigure = (x: number, y: number, diameter: number): Figure => ({
  outline: [],
  pieces: [],
  disc: { x, y, r: diameter / 2 },
});

/** In the axes of a heading: x across it, y along it. */
const seen = ({ x, y }: Spot, sin: number, cos: number): Spot => ({ x: x * cos - y * sin, y: x * sin + y * cos });

interface Along {
  readonly outline: readonly Spot[];
  readonly disc?: Spot & { readonly r: number };
  readonly left: number;
  readonly right: number;
}

const along = ({ outline, disc }: Figure, sin: number, cos: number): Along => {
  if (disc) {
    const centre = { ...seen(disc, sin, cos), r: disc.r };
    return { outline, disc: centre, left: centre.x - disc.r, right: centre.x + disc.r };
  }
  const points = outline.map((p) => seen(p, sin, cos));
  const xs = points.map((p) => p.x);
  return { outline: points, left: Math.min(...xs), right: Math.max(...xs) };
};

const TINY = 1e-7;

/** Where the line x = u meets the outline. */
const crossings = ({ outline, disc }: Along, u: number): number[] => {
  if (disc) {
    const square = disc.r * disc.r - (u - disc.x) * (u - disc.x);
    return square < 0 ? [] : [disc.y - Math.sqrt(square), disc.y + Math.sqrt(square)];
  }
  const found: number[] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    if (Math.abs(p.x - u) <= TINY) found.push(p.y);
    else if (Math.abs(q.x - u) > TINY && p.x < u !== q.x < u) found.push(p.y + ((q.y - p.y) * (u - p.x)) / (q.x - p.x));
  });
  return found;
};

/** Points where a side meets a figure, with their place across; the outermost point if it passes within 0.005. */
const meets = (figure: Along, u: number): { u: number; ys: number[] } => {
  const at = Math.max(figure.left, Math.min(figure.right, u));
  return Math.abs(at - u) > 5 ? { u, ys: [] } : { u: at, ys: crossings(figure, at) };
};

const side = (firer: Along, target: Along, u: number): readonly [f: Spot, t: Spot] | undefined => {
  const [own, other] = [meets(firer, u), meets(target, u)];
  if (own.ys.length === 0) return undefined;
  const start = Math.min(...own.ys);
  const t = Math.min(...other.ys.filter((y) => y > start));
  if (t === Infinity) return undefined;
  const f = Math.max(...own.ys.filter((y) => y < t));
  return [
    { x: own.u, y: f },
    { x: other.u, y: t },
  ];
};

const cut = (firer: Along, target: Along, middle: number, tenths: number): Cut | undefined => {
  const [sin, cos] = turn(tenths);
  const [one, two] = [side(firer, target, middle - 500), side(firer, target, middle + 500)];
  if (!one || !two) return undefined;
  const length = Math.max(one[1].y, two[1].y) - Math.min(one[0].y, two[0].y);
  if (length > 7005) return undefined;
  const corners = [one[0], one[1], two[1], two[0]].map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  return { corners, tenths };
};

/** GL-FIRE-09, -10: f0, t0, t1, f1. */
export const cutOf = (firer: Figure, target: Figure, tenths: number, middle: number): Cut | undefined => {
  const [sin, cos] = turn(tenths);
  return cut(along(firer, sin, cos), along(target, sin, cos), middle, tenths);
};

// ---- penetration -----------------------------------------------------------------------------------------------------

const cross = (o: Spot, a: Spot, b: Spot): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

const chain = (points: readonly Spot[]): Spot[] => {
  const kept: Spot[] = [];
  for (const p of points) {
    while (kept.length > 1 && cross(kept.at(-2)!, kept.at(-1)!, p) <= 0) kept.pop();
    kept.push(p);
  }
  return kept.slice(0, -1);
};

/** Anticlockwise. */
const hullOf = (points: readonly Spot[]): Spot[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
};

/** How deep a point lies in a convex hull; below 0: outside. */
const depthIn = (hull: readonly Spot[], p: Spot): number =>
  Math.min(
    ...hull.map((a, i) => {
      const b = hull[(i + 1) % hull.length]!;
      return cross(a, b, p) / Math.hypot(b.x - a.x, b.y - a.y);
    }),
  );

const toSegment = (p: Spot, a: Spot, b: Spot): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const s = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - a.x - s * dx, p.y - a.y - s * dy);
};

/** GL-GEO-05: the least shift that separates a zone from the deepest piece of a figure; below 0 when apart. */
export const depthOf = (corners: readonly Spot[], { pieces, disc }: Figure): number => {
  const zone = hullOf(corners);
  if (disc) {
    if (depthIn(zone, disc) >= 0) return disc.r;
    return disc.r - Math.min(...zone.map((a, i) => toSegment(disc, a, zone[(i + 1) % zone.length]!)));
  }
  const depths = pieces.map((piece) => {
    const difference = zone.flatMap((a) => piece.map((b) => ({ x: a.x - b.x, y: a.y - b.y })));
    return depthIn(hullOf(difference), { x: 0, y: 0 });
  });
  return Math.max(...depths);
};

// ---- the search ------------------------------------------------------------------------------------------------------

const edges = ({ outline }: Figure): (readonly [Spot, Spot])[] =>
  outline.map((a, i) => [a, outline[(i + 1) % outline.length]!] as const);

/** From every corner (of a disc: from its centre) to every edge of the other, and the other way round. */
const linesFrom = (a: Figure, b: Figure): Spot[] => {
  if (a.disc && b.disc) return [{ x: b.disc.x - a.disc.x, y: b.disc.y - a.disc.y }];
  const ends = a.disc ? [a.disc] : a.outline;
  return ends.flatMap((p) =>
    edges(b).map(([c, d]) => {
      const [dx, dy] = [d.x - c.x, d.y - c.y];
      const s = Math.max(0, Math.min(1, ((p.x - c.x) * dx + (p.y - c.y) * dy) / (dx * dx + dy * dy)));
      return { x: c.x + s * dx - p.x, y: c.y + s * dy - p.y };
    }),
  );
};

/** To a tenth; of several lines the smallest. */
export const shortestHeadingOf = (a: Figure, b: Figure): number => {
  const lines = [...linesFrom(a, b), ...linesFrom(b, a).map(({ x, y }) => ({ x: -x, y: -y }))];
  const lengths = lines.map(({ x, y }) => Math.hypot(x, y));
  const least = Math.min(...lengths);
  const headings = lines
    .filter((_, i) => lengths[i]! <= least + TINY)
    .map(({ x, y }) => (Math.round((Math.atan2(x, y) * 1800) / Math.PI) + 3600) % 3600);
  return Math.min(...headings);
};

/** GL-FIRE-13: the middles tried across a heading. */
const middlesOf = (a: number, b: number): number[] => {
  if (b - a < 995 - TINY) return [];
  if (b - a <= 1000) return [(a + b) / 2];
  const found = [a + 500];
  for (let k = 1; a + 50 * k <= b - 1000; k++) found.push(a + 50 * k + 500);
  return [...found, b - 500];
};

/** All valid placements of the standard search. */
export function* cutsOf(firer: Figure, target: Figure): Generator<Cut> {
  const headings = [shortestHeadingOf(firer, target), ...Array.from({ length: 360 }, (_, k) => 10 * k)];
  for (const tenths of headings) {
    const [sin, cos] = turn(tenths);
    const [own, other] = [along(firer, sin, cos), along(target, sin, cos)];
    for (const middle of middlesOf(Math.max(own.left, other.left), Math.min(own.right, other.right))) {
      const found = cut(own, other, middle, tenths);
      if (found) yield found;
    }
  }
}

/** How deep the deepest blocker lies in the clearest zone: 10 and less is eligible; undefined: no valid placement. */
export const clearest = (firer: Figure, target: Figure, blockers: readonly Figure[]): number | undefined => {
  let least: number | undefined;
  for (const { corners } of cutsOf(firer, target)) {
    let most = -Infinity;
    for (const blocker of blockers) {
      most = Math.max(most, depthOf(corners, blocker));
      if (most >= (least ?? Infinity)) break;
    }
    if (least === undefined || most < least) least = most;
    if (least < 9) return least;
  }
  return least;
};
