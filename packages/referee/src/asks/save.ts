import { digest, loadSave, mendedSince, saveOf, saveShape, type Save } from '@five-victories/engine';
import { ask } from '../ask.js';
import { fitting } from '../fitting.js';
import type { Game } from '../game.js';
import { gameWithin } from '../games.js';
import { hasRoom, heldIn, keep } from '../hall.js';
import { standing } from '../reply.js';
import { matchName, ofGame } from '../shapes.js';

export const save = ask('save', {}, { match: matchName }, (hall, { match: name }, faults) => {
  const held = heldIn(hall, name, faults);
  return held && { ok: true, save: saveOf(held.game.rules, held.match), digest: digest(held.match) };
});

/** A save of other rules: its version, and what was mended since. */
const versionTold = ({ rules: { version: now, mended } }: Game, { version }: Save) =>
  version === now ? {} : { version, mended: mendedSince(mended, version) };

export const load = ask('load', { save: ofGame('save') }, { match: matchName }, (hall, request, faults) => {
  const game = gameWithin(request.save, 'save', faults);
  if (!game || !hasRoom(hall, request.match, faults)) return undefined;
  const read = saveShape(game.rules).read(request.save, 'save', faults);
  if (faults.length > 0) return undefined;
  return fitting(read.position, 'save.position', faults, () => {
    const match = loadSave(game.rules, read, 'save', faults);
    if (match === undefined || faults.length > 0) return undefined;
    const held = { game, match };
    const reply = standing(held);
    keep(hall, request.match, held);
    return { ...reply, ...versionTold(game, read) };
  });
});
