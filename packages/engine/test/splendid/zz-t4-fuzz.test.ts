import { test } from 'vitest';
import { ask, block, field, line, steps, turn, ahead, X, Y, type Loose } from './move-help.js';
type P = [number, number];
let seed = 12345;
const rnd = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; };
const int = (a: number, b: number) => Math.floor(a + rnd() * (b - a + 1));
const W = 1574;
const R = (t: number) => (t * Math.PI) / 1800;
const stands = (u: any): P[][] => {
  const ranks = u.layout.split('/'); const m = ranks[0].length; const h = R(u.heading);
  const f = [Math.sin(h), Math.cos(h)], r = [Math.cos(h), -Math.sin(h)]; const out: P[][] = [];
  ranks.forEach((row: string, k: number) => [...row].forEach((c, i) => { if (c === '.') return;
    const u0 = (i - m / 2) * W, v0 = -k * W;
    out.push(([[u0, v0], [u0 + W, v0], [u0 + W, v0 - W], [u0, v0 - W]] as P[]).map(([a, b]) => [u.x + a * r[0]! + b * f[0]!, u.y + a * r[1]! + b * f[1]!] as P)); }));
  return out; };
// signed separation: positive = gap lower bound by SAT, exact gap by vertex-edge; negative = -penetration
const sep = (a: P[], b: P[]): number => {
  let best = -Infinity;
  for (const [p, q] of [[a, b], [b, a]] as const) for (let i = 0; i < 4; i++) { const [x1, y1] = p[i]!, [x2, y2] = p[(i + 1) % 4]!; const L = Math.hypot(x2 - x1, y2 - y1); const n = [-(y2 - y1) / L, (x2 - x1) / L]; // clockwise poly: outward is left normal
    const s = Math.min(...q.map(([x, y]) => (x - x1) * n[0]! + (y - y1) * n[1]!)); best = Math.max(best, s); }
  if (best < 0) return best;
  let d = Infinity;
  for (const [p, q] of [[a, b], [b, a]] as const) for (const [x, y] of q) for (let i = 0; i < 4; i++) { const [x1, y1] = p[i]!, [x2, y2] = p[(i + 1) % 4]!; const t = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2))); d = Math.min(d, Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1))); }
  return d; };
const gap = (a: any, b: any) => Math.min(...stands(a).flatMap((s) => stands(b).map((t) => sep(s, t))));
test('fuzz', () => {
  const LAY = ['MM', 'MMM', 'M', 'MM/MM', 'MMM/MM.', 'MM/MM/M.', 'MMMMM', 'M/M'];
  let n = 0, bad = 0, yes = 0, close = 0;
  while (n < 4000) {
    const lay = LAY[int(0, 7)]!; const s1 = { layout: lay, x: X, y: Y, heading: int(0, 3599) };
    const enemy = rnd() < 0.5; const l2 = LAY[int(0, 7)]!;
    const u2 = { layout: l2, x: X + int(-7000, 7000), y: Y + int(-7000, 7000), heading: int(0, 3599) };
    if (gap(s1, u2) < 12) continue;
    const make = (u: any, more: Loose) => (u.layout.includes('/') ? block(u.layout, { ...u, ...more }) : line(u.layout, { ...u, ...more }));
    const isTurn = rnd() < 0.5; const by = isTurn ? int(-3600, 3600) || 1 : int(1, 4000);
    const kind = isTurn ? 0 : int(0, 2);
    const cnt = isTurn ? Math.max(2, Math.abs(by)) : Math.ceil(by / 4);
    let worst = Infinity;
    const h = R(s1.heading);
    const sl = kind === 0 ? by : Math.min(by, 2000);
    for (let i = 0; i <= cnt; i++) { const t = i / cnt;
      const p = isTurn ? { ...s1, heading: s1.heading + by * t } : kind === 0 ? { ...s1, x: X + Math.sin(h) * sl * t, y: Y + Math.cos(h) * sl * t } : kind === 1 ? { ...s1, x: X - Math.sin(h) * sl * t, y: Y - Math.cos(h) * sl * t } : { ...s1, x: X + Math.cos(h) * sl * t, y: Y - Math.sin(h) * sl * t };
      worst = Math.min(worst, gap(p, u2)); if (worst < -200) break; }
    const limit = enemy ? 10 : -10;
    if (Math.abs(worst - limit) < 6) { close++; continue; }
    n++;
    const want = worst > limit;
    const given = isTurn ? steps(turn(by)) : kind === 0 ? steps(ahead(sl)) : kind === 1 ? { do: 'stepBack', steps: [{ back: sl }] } : { do: 'sideStep', steps: [{ right: sl }] };
    const got = ask(field([make(s1, { id: 'S1' }), make(u2, { id: enemy ? 'N1' : 'S2' })]), given);
    if (want) yes++;
    if ((got === undefined) !== want && bad++ < 8) console.log(JSON.stringify({ s1, u2, enemy, given, worst, got }));
  }
  console.log({ n, bad, yes, close });
}, 600000);
