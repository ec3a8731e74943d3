import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { TextInput } from './text-input.js';

afterEach(cleanup);

it.each([
  ['en', '{label} <quiet>(optional)</quiet>', 'Company', 'Company (optional)'],
  ['ja', '{label}<quiet>（任意）</quiet>', '会社名', '会社名（任意）'],
])('a field that may stay empty says so as its language writes it: %s', (locale, text, label, named) => {
  const { container } = render(
    <IntlProvider locale={locale} messages={{ 'common.field.optional': text }}>
      <TextInput label={label} name="company" optional />
    </IntlProvider>,
  );
  expect(container.querySelector('label')?.textContent).toBe(named);
});
