import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { isValidIBAN } from 'ibantools';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  ValidateNested,
  IsBoolean,
  IsDefined,
  IsIn,
  isISO31661Alpha2,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import {
  Day,
  Email,
  Language,
  MustBeAbsent,
  Name,
  Nested,
  RequiredTogether,
  Optional,
  Time,
  TimeZone,
  Trimmed,
  Whole,
  Integer,
} from '../../../platform/http/fields.js';
import { IsDialable } from '../../../platform/http/phone.js';
import { Format } from '../../../platform/http/format.js';
import { isVatNumber } from '../../../shared-kernel/vat-number.js';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { GIFT_CARD_DESIGNS, MOST_GIFT_CARDS } from '../domain/gift-cards.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../domain/wire-transfer.js';
import { REFERENCE, writtenReference } from '../../../shared-kernel/reference.js';

const PHONE = 'With + or 00 and country code; any usual form.';

export class LanguageRequest {
  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class LanguageAndCurrencyRequest extends LanguageRequest {
  @ApiProperty({ enum: CURRENCIES, required: false }) @Optional() @IsIn(CURRENCIES) currency?: Currency;
}

/** An order has the currency of its cart. A request that names a currency is refused. */
export class PlaceOrderRequest extends LanguageRequest {
  @ValidateIf((_, value) => value !== undefined)
  @MustBeAbsent('currencyOfCart', () => false)
  currency?: unknown;
}

export class TravellersRequest {
  @Integer(0, 50) adults!: number;
  @ApiProperty({ required: false }) @Integer(0, 50) children: number = 0;
  @ApiProperty({ required: false }) @Integer(0, 50) infants: number = 0;
}

export class DateTimeRequest {
  @ApiProperty({ example: '2027-05-02' }) @Day() date!: string;
  @ApiProperty({ example: '09:30' }) @Time() time!: string;
}

export class AvailabilityRequest extends LanguageRequest {
  @ApiProperty({ description: 'Minutes.' }) @Whole(15, 1440) duration!: number;
  @ApiProperty({ example: '2027-05-01' }) @Day() from!: string;
  @ApiProperty({ example: '2027-05-31', description: '31 days at most.' })
  @Day()
  to!: string;
  @ApiProperty({ required: false }) @Optional() @Whole(0, 50) adults: number = 2;
  @ApiProperty({ required: false }) @Optional() @Whole(0, 50) children: number = 0;
  @ApiProperty({ required: false }) @Optional() @Whole(0, 50) infants: number = 0;
  @ApiProperty({ enum: LOCALES, required: false }) @Optional() @IsIn(LOCALES) guideLanguage: Locale = DEFAULT_LOCALE;
  @ApiProperty({ enum: CURRENCIES, required: false }) @Optional() @IsIn(CURRENCIES) currency: Currency =
    DEFAULT_CURRENCY;
  @ApiProperty({
    required: false,
    description: 'Id of an item of the cart that is to be changed: what it holds itself counts as free.',
  })
  @Optional()
  @IsUUID()
  item?: string;
}

export class PriceRequest {
  @ApiProperty({ enum: LOCALES, required: false, description: 'Of what the entrance tickets are for.' })
  @Optional()
  @IsIn(LOCALES)
  language: Locale = DEFAULT_LOCALE;
  @ApiProperty({ description: 'Minutes.' }) @Integer(15, 1440) duration!: number;
  @ApiProperty({ type: DateTimeRequest, required: false })
  @Optional()
  @Nested(() => DateTimeRequest)
  datetime?: DateTimeRequest;
  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'Where the departure begins: a pick-up may cost more. The first one where none is named.',
  })
  @Optional()
  @IsUUID()
  meetingPoint?: string;
  @ApiProperty({ type: TravellersRequest })
  @IsDefined()
  @Nested(() => TravellersRequest)
  travellers!: TravellersRequest;
  @ApiProperty({ enum: LOCALES, required: false }) @Optional() @IsIn(LOCALES) guideLanguage?: Locale;
  @ApiProperty({ enum: CURRENCIES, required: false }) @Optional() @IsIn(CURRENCIES) currency: Currency =
    DEFAULT_CURRENCY;
  @ApiProperty({
    required: false,
    minLength: 1,
    maxLength: 60,
    description: 'One that cannot be used is 422, so that nobody takes the full price for the reduced one.',
  })
  @Optional()
  @Trimmed()
  @IsString()
  @Length(1, 60)
  promoCode?: string;
}

