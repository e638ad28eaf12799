/** Armies that a book itself proposes. */
import { PRESETS } from '@five-victories/engine/glorious';
import type { Roster } from '@five-victories/engine/tabletop';
import type { MeasuredGame } from '../../match/game-ids.js';
import { o } from '../../options/words/index.js';

export const PRESET_ARMIES: Readonly<Partial<Record<MeasuredGame, Readonly<Record<string, Roster>>>>> = {
  glorious: PRESETS,
};

export const presetName = (id: string, { name }: Roster): string => o().options['armyPreset']?.values?.[id] ?? name;
