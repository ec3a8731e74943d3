import { ValidateBy } from 'class-validator';
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';

const LONGEST_TEXT = 30;
const DIALLED_PREFIX = /^\s*00/;

/** A number in international form: with `+` or `00` and a country code. */
export const phoneNumberOf = (text: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text.replace(DIALLED_PREFIX, '+'));

const isDialable = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && phoneNumberOf(value)?.isPossible() === true;

/** A number that can be called from another country, in any usual form. */
export const IsDialable = (): PropertyDecorator =>
  ValidateBy({ name: 'isPhoneNumber', validator: { validate: isDialable } });