/** Minor units. */
const LEAST_GIFT_CARD = 10_00;
const LARGEST_GIFT_CARD = 2000_00;

/** One of the two; a gift card where both are sent. */
export class CartDiscountRequest {
  @ApiProperty({
    required: false,
    minLength: 1,
    maxLength: 60,
    description: 'As it was mailed or printed, in any case. Needed without `giftCard`.',
  })
  @ValidateIf(({ giftCard, promoCode }: CartDiscountRequest) => giftCard === undefined || promoCode !== undefined)
  @Trimmed()
  @IsString()
  @Length(1, 60)
  promoCode?: string;
  @ApiProperty({ required: false, minLength: 1, maxLength: 60, description: 'The code of a gift card, in any case.' })
  @Optional()
  @Trimmed()
  @IsString()
  @Length(1, 60)
  giftCard?: string;
}

class GiftCardRecipientRequest {
  @ApiProperty() @Name(100) name!: string;
  @ApiProperty() @Email() email!: string;
}

/** A gift card for the cart. */
export class GiftCardRequest {
  @Integer(LEAST_GIFT_CARD, LARGEST_GIFT_CARD) amount!: number;
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
  @ApiProperty({ required: false, enum: GIFT_CARD_DESIGNS, default: GIFT_CARD_DESIGNS[0] })
  @IsIn(GIFT_CARD_DESIGNS)
  design: (typeof GIFT_CARD_DESIGNS)[number] = GIFT_CARD_DESIGNS[0];
  @ApiProperty({ description: 'Who gives it, as the card says it.' }) @Name(100) from!: string;
  @ApiProperty({ required: false, type: GiftCardRecipientRequest, description: 'Missing: the buyer hands it over.' })
  @Optional()
  @Nested(() => GiftCardRecipientRequest)
  recipient?: GiftCardRecipientRequest;
  @ApiProperty({ required: false, minLength: 1, maxLength: 500 })
  @Optional()
  @Trimmed()
  @IsString()
  @Length(1, 500)
  message?: string;
  @ApiProperty({ required: false, format: 'date', description: 'Missing: as soon as it is paid.' })
  @Optional()
  @Day()
  deliverOn?: string;
}

export class CartItemRequest {
  @ApiProperty({ description: 'Id or slug.' }) @IsString() @Length(1, 120) tour!: string;
  @ApiProperty({ description: 'Minutes.' }) @Integer(15, 1440) duration!: number;
  @ApiProperty({ type: DateTimeRequest })
  @IsDefined()
  @Nested(() => DateTimeRequest)
  datetime!: DateTimeRequest;
  @ApiProperty({ type: TravellersRequest })
  @IsDefined()
  @Nested(() => TravellersRequest)
  travellers!: TravellersRequest;
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) guideLanguage!: Locale;
  @ApiProperty({ required: false, description: 'Id of one of the tour’s meeting points; the first where absent.' })
  @Optional()
  @IsUUID()
  meetingPoint?: string;
  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    maxLength: 1000,
    description: 'Null takes a wish back.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  specialRequirements?: string | null;
  @ApiProperty({ required: false, description: 'Of the price call for this tour, duration and party.' })
  @Optional()
  @IsString()
  @Length(1, 2000)
  quoteToken?: string;
}

