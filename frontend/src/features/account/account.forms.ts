import * as z from 'zod/mini';
import * as signUpRequest from '../../api/generated/limits/sign-up-request.gen.js';
import { serverNow } from '../../api/server-clock.js';
import { LOCALES } from '../../i18n/locales.js';
import { EMAIL } from '../../ui/form/email-pattern.js';
import { isNoOddName } from '../../ui/form/name-pattern.js';
import { dayOf, isNothing, isOfAge } from './birthdate.js';

const needed = (text: string) => z.string().check(z.trim(), z.minLength(1, text));
const email = needed('account.email.missing').check(z.regex(EMAIL, 'account.email.invalid'), z.toLowerCase());
const presentPassword = z.string().check(z.minLength(1, 'account.password.missing'));
const newPassword = z.string().check(z.minLength(signUpRequest.password.minLength, 'account.password.short'));
const named = (missing: string) =>
  needed(missing).check(
    z.maxLength(signUpRequest.firstName.maxLength, 'account.name.long'),
    z.refine(isNoOddName, 'account.name.odd'),
  );
export const name = {
  firstName: named('account.firstName.missing'),
  lastName: named('account.lastName.missing'),
};
export const birthdate = z
  .object({ year: z.string(), month: z.string(), day: z.string() })
  .check(z.refine((typed) => isNothing(typed) || dayOf(typed) !== undefined, 'account.birthdate.incomplete'));
/** `kept`: what whoever came before an age was asked for has said, and may keep. */
export const birthdateOfAge = (kept: string | null = null) =>
  birthdate.check(
    z.refine((typed) => {
      const day = dayOf(typed);
      return day === undefined || day === kept || isOfAge(day, serverNow());
    }, 'account.birthdate.underAge'),
  );
export const gender = z.enum(['', 'male', 'female']);
export const language = z.enum(LOCALES, 'account.nativeLanguage.missing');
const nativeLanguage = z.string().check(z.minLength(1, 'account.nativeLanguage.missing'));

/** A repetition that differs is told at the repetition. */
const repeats = (field: string, repetition: string, error: string) =>
  z.refine(
    (form: unknown) => (form as Record<string, unknown>)[field] === (form as Record<string, unknown>)[repetition],
    {
      path: [repetition],
      error,
    },
  );
/** The own address, and what stands before its @, are guessed first. */
function isAddress(password: string, email: string): boolean {
  const [typed, address] = [password, email].map((text) => text.trim().toLowerCase()) as [string, string];
  return address !== '' && (typed === address || typed === address.slice(0, address.lastIndexOf('@')));
}
const OWN_ADDRESS = { path: ['password'], error: 'account.password.ownEmail' };
const passwordTwice = repeats('password', 'confirmPassword', 'account.confirmPassword.different');

/** Without a code until the server asks for one. */
export const logInSchema = z.object({ email, password: presentPassword, code: z.optional(z.string().check(z.trim())) });

export type LogInValues = z.infer<typeof logInSchema>;

const ACCOUNT_TYPES = ['individual', 'business', 'guide'] as const;

interface Company {
  readonly type: (typeof ACCOUNT_TYPES)[number];
  readonly companyName: string;
  readonly vat: string;
  readonly taxNumber: string;
  readonly address: { readonly street: string; readonly city: string; readonly country: string };
}

/** A business account names its company: what is empty is told at its field. */
const neededOfBusiness = (path: string[], error: string, isThere: (form: Company) => boolean) =>
  z.refine((form: unknown) => (form as Company).type !== 'business' || isThere(form as Company), {
    path,
    error,
    // Beside the faults of other fields, not after them.
    when: () => true,
  });

const text = z.string().check(z.trim());

export const signUpSchema = z
  .object({
    type: z.enum(ACCOUNT_TYPES),
    companyName: text,
    vat: text,
    taxNumber: text,
    address: z.object({ street: text, streetComplementary: text, zip: text, state: text, city: text, country: text }),
    ...name,
    email,
    confirmEmail: z.string().check(z.trim(), z.toLowerCase()),
    password: newPassword,
    confirmPassword: z.string(),
    nativeLanguage,
    gender,
    birthdate: birthdateOfAge(),
    acceptTerms: z.literal(true, 'account.terms.missing'),
  })
  .check(
    repeats('email', 'confirmEmail', 'account.confirmEmail.different'),
    z.refine(({ password, email: own }) => !isAddress(password, own), OWN_ADDRESS),
    passwordTwice,
    neededOfBusiness(['companyName'], 'account.companyName.missing', ({ companyName }) => companyName !== ''),
    neededOfBusiness(['vat'], 'account.vat.missing', ({ vat, taxNumber }) => vat !== '' || taxNumber !== ''),
    neededOfBusiness(['address', 'street'], 'account.address.street.missing', ({ address }) => address.street !== ''),
    neededOfBusiness(['address', 'city'], 'account.address.city.missing', ({ address }) => address.city !== ''),
    neededOfBusiness(
      ['address', 'country'],
      'account.address.country.missing',
      ({ address }) => address.country !== '',
    ),
  );

export const emailChangeSchema = z.object({ email });

export const forgotPasswordSchema = z.object({ email });

export const resetPasswordSchema = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .check(passwordTwice);

/** Of whoever has this address. */
export const changePasswordSchema = (email: string) =>
  z.object({ currentPassword: presentPassword, password: newPassword, confirmPassword: z.string() }).check(
    z.refine(({ password }) => !isAddress(password, email), OWN_ADDRESS),
    passwordTwice,
  );

export type SignUpValues = z.infer<typeof signUpSchema>;
