/** What a browser calls itself, as short as somebody needs who wants to know which of his devices it is. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** `Firefox, Linux`; empty where it does not say. Nothing else of it is kept. */
export const deviceOf = (agent: string | undefined): string =>
  [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')].filter((part) => part !== undefined).join(', ');
