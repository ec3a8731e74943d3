/** Numbers, lists and words as they are (`people=2`, `categories=museum,food-tour`): no JSON in addresses. */
export function parseSearch(text: string): Record<string, string> {
  const search = new Map<string, string>();
  // A form sent without script repeats a name for each box that is ticked.
  for (const [name, value] of new URLSearchParams(text)) {
    const before = search.get(name);
    search.set(name, before ? `${before},${value}` : value);
  }
  return Object.fromEntries(search);
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, `${value as string | number | boolean}`]],
  );
  const text = new URLSearchParams(entries).toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}
