import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { toggleTheme } from '../../session/theme.js';
import { openPage } from '../../testing/open-page.js';
import { ThemeChoice } from './theme-choice.js';

const { classList } = document.documentElement;
const forget = () => {
  classList.remove('dark', 'light');
  localStorage.clear();
};

beforeEach(forget);
afterEach(() => {
  cleanup();
  forget();
});

it('chooses light, dark, or what the device has, and follows the switch of the page', async () => {
  await openPage({ page: ThemeChoice, path: 'account', messages: ['account'], api: {} as never });
  const choice = (await screen.findByLabelText('Theme')) as HTMLSelectElement;
  expect(choice.value).toBe('system');
  fireEvent.change(choice, { target: { value: 'dark' } });
  expect([classList.contains('dark'), localStorage.getItem('theme'), choice.value]).toEqual([true, 'dark', 'dark']);
  act(toggleTheme);
  expect((await screen.findByDisplayValue('Light')).isConnected).toBe(true);
  fireEvent.change(choice, { target: { value: 'system' } });
  expect([classList.contains('light'), localStorage.getItem('theme'), choice.value]).toEqual([false, null, 'system']);
});
