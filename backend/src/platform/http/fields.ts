import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { DEFAULT_LOCALE, LOCALES, localeOrDefault } from '../../shared-kernel/locale.js';

/** A name in any script: anything but control characters, angle brackets and line ends. */
export const NAME = /^[^\p{C}<>]+$/u;

/** A slug, or an id: what has another form names nothing that exists. */
export const ID_OR_SLUG = /^[a-z0-9-]{1,100}$/;

/** What is pasted has spaces around it. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** An integer from `min` to `max` in a query, whose values are texts: digits and nothing else. */
export const Whole = (min: number, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
    ),
    IsInt(),
    Min(min),
    Max(max),
  );

/** The reader's language. Nobody is refused for one that we do not speak. */
export const Language = (description = 'An unknown one is answered in en_US.'): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: LOCALES, required: false, default: DEFAULT_LOCALE, description }),
    Transform(({ value }: { value: unknown }) => localeOrDefault(value)),
    IsIn(LOCALES),
  );
