interface Said {
  /** Of the mail, before the reference. */
  readonly subject: string;
  /** What has happened and what to do. */
  readonly text: string;
}

/** By context and kind, in English as all that the team alone reads. A kind without words is named as it is. */
export const WORK_ITEM_WORDS: Readonly<Record<string, Said>> = {
  'guide-missions.nobody-left': {
    subject: 'No more guides to ask',
    text: 'There are no more guides to ask. Assign the mission by hand, or find another time with the guests.',
  },
  'guide-missions.start-is-near': {
    subject: 'Starts soon, no guide yet',
    text: 'The mission starts within a day and nobody has taken it yet.',
  },
  'guide-missions.guide-wrote': {
    subject: 'A guide wrote to you',
    text: 'A guide has answered an offer with a message.',
  },
  'guide-missions.guide-cancelled': {
    subject: 'Given back by the guide',
    text: 'The guide has given the mission back. Others are being asked.',
  },
  'guide-missions.in-the-way': {
    subject: 'A delay reaches into this mission',
    text: 'The driver’s mission before is late and reaches into this one. Call the driver, or find somebody else.',
  },
  'quotes.quote-waiting': {
    subject: 'A price is asked for',
    text: 'Somebody has asked for a price, and the service starts soon. Send an offer.',
  },
  'quotes.quote-paid': {
    subject: 'A quote was paid',
    text: 'A customer has paid for a quote, and the service starts soon. Send a driver or a guide, and tell the customer who comes.',
  },
  'quotes.quote-question': {
    subject: 'A question about an offer',
    text: 'A customer has asked about a quote, and the service starts soon. Answer on the page of the quote.',
  },
  'payments.amount-mismatch': {
    subject: 'Another amount came in',
    text: 'The amount that came in differs from the amount due. The order is not confirmed.',
  },
  'payments.unknown-payment': {
    subject: 'Money for an unknown order',
    text: 'Money came in for an order that does not exist here. Look the payment up at the gateway.',
  },
  'payments.duplicate-capture': {
    subject: 'Paid twice',
    text: 'The order had been paid when money came in again. Give the second payment back at the gateway.',
  },
  'payments.refund-failed': {
    subject: 'A refund failed',
    text: 'The money did not reach the customer. Ask how it can, and send it from our account.',
  },
  'payments.refund-outside': {
    subject: 'Refunded at the gateway',
    text: 'Somebody gave money back at the gateway itself. Find out whether the customer still comes.',
  },
  'payments.transfer-unknown': {
    subject: 'A transfer without an order',
    text: 'A bank transfer names no order, or several that it does not pay exactly. Find the order, or send the money back.',
  },
  'payments.transfer-overpaid': {
    subject: 'A transfer brought too much',
    text: 'A bank transfer brought more than its order costs. Send the rest back, or pay another order with it.',
  },
  'payments.ledger-difference': {
    subject: 'The ledger does not add up',
    text: 'The ledger says something else than payments, refunds or bank transfers. The page of the ledger names the orders.',
  },
  'payments.dispute': {
    subject: 'A bank disputes a payment',
    text: 'The customer’s bank wants the money back. Answer at the gateway before the deadline.',
  },
};

/** Facts that the mail names; the page of the item shows the others. */
export const FACT_NAMES: Readonly<Record<string, string>> = {
  bookings: 'Bookings',
  tour: 'Tour',
  startsAt: 'When',
  meetingPoint: 'Where',
  guideLanguage: 'Language',
  people: 'People',
  guideName: 'Guide',
  guideContact: 'Reach the guide',
  amount: 'Amount',
  due: 'Due',
  received: 'Received',
  gateway: 'Gateway',
  intent: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  reason: 'Reason',
};
