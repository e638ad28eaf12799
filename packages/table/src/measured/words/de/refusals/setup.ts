/** Warum nicht: Heere und Aufstellung. */
export const SETUP: Readonly<Record<string, string>> = {
  '{unit} is named twice.': '{unit} ist zweimal genannt.',
};
