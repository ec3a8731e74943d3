import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { qrModules, QUIET_ZONE } from '../../../platform/documents/qr-code.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { Booking } from '../domain/booking.js';
import { Departures } from '../domain/departures.js';
import { OrderPayments } from '../domain/order-payments.js';
import { Availability } from './availability.js';
import { MoneyShape } from './booking-row.js';

/** The account to which the money of an order is transferred. */
export class BankDetailsView {
  @ApiProperty() currency!: string;
  @ApiProperty() holder!: string;
  @ApiProperty() bankName!: string;
  @ApiProperty({ required: false }) iban?: string;
  @ApiProperty() swiftBic!: string;
  @ApiProperty({ required: false }) accountNumber?: string;
  @ApiProperty({ required: false }) routingNumber?: string;
  @ApiProperty({ required: false }) branchCode?: string;
  @ApiProperty({ description: 'The bank’s.' }) address!: string;
  @ApiProperty({ example: 'RF18CIC7K3M9Q', description: 'To quote with the transfer (ISO 11649).' }) reference!: string;
  @ApiProperty({ type: MoneyShape }) amount!: MoneyView;
  @ApiProperty({ description: 'The money must have arrived by then.' }) deadline!: string;
  @ApiProperty({
    required: false,
    description: 'A picture of the code with which banking apps fill the transfer in (data URI); only for EUR.',
  })
  qrCode?: string;
}

/** How many places a booking that waits for a transfer would find now. */
export class SlotLeftView {
  @ApiProperty({ example: 'BK-4F8T2W' }) bookingReference!: string;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Seats of a group departure, or guides; 0: another customer has the slot; null: not on sale.',
  })
  left!: number | null;
}

type Waiting = Pick<
  Booking,
  'reference' | 'durationMinutes' | 'travellers' | 'guideLanguage' | 'startsAt' | 'endsAt'
> & {
  /** Null where no tour is booked: there is no slot. */
  readonly tourId: string | null;
  readonly date: string;
  readonly time: string;
};

/** What somebody needs to know who pays by bank transfer: the account, and whether the slots are still free. */
@Injectable()
export class TransferInstructions {
  constructor(
    private readonly payments: OrderPayments,
    private readonly departures: Departures,
    private readonly availability: Availability,
  ) {}

  bankDetails(orderReference: string, amount: MoneyView, deadline: Date): BankDetailsView | undefined {
    const details = this.payments.transferDetails(orderReference, amount);
    if (!details) return undefined;
    const { code, ...account } = details;
    return {
      ...account,
      deadline: deadline.toISOString(),
      ...(code === undefined
        ? {}
        : { qrCode: `data:image/svg+xml;base64,${Buffer.from(svgOf(code)).toString('base64')}` }),
    };
  }

  async slotsLeft(bookings: readonly Waiting[]): Promise<SlotLeftView[]> {
    return Promise.all(
      bookings.map(async ({ reference, tourId, durationMinutes, date, time, startsAt, endsAt, ...party }) => {
        const option = tourId === null ? undefined : await this.departures.findOption(tourId, durationMinutes);
        const slot = { date, time, start: new Date(startsAt), end: new Date(endsAt) };
        const [left = 0] = option ? await this.availability.of(option, [slot], party) : [];
        return { bookingReference: reference, left: option ? left : null };
      }),
    );
  }
}

/** One path for all dark squares, on white. */
function svgOf(content: string): string {
  const rows = qrModules(content);
  const size = rows.length + 2 * QUIET_ZONE;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
}
