import { Suspense } from 'react';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { RecruitmentPage } from './recruitment-page.js';

const entry = { slug: 'recruitment', title: 'Guide with us', summary: '', html: '<p>Come</p>', language: 'en_US' };
const people = {
  traveller: { role: 4, status: 'active' },
  guide: { role: 3, status: 'guide_approved' },
} as const;

let applied = 0;

async function open(who?: keyof typeof people): Promise<void> {
  await openPage({
    page: () => (
      <Suspense>
        <RecruitmentPage onApply={who === 'traveller' ? () => (applied += 1) : undefined} />
      </Suspense>
    ),
    path: 'recruitment',
    messages: ['cms-pages'],
    api: {
      get: (path: string) => Promise.resolve(path.includes('entries') || path.includes('cms') ? [entry] : {}),
    } as never,
  });
  const user = who && ({ uuid: who, firstName: 'Carla', lastName: 'Rossi', ...people[who] } as SessionUser);
  if (user) act(() => startSession(user, { access_token: 'a' }));
}

afterEach(() => {
  act(endSession);
  cleanup();
});

it('greets who guides already, and leads them to their missions', async () => {
  await open('guide');
  expect((await screen.findByText(/Good to see you/)).textContent).toContain('Carla');
  expect(screen.getByRole('link', { name: 'Guide dashboard' }).getAttribute('href')).toBe('/en_US/EUR/guide-missions');
  expect(screen.queryByRole('link', { name: 'Apply as a guide' })).toBeNull();
});

it('leads a visitor to an account as a guide', async () => {
  await open();
  const apply = await screen.findByRole('link', { name: 'Apply as a guide' });
  expect(apply.getAttribute('href')).toBe('/en_US/EUR/signup?type=guide');
  expect(screen.queryByText(/Good to see you/)).toBeNull();
});

it('begins the application of somebody who is signed in', async () => {
  await open('traveller');
  fireEvent.click(await screen.findByRole('button', { name: 'Apply as a guide' }));
  expect(applied).toBe(1);
});
