import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { ResetPasswordPage } from './reset-password-page.js';

const DEAD = 'This link no longer works';

const open = (look: () => Promise<unknown>, search = '?token=abc') =>
  openPage({
    page: ResetPasswordPage,
    path: 'reset-password',
    search,
    messages: ['account'],
    api: { get: look as never },
  });

const refused = (code: string) => () => Promise.reject(new ApiProblem({ status: 422, code }));

describe('the link that sets a new password', () => {
  afterEach(cleanup);

  it.each(['LINK_NOT_VALID', 'VALIDATION_FAILED'])('that is dead (%s) says so on being opened', async (code) => {
    await open(refused(code));
    expect(await screen.findByRole('heading', { name: DEAD })).toBeTruthy();
    expect(document.querySelector('input')).toBeNull();
  });

  it('that was cut off says so without asking', async () => {
    await open(() => Promise.reject(new Error('asked')), '');
    expect(await screen.findByRole('heading', { name: DEAD })).toBeTruthy();
  });

  it('that works asks for the password', async () => {
    const { client } = await open(() => Promise.resolve(undefined));
    await screen.findByRole('button', { name: 'Save the new password' });
    await client.ensureQueryData({ queryKey: ['reset-link', 'abc'] });
    expect(screen.queryByText(DEAD)).toBeNull();
    expect(document.querySelectorAll('input')).toHaveLength(2);
  });

  it('that cannot be looked at asks for it all the same', async () => {
    const { client } = await open(refused('TOO_MANY_REQUESTS'));
    await screen.findByRole('button', { name: 'Save the new password' });
    await client.fetchQuery({ queryKey: ['reset-link', 'abc'], retry: false }).catch(() => undefined);
    expect(screen.queryByText(DEAD)).toBeNull();
  });
});
