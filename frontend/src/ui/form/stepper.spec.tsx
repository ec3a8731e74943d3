import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { Stepper } from './stepper.js';

function Adults() {
  const [value, setValue] = useState(2);
  return <Stepper label="Adults" name="Adults" value={value} onChange={setValue} least={1} most={3} />;
}

describe('a small number', () => {
  beforeAll(() => loadMessages('en_US'));
  afterEach(cleanup);

  it('goes to its ends and no further, and its button keeps the focus there', () => {
    render(
      <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
        <Adults />
      </SiteProvider>,
    );
    const [less, more] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    const press = (button: HTMLElement): void => {
      button.focus();
      fireEvent.click(button);
    };
    press(less);
    expect(document.activeElement).toBe(less);
    expect(less.getAttribute('aria-disabled')).toBe('true');
    expect(less.matches(':disabled')).toBe(false);
    press(less);
    expect(screen.getByRole('status').textContent).toBe('1');
    for (let times = 0; times < 3; times += 1) press(more);
    expect(screen.getByRole('status').textContent).toBe('3');
    expect(less.getAttribute('aria-disabled')).toBeNull();
  });
});
