import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { emptyForm } from './checkout-form.js';
import { rememberedForm, rememberForm } from './checkout-memory.js';
import { TravellerStep } from './traveller-step.js';

const open = (at = 'checkout') =>
  openPage({
    page: TravellerStep,
    path: 'checkout',
    at,
    messages: ['checkout'],
    api: { get: () => Promise.resolve({ phone: null }) } as never,
  });

const submit = async () => {
  const next = await screen.findByRole('button', { name: /^Continue/ });
  await act(async () => void fireEvent.click(next));
};

afterEach(cleanup);

it.each(['passengerEmail', 'passengerGetsMails'])(
  'opens at the field that the review leads back to: %s',
  async (name) => {
    rememberForm({ ...emptyForm, travelerType: 'somebody-else' });
    await open(`checkout#field-${name}`);
    await screen.findByRole('button', { name: /^Continue/ });
    expect(document.activeElement?.id).toBe(`field-${name}`);
    sessionStorage.clear();
  },
);

describe('what is typed', () => {
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    sessionStorage.clear();
  });

  const typed = async (text: string) => {
    await open();
    const firstName = await screen.findByLabelText<HTMLInputElement>('First name');
    jest.useFakeTimers();
    firstName.focus();
    fireEvent.input(firstName, { target: { value: text } });
  };

  it('is kept after a pause, while its field still has the focus', async () => {
    await typed('Ad');
    expect(rememberedForm().firstName).toBe('');
    jest.advanceTimersByTime(1000);
    expect(rememberedForm().firstName).toBe('Ad');
  });

  it('is kept at once where the page is left in the middle of a word', async () => {
    await typed('Ad');
    window.dispatchEvent(new Event('pagehide'));
    expect(rememberedForm().firstName).toBe('Ad');
  });

  it('is kept at once where the page is put away, and only then', async () => {
    await typed('Ad');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(rememberedForm().firstName).toBe('');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(rememberedForm().firstName).toBe('Ad');
  });

  it('is not kept again by a page that is left after the traveller has gone on', async () => {
    await typed('Ad');
    jest.advanceTimersByTime(1000);
    sessionStorage.clear();
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    expect(rememberedForm().firstName).toBe('');
  });
});

describe('what is wrong with the travellers', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('is told of a passenger only as long as one is asked for, and the focus stays where it is', async () => {
    await open();
    const [myself, another] = await screen.findAllByRole('radio');
    if (!myself || !another) throw new Error('One travels oneself or pays for another');
    fireEvent.click(another);
    await submit();
    const told = () => within(screen.getByRole('alert')).getAllByRole('link').length;
    const ofBoth = told();
    myself.focus();
    fireEvent.click(myself);
    expect(told()).toBe(4);
    expect(ofBoth).toBe(7);
    expect(document.activeElement).toBe(myself);
    fireEvent.click(another);
    expect(told()).toBe(ofBoth);
  });
});
