import { describe, expect, it } from '@jest/globals';
import { firstPageOf } from './first-page.js';

describe('the first page of a list', () => {
  it.each([
    ['/en_US/EUR/tours?city=rome&page=9', '/tours?city=rome'],
    ['/de_DE/EUR/tours?categories=museum,food-tour&page=9', '/tours?categories=museum,food-tour'],
    ['/ja_JP/JPY/city/rome?page=9', '/city/rome'],
    ['/en_US/EUR/tours?city=rome', undefined],
    ['/en_US/EUR/nowhere', undefined],
  ])('of %s is %s', (href, first) => {
    expect(firstPageOf(href)).toBe(first);
  });
});
