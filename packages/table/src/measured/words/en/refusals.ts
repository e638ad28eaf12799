/** Why not: sentences that speak of the wire read differently at a table; all others are the engine's own. */
export const refusals: Readonly<Record<string, string>> = {};
