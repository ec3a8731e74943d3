import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { PriceFilter } from './price-filter.js';
import { priceScale } from './price-scale.js';

const scale = priceScale({ amount: 100_000, currency: 'EUR' });

describe('the price filter', () => {
  let asked: [filters: string, minPrice: number][];

  const filter = (filters: string) => (
    <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
      <PriceFilter
        prefix="price"
        scale={scale}
        minPrice={0}
        maxPrice={1000}
        onChange={({ minPrice }) => asked.push([filters, minPrice])}
      />
    </SiteProvider>
  );
  const lowest = () => screen.getByRole('slider', { name: 'Lowest price' });
  const moveTo = (value: number) => fireEvent.change(lowest(), { target: { value: String(value) } });

  beforeAll(() => loadMessages('en_US', ['tours']));
  beforeEach(() => {
    asked = [];
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
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
    ['goes on to something else', () => fireEvent.blur(lowest())],
  ])('asks at once when the hand %s, and not again', (_, leave) => {
    render(filter('all'));
    moveTo(50);
    leave();
    expect(asked).toEqual([['all', 50]]);
    act(() => jest.advanceTimersByTime(350));
    expect(asked).toHaveLength(1);
  });
});
