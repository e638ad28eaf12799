export const glorious = {};
