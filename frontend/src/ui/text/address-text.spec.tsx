import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { AddressText } from './address-text.js';

afterEach(cleanup);

it.each([
  ['Parliament Square, London SW1P 3JX', ['London SW1P 3JX']],
  ['5-1-60 Namba, Chuo-ku, Osaka 542-0076, Japan', ['5-1-60 Namba,', 'Osaka 542-0076,']],
  ['Praça dos Restauradores, 1250-187 Lisboa, Portugal', ['1250-187 Lisboa,']],
  ['Av. Juárez s/n, Centro Histórico, 06050 Ciudad de México, Mexico', ['06050 Ciudad de México,']],
  ['〒111-0034 東京都台東区雷門2-18-9', ['〒111-0034', '東京都台東区雷門2-18-9']],
  ['El-Tahrir Square, Cairo, Egypt', []],
])('keeps a postcode with its town, and the whole as it is: %s', (address, whole) => {
  const { container } = render(<AddressText of={address} />);
  expect(container.textContent).toBe(address);
  expect([...container.querySelectorAll('.inline-block')].map(({ textContent }) => textContent)).toEqual(whole);
});
