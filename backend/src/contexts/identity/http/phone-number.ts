import { Transform } from 'class-transformer';
import { phoneNumberOf } from '../../../platform/http/phone.js';

/** Turns a phone number in any usual form into E.164 (`+390612345678`). The validation refuses what is no number. */
export const toE164 = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? (phoneNumberOf(value)?.number ?? value) : value,
);
