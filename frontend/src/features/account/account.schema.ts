import * as z from 'zod/mini';
import { e164Of, isPhoneNumber } from '../../ui/form/phone-number.js';
import { birthdateOfAge, gender, language, name } from './account.forms.js';

const fields = (keptBirthdate: string | null) =>
  z.object({
    ...name,
    gender,
    dateOfBirth: birthdateOfAge(keptBirthdate),
    phone: z.string().check(z.refine((text) => text === '' || isPhoneNumber(text), 'account.phone.invalid')),
    /** Of the number, where it does not name its country itself: `JP`. */
    phoneCountry: z.string(),
    nativeLanguage: z.string(),
    vat: z.string().check(z.trim()),
    taxNumber: z.string().check(z.trim()),
    companyName: z.string().check(z.trim()),
    language,
    currency: z.string(),
  });

export type AccountValues = z.infer<ReturnType<typeof fields>>;

/** Apart from the other forms: what knows of phone numbers is large. */
export const accountSchema = (keptBirthdate: string | null) =>
  z.pipe(
    z.transform((values: AccountValues): AccountValues => ({
      ...values,
      phone: e164Of(values.phone, values.phoneCountry),
    })),
    fields(keptBirthdate),
  );
