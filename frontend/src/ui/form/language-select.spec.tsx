import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { LanguageSelect } from './language-select.js';

const known = Intl.DisplayNames.prototype.of;

beforeEach(() => {
  jest.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function of(this: Intl.DisplayNames, code) {
    if (code !== 'aa' && code !== 'csb') return known.call(this, code);
    return this.resolvedOptions().fallback === 'none' ? undefined : code;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const names = (chosen: string): (string | null)[] => {
  render(
    <IntlProvider locale="en">
      <LanguageSelect chosen={chosen} label="Native language" name="nativeLanguage" />
    </IntlProvider>,
  );
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

it('leaves out languages that have no name', () => {
  const all = names('');
  expect(all).toContain('German');
  expect(all).not.toContain('Aa');
  expect(all).not.toContain('Csb');
});

it('keeps the one that the person has chosen', () => {
  const all = names('csb');
  expect(all).toContain('Csb');
  expect(all).not.toContain('Aa');
});
