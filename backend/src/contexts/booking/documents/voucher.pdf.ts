import { columns } from '../../../platform/documents/blocks/columns.js';
import { facts, type DomainEvent } from '../../../platform/documents/blocks/facts.js';
import { pictureStrip } from '../../../platform/documents/blocks/picture.js';
import { qrCard } from '../../../platform/documents/blocks/qr.js';
import { heading, paragraph, shortList, title, type Block } from '../../../platform/documents/blocks/text.js';
import type { CompanyNumbers } from '../../../platform/company-numbers.js';
import { renderPdf } from '../../../platform/documents/pdf-document.js';
import { partyText } from '../../../shared-kernel/party.js';
import { formatText, type TextParams } from '../../../shared-kernel/language/texts.js';
import { momentText, readerMomentText } from '../../../shared-kernel/time/local-time.js';
import { bcp47, type Locale } from '../../../shared-kernel/language/locale.js';
import { capitalised, languageName } from '../../../shared-kernel/language/names.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import type { ShownSupplement } from '../domain/lines-of-sale.js';
import { durationText } from './duration-text.js';
import type { rideFacts } from './ride-facts.js';
import { supplementTexts } from './supplement.texts.js';
import { voucherTexts } from './voucher.texts.js';

/**
 * `own`: in the product's design, with the poster. `classic`: black on white, without picture and price, to print or to
 * hand on. It states that the booking is paid, but not the amount.
 */
export type VoucherType = 'own' | 'classic';

/** The content of a voucher. Texts from the catalogue are in the customer's language. */
export interface VoucherView {
  readonly language: Locale;
  readonly bookingReference: string;
  readonly orderReference: string;
  readonly tourName: string;
  readonly cityName: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  /** The traveller's zone, where it is known. The voucher states the start on that clock too. */
  readonly readerZone?: string | null;
  readonly durationMinutes: number;
  /** Names of those who come along. */
  readonly additionalCustomers?: readonly string[];
  readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
  /** Missing where no guide is booked. */
  readonly guideLanguage?: Locale;
  readonly meetingPoint: string;
  /** Of a service that a quote promised. */
  readonly ride?: { readonly facts: ReturnType<typeof rideFacts>; readonly waitMinutes: number };
  /** The customer. */
  readonly travellerName: string;
  /** The passenger, where the customer booked for somebody else. */
  readonly passengerName?: string;
  readonly included: readonly string[];
  /** What is paid there first. */
  readonly notIncluded?: readonly string[];
  /** Parts of the price; only the own voucher tells them. */
  readonly supplements?: readonly ShownSupplement[];
  readonly paid?: MoneyView;
  /** The signed token that the guide scans. */
  readonly qrToken: string;
  /** Lines about the deadline of free cancellation, with date, hour and zone, and about how to cancel. */
  readonly cancellation: readonly string[];
  /** PNG or JPEG. */
  readonly poster?: Buffer;
  readonly postalLine: string;
  readonly companyNumbers?: CompanyNumbers;
  readonly madeAt: Date;
}

/** The voucher as a PDF. */
export async function voucherPdf(view: VoucherView, type: VoucherType): Promise<Buffer> {
  const { language, bookingReference: reference, tourName: tour } = view;
  const say = saying(language);
  return renderPdf({
    language,
    title: say('documentTitle', { reference, tour }),
    kind: say('voucher'),
    number: reference,
    postalLine: view.postalLine,
    ...(view.companyNumbers ? { companyNumbers: view.companyNumbers } : {}),
    madeAt: view.madeAt,
    plain: type === 'classic',
    blocks: [
      ...posterOf(view, type, say),
      title(tour, view.cityName),
      columns(
        [facts(factsOf(view, type, say), 0.36), ...included(view, say)],
        [codeCard(view, type, say), ...goodToKnow(view, say)],
      ),
    ],
  });
}

