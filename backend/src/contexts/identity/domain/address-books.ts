import type { Address, AddressBook } from './address.js';

/** The addresses of people. */
export abstract class AddressBooks {
  /** Waits for everybody else who changes the same person's addresses, until the transaction ends. */
  abstract getForChange(userId: string): Promise<AddressBook>;
  /** @param removed is kept as not activated: bookings and invoices may have been written to it */
  abstract save(book: AddressBook, removed?: Address): Promise<void>;
}