/** A change never replaces the tour of an item: another tour is another item. */
export class CartItemChangeRequest extends PartialType(OmitType(CartItemRequest, ['tour']), {
  skipNullProperties: false,
}) {
  @ApiProperty({ required: false })
  @Optional()
  @Nested(() => DateTimeRequest)
  declare datetime?: DateTimeRequest;
  @ApiProperty({ required: false })
  @Optional()
  @Nested(() => TravellersRequest)
  declare travellers?: TravellersRequest;
}

export class PassengerRequest {
  @ApiProperty() @Name(200) name!: string;
  @ApiProperty() @Email() email!: string;
  @ApiProperty({ description: PHONE }) @IsDialable() phoneNumber!: string;
  @ApiProperty({
    required: false,
    description: 'Whether the voucher, without price, and the guide’s name are mailed to them too. Not where absent.',
  })
  @Optional()
  @IsBoolean()
  getsMails?: boolean;
}

export class BillingAddressRequest {
  @ApiProperty() @Name(200) street!: string;
  @ApiProperty({ required: false }) @Optional() @Name(200) streetComplementary?: string;
  @ApiProperty({ required: false }) @Optional() @Name(20) zip?: string;
  @ApiProperty({ required: false }) @Optional() @Name(100) state?: string;
  @ApiProperty() @Name(100) city!: string;
  @ApiProperty({ example: 'IT', description: 'ISO 3166-1, two capital letters.' })
  @Format('isCountryCode', (text) => isISO31661Alpha2(text) && text === text.toUpperCase())
  country!: string;
}

export class BillingRequest {
  @ApiProperty() @Name(200) companyName!: string;
  @ApiProperty({ required: false, example: 'IT12345670017', maxLength: 30 })
  @Optional()
  @Format('isVatNumber', (text) => text.length <= 30 && isVatNumber(text))
  vat?: string;
  @ApiProperty({ type: BillingAddressRequest })
  @IsDefined()
  @Nested(() => BillingAddressRequest)
  address!: BillingAddressRequest;
}

/** Customers who book for themselves must not name a passenger, who would be mailed or met by mistake. */
const ForSomebodyElse = (): PropertyDecorator =>
  MustBeAbsent('forSomebodyElse', (order) => (order as OrderRequest).travelerType !== 'myself');

export class OrderRequest {
  @ApiProperty({ enum: ['myself', 'somebody-else'] }) @IsIn(['myself', 'somebody-else']) travelerType!:
    'myself' | 'somebody-else';
  @ApiProperty() @Name(100) firstName!: string;
  @ApiProperty() @Name(100) lastName!: string;
  @ApiProperty() @Email() email!: string;
  @ApiProperty({ description: PHONE }) @IsDialable() phoneNumber!: string;
  @ApiProperty({ required: false, description: 'For somebody else alone.' })
  @Optional()
  @Name(100)
  @ForSomebodyElse()
  passengerRelation?: string;
  @ApiProperty({ type: PassengerRequest, required: false, description: 'Needed for somebody else, and only then.' })
  @ValidateIf((order: OrderRequest) => order.travelerType === 'somebody-else' || order.passenger !== undefined)
  @IsDefined()
  @ForSomebodyElse()
  @Nested(() => PassengerRequest)
  passenger?: PassengerRequest;
  @ApiProperty({ type: BillingRequest, required: false, description: 'The company that pays, where one does.' })
  @Optional()
  @Nested(() => BillingRequest)
  billing?: BillingRequest;
  @ApiProperty({ required: false, maxLength: 1000 })
  @Optional()
  @IsString()
  @MaxLength(1000)
  specialRequirements?: string;
  @ApiProperty({
    required: false,
    type: [String],
    maxItems: MOST_GIFT_CARDS,
    description: 'Codes of gift cards that pay, beside those of the cart.',
  })
  @Optional()
  @IsArray()
  @ArrayMaxSize(MOST_GIFT_CARDS)
  @IsString({ each: true })
  @Length(1, 60, { each: true })
  giftCards?: string[];
  @ApiProperty({
    enum: PAYMENT_METHODS,
    description:
      'By wire only where the cart’s `wire` offers it. Such an order reserves nothing: first come, first served.',
  })
  @IsIn(PAYMENT_METHODS)
  paymentMethod!: PaymentMethod;
  @ApiProperty({ description: 'Must be true.' }) @Equals(true) acceptTerms!: boolean;
  @ApiProperty({
    required: false,
    description:
      'The `version` of the cart that was reviewed: where it is another by now, nothing is ordered (409). Without it the cart is ordered as it is.',
  })
  @Optional()
  @IsString()
  @MaxLength(100)
  cartVersion?: string;
  @ApiProperty({
    required: false,
    example: 'Pacific/Auckland',
    description: 'The customer’s own, by its IANA name: mails and voucher tell the start on that clock too.',
  })
  @Optional()
  @TimeZone()
  timeZone?: string;
}

