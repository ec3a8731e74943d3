import { countrySpecs, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

/** Countries whose accounts have an IBAN; those of the registry's experimental part have none that banks take. */
export const hasIban = (country: string): boolean => Boolean(countrySpecs[country]?.IBANRegistry);

export const isInSepa = (country: string): boolean => isSEPACountry(country);

export const isIban = (text: string): boolean => isValidIBAN(text);

export const isBic = (text: string): boolean => isValidBIC(text);

const ROUTING_WEIGHTS = [3, 7, 1] as const;

/** A routing number of the American Bankers Association: nine digits whose weighted sum is a multiple of ten. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (ROUTING_WEIGHTS[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
