import type { Api, Query } from './api.js';

/** The rows of a list as a file for spreadsheets, instead of one page of them; undefined where none came. */
export async function readListFile(api: Api, [path, query]: readonly [string, Query]): Promise<Blob | undefined> {
  const file = await api.get(path, { ...query, page: undefined, size: undefined, format: 'csv' });
  return file instanceof Blob ? file : undefined;
}
