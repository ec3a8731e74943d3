const PAGE = /^[1-9]\d{0,3}$/;

/** A page of a list as its address says it: `2`. Nothing for the first page, which has the address without one. */
export const furtherPage = (value: unknown): string | undefined =>
  typeof value === 'string' && PAGE.test(value) && value !== '1' ? value : undefined;
