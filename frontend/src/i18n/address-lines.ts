import type { Address } from './addresses.api.js';

type Written = Pick<Address, 'companyName' | 'street' | 'streetComplementary' | 'zip' | 'city' | 'state' | 'country'>;

/** Countries that write the postal code after the city. */
const CODE_LAST = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US']);

/** The lines of an address as they stand on an envelope of most countries. */
export function addressLines(address: Written, nameOf: (country: string) => string): readonly string[] {
  const { companyName, street, streetComplementary, zip, city, state, country } = address;
  const place = CODE_LAST.has(country) ? [city, state, zip] : [zip, city];
  const region = CODE_LAST.has(country) ? null : state;
  return [companyName, street, streetComplementary, place.filter(Boolean).join(' '), region, nameOf(country)].filter(
    (line): line is string => line !== null && line !== '',
  );
}
