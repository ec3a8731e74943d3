import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isInt, ValidateBy } from 'class-validator';
import { saying } from '../../../platform/http/validation-issue.js';

/** A length of time in a query: digits and nothing else, between the two inclusive. One sentence says all of it. */
export const WholeMinutes = (from: number, to: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: from, maximum: to }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
    ),
    ValidateBy(
      {
        name: 'wholeMinutes',
        validator: { validate: (value: unknown) => isInt(value) && Number(value) >= from && Number(value) <= to },
      },
      saying({ facts: { from: String(from), to: String(to) } }),
    ),
  );
