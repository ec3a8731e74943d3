import { describe, expect, it } from '@jest/globals';
import { firstChoice } from './booking-choice.js';
import { aTour, anOption } from './testing/a-tour.js';
import { usualOffer } from './usual-offer.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const perGroup = anOption({
  prices: { kind: 'per-group', bands: [{ upTo: 4, price: eur(20_000) }], extraPerson: eur(2500) },
});
const perPerson = anOption({ prices: { kind: 'per-person', adult: eur(4500), child: eur(2000), infant: eur(0) } });

const kindsFor = (option: typeof perGroup, travellers: { adults: number; children: number; infants: number }) => {
  const tour = aTour({ options: [option] });
  return usualOffer(tour, { ...firstChoice(tour, 'en_US'), travellers }).steps.map(({ kind }) => kind);
};

describe('the place of an offer that is not known yet', () => {
  it('has the lines of a private group, and one for those who are more', () => {
    expect(kindsFor(perGroup, { adults: 2, children: 0, infants: 0 })).toEqual(['group']);
    expect(kindsFor(perGroup, { adults: 4, children: 1, infants: 0 })).toEqual(['group', 'extra-persons']);
  });

  it('has a line for each kind of traveller where each pays', () => {
    expect(kindsFor(perPerson, { adults: 2, children: 0, infants: 0 })).toEqual(['adults']);
    expect(kindsFor(perPerson, { adults: 2, children: 1, infants: 1 })).toEqual(['adults', 'children', 'infants']);
  });

  it('has the line of the rate where the tour is priced in another currency', () => {
    const tour = aTour({ options: [perGroup], originalCurrency: 'JPY' });
    const { price, priceOriginalCurrency, rate } = usualOffer(tour, firstChoice(tour, 'en_US'));
    expect([price.currency, priceOriginalCurrency.currency, rate.from, rate.to]).toEqual(['EUR', 'JPY', 'JPY', 'EUR']);
  });
});