export class OrderTokenRequest extends LanguageRequest {
  @ApiProperty({ required: false, description: 'Of the signed link.' })
  @Optional()
  @IsString()
  @MaxLength(200)
  token?: string;
}

export class VoucherRequest extends OrderTokenRequest {
  @ApiProperty({ enum: ['own', 'classic'], required: false }) @Optional() @IsIn(['own', 'classic']) type:
    'own' | 'classic' = 'own';
}

export class FindOrderRequest {
  @ApiProperty({ example: 'CIC-7K3M9Q', description: 'Letters of either case, with or without hyphen and blanks.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? writtenReference(value) : value))
  @Format('isReference', REFERENCE)
  reference!: string;
  @ApiProperty() @Email() email!: string;
}

/** The sandbox's card, or the end of its confirmation step. With Stripe the body is empty. */
export class PaymentRequest {
  @ApiProperty({ required: false })
  @RequiredTogether()
  @Format('isCardNumber', /^(?=(?: *\d){12,19} *$)[\d ]{12,23}$/)
  cardNumber?: string;
  @ApiProperty({ required: false, example: '12/29' })
  @RequiredTogether()
  @Format('isCardExpiry', /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/)
  expiry?: string;
  @ApiProperty({ required: false }) @RequiredTogether() @Format('isCardCode', /^\d{3,4}$/) cvc?: string;
  @ApiProperty({ required: false }) @RequiredTogether() @Name(100) holder?: string;
  @ApiProperty({ required: false }) @RequiredTogether() @Format('isActionId', /^act_[\w-]{1,60}$/) actionId?: string;
  @ApiProperty({ required: false, enum: ['complete', 'fail'] }) @Optional() @IsIn(['complete', 'fail']) outcome?:
    'complete' | 'fail';
}

export class RefundAccountRequest {
  @ApiProperty({ description: 'Of the account.' }) @Name(70) holder!: string;
  @ApiProperty({ example: 'DE89370400440532013000', description: 'With or without blanks.' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value,
  )
  @Format('isRefundIban', (text) => isValidIBAN(text))
  iban!: string;
}

class OtherTimeRequest {
  @ApiProperty({ example: 'BK-4F8T2W' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? writtenReference(value) : value))
  @Format('isReference', REFERENCE)
  booking!: string;
  @ApiProperty({ type: DateTimeRequest }) @IsDefined() @Nested(() => DateTimeRequest) datetime!: DateTimeRequest;
}

export class OtherTimesRequest {
  @ApiProperty({ type: [OtherTimeRequest], description: 'For the bookings whose slots are gone.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => OtherTimeRequest)
  times!: OtherTimeRequest[];
}

export class MyBookingsRequest extends LanguageRequest {
  @ApiProperty({ required: false }) @Optional() @Whole(2000, 2200) year?: number;
  @ApiProperty({ required: false }) @Optional() @Whole(1, 12) month?: number;
  @ApiProperty({
    required: false,
    enum: ['all', 'completed', 'waiting-payment', 'cancelled', 'pending', 'upcoming', 'past'],
  })
  @Optional()
  @IsIn(['all', 'completed', 'waiting-payment', 'cancelled', 'pending', 'upcoming', 'past'])
  status?: string;
}
