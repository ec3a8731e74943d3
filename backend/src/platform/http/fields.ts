import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  isISO8601,
  IsObject,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { DEFAULT_LOCALE, LOCALES, localeOrDefault } from '../../shared-kernel/language/locale.js';
import { isZone } from '../../shared-kernel/time/local-time.js';
import { saying } from './validation-issue.js';
import { Format } from './format.js';

/**
 * A name in any script: anything but control characters, angle brackets, line ends and web addresses. Joiners,
 * non-joiners and marks of direction are part of names: `علی‌رضا`.
 */
export const NAME = /^(?!.*(?::\/\/|www\.))(?:[^\p{C}<>]|[\u061C\u200C-\u200F])+$/iu;

/** A slug or an id, also in capital letters. Nothing has an address in another form. */
export const ID_OR_SLUG = /^[a-z0-9-]{1,100}$/i;
export const IdOrSlug = (): PropertyDecorator => Format('isIdOrSlug', ID_OR_SLUG);

/** Removes the spaces around pasted text. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A name of up to `most` characters. Spaces around it are removed. */
export const Name = (most: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: most }),
    Trimmed(),
    Format('isName', NAME),
    Length(1, most),
  );

const LONGEST_EMAIL = 254;

/** An e-mail address. Spaces around it are removed. */
export const Email = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, maxLength: LONGEST_EMAIL }),
    Trimmed(),
    IsEmail(),
    MaxLength(LONGEST_EMAIL),
  );

/** An integer from `min` to `max`. The API document states these limits. */
export const Integer = (min: number, max: number): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'integer', minimum: min, maximum: max }), IsInt(), Min(min), Max(max));

/** An integer in a query, where values are text: digits only. */
export const Whole = (min: number, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
    ),
    Integer(min, max),
  );

/**
 * The field may be left out. Unlike class-validator's IsOptional it does not accept null, which no default replaces:
 * the other rules of the field refuse null.
 */
export const Optional = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    (request: object, name: string | symbol) => Reflect.defineMetadata(OPTIONAL, true, request, name),
  );

/** The field belongs to others: it may be left out with all of them, but not blank alone. */
export const RequiredTogether = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

const OPTIONAL = Symbol('optional');

/** Whether a field of a request is {@link Optional}. */
export const isOptional = (request: object | undefined, name: string): boolean =>
  request !== undefined && Reflect.getMetadata(OPTIONAL, request, name) === true;

const SECRET = Symbol('secret');

/** Marks a field that is compared character by character and therefore arrives exactly as typed. */
export const Secret = (): PropertyDecorator => (request, name) => Reflect.defineMetadata(SECRET, true, request, name);

/** Whether a field of a request is {@link Secret}. */
export const isSecret = (request: object | undefined, name: string): boolean =>
  request !== undefined && Reflect.getMetadata(SECRET, request, name) === true;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, `HH:mm`. */
export const Time = (): PropertyDecorator => Format('isTime', TIME);

/**
 * The field must be left out beside a field that excludes it. This problem is reported before any other problem of the
 * field.
 */
export const MustBeAbsent = (name: string, isAllowed: (request: object) => boolean): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (_, place) => place !== undefined && isAllowed(place.object) } },
    saying({ mustBeAbsent: true }),
  );

/** An object with fields of its own. ValidateNested alone accepts a list of such objects, even an empty one. */
export const Nested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject(), ValidateNested(), Type(type));

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isISO8601(value, { strict: true });

/** A calendar date, `yyyy-MM-dd`. ISO 8601 also allows weeks and hours in the same number of characters. */
export const Day = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDateString',
    validator: { validate: isDay, defaultMessage: () => '$property must be a date of the form yyyy-MM-dd' },
  });

/** Refuses forms of ISO 8601 that JavaScript cannot read (weeks, dates without hyphens). */
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  isISO8601(value, { strict: true, strictSeparator: true }) &&
  Number.isFinite(Date.parse(value));

/** An instant as ISO 8601 writes it. */
export const Instant = (): PropertyDecorator =>
  ValidateBy({
    name: 'isIso8601',
    validator: { validate: isInstant, defaultMessage: () => '$property must be an instant of ISO 8601' },
  });

/** A name of the IANA time zone database. */
export const TimeZone = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isZone(value),
      defaultMessage: () => '$property must be a name of the IANA time zone database',
    },
  });

const UNKNOWN = 'An unknown one is answered in en_US.';

/**
 * The reader's language. An unsupported language is accepted, and the description says so; the document lists the
 * supported languages, so that generated clients offer only these.
 */
export const Language = (of?: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      enum: LOCALES,
      required: false,
      default: DEFAULT_LOCALE,
      description: of ? `${of} ${UNKNOWN}` : UNKNOWN,
    }),
    Transform(({ value }: { value: unknown }) => localeOrDefault(value)),
    IsIn(LOCALES),
  );
