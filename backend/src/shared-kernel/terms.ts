/** Terms of the company that rules keep and texts state, in one place so that both say the same. */
export const TERMS = {
  /** A price that was shown holds so long. */
  priceMinutes: 30,
  /** The checkout holds the places so long. */
  holdMinutes: 15,
  /** Until so many hours before the start a tour without a car is cancelled free of charge; tours may be set otherwise. */
  tourFreeHours: 24,
  /** The same for tours by car, transfers and cruises. */
  carFreeHours: 48,
  /** So many percent of the price go back when a booking is cancelled later than that. */
  latePercent: 0,
  /** And so many when nobody comes. */
  noShowPercent: 0,
  /** A guide whose visit is cancelled later than that gets so many percent of the pay. */
  guidePercentLate: 100,
  /** The guide waits so long at the meeting point of a tour. */
  waitMinutes: 30,
  /** A refund is on the customer's account so many days after it was made, at the latest. */
  refundDays: 10,
  /** A departure is booked so many hours before it at the latest, where the tour says nothing else. */
  leadHours: 24,
  /** And so many days before it at the earliest: nobody knows today what opens, and what it costs, after that. */
  daysAhead: 730,
  /** Guests are at the meeting point so long before the start. */
  earlyMinutes: 10,
  /** What agencies that we have checked pay less. */
  agentPercent: 10,
  /** A gift card is valid until the end of the year that comes so many years after its sale. */
  giftCardYears: 3,
  /** The buyer returns an unused gift card within so many days. */
  giftCardReturnDays: 14,
  /** A gift card that gets money back is valid for so many months more, at least. */
  giftCardRefundMonths: 12,
  /** A bank transfer is offered only where the first start is at least so many days away. */
  transferDaysAhead: 7,
  /** It has so many bank days to arrive, */
  transferBankDays: 5,
  /** but must arrive so many hours before the first start. */
  transferHoursBefore: 72,
  /** An agency's account is looked at within so many hours. */
  validationHours: 24,
} as const;
