/** Armies that players have built: kept here, given away and taken as files. */
import { dated, flaw, wire, type Fault } from '@five-victories/engine/kernel';
import { armyShapeOf, type Edition as MeasuredEdition } from '@five-victories/engine/tabletop';
import { armyShape } from '@five-victories/engine/zonal';
import { asOwn, type OwnArmy } from '../armies/own-army.js';
import type { AnyEdition } from '../match/book.js';
import { isGame, isMeasuredGame, type GameId } from '../match/game-ids.js';
import type { Options } from '../options/fields.js';
import { put, remove } from './database.js';
import { broughtUp, listOf, parsed } from './dated-files.js';

export interface KeptArmy {
  /** Armies kept before there was a second format do not say. */
  readonly format?: string;
  readonly id: string;
  readonly game: GameId;
  readonly saved: number;
  readonly army: OwnArmy;
  /** What it was built for; armies of an older version do not say. */
  readonly agreed?: Options | undefined;
}

const FIRST_FORMAT = 'five-victories/army/1';
/** Since 1, units may have coats of their own. */
export const ARMY_FORMAT = 'five-victories/army/2';

const isKept = (value: unknown): value is KeptArmy => {
  const { id, game, army } = (value ?? {}) as { id?: unknown; game?: unknown; army?: { units?: unknown } };
  return typeof id === 'string' && isGame(game) && Array.isArray(army?.units);
};

const keptShape = dated(ARMY_FORMAT, {}, wire.anything);

export const readKept = (army: KeptArmy): KeptArmy | undefined => broughtUp(keptShape, FIRST_FORMAT, army);

export const keepArmy = (army: KeptArmy): Promise<void> => put('armies', { ...army, format: ARMY_FORMAT });
export const forgetArmy = (id: string): Promise<void> => remove('armies', id);
export const listArmies = (game: GameId): Promise<KeptArmy[]> => listOf('armies', game, isKept, readKept);

// ---- files -----------------------------------------------------------------------------------------------------------

export const armyFile = (game: GameId, army: OwnArmy, agreed: Options = {}): string =>
  JSON.stringify(
    { format: ARMY_FORMAT, game, army, ...(Object.keys(agreed).length > 0 ? { agreed } : {}) },
    undefined,
    2,
  );

const headShape = dated(
  ARMY_FORMAT,
  {},
  wire.fields(
    { format: wire.constant(ARMY_FORMAT), game: wire.text(20), army: wire.anything },
    { agreed: wire.map(wire.text(40), wire.anything) },
  ),
);

interface ArmyRead {
  readonly game: GameId;
  readonly army: OwnArmy;
  readonly agreed: Options | undefined;
}

/** An army from a file; faults say what is wrong with its form. One that breaks rules may come in: the builder says so. */
export const readArmy = async (
  text: string,
  load: (game: GameId) => Promise<AnyEdition>,
  faults: Fault[],
): Promise<ArmyRead | undefined> => {
  const value = parsed(text);
  if (value === undefined) {
    faults.push({ path: 'file', ...flaw('unreadable') });
    return undefined;
  }
  const head = headShape.read(value, 'file', faults);
  if (faults.length > 0) return undefined;
  const { game, army, agreed } = head;
  if (!isGame(game)) {
    faults.push({ path: 'file.game', ...flaw('noGameHere', { game }) });
    return undefined;
  }
  const edition = await load(game);
  const shape: wire.Shape<unknown> = isMeasuredGame(game) ? armyShapeOf(edition as MeasuredEdition) : armyShape;
  const read = shape.read(army, 'file.army', faults) as OwnArmy;
  return faults.length > 0 ? undefined : { game, army: asOwn(read), agreed };
};
