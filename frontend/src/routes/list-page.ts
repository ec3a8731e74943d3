import { notFound } from '@tanstack/react-router';

const PAGE = /^[1-9]\d{0,3}$/;

/** What is no further page is taken out of the address. */
export const pageOf = ({ page }: Record<string, unknown>): { page?: string | undefined } => ({
  page: typeof page === 'string' && PAGE.test(page) && page !== '1' ? page : undefined,
});

/** A list has a first page, even an empty one; what comes after the last is nothing. */
export function mustHavePage(page: number, { totalPages }: { totalPages: number }): void {
  if (page > 1 && page > totalPages) throw notFound();
}
