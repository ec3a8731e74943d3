/** Which bookings were invited to a review. */
export abstract class Invitations {
  /** False if the booking was invited before. */
  abstract add(invitation: {
    readonly bookingReference: string;
    readonly tourId: string;
    readonly invitedAt: Date;
    readonly reviewUntil: Date;
  }): Promise<boolean>;
}
