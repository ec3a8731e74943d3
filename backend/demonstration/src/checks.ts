import { LOCALES, type Translated } from '@cicerone/backend/shared-kernel/language/locale';

/** A value of a data file is not what it must be. The message names the field: `options[0].capacity must be …`. */
export class FieldInvalid extends Error {}

/** Answers the value as it is read. Throws {@link FieldInvalid} where it is something else. */
export type Check<T> = (value: unknown, field: string) => T;

/** What a check answers. */
export type Checked<C> = C extends Check<infer T> ? T : never;

type Fields = Readonly<Record<string, Check<unknown>>>;
type Values<F extends Fields> = { readonly [Name in keyof F]: Checked<F[Name]> };

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

function refuse(field: string, expected: string, value: unknown): never {
  throw new FieldInvalid(`${field || 'the file'} must be ${expected}, not ${shown(value)}`);
}

const inside = (field: string, name: string): string => (field ? `${field}.${name}` : name);

export const text: Check<string> = (value, field) =>
  typeof value === 'string' && value.trim() !== '' ? value : refuse(field, 'a text', value);

export const yesOrNo: Check<boolean> = (value, field) =>
  typeof value === 'boolean' ? value : refuse(field, 'true or false', value);

export const matching =
  (pattern: RegExp, expected: string): Check<string> =>
  (value, field) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(field, expected, value);

export const numberFrom =
  (least: number, most: number): Check<number> =>
  (value, field) =>
    typeof value === 'number' && value >= least && value <= most
      ? value
      : refuse(field, `a number from ${least} to ${most}`, value);

export const wholeFrom =
  (least: number, most = Number.MAX_SAFE_INTEGER): Check<number> =>
  (value, field) =>
    Number.isInteger(value) ? numberFrom(least, most)(value, field) : refuse(field, 'a whole number', value);

export const oneOf =
  <const T extends string | number>(...options: readonly T[]): Check<T> =>
  (value, field) =>
    options.find((option) => option === value) ?? refuse(field, `one of ${options.join(', ')}`, value);

export const listOf =
  <T>(check: Check<T>, least = 0, most = Infinity): Check<readonly T[]> =>
  (value, field) => {
    if (!Array.isArray(value)) return refuse(field, 'a list', value);
    const count = `${least}${most === least ? '' : most === Infinity ? ' or more' : ` to ${most}`}`;
    if (value.length < least || value.length > most) return refuse(field, `a list of ${count}`, value);
    return value.map((each, index) => check(each, `${field}[${index}]`));
  };

/** An object with these fields, which may have the optional ones too, and no other. */
export const objectOf =
  <Needed extends Fields, Optional extends Fields = Record<never, never>>(
    needed: Needed,
    optional: Optional = {} as Optional,
  ): Check<Values<Needed> & Partial<Values<Optional>>> =>
  (value, field) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(field, 'an object', value);
    const checks: Fields = { ...needed, ...optional };
    const missing = Object.keys(needed).find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) throw new FieldInvalid(`${inside(field, missing)} is missing`);
    const entries = Object.entries(value).map(([name, each]) => {
      const check = checks[name];
      if (!check) throw new FieldInvalid(`${inside(field, name)} is not known`);
      return [name, check(each, inside(field, name))];
    });
    return Object.fromEntries(entries) as Values<Needed> & Partial<Values<Optional>>;
  };

/** One thing in every language of the product. */
export const inEveryLanguage = <T>(check: Check<T>): Check<Translated<T>> =>
  objectOf(Object.fromEntries(LOCALES.map((locale) => [locale, check]))) as Check<Translated<T>>;

export const translated: Check<Translated> = inEveryLanguage(text);

export const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits with hyphens');
export const countryCode = matching(/^[A-Z]{2}$/, 'an ISO 3166-1 alpha-2 code');
export const day = matching(/^\d{4}-\d{2}-\d{2}$/, 'a date (yyyy-MM-dd)');
export const locale = oneOf(...LOCALES);
export const latitude = numberFrom(-90, 90);
export const longitude = numberFrom(-180, 180);
/** 1 (Monday) to 7. */
export const weekday = oneOf(1, 2, 3, 4, 5, 6, 7);
export const gender = oneOf('male', 'female');
export const email = matching(/^[a-z0-9.]+@cicerone\.example$/, 'an address of cicerone.example');
