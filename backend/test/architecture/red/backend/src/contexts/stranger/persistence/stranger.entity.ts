export const strangers = 'stranger';
