import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import { AddressUnknown, TooManyAddresses } from './address.errors.js';

export type AddressId = Id<'Address'>;

/** What is written on an envelope. Null means that there is none. */
export interface PostalAddress {
  readonly street: string;
  readonly streetComplementary: string | null;
  readonly zip: string | null;
  readonly state: string | null;
  readonly city: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly companyName: string | null;
}

export interface Address extends PostalAddress {
  readonly id: AddressId;
  readonly isPrimary: boolean;
  /** False once it was removed. */
  readonly activated: boolean;
}

export const MOST_ADDRESSES = 20;

/** The addresses of one person, the oldest first. Exactly one is primary as long as there is one. */
export class AddressBook {
  constructor(
    readonly userId: string,
    /** Those that were not removed. */
    private current: readonly Address[],
  ) {}

  get addresses(): readonly Address[] {
    return this.current;
  }

  /** The first one is primary in any case. Throws TooManyAddresses. */
  add(id: AddressId, address: PostalAddress, isPrimary: boolean): void {
    if (this.current.length >= MOST_ADDRESSES) throw new TooManyAddresses({ most: MOST_ADDRESSES });
    const isFirst = this.current.length === 0;
    this.current = [...this.current, { ...address, id, isPrimary: isFirst, activated: true }];
    if (isPrimary) this.setPrimary(id);
  }

  /** Throws AddressUnknown. */
  edit(id: AddressId, address: PostalAddress): void {
    const { isPrimary, activated } = this.get(id);
    this.current = this.current.map((each) => (each.id === id ? { ...address, id, isPrimary, activated } : each));
  }

  /** The newest of the others takes the place of a primary one. Throws AddressUnknown. Answers what it removed. */
  remove(id: AddressId): Address {
    const removed = this.get(id);
    this.current = this.current.filter((each) => each.id !== id);
    const next = this.current.at(-1);
    if (removed.isPrimary && next) this.setPrimary(next.id);
    return { ...removed, isPrimary: false, activated: false };
  }

  /** Throws AddressUnknown. */
  setPrimary(id: AddressId): void {
    this.get(id);
    this.current = this.current.map((each) => ({ ...each, isPrimary: each.id === id }));
  }

  private get(id: AddressId): Address {
    const found = this.current.find((each) => each.id === id);
    if (!found) throw new AddressUnknown();
    return found;
  }
}
