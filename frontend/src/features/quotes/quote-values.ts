import * as z from 'zod/mini';
import * as quoteLimits from '../../api/generated/limits/quote-request.gen.js';
import { EMAIL } from '../../ui/form/email-pattern.js';
import { isNoOddName } from '../../ui/form/name-pattern.js';
import { e164Of, isPhoneNumber } from '../../ui/form/phone-number.js';
import '../../ui/form/schemas-without-eval.js';
import type { QuoteRequest, QuoteType } from './quotes.api.js';

export const SERVICES = ['airport-pickup', 'transfer', 'business-trip', 'cruise-tour', 'safari', 'general'] as const;

export const LODGINGS = ['no-preference', 'tented-camp', 'lodge', 'luxury-lodge'] as const;
export const INTERESTS = ['big-five', 'migration', 'birds', 'walking', 'photography', 'families'] as const;

/** What stands in the form: texts as they were typed, and what was chosen. */
export interface QuoteValues {
  companyName: string;
  customerName: string;
  selectedEmail: string;
  phoneNumber: string;
  /** Of the number, where it does not name its country itself. */
  phoneCountry: string;
  selectedTravelers: { adults: number; children: number; infants: number };
  suitcases: number;
  childSeats: number;
  wheelchair: boolean;
  vehicle: string;
  /** Ids of zones of a price table. */
  zoneFrom: string;
  zoneTo: string;
  message: string;
  /** Slug of a city, or the words of the customer. */
  location: string;
  /** As the field shows it. */
  locationText: string;
  selectedFromDate: string;
  selectedToDate: string;
  date: string;
  time: string;
  addressFrom: string;
  addressTo: string;
  flightNumber: string;
  terminal: string;
  routeType: 'airport_to_address' | 'address_to_airport';
  airport: string;
  airportText: string;
  /** Of the airport. */
  airportZone: string;
  ship: string;
  stopovers: string[];
  arrivalTime: string;
  departureTime: string;
  allAboard: string;
  programme: string;
  lodging: (typeof LODGINGS)[number];
  interests: (typeof INTERESTS)[number][];
}

export const emptyValues = (country: string): QuoteValues => ({
  companyName: '',
  customerName: '',
  selectedEmail: '',
  phoneNumber: '',
  phoneCountry: country,
  selectedTravelers: { adults: 2, children: 0, infants: 0 },
  suitcases: 2,
  childSeats: 0,
  wheelchair: false,
  vehicle: '',
  zoneFrom: '',
  zoneTo: '',
  message: '',
  location: '',
  locationText: '',
  selectedFromDate: '',
  selectedToDate: '',
  date: '',
  time: '',
  addressFrom: '',
  addressTo: '',
  flightNumber: '',
  terminal: '',
  routeType: 'airport_to_address',
  airport: '',
  airportText: '',
  airportZone: '',
  ship: '',
  stopovers: [''],
  arrivalTime: '',
  departureTime: '',
  allAboard: '',
  programme: '',
  lodging: 'no-preference',
  interests: [],
});

type Field = keyof QuoteRequest & keyof QuoteValues;

/** The steps of a form, in the order in which they are asked. */
export const STEPS = ['trip', 'people', 'you'] as const;
export type Step = (typeof STEPS)[number];

const YOU = { needed: ['customerName', 'selectedEmail', 'phoneNumber'] } as const;

interface Asked {
  readonly needed: readonly Field[];
  readonly optional?: readonly Field[];
}

/** What each service asks for in each step. */
export const ASKED: Readonly<Record<QuoteType, Readonly<Record<Step, Asked>>>> = {
  'airport-pickup': {
    trip: {
      needed: ['routeType', 'airport', 'flightNumber', 'terminal', 'date', 'time'],
      optional: ['arrivalTime', 'departureTime', 'addressFrom', 'addressTo', 'zoneFrom', 'zoneTo'],
    },
    people: {
      needed: ['selectedTravelers', 'suitcases'],
      optional: ['childSeats', 'wheelchair', 'vehicle'],
    },
    you: { ...YOU, optional: ['companyName', 'message'] },
  },
  transfer: {
    trip: { needed: ['location', 'addressFrom', 'addressTo', 'date', 'time'], optional: ['zoneFrom', 'zoneTo'] },
    people: { needed: ['selectedTravelers', 'suitcases'], optional: ['childSeats', 'wheelchair', 'vehicle'] },
    you: { ...YOU, optional: ['companyName', 'message'] },
  },
  'business-trip': {
    trip: { needed: ['location', 'selectedFromDate', 'selectedToDate'], optional: ['programme'] },
    people: { needed: ['selectedTravelers'], optional: ['vehicle', 'wheelchair'] },
    you: { needed: ['companyName', ...YOU.needed], optional: ['message'] },
  },
  'cruise-tour': {
    trip: {
      needed: ['ship', 'stopovers', 'date', 'arrivalTime', 'allAboard'],
      optional: ['departureTime', 'programme'],
    },
    people: { needed: ['selectedTravelers'], optional: ['vehicle', 'childSeats', 'wheelchair'] },
    you: { ...YOU, optional: ['companyName', 'message'] },
  },
  safari: {
    trip: { needed: ['location', 'selectedFromDate', 'selectedToDate'], optional: ['lodging', 'interests'] },
    people: { needed: ['selectedTravelers'], optional: ['wheelchair'] },
    you: { ...YOU, optional: ['companyName', 'message'] },
  },
  general: {
    trip: { needed: ['message'], optional: ['location', 'selectedFromDate', 'selectedToDate'] },
    people: { needed: ['selectedTravelers'], optional: ['wheelchair'] },
    you: { ...YOU, optional: ['companyName'] },
  },
};

