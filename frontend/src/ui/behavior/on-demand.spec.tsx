import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { onDemand } from './on-demand.js';
import { Toasts } from '../feedback/toasts.js';

const NO_CONNECTION = /^We cannot be reached/;

/** Does not come the first time. */
const onSecondTry = <Props extends object>(Part: ComponentType<Props>) =>
  jest
    .fn<() => Promise<ComponentType<Props>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Part);

function show(Page: ComponentType): void {
  render(
    <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
      <h1>The page</h1>
      <Page />
      <Toasts />
    </SiteProvider>,
  );
}

describe('a part whose script does not come', () => {
  beforeAll(() => loadMessages('en_US'));
  afterEach(cleanup);

  it('is closed with a word where it can be closed, and opened by the next click', async () => {
    const Part = onDemand(onSecondTry((_: { onClose: () => void }) => <p>The window</p>));
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen && <Part onClose={() => setOpen(false)} />}
        </>
      );
    }
    show(Page);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    const word = await screen.findByText(NO_CONNECTION);
    expect(screen.getByRole('status').contains(word)).toBe(true);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('The window')).toBeTruthy();
  });

  it('says so in its place where it cannot, and comes with the next try', async () => {
    const Part = onDemand(
      onSecondTry(() => <p>The calendar</p>),
      <p>Soon</p>,
    );
    show(Part);
    expect(screen.getByText('Soon')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toMatch(NO_CONNECTION);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The calendar')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that was only prepared is asked for anew when it is shown', async () => {
    const load = onSecondTry(() => <p>The menu</p>);
    const Part = onDemand(load);
    Part.prepare();
    show(Part);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('The menu')).toBeTruthy();
  });

  it('is asked for once when it has come', async () => {
    const load = jest.fn(async () => () => <p>The menu</p>);
    const Part = onDemand(load);
    show(Part);
    await screen.findByText('The menu');
    cleanup();
    show(Part);
    expect(screen.getByText('The menu')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
