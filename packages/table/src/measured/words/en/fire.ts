export const fire = {};
