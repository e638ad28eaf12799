/** Warum nicht: was auch A Glorious Victory sagte. */
export const GLORIOUS: Readonly<Record<string, string>> = {
  '{target} is no enemy of {unit}.': '{target} ist kein Feind von {unit}.',
  '{target} is not straight ahead of {unit}.': '{target} ist nicht gerade vor {unit}.',
};
