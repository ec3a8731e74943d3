import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/create-partner-request.gen.js';
import { CURRENCIES, LOCALES } from '../../i18n/locales.js';

const needed = (missing: string, most: number) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most));
const isPercent = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= request.percent.maximum;

/** As the team types it. */
export const partnerSchema = z.object({
  name: needed('partners.name.missing', 200),
  contactName: needed('partners.contactName.missing', 200),
  email: needed('partners.email.missing', request.email.maxLength),
  phone: needed('partners.phone.missing', 40),
  language: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  termsKind: z.enum(['commission', 'net-price']),
  percent: z.string().check(z.trim(), z.refine(isPercent, 'partners.percent.wrong')),
  vat: z.string().check(z.trim()),
  address: z.object({
    street: needed('partners.street.missing', 200),
    zip: needed('partners.zip.missing', 20),
    city: needed('partners.city.missing', 100),
    country: z.string().check(z.minLength(2, 'partners.country.missing')),
  }),
});

export type PartnerValues = z.infer<typeof partnerSchema>;
