import { describe, expect, it } from '@jest/globals';
import { AddressBook, type AddressId, MOST_ADDRESSES } from './address.js';
import { anAddress } from '../testing/an-address.js';

const id = (name: string): AddressId => name as AddressId;

function bookOf(...names: readonly string[]): AddressBook {
  const book = new AddressBook('ada', []);
  for (const name of names) book.add(id(name), anAddress({ street: name }), false);
  return book;
}

const primaryOf = (book: AddressBook): readonly string[] =>
  book.addresses.filter(({ isPrimary }) => isPrimary).map((address) => address.id);

describe('the addresses of a person', () => {
  it('have the first one as primary, until another one is set', () => {
    const book = bookOf('home', 'office');
    expect(primaryOf(book)).toEqual(['home']);
    book.setPrimary(id('office'));
    expect(primaryOf(book)).toEqual(['office']);
    book.add(id('holidays'), anAddress({}), true);
    expect(primaryOf(book)).toEqual(['holidays']);
  });

  it('have the newest of the others as primary once the primary one is removed', () => {
    const book = bookOf('home', 'office', 'holidays');
    expect(book.remove(id('home'))).toMatchObject({ id: 'home', isPrimary: false, activated: false });
    expect(primaryOf(book)).toEqual(['holidays']);
    book.remove(id('office'));
    expect(primaryOf(book)).toEqual(['holidays']);
    book.remove(id('holidays'));
    expect(book.addresses).toEqual([]);
  });

  it('keep their place when one is edited', () => {
    const book = bookOf('home', 'office');
    book.edit(id('home'), anAddress({ street: 'Via Appia 1' }));
    expect(book.addresses[0]).toMatchObject({ id: 'home', street: 'Via Appia 1', isPrimary: true, activated: true });
  });

  it('do not know a removed one', () => {
    const book = bookOf('home');
    book.remove(id('home'));
    const unknown = expect.objectContaining({ code: 'ADDRESS_UNKNOWN' });
    expect(() => book.remove(id('home'))).toThrow(unknown);
    expect(() => book.setPrimary(id('home'))).toThrow(unknown);
    expect(() => book.edit(id('home'), anAddress({}))).toThrow(unknown);
  });

  it('are limited', () => {
    const book = bookOf(...Array.from({ length: MOST_ADDRESSES }, (_, index) => `${index}`));
    expect(() => book.add(id('one more'), anAddress({}), false)).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_ADDRESSES', params: { most: MOST_ADDRESSES } }),
    );
  });
});
