import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { Combobox } from './combobox.js';
// Loaded with the test, which need not wait for it then.
import './combobox-list.js';

function Where({ focused, opensEmpty = true }: { focused: boolean; opensEmpty?: boolean }) {
  const [text, setText] = useState('');
  const given = { text, onText: setText, options: [], onPick: () => undefined, empty: 'Popular cities', focused };
  return <Combobox label="Where" name="Where" opensEmpty={opensEmpty} {...given} />;
}

const shown = (focused: boolean, opensEmpty = true) =>
  render(
    <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
      <Where focused={focused} opensEmpty={opensEmpty} />
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

  it('opens its list where it came while somebody looks for a city', async () => {
    shown(true);
    await screen.findByRole('combobox');
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });

  it('opens its list for letters that were typed before it came', async () => {
    shown(true, false);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Lyon' } });
    expect(await screen.findByRole('combobox')).toHaveProperty('value', 'Lyon');
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });

  it('waits for letters where it has nothing to show before', async () => {
    shown(true, false);
    await screen.findByRole('combobox');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps its list closed where what is typed was sent before it came, until somebody types on', async () => {
    shown(true);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    const withList = await screen.findByRole('combobox');
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.change(withList, { target: { value: 'Lyon' } });
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });
});
