export const entry = 'first';
