import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { NotificationSettingsPage } from './notification-settings-page.js';

const SETTINGS = [
  { topic: 'bookings', bell: true },
  { topic: 'messages', bell: true, mail: true },
];

describe('the choice of what one hears of', () => {
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    act(() => startSession({ uuid: 'ada' } as SessionUser, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  const open = (answer: (body: object) => Promise<unknown>) =>
    openPage({
      page: NotificationSettingsPage,
      path: 'notification-settings',
      messages: ['notification-settings'],
      api: {
        get: () => Promise.resolve({ settings: SETTINGS }),
        send: (_: string, path: string, body: object) => {
          sent.push([path, body]);
          return answer(body);
        },
      } as never,
    });
  const messages = () => within(screen.getByRole('group', { name: 'Messages' }));

  it('offers the bell and the mail only where they can be left out', async () => {
    await open(() => Promise.resolve({ settings: SETTINGS }));
    const bookings = within(await screen.findByRole('group', { name: 'Your bookings' }));
    expect(bookings.getAllByRole('checkbox')).toHaveLength(1);
    expect(
      messages()
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    ).toEqual([true, true]);
  });

  it('keeps a choice at once', async () => {
    const settings = [{ topic: 'messages', bell: true, mail: false }];
    await open(() => Promise.resolve({ settings }));
    fireEvent.click((await screen.findAllByLabelText('By mail'))[0] as HTMLElement);
    await waitFor(() => expect(sent).toEqual([['/api/me/notification-settings', { topic: 'messages', mail: false }]]));
    await waitFor(() => expect(messages().getByLabelText<HTMLInputElement>('By mail').checked).toBe(false));
  });

  it('shows what is kept, and says why, where a choice could not be', async () => {
    await open(() => Promise.reject(new ApiProblem({ status: 503, detail: 'Please try again.' } as never)));
    fireEvent.click((await screen.findAllByLabelText('By mail'))[0] as HTMLElement);
    expect(await messages().findByText('Please try again.')).toBeTruthy();
    expect(messages().getByLabelText<HTMLInputElement>('By mail').checked).toBe(true);
  });
});
