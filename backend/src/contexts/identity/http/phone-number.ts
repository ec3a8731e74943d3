import { Transform } from 'class-transformer';
import { phoneNumberOf } from '../../../platform/http/phone.js';

/** However a number was typed or pasted: kept as E.164 (`+390612345678`); what is no number is left to the validation. */
export const toE164 = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? (phoneNumberOf(value)?.number ?? value) : value,
);
