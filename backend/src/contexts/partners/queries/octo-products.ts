import { DEFAULT_LOCALE, inLanguage, type Locale, bcp47, LOCALES } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { UnitId } from '../domain/partner-booking.js';
import type { Product, ProductOption } from '../domain/products.js';
import type { OctoPricing } from './octo-pricing.js';

/** What a call wants beside the core of the standard. */
export interface OctoReader {
  readonly capabilities: ReadonlySet<string>;
  readonly language: Locale;
  readonly currency: Currency;
}

export const optionIdOf = ({ durationMinutes }: Pick<ProductOption, 'durationMinutes'>): string =>
  String(durationMinutes);

const UNITS: readonly {
  readonly id: UnitId;
  readonly type: string;
  readonly minAge: number;
  readonly maxAge: number;
}[] = [
  { id: 'adult', type: 'ADULT', minAge: 13, maxAge: 120 },
  { id: 'child', type: 'CHILD', minAge: 2, maxAge: 12 },
  { id: 'infant', type: 'INFANT', minAge: 0, maxAge: 1 },
];

const unitView = ({ id, type, minAge, maxAge }: (typeof UNITS)[number]) => ({
  id,
  internalName: type[0] + type.slice(1).toLowerCase(),
  reference: id,
  type,
  restrictions: {
    minAge,
    maxAge,
    idRequired: false,
    minQuantity: null,
    maxQuantity: null,
    paxCount: 1,
    accompaniedBy: id === 'adult' ? [] : ['adult'],
  },
  requiredContactFields: [],
});

const HOUR = 60;

/** One duration of a tour as an option. */
export function octoOption(
  product: Product,
  option: ProductOption,
  { capabilities, language }: OctoReader,
  isDefault: boolean,
  pricingFrom?: OctoPricing,
) {
  const hours = Math.round(option.cancellationMinutes / HOUR);
  return {
    id: optionIdOf(option),
    default: isDefault,
    internalName: `${option.durationMinutes} min`,
    reference: `${product.slug}-${option.durationMinutes}`,
    availabilityLocalStartTimes: [...option.startTimes],
    cancellationCutoff: `${hours} hours`,
    cancellationCutoffAmount: hours,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: ['firstName', 'lastName'],
    restrictions: { minUnits: option.minimumPersons, maxUnits: option.maximumPersons },
    units: UNITS.map(unitView),
    ...(pricingFrom && capabilities.has('octo/pricing') ? { pricingFrom: [pricingFrom] } : {}),
    ...(capabilities.has('octo/content') ? contentOf(product, language, option.durationMinutes) : {}),
    ...(capabilities.has('octo/questions') ? { questions: questionsOf(product, language) } : {}),
  };
}

/** A tour as a product. Its ids never change: the tour's, and the minutes of the duration. */
export function octoProduct(
  product: Product,
  reader: OctoReader,
  pricingFrom: ReadonlyMap<string, OctoPricing> = new Map(),
) {
  const { capabilities, language } = reader;
  return {
    id: product.id,
    internalName: inLanguage(product.name, DEFAULT_LOCALE),
    reference: product.slug,
    locale: bcp47(language),
    timeZone: product.timeZone,
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: product.options.map((option, index) =>
      octoOption(product, option, reader, index === 0, pricingFrom.get(optionIdOf(option))),
    ),
    ...(capabilities.has('octo/pricing')
      ? { defaultCurrency: reader.currency, availableCurrencies: [reader.currency], pricingPer: 'BOOKING' }
      : {}),
    ...(capabilities.has('octo/content') ? contentOf(product, language, product.options[0]?.durationMinutes ?? 0) : {}),
  };
}

function contentOf(product: Product, language: Locale, durationMinutes: number) {
  const feature = (type: string) => (shortDescription: string) => ({ shortDescription, type });
  return {
    title: inLanguage(product.name, language),
    shortDescription: inLanguage(product.city, language),
    description: null,
    features: [
      ...inLanguage(product.included, language).map(feature('INCLUSION')),
      ...inLanguage(product.notIncluded, language).map(feature('EXCLUSION')),
    ],
    faqs: [],
    media: [],
    locations: product.meetingPoints.map(({ name, address, latitude, longitude }) => ({
      title: inLanguage(name, language),
      shortDescription: null,
      types: ['START'],
      minutesTo: null,
      minutesAt: null,
      place: {
        latitude,
        longitude,
        postalAddress: {
          streetAddress: address,
          addressLocality: inLanguage(product.city, language),
          addressRegion: null,
          postalCode: null,
          addressCountry: null,
          postOfficeBoxNumber: null,
        },
        identifiers: NO_IDENTIFIERS,
        sameAs: [],
      },
    })),
    categoryLabels: ['guided-tours', product.options[0]?.kind === 'private' ? 'private-tours' : 'small-group-tours'],
    durationMinutesFrom: durationMinutes,
    durationMinutesTo: null,
    commentary: LOCALES.map((locale) => ({ format: 'IN_PERSON', language: bcp47(locale) })),
  };
}

const NO_IDENTIFIERS = {
  googlePlaceId: null,
  applePlaceId: null,
  tripadvisorLocationId: null,
  yelpPlaceId: null,
  facebookPlaceId: null,
  foursquarePlaceId: null,
  baiduPlaceId: null,
  amapPlaceId: null,
};

/** What a guide must know: the answers come with the reservation, an update or the confirmation. */
const questionsOf = (product: Product, language: Locale) => [
  {
    id: 'guideLanguage',
    required: false,
    label: 'Language of the guide',
    description: null,
    inputType: 'select',
    selectOptions: LOCALES.map((locale) => ({ label: bcp47(locale), value: bcp47(locale) })),
  },
  {
    id: 'meetingPoint',
    required: false,
    label: 'Meeting point',
    description: null,
    inputType: 'select',
    selectOptions: product.meetingPoints.map(({ id, name }) => ({ label: inLanguage(name, language), value: id })),
  },
  { id: 'needs', required: false, label: 'What the guide must know', description: null, inputType: 'textarea' },
];
