import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Dotted } from './dotted.js';

it('keeps facts apart for who hears or copies them', () => {
  const { container } = render(
    <Dotted>
      Rome
      <b>3 hr</b>
    </Dotted>,
  );
  expect(container.textContent?.trim()).toBe('Rome 3 hr');
});
