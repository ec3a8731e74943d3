import { isCancellable, statusOf } from '../domain/partner-booking-status.js';
import type { PartnerBooking, PartnerContact } from '../domain/partner-booking.js';
import type { Product } from '../domain/products.js';
import type { Sale } from '../domain/sales.js';
import { localWithOffset } from './octo-availabilities.js';
import { octoPricing } from './octo-pricing.js';
import { octoOption, octoProduct, type OctoReader } from './octo-products.js';

export const NO_CONTACT: PartnerContact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
};

/** A booking of a partner. `product` is undefined once the tour is no longer on sale. */
export function octoBooking(
  booking: PartnerBooking,
  sale: Sale,
  product: Product | undefined,
  reader: OctoReader & { readonly testMode: boolean },
  now: Date,
) {
  const status = statusOf(sale, now);
  const option = product?.options.find(({ durationMinutes }) => durationMinutes === sale.durationMinutes);
  const id = localWithOffset(sale.startsAt, sale.timeZone);
  const isRedeemed = status === 'REDEEMED';
  const withPricing = reader.capabilities.has('octo/pricing');
  return {
    id: booking.id,
    uuid: booking.uuid,
    testMode: reader.testMode,
    resellerReference: booking.resellerReference,
    supplierReference: sale.bookingReference,
    status,
    utcCreatedAt: booking.createdAt.toISOString(),
    utcUpdatedAt: booking.updatedAt.toISOString(),
    utcExpiresAt: sale.confirmedAt === null ? sale.expiresAt.toISOString() : null,
    utcRedeemedAt: isRedeemed ? sale.startsAt.toISOString() : null,
    utcConfirmedAt: sale.confirmedAt?.toISOString() ?? null,
    productId: sale.tourId,
    ...(product ? { product: octoProduct(product, reader) } : {}),
    optionId: String(sale.durationMinutes),
    ...(product && option ? { option: octoOption(product, option, reader, product.options[0] === option) } : {}),
    cancellable: isCancellable(sale, now),
    cancellation: cancellationOf(sale, status, booking),
    freesale: false,
    availabilityId: id,
    availability: {
      id,
      localDateTimeStart: id,
      localDateTimeEnd: localWithOffset(sale.endsAt, sale.timeZone),
      utcCutoffAt: sale.startsAt.toISOString(),
      allDay: false,
      available: false,
      status: 'SOLD_OUT',
      vacancies: 0,
      capacity: null,
      maxUnits: null,
      openingHours: [],
    },
    contact: booking.contact,
    notes: booking.notes,
    deliveryMethods: ['VOUCHER'],
    voucher: sale.confirmedAt === null || status === 'CANCELLED' ? null : voucherOf(sale, isRedeemed),
    unitItems: booking.unitItems.map(({ uuid, unitId, resellerReference, contact }) => ({
      uuid,
      resellerReference,
      supplierReference: null,
      unitId,
      status,
      utcRedeemedAt: isRedeemed ? sale.startsAt.toISOString() : null,
      contact,
      ticket: null,
    })),
    ...(withPricing ? { pricing: octoPricing(sale.confirmedAt === null ? sale.sold : sale.price, booking) } : {}),
    ...(reader.capabilities.has('octo/questions')
      ? {
          questionAnswers: [
            { questionId: 'guideLanguage', value: booking.guideLanguage.replace('_', '-') },
            ...(booking.meetingPoint === null ? [] : [{ questionId: 'meetingPoint', value: booking.meetingPoint }]),
            ...(booking.notes === null ? [] : [{ questionId: 'needs', value: booking.notes }]),
          ],
        }
      : {}),
  };
}

const voucherOf = (sale: Sale, isRedeemed: boolean) => ({
  redemptionMethod: 'DIGITAL',
  utcRedeemedAt: isRedeemed ? sale.startsAt.toISOString() : null,
  deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: sale.voucherCode }],
});

function cancellationOf(sale: Sale, status: string, { updatedAt }: PartnerBooking) {
  if (sale.cancellation) {
    const { at, reason, refund } = sale.cancellation;
    const isFull = refund.amount === sale.sold.amount;
    return { refund: isFull ? 'FULL' : refund.amount > 0 ? 'PARTIAL' : 'NONE', reason, utcCancelledAt: at };
  }
  return status === 'EXPIRED' && sale.orderStatus === 'cancelled'
    ? { refund: 'FULL', reason: null, utcCancelledAt: updatedAt.toISOString() }
    : null;
}
