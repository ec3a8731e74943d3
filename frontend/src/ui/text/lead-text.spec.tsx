import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { LeadText } from './lead-text.js';

afterEach(cleanup);

it.each([
  ['現地ガイドによるプライベートツアー', ['ガイド', 'プライベートツアー']],
  ['ヴィクトゥアーリエン市場へ', ['ヴィクトゥアーリエン']],
  ['都市も、街も。', []],
  ['Private tours with local guides', []],
])('keeps words in katakana whole, and says the same: %s', (text, whole) => {
  const { container } = render(<LeadText of={text} />);
  expect(container.textContent).toBe(text);
  const kept = [...container.querySelectorAll('span')].map((span) => span.textContent);
  expect(kept).toEqual(whole);
});
