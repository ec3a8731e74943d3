import type { SendOfferRequest } from '../../api/generated/types.gen.js';
import { digitsOf, moneyDecimal } from '../../ui/text/money.js';
import type { QuoteRecord } from './quote-desk.api.js';

export interface OfferLineValues {
  readonly text: string;
  /** As typed: `49.90` or `49,90`, below zero for a reduction. */
  readonly amount: string;
}

/** The form of an offer: texts as they were typed. */
export interface OfferValues {
  readonly lines: readonly OfferLineValues[];
  readonly currency: SendOfferRequest['currency'];
  readonly vat: string;
  /** On the clock of who writes: `2027-05-02T18:00`. */
  readonly validUntil: string;
  readonly freeHours: string;
  readonly vehicle: string;
  /** Of the start on the clock of the place, both or none. */
  readonly date: string;
  readonly time: string;
  readonly hours: string;
  readonly note: string;
}

const OFFER_DAYS = 7;
const LEAST_MINUTES = 15;
const HUNDREDTHS = 100;

/** `2027-05-02T18:00` of an instant on the clock of this browser. */
const localText = (instant: Date): string => {
  const shifted = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
};

/** A new version begins as the one before. */
export function openingOffer({ offers, currency }: QuoteRecord, freeHours: number, now: number): OfferValues {
  const last = offers.at(-1);
  const validUntil = localText(new Date(now + OFFER_DAYS * 86_400_000));
  if (!last)
    return {
      lines: [{ text: '', amount: '' }],
      currency,
      vat: '',
      validUntil,
      freeHours: String(freeHours),
      vehicle: '',
      date: '',
      time: '',
      hours: '',
      note: '',
    };
  return {
    lines: last.lines.map(({ text, amount }) => ({ text, amount: moneyDecimal(amount) })),
    currency: last.total.currency,
    vat: String(last.vatBasisPoints / HUNDREDTHS),
    validUntil,
    freeHours: String(last.freeHours),
    vehicle: '',
    date: '',
    time: '',
    hours: last.durationMinutes === null ? '' : String(last.durationMinutes / 60),
    note: last.note ?? '',
  };
}

/** `49.90` or `-49,90` → minor units; undefined where it is no amount with the currency's digits. */
export function amountOf(text: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,7})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === '' || fraction.length > digits) return undefined;
  const units = Number(whole + fraction.padEnd(digits, '0'));
  return sign === '-' ? -units : units;
}

/** `22` or `5,5` percent → hundredths of a percent. */
export function basisPointsOf(text: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? undefined : Number(whole + fraction.padEnd(2, '0'));
}

/** `4` or `4,5` hours → minutes. */
export function minutesOf(text: string): number | undefined {
  const [, whole = '', fraction = '0'] = /^(\d{1,3})(?:[.,](\d))?$/.exec(text.trim()) ?? [];
  const minutes = Number(whole) * 60 + Number(fraction) * 6;
  return whole === '' || minutes < LEAST_MINUTES ? undefined : minutes;
}

export type OfferFault = 'lines' | 'vat' | 'validUntil' | 'freeHours' | 'start' | 'hours';

/** What is sent, or the fields to mend. */
export function offerOf(values: OfferValues): Omit<SendOfferRequest, 'version'> | readonly OfferFault[] {
  const lines = values.lines.flatMap(({ text, amount }) => {
    const units = amountOf(amount, values.currency);
    return text.trim() === '' || units === undefined ? [] : [{ text: text.trim(), amount: units }];
  });
  const vatBasisPoints = basisPointsOf(values.vat);
  const validUntil = Date.parse(values.validUntil);
  const minutes = minutesOf(values.hours);
  const isHours = /^\d{1,4}$/.test(values.freeHours);
  const faults: OfferFault[] = [
    ...(lines.length < values.lines.length ? (['lines'] as const) : []),
    ...(vatBasisPoints === undefined ? (['vat'] as const) : []),
    ...(Number.isNaN(validUntil) ? (['validUntil'] as const) : []),
    ...(isHours ? [] : (['freeHours'] as const)),
    ...((values.date === '') === (values.time === '') ? [] : (['start'] as const)),
    ...(values.hours === '' || minutes !== undefined ? [] : (['hours'] as const)),
  ];
  if (faults.length > 0 || vatBasisPoints === undefined) return faults;
  return {
    lines,
    currency: values.currency,
    vatBasisPoints,
    validUntil: new Date(validUntil).toISOString(),
    freeHours: Number(values.freeHours),
    ...(values.vehicle ? { vehicle: values.vehicle } : {}),
    ...(values.date ? { date: values.date, time: values.time } : {}),
    ...(minutes === undefined ? {} : { durationMinutes: minutes }),
    ...(values.note.trim() ? { note: values.note.trim() } : {}),
  };
}
