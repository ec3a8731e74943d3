import { describe, expect, it } from '@jest/globals';
import { faultsOf, missingForGoogle } from './schema-org.js';

const offer = { '@type': 'Offer', price: '195.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };
const tour = { '@type': ['Product', 'TouristTrip'], name: 'A', image: 'https://a.example/a.png', offers: offer };

describe('the rules of schema.org', () => {
  it('let through what they know, of each type and its parents', () => {
    expect(faultsOf({ ...tour, touristType: ['food'], brand: { '@type': 'Brand', name: 'C' } })).toEqual([]);
    expect(missingForGoogle(tour)).toEqual([]);
  });

  it.each([
    ['a type that there is not', { '@type': 'Tour' }, 'no type: Tour'],
    ['a property of another type', { '@type': 'Brand', price: '1' }, 'Brand has no price'],
    ['a value of another kind', { '@type': 'Product', offers: 'cheap' }, 'Product.offers is no'],
    [
      'a thing of another type',
      { '@type': 'Product', offers: { '@type': 'Brand', name: 'C' } },
      'Product.offers is no',
    ],
    ['an address without a site', { '@type': 'Product', image: '/a.png' }, 'Product.image is no'],
    ['a word that its list has not', { ...offer, availability: 'soon' }, 'Offer.availability is no'],
    ['a fault further inside', { ...tour, offers: { ...offer, colour: 'red' } }, 'Offer has no colour'],
  ])('find %s', (_, thing, fault) => {
    expect(faultsOf(thing).join()).toContain(fault);
  });

  it.each([
    ['a product without a price', { ...tour, offers: { '@type': 'Offer' } }, true],
    [
      'a list that counts from nought',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 0 }] },
      false,
    ],
    ['a shop that rates itself', { '@type': 'Organization', aggregateRating: {} }, false],
  ])('with Google’s on top find %s', (_, thing, isInside) => {
    const at = isInside ? (thing as typeof tour).offers : thing;
    expect(missingForGoogle(at)).not.toEqual([]);
  });
});
