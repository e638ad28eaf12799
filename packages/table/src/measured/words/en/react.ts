export const react = {};
