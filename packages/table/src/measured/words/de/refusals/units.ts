/** Was von Einheiten gesagt wird, was auch immer befohlen ist. */
export const UNITS: Readonly<Record<string, string>> = {
  '{unit} has nothing to fire with.': '{unit} hat nichts zum Schießen.',
  '{unit} would have no dice against {target}.': '{unit} hätte keine Würfel gegen {target}.',
  '{unit} is not in contact with {target}.': '{unit} ist nicht in Berührung mit {target}.',
};
