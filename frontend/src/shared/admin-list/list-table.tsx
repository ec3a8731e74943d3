import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import type { ListColumn } from './admin-list.types.js';
import { listAddress, nextSort, type ListSearch } from './list-address.js';

const features = tableFeatures({ rowSelectionFeature });

interface ListTableProps<Row> {
  title: string;
  path: string;
  search: ListSearch;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowPath?: (row: Row) => string;
  bulk?: (chosen: readonly Row[], clear: () => void) => ReactNode;
}

const cellLook =
  'h-10 px-3 py-1 align-middle max-md:flex max-md:h-auto max-md:min-h-0 max-md:items-baseline max-md:gap-3 max-md:p-0';

/** Rows of 40 pixels; on a telephone each is a card. The sorting is the API's, the choice of rows the table's. */
export function ListTable<Row>({ title, path, search, rows, columns, rowKey, rowPath, bulk }: ListTableProps<Row>) {
  const intl = useIntl();
  const helper = useMemo(() => createColumnHelper<typeof features, { readonly row: Row }>(), []);
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const shown = useMemo(
    () => columns.map(({ key, cell }) => helper.display({ id: key, cell: ({ row }) => cell(row.original.row) })),
    [columns, helper],
  );
  const table = useTable({
    features,
    columns: shown,
    data,
    getRowId: ({ row }) => rowKey(row),
    enableRowSelection: bulk !== undefined,
  });
  const chosen = table.getSelectedRowModel().rows.map(({ original }) => original.row);
  const clear = (): void => table.resetRowSelection(true);
  const isChoosable = bulk !== undefined;
  return (
    <>
      {isChoosable && chosen.length > 0 && (
        <div
          role="status"
          className="mb-2 flex min-h-10 flex-wrap items-center gap-3 rounded-sm bg-sky-soft px-3 py-1.5 text-sm"
        >
          <FormattedMessage id="admin-list.chosen" values={{ count: chosen.length }} />
          {bulk(chosen, clear)}
        </div>
      )}
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{title}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-strong">
            {isChoosable && (
              <th scope="col" className="w-10 px-3">
                <input
                  type="checkbox"
                  className="size-5 align-middle"
                  aria-label={intl.formatMessage({ id: 'admin-list.chooseAll' })}
                  checked={table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} path={path} search={search} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-2">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className={`relative border-line md:border-b max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-1 max-md:rounded-lg max-md:border max-md:bg-surface max-md:p-3 ${rowPath ? 'hover:bg-sunken' : ''} ${row.getIsSelected() ? 'bg-sky-soft' : ''}`}
            >
              {isChoosable && (
                <td className={`${cellLook} max-md:absolute max-md:end-3 max-md:top-3`}>
                  <input
                    type="checkbox"
                    className="relative z-1 size-5 align-middle"
                    aria-label={intl.formatMessage({ id: 'admin-list.choose' })}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {row.getAllCells().map((cell, index) => {
                const { title: name, align = 'start' } = columns[index] ?? { title: '' };
                const content = <table.FlexRender cell={cell} />;
                return (
                  <td key={cell.id} className={`${cellLook} ${align === 'end' ? 'md:text-end tabular-nums' : ''}`}>
                    {index > 0 && (
                      <span aria-hidden="true" className="w-28 shrink-0 text-ink-soft md:hidden">
                        {name}
                      </span>
                    )}
                    <span
                      className={`block min-w-0 max-w-[34rem] wrap-anywhere md:truncate ${index === 0 ? 'font-medium' : ''}`}
                    >
                      {index === 0 && rowPath ? (
                        <Link
                          to={rowPath(row.original.row)}
                          prepared={false}
                          className="after:absolute after:inset-0 after:content-['']"
                        >
                          {content}
                        </Link>
                      ) : (
                        content
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ColumnHeadProps<Row> {
  column: ListColumn<Row>;
  path: string;
  search: ListSearch;
}

function ColumnHead<Row>({ column: { title, sort, align = 'start' }, path, search }: ColumnHeadProps<Row>) {
  const current = search['sort'];
  const isUp = sort !== undefined && current === sort;
  const isDown = sort !== undefined && current === `-${sort}`;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={`h-9 px-3 font-medium whitespace-nowrap text-ink-soft ${align === 'end' ? 'text-end' : 'text-start'}`}
    >
      {sort === undefined ? (
        title
      ) : (
        <Link
          to={listAddress(path, search, { sort: nextSort(sort, current) })}
          prepared={false}
          className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
        >
          {title}
          {(isUp || isDown) && <Icon of={isUp ? ArrowUp : ArrowDown} className="size-4" />}
        </Link>
      )}
    </th>
  );
}
