import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
}

interface DataTableProps<Row> {
  /** Says what the table is; read to who does not see it. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table, whose rows become cards on a narrow screen: each value then stands under its column's title. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className="w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong text-start text-sm text-ink-soft">
          {columns.map(({ key, title, align = 'start' }) => (
            <th
              key={key}
              scope="col"
              className={`px-3 py-2 font-medium ${align === 'end' ? 'text-end' : 'text-start'}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-line md:border-b max-md:grid max-md:gap-2 max-md:rounded-lg max-md:border max-md:bg-surface max-md:p-4"
          >
            {columns.map(({ key, title, cell, align = 'start' }) => (
              <td
                key={key}
                className={`px-3 py-3 align-top max-md:grid max-md:grid-cols-[8rem_1fr] max-md:gap-3 max-md:p-0 ${align === 'end' ? 'md:text-end md:tabular-nums' : ''}`}
              >
                <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
                  {title}
                </span>
                <span className="min-w-0">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
