import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** A number that need not be an integer. The API document describes all other numbers as integers. */
export const Fraction = (options: ApiPropertyOptions = {}): PropertyDecorator =>
  ApiProperty({ type: Number, ...options, format: 'double' } as ApiPropertyOptions);

export const Latitude = (): PropertyDecorator =>
  Fraction({ minimum: -90, maximum: 90, description: 'Degrees north, negative in the south (WGS 84).' });

export const Longitude = (): PropertyDecorator =>
  Fraction({ minimum: -180, maximum: 180, description: 'Degrees east, negative in the west (WGS 84).' });
