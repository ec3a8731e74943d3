import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Stars } from './stars.js';

describe('the stars of a rating', () => {
  afterEach(cleanup);

  it.each([
    [5, [100, 100, 100, 100, 100]],
    [4.7, [100, 100, 100, 100, 70]],
    [3.2, [100, 100, 100, 20, 0]],
    [0, [0, 0, 0, 0, 0]],
  ])('%d fills %j percent of them', (count, percent) => {
    render(
      <IntlProvider locale="en" messages={{ 'reviews.stars': '{count} of 5' }}>
        <Stars count={count} />
      </IntlProvider>,
    );
    const stars = [...screen.getByRole('img', { name: `${count} of 5` }).children];
    const filled = stars.map((star) => parseFloat(star.querySelector<HTMLElement>('[style]')?.style.width ?? '0'));
    expect(filled.map(Math.round)).toEqual(percent);
  });
});
