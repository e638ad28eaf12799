/** Warum nicht: Handgemenge und Verluste. */
export const COMBAT: Readonly<Record<string, string>> = {
  '{unit} is in contact with nobody and does not fight.': '{unit} ist mit niemandem in Berührung und kämpft nicht.',
  '{target} is named twice, and {unit} attacks it once.':
    '{target} ist zweimal genannt, und {unit} bekämpft es einmal.',

  // Verluste
};
