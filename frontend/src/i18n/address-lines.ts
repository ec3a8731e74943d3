/** An address as an answer has it. The country is ISO 3166-1 alpha-2. */
interface Written {
  readonly companyName?: string | null;
  readonly street: string;
  readonly streetComplementary: string | null;
  readonly zip: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
}

/** Countries that write the postal code after the city. */
const CODE_LAST = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US']);

/** The lines of an address as they stand on an envelope of most countries. */
export function addressLines(address: Written, nameOf: (country: string) => string): readonly string[] {
  const { companyName, street, streetComplementary, zip, city, state, country } = address;
  const place = CODE_LAST.has(country) ? [city, state, zip] : [zip, city];
  const region = CODE_LAST.has(country) ? null : state;
  return [companyName, street, streetComplementary, place.filter(Boolean).join(' '), region, nameOf(country)].filter(
    (line): line is string => typeof line === 'string' && line !== '',
  );
}
