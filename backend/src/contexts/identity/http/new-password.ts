import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, registerDecorator } from 'class-validator';
import { Secret } from '../../../platform/http/fields.js';

const SHORTEST = 8;
const LONGEST = 256;

let common: Promise<ReadonlySet<string>> | undefined;

/** Some 18,000 that people choose most, of those that are long enough; read from disk with the first that is chosen. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => String(password).length >= SHORTEST).map(String));
}

/** Whoever guesses begins with these, and with nothing at all. */
async function isUncommon(password: unknown): Promise<boolean> {
  if (typeof password !== 'string') return false;
  common ??= commonPasswords();
  return password.trim() !== '' && !(await common).has(password.toLowerCase());
}

const IsUncommon = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'isUncommon',
    target: target.constructor,
    propertyName: propertyName as string,
    validator: { validate: isUncommon, defaultMessage: () => '$property must not be a common password' },
  });

/** A password that is chosen: long enough, and none that everybody chooses (OWASP ASVS 5.0, 6.2.4). */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    Secret(),
    ApiProperty({ minLength: SHORTEST, maxLength: LONGEST, description: 'None of those that people choose most.' }),
    IsUncommon(),
    IsString(),
    Length(SHORTEST, LONGEST),
  );
