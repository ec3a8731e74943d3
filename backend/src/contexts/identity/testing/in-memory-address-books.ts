import { AddressBook } from '../domain/address.js';
import { AddressBooks } from '../domain/address-books.js';

/** Gives copies: a change counts once it is saved. */
export class InMemoryAddressBooks extends AddressBooks {
  private readonly books = new Map<string, AddressBook>();

  async getForChange(userId: string): Promise<AddressBook> {
    return new AddressBook(userId, this.books.get(userId)?.addresses ?? []);
  }

  async save(book: AddressBook): Promise<void> {
    this.books.set(book.userId, new AddressBook(book.userId, book.addresses));
  }
}
