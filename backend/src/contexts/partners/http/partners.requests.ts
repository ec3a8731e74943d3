import { ApiProperty } from '@nestjs/swagger';
import {
  isISO31661Alpha2,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsString,
  IsUUID,
  Length,
} from 'class-validator';
import { Email, Integer, Name, Nested, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { IsDialable } from '../../../platform/http/phone.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { isVatNumber } from '../../../shared-kernel/vat-number.js';
import { API_SCOPES, type ApiScope, LONGEST_OVERLAP_HOURS } from '../domain/api-key.js';
import {
  type BillingAddress,
  MOST_PERCENT,
  PARTNER_STATES,
  PARTNER_TERMS,
  type PartnerDetails,
  type PartnerState,
  type PartnerTermsKind,
} from '../domain/partner.js';
import { PARTNER_SORTS } from '../queries/find-partners.js';

const LAST_VERSION = 2_147_483_647;

export class PartnersRequest extends listRequest(PARTNER_SORTS, '-createdAt') {
  @ApiProperty({ required: false, enum: PARTNER_STATES })
  @Optional()
  @IsIn(PARTNER_STATES)
  state?: PartnerState;
}

export class ApiCallsRequest extends listRequest(['at'], '-at') {
  @ApiProperty({ required: false, enum: ['refused'], description: 'Only calls that were answered with 4xx or 5xx.' })
  @Optional()
  @IsIn(['refused'])
  outcome?: 'refused';
}

export class PartnerParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class OwnKeyParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() key!: string;
}

export class PartnerKeyParams extends PartnerParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() key!: string;
}

class PartnerAddressRequest implements BillingAddress {
  @Name(200) street!: string;
  @Name(20) zip!: string;
  @Name(100) city!: string;
  @ApiProperty({ example: 'IT', description: 'ISO 3166-1, two capital letters.' })
  @Format('isCountryCode', (text) => isISO31661Alpha2(text) && text === text.toUpperCase())
  country!: string;
}

export class CreatePartnerRequest {
  @Name(200) name!: string;
  @Name(200) contactName!: string;
  @Email() email!: string;
  @ApiProperty({ description: 'With the code of the country.', example: '+39 06 1234567' })
  @IsDialable()
  phone!: string;
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) language!: Locale;
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
  @ApiProperty({ enum: PARTNER_TERMS }) @IsIn(PARTNER_TERMS) termsKind!: PartnerTermsKind;
  @Integer(0, MOST_PERCENT) percent!: number;
  @ApiProperty({ required: false, example: 'IT12345670017', maxLength: 30 })
  @Optional()
  @Format('isVatNumber', (text) => text.length <= 30 && isVatNumber(text))
  vat?: string;
  @ApiProperty({ type: PartnerAddressRequest })
  @IsDefined()
  @Nested(() => PartnerAddressRequest)
  address!: PartnerAddressRequest;
}

export class ChangePartnerRequest extends CreatePartnerRequest {
  @Integer(1, LAST_VERSION) version!: number;
}

export class SuspendPartnerRequest {
  @ApiProperty({ minLength: 1, maxLength: 1000 })
  @Trimmed()
  @IsString()
  @Length(1, 1000)
  reason!: string;
  @Integer(1, LAST_VERSION) version!: number;
}

export class RestorePartnerRequest {
  @Integer(1, LAST_VERSION) version!: number;
}

export class CreateApiKeyRequest {
  @Name(100) label!: string;
  @ApiProperty({ enum: API_SCOPES, isArray: true, minItems: 1 })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(API_SCOPES.length)
  @IsIn(API_SCOPES, { each: true })
  scopes!: ApiScope[];
}

export class RotateApiKeyRequest {
  @ApiProperty({ description: 'Hours for which the old key still works.' })
  @Integer(0, LONGEST_OVERLAP_HOURS)
  overlapHours!: number;
}

export const detailsOf = ({ vat, address, ...request }: CreatePartnerRequest): PartnerDetails => {
  const { name, contactName, email, phone, language, currency, termsKind, percent } = request;
  return {
    ...{ name, contactName, email, phone, language, currency, termsKind, percent },
    vat: vat ?? null,
    address: { ...address },
  };
};
