import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Query } from '../../api/api.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { PageHead } from '../../ui/display/page-head.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import type { ListColumn, ListFilter, ListView, PageOfList } from './admin-list.types.js';
import { CsvButton } from './csv-button.js';
import { FilterBar, FilterChips } from './filter-bar.js';
import { listAddress, type ListSearch } from './list-address.js';
import { ListTable } from './list-table.js';
import { ListViews } from './list-views.js';
import { useRowKeys } from './use-row-keys.js';

type ListKey = readonly [path: string, query: Query];

export interface AdminListProps<Row> {
  title: string;
  /** Of the page, without language and currency: `/admin/mails`. */
  path: string;
  /** Of the address, as the route has read it. */
  search: ListSearch;
  /** The read of the API, of a list with `format=csv`. */
  query: UseQueryOptions<PageOfList<Row>, Error, PageOfList<Row>, ListKey>;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The page of a row; its first column leads there. */
  rowPath?: (row: Row) => string;
  /** What the field with words finds by: `Search by address`. Without it there is none. */
  searchLabel?: string;
  filters?: readonly ListFilter[];
  views?: readonly ListView[];
  /** What may be done to the chosen rows; without it none can be chosen. */
  bulk?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** `j` and `k` move through the rows: for a queue. */
  hasRowKeys?: boolean;
  /** Beside the title. */
  aside?: ReactNode;
  /** What belongs here, where there is nothing at all. */
  empty: ReactNode;
}

const ROWS_WHILE_LOADING = 8;

/** A list of the team: filters, sort and page stand in the address, so that a bookmark is a saved view. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { title, path, search, query, filters = [], views = [], searchLabel, aside, hasRowKeys = false } = props;
  const list = useRowKeys<HTMLDivElement>(hasRowKeys);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PageHead title={title} noindex page={Number(search['page'] ?? 1)} />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {aside}
          <CsvButton listKey={query.queryKey} />
        </div>
      </div>
      {views.length > 0 && <ListViews path={path} search={search} views={views} />}
      {(searchLabel !== undefined || filters.length > 0) && (
        <FilterBar path={path} search={search} filters={filters} searchLabel={searchLabel} />
      )}
      <FilterChips path={path} search={search} filters={filters} />
      {data ? (
        <Found {...props} page={data} isOld={isPlaceholderData} />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

const Loading = () => (
  <>
    <LoadingNote />
    <div className="grid gap-px">
      {Array.from({ length: ROWS_WHILE_LOADING }, (_, row) => (
        <Skeleton key={row} className="h-10 rounded-sm" />
      ))}
    </div>
  </>
);

interface FoundProps<Row> extends AdminListProps<Row> {
  page: PageOfList<Row>;
  isOld: boolean;
}

function Found<Row>({ page, isOld, path, search, empty, filters = [], ...table }: FoundProps<Row>) {
  const { items, pagination } = page;
  const isFiltered = ['query', ...filters.map(({ name }) => name)].some((name) => search[name] !== undefined);
  const to = (wanted: number): string => listAddress(path, search, { page: wanted === 1 ? undefined : String(wanted) });
  return (
    <>
      <Count {...page} />
      <PagedList page={pagination.page} pages={pagination.totalPages} to={to} isOld={isOld}>
        {items.length > 0 ? (
          <ListTable {...table} path={path} search={search} rows={items} />
        ) : isFiltered || pagination.page > 1 ? (
          <EmptyState
            title={<FormattedMessage id="admin-list.nothing" />}
            action={
              <ButtonLink look="secondary" to={path}>
                <FormattedMessage id="admin-list.all" />
              </ButtonLink>
            }
          >
            <FormattedMessage id="admin-list.nothing.text" />
          </EmptyState>
        ) : (
          <EmptyState title={<FormattedMessage id="admin-list.empty" />}>{empty}</EmptyState>
        )}
      </PagedList>
    </>
  );
}

function Count<Row>({ items, pagination: { page, size, totalItems, hasMore } }: PageOfList<Row>) {
  const intl = useIntl();
  const first = (page - 1) * size + 1;
  const total = `${intl.formatNumber(totalItems)}${hasMore ? '+' : ''}`;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {items.length > 0 && (
        <FormattedMessage id="admin-list.count" values={{ first, last: first + items.length - 1, total }} />
      )}
    </p>
  );
}
