export const aStranger = { name: 'Ada' };
