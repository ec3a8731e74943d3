import { describe, expect, it } from '@jest/globals';
import { changePasswordSchema, logInSchema, signUpSchema } from './account.forms.js';
import { accountSchema } from './account.schema.js';

const noAddress = { street: '', streetComplementary: '', zip: '', state: '', city: '', country: '' };

const signUp = {
  type: 'individual',
  companyName: '',
  vat: '',
  taxNumber: '',
  address: noAddress,
  firstName: '花子',
  lastName: 'O’Nil',
  email: 'Ada@Example.com',
  confirmEmail: ' ada@example.com ',
  password: 'a quiet street',
  confirmPassword: 'a quiet street',
  nativeLanguage: 'ja',
  gender: '',
  birthdate: { year: '', month: '', day: '' },
  acceptTerms: true,
};

interface Checked {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}

const faults = ({ error }: Checked): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the forms of an account', () => {
  it('take names of any script, and an address however it was typed', () => {
    const checked = signUpSchema.safeParse(signUp);
    expect(faults(checked)).toEqual([]);
    expect(checked.data).toMatchObject({ email: 'ada@example.com', confirmEmail: 'ada@example.com' });
  });

  it('ask a company for its name, its address and a number of the tax office', () => {
    const business = { ...signUp, type: 'business' };
    expect(faults(signUpSchema.safeParse(business))).toEqual([
      'companyName: account.companyName.missing',
      'vat: account.vat.missing',
      'address.street: account.address.street.missing',
      'address.city: account.address.city.missing',
      'address.country: account.address.country.missing',
    ]);
    const address = { ...noAddress, street: 'Via Appia 1', city: 'Roma', country: 'IT' };
    const named = { ...business, companyName: 'Rossi Viaggi', taxNumber: '2024/118', address };
    expect(faults(signUpSchema.safeParse(named))).toEqual([]);
  });

  it.each([
    [{ confirmEmail: 'eve@example.com' }, 'confirmEmail: account.confirmEmail.different'],
    [{ confirmPassword: 'another' }, 'confirmPassword: account.confirmPassword.different'],
    [{ password: '1234567', confirmPassword: '1234567' }, 'password: account.password.short'],
    [{ password: 'ADA@example.com', confirmPassword: 'ADA@example.com' }, 'password: account.password.ownEmail'],
    [
      {
        email: 'ada.lovelace@example.com',
        confirmEmail: 'ada.lovelace@example.com',
        password: 'Ada.Lovelace',
        confirmPassword: 'Ada.Lovelace',
      },
      'password: account.password.ownEmail',
    ],
    [{ firstName: '   ' }, 'firstName: account.firstName.missing'],
    [{ lastName: 'o'.repeat(101) }, 'lastName: account.name.long'],
    [{ firstName: 'Ada <b>' }, 'firstName: account.name.odd'],
    [{ lastName: 'www.prize.example' }, 'lastName: account.name.odd'],
    [{ acceptTerms: false }, 'acceptTerms: account.terms.missing'],
    [{ birthdate: { year: '90', month: '5', day: '17' } }, 'birthdate: account.birthdate.incomplete'],
    [{ birthdate: { year: '1990', month: '', day: '' } }, 'birthdate: account.birthdate.incomplete'],
    [
      { birthdate: { year: String(new Date().getUTCFullYear() - 6), month: '1', day: '1' } },
      'birthdate: account.birthdate.underAge',
    ],
    [{ email: 'ada', confirmEmail: 'ada' }, 'email: account.email.invalid'],
  ])('say of %j what is wrong with it', (changes, fault) => {
    expect(faults(signUpSchema.safeParse({ ...signUp, ...changes }))).toEqual([fault]);
  });

  it('refuse the own address for a new password', () => {
    const form = { currentPassword: 'x', password: 'ada.lovelace', confirmPassword: 'ada.lovelace' };
    const schema = changePasswordSchema('ada.lovelace@example.com');
    expect(faults(schema.safeParse(form))).toEqual(['password: account.password.ownEmail']);
  });

  it('accept eight characters, and no composition rules', () => {
    const password = '12345678';
    const form = { currentPassword: 'x', password, confirmPassword: password };
    expect(changePasswordSchema('ada@example.com').safeParse(form).success).toBe(true);
  });

  it('ask for both to log in, but say nothing of the length of an old password', () => {
    expect(faults(logInSchema.safeParse({ email: '', password: '' }))[0]).toBe('email: account.email.missing');
    expect(logInSchema.safeParse({ email: 'ada@example.com', password: 'short' }).success).toBe(true);
  });

  it('ask for nothing in an account but the name', () => {
    const empty = {
      gender: '',
      dateOfBirth: { year: '', month: '', day: '' },
      phone: '',
      phoneCountry: 'IT',
      nativeLanguage: '',
      vat: '',
      taxNumber: '',
      companyName: '',
    };
    const account = { ...empty, firstName: 'Ada', lastName: 'Rossi', language: 'it_IT', currency: 'EUR' };
    expect(faults(accountSchema(null).safeParse(account))).toEqual([]);
    const young = { ...account, dateOfBirth: { year: String(new Date().getUTCFullYear() - 6), month: '1', day: '1' } };
    expect(faults(accountSchema(null).safeParse(young))).toEqual(['dateOfBirth: account.birthdate.underAge']);
    const kept = `${young.dateOfBirth.year}-01-01`;
    expect(faults(accountSchema(kept).safeParse(young))).toEqual([]);
  });
});
