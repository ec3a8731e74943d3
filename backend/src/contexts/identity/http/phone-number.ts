import { Transform } from 'class-transformer';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** However a number was typed or pasted: kept as E.164 (`+390612345678`); what is no number is left to the validation. */
export const toE164 = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? (parsePhoneNumberFromString(value)?.number ?? value) : value,
);