export const isAsked = (type: QuoteType, field: Field): boolean =>
  STEPS.some((step) => {
    const { needed, optional = [] } = ASKED[type][step];
    return needed.includes(field) || optional.includes(field);
  });

const isBlank = (value: QuoteValues[Field]): boolean => {
  if (Array.isArray(value)) return value.every((each) => each.trim() === '');
  return typeof value === 'string' && value.trim() === '';
};

/** The needed fields of a step that are still empty. */
export const missingIn = (type: QuoteType, step: Step, values: QuoteValues): readonly Field[] =>
  ASKED[type][step].needed.filter((field) => isBlank(values[field]));

/** Texts of the specification for what is missing; the others say the same of any field. */
const MISSING: Partial<Record<Field, string>> = {
  companyName: 'quotes.error.companyName',
  customerName: 'quotes.error.customerName',
  selectedEmail: 'quotes.error.selectedEmail',
  phoneNumber: 'quotes.error.phoneNumber',
  flightNumber: 'quotes.error.flightNumber',
  terminal: 'quotes.error.terminal',
  airport: 'quotes.error.airport',
  time: 'quotes.error.time',
};

/** As tickets print it: `AZ609`. */
export const flightCode = (text: string): string => text.toUpperCase().replace(/[\s-]+/g, '');
const FLIGHT_NUMBER = /^(?:[A-Z]{2,3}|[A-Z]\d|\d[A-Z])\d{1,4}[A-Z]?$/;

type Rule = readonly [field: Field, holds: (values: QuoteValues) => boolean, text: string];

const wholePhone = ({ phoneNumber, phoneCountry }: QuoteValues): string => e164Of(phoneNumber, phoneCountry);

/** What the browser can tell of an answer that is there; the server tells the rest. */
const FORMS: readonly Rule[] = [
  ['customerName', ({ customerName }) => isNoOddName(customerName), 'quotes.error.name.odd'],
  ['companyName', ({ companyName }) => isNoOddName(companyName), 'quotes.error.name.odd'],
  ['selectedEmail', ({ selectedEmail }) => EMAIL.test(selectedEmail.trim()), 'quotes.error.selectedEmail.invalid'],
  ['phoneNumber', (values) => isPhoneNumber(wholePhone(values)), 'quotes.error.phoneNumber.invalid'],
  [
    'flightNumber',
    ({ flightNumber }) => FLIGHT_NUMBER.test(flightCode(flightNumber)),
    'quotes.error.flightNumber.invalid',
  ],
  [
    'selectedToDate',
    ({ selectedFromDate, selectedToDate }) => selectedToDate >= selectedFromDate,
    'quotes.error.selectedToDate',
  ],
  ['message', ({ message }) => message.trim().length <= quoteLimits.message.maxLength, 'quotes.error.message.long'],
];

/** The form of a service. The messages are ids of texts. */
export function schemaOf(type: QuoteType) {
  const fields = STEPS.flatMap((step) => ASKED[type][step].needed);
  const missing = fields.map((field): Rule => [
    field,
    (values) => !isBlank(values[field]),
    MISSING[field] ?? 'quotes.error.missing',
  ]);
  const forms = FORMS.filter(([field]) => isAsked(type, field)).map(([field, holds, text]): Rule => [
    field,
    (values) => isBlank(values[field]) || holds(values),
    text,
  ]);
  const rules = [...missing, ...forms].map(([field, holds, text]) =>
    z.refine<QuoteValues>((values) => holds(values), { path: [field], error: text, when: () => true }),
  );
  const [first, ...others] = rules;
  const form = z.custom<QuoteValues>(() => true);
  return first ? form.check(first, ...others) : form;
}

/** What is sent: of the fields of the service those that were filled in. */
export function requestOf(type: QuoteType, values: QuoteValues): QuoteRequest {
  const { selectedTravelers, phoneNumber: _, phoneCountry: _country, ...rest } = values;
  const { addressFrom, addressTo, arrivalTime, departureTime, routeType } = values;
  const isArrival = routeType === 'airport_to_address';
  const own: Partial<QuoteValues> = {
    ...rest,
    flightNumber: flightCode(values.flightNumber),
    stopovers: values.stopovers.map((stop) => stop.trim()).filter(Boolean),
    ...(type === 'airport-pickup'
      ? {
          addressFrom: isArrival ? '' : addressFrom,
          addressTo: isArrival ? addressTo : '',
          zoneFrom: isArrival ? '' : values.zoneFrom,
          zoneTo: isArrival ? values.zoneTo : '',
          arrivalTime: isArrival ? arrivalTime : '',
          departureTime: isArrival ? '' : departureTime,
        }
      : {}),
  };
  const filled = Object.entries(own).filter(
    ([name, value]) =>
      isAsked(type, name as Field) && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  const { childSeats, ...asked } = Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Partial<QuoteRequest>;
  return {
    ...asked,
    ...(childSeats ? { childSeats } : {}),
    type,
    customerName: values.customerName.trim(),
    selectedEmail: values.selectedEmail.trim(),
    phoneNumber: wholePhone(values),
    selectedTravelers,
  };
}
