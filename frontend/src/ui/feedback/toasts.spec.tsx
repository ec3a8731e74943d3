import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { announce, showToast } from './toast-store.js';
import { Toasts } from './toasts.js';

const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

describe('a toast', () => {
  beforeEach(async () => {
    await loadMessages('en_US');
    jest.useFakeTimers();
    render(
      <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
        <Toasts />
      </SiteProvider>,
    );
    act(() => showToast('Saved'));
  });

  afterEach(() => {
    wait(10_000);
    cleanup();
    jest.useRealTimers();
  });

  it('is a status that goes after five seconds', () => {
    expect(screen.getByRole('status').textContent).toContain('Saved');
    wait(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits while it is pointed at, and then has its five seconds again', () => {
    wait(4000);
    fireEvent.pointerEnter(screen.getByText('Saved').parentElement as HTMLElement);
    wait(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByText('Saved').parentElement as HTMLElement);
    wait(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('waits while its button has the focus', () => {
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    wait(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
  });

  it('does not take the focus away with it when the pointer leaves', () => {
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    fireEvent.pointerEnter(screen.getByText('Saved').parentElement as HTMLElement);
    fireEvent.pointerLeave(screen.getByText('Saved').parentElement as HTMLElement);
    wait(20_000);
    expect(document.activeElement).toBe(close);
    act(() => close.blur());
  });

  it('is closed by its button', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is only spoken where the page shows it already', () => {
    act(() => announce('In your cart'));
    expect(screen.getByRole('status').textContent).toContain('In your cart');
    expect(screen.getByText('In your cart').className).toBe('sr-only');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
