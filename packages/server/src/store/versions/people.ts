/** Version 3: accounts, ratings and tournaments. */
export const PEOPLE: readonly string[] = [];
