/** The order of an accepted offer, and the booking that it pays. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly bookingId: string;
}
