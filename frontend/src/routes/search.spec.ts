import { describe, expect, it } from '@jest/globals';
import { parseSearch, stringifySearch } from './search.js';

describe('what stands in an address behind the path', () => {
  it('is words, whatever they look like', () => {
    expect(parseSearch('?people=2&sought=%7B%22a%22%3A1%7D')).toEqual({ people: '2', sought: '{"a":1}' });
  });

  it('is a list where a form repeats a name', () => {
    expect(parseSearch('categories=museum&categories=food-tour&city=')).toEqual({
      categories: 'museum,food-tour',
      city: '',
    });
  });

  it('may be called like what every object has', () => {
    expect(parseSearch('constructor=x&toString=y')).toEqual({ constructor: 'x', toString: 'y' });
  });

  it('is written without what is empty, and with its commas', () => {
    const search = { categories: 'museum,food-tour', city: undefined, startAt: '', page: 2, name: 'a b' };
    expect(stringifySearch(search)).toBe('?categories=museum,food-tour&page=2&name=a+b');
    expect(stringifySearch({})).toBe('');
  });
});