export const voucherFileName = (reference: string, type: VoucherType): string =>
  type === 'own' ? `voucher-${reference}.pdf` : `voucher-${reference}-${type}.pdf`;

type Say = (name: keyof typeof voucherTexts, params?: TextParams) => string;

const saying =
  (language: Locale): Say =>
  (name, params) =>
    formatText(voucherTexts[name], language, params);

/** Points. Low enough that the longest voucher stays on one page. */
const POSTER_HEIGHT = 64;

/** Width by height. A poster of this ratio is shown whole. */
export const POSTER_RATIO = 65 / 12;

function posterOf({ poster, tourName: tour }: VoucherView, type: VoucherType, say: Say): Block[] {
  if (!poster || type === 'classic') return [];
  return [pictureStrip({ image: poster, alt: say('posterAlt', { tour }), height: POSTER_HEIGHT, ratio: POSTER_RATIO })];
}

const included = ({ included: items, notIncluded = [], language }: VoucherView, say: Say): Block[] => [
  ...(items.length > 0 ? [shortList(say('included'), items)] : []),
  ...(notIncluded.length > 0
    ? [paragraph(say('notIncluded', { items: listText(notIncluded, language) }), 'small')]
    : []),
];

const listText = (items: readonly string[], language: Locale): string =>
  new Intl.ListFormat(bcp47(language), { style: 'narrow', type: 'unit' }).format(items);

const goodToKnow = ({ cancellation, ride }: VoucherView, say: Say): Block[] => [
  heading(say('goodToKnow')),
  paragraph(
    ride ? say('driverWaits', { minutes: ride.waitMinutes }) : say('beThere', { minutes: TERMS.earlyMinutes }),
    'small',
  ),
  paragraph(cancellation.join('\n'), 'small'),
];

function factsOf(view: VoucherView, type: VoucherType, say: Say): DomainEvent[] {
  const { language, paid } = view;
  const place = { city: view.cityName, timeZone: view.timeZone };
  const start = momentText(view.startsAt, place, language);
  const own = readerMomentText(view.startsAt, place, view.readerZone, language);
  return [
    { name: say('date'), value: capitalised(start.date, language) },
    {
      name: say('start'),
      value: [start.time, capitalised(start.zone, language), own].filter((line) => line !== undefined).join('\n'),
    },
    { name: say('duration'), value: durationText(view.durationMinutes, view.language) },
    { name: say(view.ride ? 'pickUp' : 'meetingPoint'), value: view.meetingPoint },
    ...(view.ride?.facts ?? []).map(({ name, value }) => ({ name: say(name), value })),
    { name: say('travellers'), value: partyText(view.travellers, language, whole) },
    ...(view.additionalCustomers?.length
      ? [{ name: say('alongWith'), value: listText(view.additionalCustomers, language) }]
      : []),
    {
      name: say('guideLanguage'),
      value: view.guideLanguage && capitalised(languageName(view.guideLanguage, language), language),
    },
    { name: say('passenger'), value: view.passengerName },
    { name: say('bookedBy'), value: view.travellerName },
    { name: say('order'), value: view.orderReference },
    ...(type === 'own' ? (view.supplements ?? []) : []).map(({ reason, amount }) => ({
      name: supplementTexts[reason][language],
      value: moneyText(amount, language),
    })),
    { name: say('paid'), value: paid && (type === 'own' ? moneyText(paid, language) : say('paidInFull')) },
  ];
}

function codeCard({ bookingReference: reference, qrToken, ride }: VoucherView, type: VoucherType, say: Say): Block {
  return qrCard({
    content: qrToken,
    alt: say('codeAlt', { reference }),
    caption: say(ride ? 'showOnTheDay' : 'showToGuide'),
    typed: reference,
    plain: type === 'classic',
  });
}

/** Keeps a price band in one line: lines break between bands. */
const whole = (band: string): string => [...band.replaceAll(' ', '\u00A0')].join('\u2060');
