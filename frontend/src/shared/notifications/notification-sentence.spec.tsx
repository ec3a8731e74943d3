import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { intlOf, loadMessages } from '../../i18n/intl.js';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import { NotificationSentence } from './notification-sentence.js';
import type { Notification, NotificationFacts, NotificationKind } from './notifications.api.js';

const FACTS: NotificationFacts = {
  bookingReference: 'BK-4F8T2W',
  orderReference: 'CIC-7K3M9Q',
  guideName: 'Giulia Marchetti',
  senderName: 'Hanna Köhler',
  amount: { amount: 18_000, currency: 'EUR' },
};
const WHY: Partial<Record<NotificationKind, readonly string[]>> = {
  'work-item': [
    'nobody-left',
    'start-is-near',
    'guide-wrote',
    'guide-cancelled',
    'amount-mismatch',
    'unknown-payment',
    'duplicate-capture',
    'refund-failed',
    'refund-outside',
    'dispute',
    'something-new',
  ],
};
/** The text that the sentence of each kind must contain, if any. */
const NAMES: Readonly<Record<NotificationKind, RegExp | undefined>> = {
  'booking-confirmed': /BK-4F8T2W/,
  'booking-cancelled': /BK-4F8T2W/,
  'guide-found': /Giulia Marchetti/,
  'guide-missing': undefined,
  'order-expired': /CIC-7K3M9Q/,
  'payment-too-late': /CIC-7K3M9Q/,
  'payment-refunded': /(?=.*CIC-7K3M9Q)(?=.*180)/,
  'mission-offered': undefined,
  'mission-assigned': undefined,
  'mission-given-away': undefined,
  'mission-lapsed': undefined,
  'mission-cancelled': undefined,
  'work-item': undefined,
  message: /Hanna Köhler/,
  'contact-message': /Hanna Köhler/,
};
const said = (Object.keys(NAMES) as NotificationKind[]).flatMap((kind) =>
  (WHY[kind] ?? ['']).map((why) => [kind, why] as const),
);

const sentence = (locale: Locale, kind: NotificationKind, facts: NotificationFacts): string | null => {
  const notification: Notification = { id: '0192', kind, createdAt: '2027-06-01T12:00:00Z', readAt: null, facts };
  const { container } = render(
    <RawIntlProvider value={intlOf(locale)}>
      <NotificationSentence notification={notification} />
    </RawIntlProvider>,
  );
  return container.textContent;
};

describe.each([...LOCALES])('in %s', (locale) => {
  beforeAll(() => loadMessages(locale, ['notifications']));
  afterEach(cleanup);

  it.each(said)('%s %s is a whole sentence', (kind, why) => {
    const text = sentence(locale, kind, why ? { ...FACTS, why } : FACTS);
    expect(text).toMatch(/[.。]$/);
    expect(text).not.toMatch(/[{}]|notifications\.|undefined/);
    expect(text).toMatch(NAMES[kind] ?? /./);
  });

  it('a change of guide names both', () => {
    const text = sentence(locale, 'guide-found', { ...FACTS, previousGuideName: 'Alessandro Ferri' });
    expect(text).toMatch(/^(?=.*Giulia Marchetti)(?=.*Alessandro Ferri).*[.。]$/);
  });
});
