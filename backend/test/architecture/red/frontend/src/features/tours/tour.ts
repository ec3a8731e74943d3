export const tour = 'Rome';
