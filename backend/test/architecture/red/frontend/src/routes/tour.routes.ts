export const tourRoute = '/tour';
