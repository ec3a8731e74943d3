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
 * A name in any script: anything but control characters, angle brackets, line ends and addresses of the web. What joins
 * letters, keeps them apart or says where they run belongs to names: `علی‌رضا`.
 */
export const NAME = /^(?!.*(?::\/\/|www\.))(?:[^\p{C}<>]|[\u061C\u200C-\u200F])+$/iu;

/** A slug, or an id, perhaps in capital letters: what has another form names nothing that exists. */
export const ID_OR_SLUG = /^[a-z0-9-]{1,100}$/i;
export const IdOrSlug = (): PropertyDecorator => Format('isIdOrSlug', ID_OR_SLUG);

/** What is pasted has spaces around it. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** What somebody or something is called, up to `most` characters, without what was pasted around it. */
export const Name = (most: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: most }),
    Trimmed(),
    Format('isName', NAME),
    Length(1, most),
  );

const LONGEST_EMAIL = 254;

/** An e-mail address, without what was pasted around it. */
export const Email = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, maxLength: LONGEST_EMAIL }),
    Trimmed(),
    IsEmail(),
    MaxLength(LONGEST_EMAIL),
  );

/** An integer from `min` to `max`. Described so, whatever is said of it beside. */
export const Integer = (min: number, max: number): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'integer', minimum: min, maximum: max }), IsInt(), Min(min), Max(max));

/** An integer in a query, whose values are texts: digits and nothing else. */
export const Whole = (min: number, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
    ),
    Integer(min, max),
  );

/**
 * May be left out. Unlike class-validator's IsOptional it does not take null for that, which no default replaces: it is
 * refused by the rules that say what may be there instead.
 */
export const Optional = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    (request: object, name: string | symbol) => Reflect.defineMetadata(OPTIONAL, true, request, name),
  );

/** Belongs to others that are sent with it or not at all: alone it may not be blank. */
export const RequiredTogether = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

const OPTIONAL = Symbol('optional');

/** Whether a field of a request is {@link Optional}. */
export const isOptional = (request: object | undefined, name: string): boolean =>
  request !== undefined && Reflect.getMetadata(OPTIONAL, request, name) === true;

const SECRET = Symbol('secret');

/** Compared sign by sign: it arrives as it was typed, whatever nobody sees of it. */
export const Secret = (): PropertyDecorator => (request, name) => Reflect.defineMetadata(SECRET, true, request, name);

/** Whether a field of a request is {@link Secret}. */
export const isSecret = (request: object | undefined, name: string): boolean =>
  request !== undefined && Reflect.getMetadata(SECRET, request, name) === true;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, `HH:mm`. */
export const Time = (): PropertyDecorator => Format('isTime', TIME);

/** Must be left out where it stands beside what excludes it: told before anything else that is wrong with it. */
export const MustBeAbsent = (name: string, isAllowed: (request: object) => boolean): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (_, place) => place !== undefined && isAllowed(place.object) } },
    saying({ mustBeAbsent: true }),
  );

/** An object with fields of its own. Alone, ValidateNested takes a list of such objects, an empty one too, for one. */
export const Nested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject(), ValidateNested(), Type(type));

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isISO8601(value, { strict: true });

/** A date of the calendar, `yyyy-MM-dd`: ISO 8601 has weeks and hours in as many characters. */
export const Day = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDateString',
    validator: { validate: isDay, defaultMessage: () => '$property must be a date of the form yyyy-MM-dd' },
  });

/** What ISO 8601 allows and JavaScript cannot read (weeks, dates without hyphens) is no instant. */
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
 * The reader's language. Nobody is refused for one that we do not speak, and the description says so; what it lists is
 * what there is to choose, so that generated clients offer these and no others.
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
