import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { loadMessages } from '../i18n/intl.js';
import { SiteProvider } from '../i18n/site.js';
import { Combobox } from './combobox.js';
// Loaded with the test, which need not wait for it then.
import './combobox-list.js';

const shown = (focused: boolean) =>
  render(
    <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
      <Combobox
        label="Where"
        name="Where"
        text=""
        onText={() => undefined}
        options={[]}
        onPick={() => undefined}
        empty={null}
        focused={focused}
      />
    </SiteProvider>,
  );

describe('a field that suggests', () => {
  beforeAll(() => loadMessages('en_US'));
  afterEach(cleanup);

  it('has the focus at once, and keeps it when its list has come, where it opens a window', async () => {
    shown(true);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    const withList = await screen.findByRole('combobox');
    expect(document.activeElement).toBe(withList);
  });

  it('leaves the focus where it is on a page', () => {
    shown(false);
    expect(document.activeElement).toBe(document.body);
  });
});
