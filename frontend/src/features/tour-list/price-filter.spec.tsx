import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { PriceFilter } from './price-filter.js';
import { priceScale } from './price-scale.js';

const scale = priceScale({ amount: 100_000, currency: 'EUR' });

describe('the price filter', () => {
  let asked: [filters: string, minPrice: number][];

  const filter = (filters: string, minPrice = 0) => (
    <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
      <PriceFilter
        prefix="price"
        scale={scale}
        people={2}
        minPrice={minPrice}
        maxPrice={1000}
        onChange={({ minPrice }) => asked.push([filters, minPrice])}
      />
    </SiteProvider>
  );
  const lowest = () => screen.getByRole('slider', { name: 'Lowest price' });
  const moveTo = (value: number) => fireEvent.change(lowest(), { target: { value: String(value) } });

  beforeAll(() => loadMessages('en_US', ['tour-list']));
  beforeEach(() => {
    asked = [];
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('says above its ends from which price on, where no highest one is chosen', () => {
    render(filter('all', 900));
    expect(screen.getByText('from €900')).toBeTruthy();
  });

  it.each([
    [1000, true],
    [0, false],
  ])('lets the hand pull its lowest end away from the highest at %d: %s', (price, isOnTop) => {
    render(filter('all', price));
    expect(lowest().className.includes('z-1')).toBe(isOnTop);
  });

  it('asks once when the hand rests', () => {
    render(filter('all'));
    moveTo(50);
    act(() => jest.advanceTimersByTime(349));
    moveTo(80);
    act(() => jest.advanceTimersByTime(349));
    expect(asked).toEqual([]);
    act(() => jest.advanceTimersByTime(1));
    expect(asked).toEqual([['all', 80]]);
  });

  it('keeps a filter that was chosen while it waited', () => {
    const { rerender } = render(filter('all'));
    moveTo(50);
    rerender(filter('museums'));
    act(() => jest.advanceTimersByTime(350));
    expect(asked).toEqual([['museums', 50]]);
  });

  it.each([
    ['lets go', () => fireEvent.pointerUp(lowest())],
    [
      'goes on to something else',
      () => {
        fireEvent.blur(lowest());
        act(() => jest.advanceTimersByTime(0));
      },
    ],
  ])('asks at once when the hand %s, and not again', (_, leave) => {
    render(filter('all'));
    moveTo(50);
    leave();
    expect(asked).toEqual([['all', 50]]);
    act(() => jest.advanceTimersByTime(350));
    expect(asked).toHaveLength(1);
  });

  describe('where an end is typed beyond the other', () => {
    const settled: object[] = [];
    const yen = priceScale({ amount: 178_450, currency: 'JPY' });
    const limited = (
      <SiteProvider site={{ locale: 'en_US', currency: 'JPY' }}>
        <PriceFilter
          prefix="price"
          scale={yen}
          people={2}
          minPrice={0}
          maxPrice={168}
          onChange={(prices) => settled.push(prices)}
        />
      </SiteProvider>
    );
    const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From, in JPY' });
    const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To, in JPY' });
    const type = (field: HTMLElement, value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.keyDown(field, { key: 'Enter' });
    };
    beforeEach(() => void settled.splice(0));

    it('asks for no limit where a field was emptied, and for the same where it holds no number', () => {
      render(limited);
      type(to(), 'cheap');
      type(to(), ' ');
      expect(settled).toEqual([
        { minPrice: 0, maxPrice: 168 },
        { minPrice: 0, maxPrice: 1000 },
      ]);
    });

    it('says so at the field, keeps what was typed, and asks for nothing', () => {
      render(limited);
      expect(to().value).toBe('30000');
      type(from(), '90000');
      expect(settled).toEqual([]);
      expect(from().value).toBe('90000');
      expect(from().getAttribute('aria-invalid')).toBe('true');
      const problem = document.getElementById(from().getAttribute('aria-describedby') ?? '');
      expect(problem?.textContent).toBe('The lowest price may not be above the highest, ¥30,000.');
      expect(to().getAttribute('aria-invalid')).toBeNull();
    });

    it('takes both once they fit', () => {
      render(limited);
      type(from(), '90000');
      type(to(), '120000');
      expect(settled).toEqual([{ minPrice: yen.euros('minPrice', 90_000), maxPrice: yen.euros('maxPrice', 120_000) }]);
      expect(screen.getByRole('alert').textContent).toBe('');
    });

    it('takes the corrected end alone', () => {
      render(limited);
      type(from(), '90000');
      type(from(), '9000');
      expect(settled).toEqual([{ minPrice: yen.euros('minPrice', 9_000), maxPrice: 168 }]);
    });
  });
});
