import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/new-address-request.gen.js';

const needed = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, 'addresses.long'));
const optional = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'addresses.long'));

export const addressSchema = z.object({
  companyName: optional(request.companyName.maxLength),
  street: needed(request.street.maxLength, 'addresses.street.missing'),
  streetComplementary: optional(request.streetComplementary.maxLength),
  zip: optional(request.zip.maxLength),
  city: needed(request.city.maxLength, 'addresses.city.missing'),
  state: optional(request.state.maxLength),
  country: z.string().check(z.minLength(1, 'addresses.country.missing')),
});

export type AddressValues = z.infer<typeof addressSchema>;
