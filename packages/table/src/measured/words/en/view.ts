export const view = {};
