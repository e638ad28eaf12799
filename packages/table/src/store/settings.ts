/** Settings of this browser. */
import { LEVELS, type Level } from '../match/seats.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PACES = ['instant', 'quick', 'calm'] as const;
export const MOTIONS = ['auto', 'off'] as const;
/** How units stand on a zone table. */
export const FIGURES = ['auto', 'figures', 'symbols'] as const;
/** Colours of armies: their coats, or pairs that eyes of another kind can tell apart. */
export const PALETTES = ['usual', 'redGreen', 'blueYellow', 'strong'] as const;
export type Palette = (typeof PALETTES)[number];
export const LANGUAGES = ['en', 'de'] as const;
/** What can be laid over a measured table: of the unit in hand, and of whole armies. */
export const OVERLAYS = [
  'fire',
  'reach',
  'stops',
  'distances',
  'ownFire',
  'enemyFire',
  'enemyStops',
  'command',
] as const;
export type Overlay = (typeof OVERLAYS)[number];

export interface Settings {
  readonly language: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  /** How long the bots take. */
  readonly pace: (typeof PACES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly figures: (typeof FIGURES)[number];
  /** The bot of new matches: the one that was chosen last. */
  readonly opponent: Level;
  /** New matches allow undo without limit. */
  readonly friendly: boolean;
  /** New matches begin with their briefing. */
  readonly briefing: boolean;
  /** Also what settles itself is asked. */
  readonly askAll: boolean;
  /** No drop is an order by itself: every one is given by a button or Enter. */
  readonly confirm: boolean;
  /** The panel of a match is a rail, and the question a bar below the table. */
  readonly folded: boolean;
  /** Drawers of the panel that are open. */
  readonly report: boolean;
  readonly dice: boolean;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** What a turn brought is told at its end. */
  readonly summary: boolean;
  /** The chances of winning stand over the board. */
  readonly chances: boolean;
  /** Bots give up what is lost; otherwise every match is fought to its end. */
  readonly concessions: boolean;
  readonly palette: Palette;
  /** Those that are laid over the table. */
  readonly overlays: readonly Overlay[];
}

const KEY = 'five-victories/settings';

const preferred = (): Settings['language'] =>
  typeof navigator !== 'undefined' && navigator.language.startsWith('de') ? 'de' : 'en';

export const standard = (): Settings => ({
  language: preferred(),
  theme: 'auto',
  pace: 'quick',
  motion: 'auto',
  figures: 'auto',
  opponent: 'ensign',
  friendly: false,
  briefing: true,
  askAll: false,
  confirm: false,
  folded: false,
  report: false,
  dice: false,
  sound: false,
  volume: 0.6,
  summary: true,
  chances: false,
  concessions: true,
  palette: 'usual',
  overlays: [],
});

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;

const shareOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;

/** Takes what it knows from any value; the rest is standard. */
export const readSettings = (value: unknown): Settings => {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Settings, unknown>>;
  const otherwise = standard();
  return {
    language: oneOf(LANGUAGES, given.language, otherwise.language),
    theme: oneOf(THEMES, given.theme, otherwise.theme),
    pace: oneOf(PACES, given.pace, otherwise.pace),
    motion: oneOf(MOTIONS, given.motion, otherwise.motion),
    figures: oneOf(FIGURES, given.figures, otherwise.figures),
    opponent: oneOf(LEVELS, given.opponent, otherwise.opponent),
    friendly: given.friendly === true,
    briefing: given.briefing !== false,
    askAll: given.askAll === true,
    confirm: given.confirm === true,
    folded: given.folded === true,
    report: given.report === true,
    dice: given.dice === true,
    sound: given.sound === true,
    volume: shareOf(given.volume, otherwise.volume),
    summary: given.summary !== false,
    chances: given.chances === true,
    concessions: given.concessions !== false,
    palette: oneOf(PALETTES, given.palette, otherwise.palette),
    overlays: OVERLAYS.filter((overlay) => Array.isArray(given.overlays) && given.overlays.includes(overlay)),
  };
};

export const loadSettings = (): Settings => {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return standard();
  }
};

export const storeSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
};
