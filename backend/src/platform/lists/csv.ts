/** A value of a cell; an instant is written as ISO 8601. */
export type CsvValue = string | number | boolean | Date | null | undefined;

const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet runs a text that begins so as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return /["',;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** RFC 4180 with a byte order mark, which Excel needs to read UTF-8. A text that would be a formula gets an apostrophe. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  BYTE_ORDER_MARK + lineOf(titles) + rows.map((row) => lineOf(row.map(cellOf))).join('');
