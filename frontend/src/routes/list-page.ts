import { notFound } from '@tanstack/react-router';
import { furtherPage } from '../ui/display/further-page.js';

/** What is no further page is taken out of the address. */
export const pageOf = ({ page }: Record<string, unknown>): { page?: string | undefined } => ({
  page: furtherPage(page),
});

/** A list has a first page, even an empty one; what comes after the last is nothing. One that could not be read has no other. */
export function mustHavePage(page: number, list: { readonly totalPages: number } | undefined): void {
  if (page > 1 && page > (list?.totalPages ?? 1)) throw notFound();
}
