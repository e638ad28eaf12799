import { CONTRACTS } from './contract/games.js';
import { nothingMet, walk } from './contract/walk.js';
import { positionOf } from '../src/tabletop/index.js';
const c = CONTRACTS[2]! as any;
let last: any;
const short = (m: any) => { const p: any = positionOf(m); return JSON.stringify({ kind: m.decision?.kind, phase: p.phase, frames: p.stack.slice(-3), units: p.units.filter((u: any) => u.status === 'table').map(({ id, type, state, formation, layout, x, y, heading, bend, trail, hits, limbered }: any) => ({ id, type, state, formation, layout, x, y, heading, bend, trail, hits, limbered: limbered || undefined })), houseRules: Object.entries(m.state.options.houseRules).filter(([, v]) => v).map(([k]) => k).join(), terrain: p.options.terrain }); };
const guard = (f: any) => (...a: any[]) => { try { return f(...a); } catch (e) { if (process.argv[3] && last) console.log('BEFORE', short(last[0]), '\nCHOICE', JSON.stringify(last[1]), '\nAFTER', short(last[2])); throw e; } };
const contract: any = { ...c, isSound: guard(c.isSound), stepIsSound: (b: any, ch: any, a: any) => { last = [b, ch, a]; guard(c.stepIsSound)(b, ch, a); } };
const met = nothingMet();
const [from, to] = process.argv[2]!.split('-').map(Number);
const stack = process.argv[3];
for (let seed = from!; seed <= (to ?? from!); seed++) {
  const t = performance.now(); const d = met.decisions;
  let said = 'ok';
  try { walk(contract, seed, met); } catch (e) { if (stack && last) console.log('BEFORE', short(last[0]), '\nCHOICE', JSON.stringify(last[1]), '\nAFTER', short(last[2])); said = (e as Error).message.slice(0, 500) + (stack ? (e as any).stack + String((e as any).cause?.stack) : ''); }
  console.log(`${seed} ${(performance.now() - t).toFixed(0)} ms ${met.decisions - d} ${said}`);
}
console.log('missed ' + [...contract.kinds.filter((k: any) => !met.savedKinds.has(k)), ...contract.procedures.filter((k: any) => !met.savedIn.has(k))]);
