import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { DatePicker } from './date-picker.js';

const shown = (value: string | undefined) =>
  render(
    <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
      <DatePicker
        label="When"
        name="When"
        hint="In the city's own time"
        placeholder="Any day"
        value={value}
        onChange={() => undefined}
      />
    </SiteProvider>,
  );

const told = (): string[] =>
  (screen.getByLabelText('When').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

describe('a day to choose', () => {
  beforeAll(() => loadMessages('en_US'));
  afterEach(cleanup);

  it('is told to who does not see it', () => {
    shown('2027-05-02');
    expect(told()).toEqual(["In the city's own time", 'May 2, 2027']);
  });

  it('says so where there is none yet', () => {
    shown(undefined);
    expect(told()).toEqual(["In the city's own time", 'Any day']);
  });
});
