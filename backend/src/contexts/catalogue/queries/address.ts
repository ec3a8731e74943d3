/** How addresses write countries besides their full names. */
const SHORT: Readonly<Record<string, string>> = { US: 'USA', GB: 'UK', AE: 'UAE' };

/** Addresses end in the English name of their country, which a page names in its own language: it is left out. */
export function withoutCountry(
  address: string,
  { code, name }: { readonly code: string; readonly name: string },
): string {
  const end = [name, SHORT[code]].find((written) => written !== undefined && address.endsWith(`, ${written}`));
  return end === undefined ? address : address.slice(0, -end.length - 2);
}
