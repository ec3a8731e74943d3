import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { usePreventScroll } from 'react-aria';
import { inlineStyles } from './inline-styles.js';

function Dialog() {
  usePreventScroll();
  return <p>Open</p>;
}

beforeEach(() => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('are the ones that React Aria puts into the head on iOS', () => {
  const { unmount } = render(<Dialog />);
  const texts = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(texts).toEqual(inlineStyles);
  unmount();
});
