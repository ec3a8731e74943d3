import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { PartnerTermsKind } from './partner.js';

/** As the standard of partners names the traveler or the buyer; what nobody said is null. */
export interface PartnerContact {
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  readonly locales: readonly string[];
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly notes: string | null;
}

export const UNIT_IDS = ['adult', 'child', 'infant'] as const;
export type UnitId = (typeof UNIT_IDS)[number];

/** One traveler. */
export interface PartnerUnit {
  readonly uuid: string;
  readonly unitId: UnitId;
  readonly resellerReference: string | null;
  readonly contact: PartnerContact;
}

export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** What the partner says of its booking. What was sold, and its state, booking knows. */
export interface PartnerBookingWords {
  readonly resellerReference: string | null;
  readonly notes: string | null;
  readonly contact: PartnerContact;
  readonly unitItems: readonly PartnerUnit[];
  readonly guideLanguage: Locale;
  readonly meetingPoint: string | null;
}

/** A partner's booking under the name that the partner gave it. */
export interface PartnerBooking extends PartnerBookingWords {
  readonly id: string;
  readonly partnerId: string;
  /** The partner's name for it, and the key under which it is made once. */
  readonly uuid: string;
  readonly orderId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The terms that it was made with. */
  readonly termsKind: PartnerTermsKind;
  readonly percent: number;
  /** The partner's share that the ledger knows of, in minor units. */
  readonly settledShare: number;
  /** How often the share was settled. */
  readonly settlements: number;
}

export type NewPartnerBooking = Omit<PartnerBooking, 'orderId' | 'updatedAt' | 'settledShare' | 'settlements'>;

export const partyOf = (units: readonly Pick<PartnerUnit, 'unitId'>[]): Party => {
  const count = (unit: UnitId): number => units.filter(({ unitId }) => unitId === unit).length;
  return { adults: count('adult'), children: count('child'), infants: count('infant') };
};

export const nameOf = ({ fullName, firstName, lastName }: PartnerContact): string | undefined =>
  fullName ?? ([firstName, lastName].filter((part) => part !== null).join(' ') || undefined);

export abstract class PartnerBookings {
  /** False where the partner has a booking of this name: made before, or by a call at the same time that was faster. */
  abstract add(booking: NewPartnerBooking): Promise<boolean>;
  abstract find(partnerId: string, uuid: string): Promise<PartnerBooking | undefined>;
  /** Locks it until the transaction ends. Throws PartnerBookingUnknown. */
  abstract getForChange(partnerId: string, uuid: string): Promise<PartnerBooking>;
  abstract findOfOrderForChange(orderId: string): Promise<PartnerBooking | undefined>;
  abstract save(booking: PartnerBooking): Promise<void>;
  abstract setOrder(id: string, orderId: string): Promise<void>;
  abstract findByReference(
    partnerId: string,
    reference: { readonly reseller?: string; readonly order?: readonly string[] },
  ): Promise<readonly PartnerBooking[]>;
}
