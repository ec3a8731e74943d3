import type { ReactNode } from 'react';
import type { ListPagination } from '../../api/generated/types.gen.js';
import type { ListSearch } from './list-address.js';

export interface ListColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the API sorts; without it the column cannot be sorted. */
  readonly sort?: string;
  readonly align?: 'start' | 'end';
}

export interface ListFilter {
  /** The parameter in the address and of the API. */
  readonly name: string;
  readonly label: string;
  /** A text field without choices. */
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
  readonly kind?: 'day';
  /** How a value is said on the chip, where that is not the choice's text: the name instead of an id. */
  readonly said?: (value: string) => string;
}

/** A list as it is often wanted: a name for an address. */
export interface ListView {
  readonly text: string;
  readonly search: ListSearch;
}

export interface PageOfList<Row> {
  readonly items: readonly Row[];
  readonly pagination: ListPagination;
}
