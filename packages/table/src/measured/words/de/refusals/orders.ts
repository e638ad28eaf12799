/** Warum nicht: welche Befehle eine Einheit haben darf. */
export const ORDERS: Readonly<Record<string, string>> = {
  '{unit} is not yours.': '{unit} gehört zur anderen Seite.',
};
