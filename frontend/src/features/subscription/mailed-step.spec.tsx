import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Api, ApiProblem } from '../../api/api.js';
import { createQueryClient } from '../../api/query.js';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import type { LinkKind } from './mailed-link.api.js';
import { MailedStep } from './mailed-step.js';

const DEAD = 'This link is no longer valid';

interface Link {
  readonly used: boolean;
  readonly email: string;
}

const noLink = () => Promise.reject(new ApiProblem({ status: 404, code: 'NOT_FOUND', detail: 'No such link' }));

/** What the link is to who looks at it; to who follows it, it is none any more. Takes every address. */
const apiWith = (link: Link | undefined) =>
  ({
    get: () => (link ? Promise.resolve(link) : noLink()),
    send: (_method: string, path: string) => (path === '/api/newsletter' ? Promise.resolve() : noLink()),
  }) as unknown as Api;

function open(link?: Link, kind: LinkKind = 'confirm'): void {
  const api = apiWith(link);
  const root = createRootRouteWithContext<{ api: Api }>()({
    component: () => <MailedStep kind={kind} token="old" />,
  });
  const router = createRouter({ context: { api }, routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient(api)}>
      <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>,
  );
}

describe('the link of a mail', () => {
  beforeAll(() => loadMessages('en_US', ['subscription']));
  afterEach(cleanup);

  const askForAnother = async (): Promise<void> => {
    await screen.findByText(DEAD);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ada@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    await screen.findByText('ada@example.com');
    expect(screen.queryByText(DEAD)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  };

  it('that is dead says so at once, until a new one is on its way', async () => {
    open();
    await askForAnother();
  });

  it('that has died since the page was opened says so when it is followed', async () => {
    open({ used: false, email: 'a•••@example.com' });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await askForAnother();
  });

  it.each([
    ['confirm', 'You are already on the list'],
    ['leave', 'You are already off the list'],
  ] as const)('that has been used to %s says so and asks for nothing', async (kind, said) => {
    open({ used: true, email: 'a•••@example.com' }, kind);
    await screen.findByRole('heading', { name: said });
    expect(screen.queryByText(/link/i)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
