/** Armies that a book itself proposes. */
import { PRESETS } from '@five-victories/engine/glorious';
import type { Roster } from '@five-victories/engine/tabletop';
import type { MeasuredGame } from '../../match/game-ids.js';
import { o } from '../../options/words/index.js';

/** The book gives them no colours. */
const COATS: Readonly<Record<keyof typeof PRESETS, string>> = {
  roses: '#8a2333',
  swiss: '#c23b22',
  french: '#2b4a8b',
  eastern: '#2f7350',
};

type Preset = Roster & { readonly coat: string };

const coated = Object.fromEntries(
  (Object.keys(COATS) as (keyof typeof PRESETS)[]).map((id): [string, Preset] => [
    id,
    { ...PRESETS[id], coat: COATS[id] },
  ]),
);

export const PRESET_ARMIES: Readonly<Partial<Record<MeasuredGame, Readonly<Record<string, Preset>>>>> = {
  glorious: coated,
};

export const presetName = (id: string, { name }: Roster): string => o().options['armyPreset']?.values?.[id] ?? name;
