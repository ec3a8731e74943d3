import type { EarningsToSeed } from '@cicerone/backend/contexts/payouts/seeding/payout-seeding';

type AccountDetails = NonNullable<EarningsToSeed['account']>;
type TaxDetails = NonNullable<EarningsToSeed['tax']>;

/** A mission in a month, counted back from the present one: 0 is the present month. */
export interface EarnedVisit {
  readonly monthsAgo: number;
  readonly day: number;
  readonly time: string;
  readonly tour: string;
  /** In cents. */
  readonly share: number;
  readonly night?: number;
  readonly tickets?: number;
  readonly refund?: number;
  /** The bank of the customer demands the money back. */
  readonly isHeld?: boolean;
}

export interface GuideEarnings {
  readonly email: string;
  readonly account: Partial<AccountDetails> | undefined;
  readonly tax: Omit<TaxDetails, 'form' | 'country' | 'taxCountry' | 'vatNumber' | 'city'> | undefined;
  readonly visits: readonly EarnedVisit[];
}

const COLOSSEUM = 'rome-colosseum-and-forum';

/**
 * What four guides of Rome earned: one with paid months, a refund and a held mission, one who is paid by PayPal, one
 * without an account, and one with less than the minimum.
 */
export const earnings: readonly GuideEarnings[] = [
  {
    email: 'guide@cicerone.example',
    account: { form: 'iban', bankCountry: 'IT', bankName: 'Banca Esempio', iban: 'IT60X0542811101000000123456' },
    tax: {
      name: 'Giulia Marchetti',
      birthdate: '1988-04-12',
      street: 'Via Urbana 7',
      zip: '00184',
      taxNumber: 'MRCGLI88D52H501X',
    },
    visits: [
      { monthsAgo: 3, day: 4, time: '09:30', tour: COLOSSEUM, share: 12_600, tickets: 3_200 },
      { monthsAgo: 3, day: 11, time: '20:00', tour: COLOSSEUM, share: 12_600, night: 1_260 },
      { monthsAgo: 3, day: 23, time: '09:30', tour: COLOSSEUM, share: 15_750 },
      { monthsAgo: 2, day: 2, time: '14:00', tour: COLOSSEUM, share: 12_600, tickets: 3_200 },
      { monthsAgo: 2, day: 15, time: '09:30', tour: COLOSSEUM, share: 9_450, refund: -4_725 },
      { monthsAgo: 2, day: 21, time: '20:00', tour: COLOSSEUM, share: 18_900, night: 1_890 },
      { monthsAgo: 1, day: 6, time: '09:30', tour: COLOSSEUM, share: 12_600 },
      { monthsAgo: 1, day: 19, time: '09:30', tour: COLOSSEUM, share: 15_750, tickets: 4_800 },
      { monthsAgo: 1, day: 24, time: '14:00', tour: COLOSSEUM, share: 12_600, isHeld: true },
    ],
  },
  {
    email: 'guide2@cicerone.example',
    account: { form: 'paypal', paypalEmail: 'guide2@cicerone.example' },
    tax: undefined,
    visits: [
      { monthsAgo: 2, day: 9, time: '09:30', tour: COLOSSEUM, share: 12_600 },
      { monthsAgo: 2, day: 28, time: '14:00', tour: COLOSSEUM, share: 9_450 },
      { monthsAgo: 1, day: 12, time: '09:30', tour: COLOSSEUM, share: 12_600 },
    ],
  },
  {
    email: 'chiara.lombardi@cicerone.example',
    account: undefined,
    tax: undefined,
    visits: [
      { monthsAgo: 2, day: 17, time: '09:30', tour: COLOSSEUM, share: 12_600 },
      { monthsAgo: 1, day: 8, time: '20:00', tour: COLOSSEUM, share: 12_600, night: 1_260 },
    ],
  },
  {
    email: 'davide.moretti@cicerone.example',
    account: { form: 'iban', bankCountry: 'DE', bankName: 'Beispielbank', iban: 'DE89370400440532013000' },
    tax: undefined,
    visits: [{ monthsAgo: 2, day: 26, time: '14:00', tour: COLOSSEUM, share: 1_575 }],
  },
];
