import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, isISO31661Alpha2, ValidateIf } from 'class-validator';
import { Day, MustBeAbsent, Name, Optional } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { TAX_FORMS, type TaxDetails } from '../domain/tax-details.js';

const upperCase = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value,
);
const blankIsAbsent = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || undefined : value,
);

const isOfPerson = (request: object): boolean => (request as TaxDetailsRequest).form === 'person';

/** Letters, digits and the signs that tax numbers are written with. */
const TAX_NUMBER = /^[\p{L}\d](?:[\p{L}\d ./-]{0,38}[\p{L}\d])?$/u;

export class TaxDetailsRequest {
  @ApiProperty({ enum: TAX_FORMS }) @IsIn(TAX_FORMS) form!: TaxDetails['form'];
  @Name(200) name!: string;
  @ApiProperty({
    required: false,
    format: 'date',
    example: '1988-04-12',
    description: 'Needed of a person, and of nobody else.',
  })
  @blankIsAbsent
  @ValidateIf((request: TaxDetailsRequest, value) => value !== undefined || isOfPerson(request))
  @Day()
  @MustBeAbsent('isOfTaxForm', isOfPerson)
  birthdate?: string;
  @Name(200) street!: string;
  @Name(20) zip!: string;
  @Name(100) city!: string;
  @ApiProperty({ example: 'IT', description: 'ISO 3166, two letters.' })
  @upperCase
  @Format('isCountryCode', isISO31661Alpha2)
  country!: string;
  @ApiProperty({ example: 'IT', description: 'The country that issued the tax number.' })
  @upperCase
  @Format('isCountryCode', isISO31661Alpha2)
  taxCountry!: string;
  @ApiProperty({ minLength: 1, maxLength: 40, example: 'MRCGLI88D52H501X' })
  @upperCase
  @Format('isTaxNumber', TAX_NUMBER)
  taxNumber!: string;
  @ApiProperty({ required: false, maxLength: 40, example: 'IT12345670017' })
  @blankIsAbsent
  @Optional()
  @upperCase
  @Format('isTaxNumber', TAX_NUMBER)
  vatNumber?: string;
}

export const taxDetailsOf = (request: TaxDetailsRequest): TaxDetails => ({
  form: request.form,
  name: request.name,
  birthdate: request.birthdate ?? null,
  street: request.street,
  zip: request.zip,
  city: request.city,
  country: request.country,
  taxCountry: request.taxCountry,
  taxNumber: request.taxNumber,
  vatNumber: request.vatNumber ?? null,
});
