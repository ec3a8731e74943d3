import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, registerDecorator } from 'class-validator';
import { Secret } from '../../../platform/http/fields.js';

const SHORTEST = 8;
const LONGEST = 256;

let common: Promise<ReadonlySet<string>> | undefined;

/** The 18,000 passwords that people choose most, of those that are long enough. Read from disk when first needed. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => String(password).length >= SHORTEST).map(String));
}

/** The product's name, with digits or signs in the place of letters. */
const PRODUCT_NAME = /c[i1!]c[e3]r[o0]n[e3]/g;

/** Letters and digits that a password must hold besides the product's name. */
const LEAST_BESIDE_NAME = 8;

/** Whether the password is the product's name, in whatever case and however often, with a short decoration. */
function isProductName(lower: string): boolean {
  const rest = lower.replace(PRODUCT_NAME, '');
  return rest !== lower && [...rest.matchAll(/[\p{L}\p{N}]/gu)].length < LEAST_BESIDE_NAME;
}

/** Whether the password is none of those that are guessed first: common ones, the product's name, and blanks. */
async function isUncommon(password: unknown): Promise<boolean> {
  if (typeof password !== 'string' || password.trim() === '') return false;
  const lower = password.toLowerCase();
  common ??= commonPasswords();
  return !isProductName(lower) && !(await common).has(lower);
}

const IsUncommon = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'isUncommon',
    target: target.constructor,
    propertyName: propertyName as string,
    validator: { validate: isUncommon, defaultMessage: () => '$property must not be a common password' },
  });

/** A password that somebody chooses: long enough, and none that is guessed first (OWASP ASVS 5.0, 6.2.4). */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    Secret(),
    ApiProperty({
      minLength: SHORTEST,
      maxLength: LONGEST,
      description: 'None of those that people choose most, nor the name of this product.',
    }),
    IsUncommon(),
    IsString(),
    Length(SHORTEST, LONGEST),
  );
