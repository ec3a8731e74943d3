/** What the address says after the question mark: filters, sort and page of a list. */
export type ListSearch = Readonly<Record<string, string | undefined>>;

/** The address of the list with some of its values changed; other filters begin with the first page again. */
export function listAddress(path: string, search: ListSearch, change: ListSearch = {}): string {
  const next = { ...search, ...('page' in change ? {} : { page: undefined }), ...change };
  const set = Object.entries(next).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  const query = new URLSearchParams(set).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Up, then down, then as the list is usually sorted. */
export function nextSort(name: string, sort: string | undefined): string | undefined {
  if (sort === name) return `-${name}`;
  return sort === `-${name}` ? undefined : name;
}
