import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Query } from '../../api/api.js';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { openPage } from '../../testing/open-page.js';
import { FaqPage } from './faq-page.js';
import { aCmsEntry } from '../../shared/cms/testing/a-cms-entry.js';

const question = (slug: string, title: string, html: string): CmsEntry =>
  aCmsEntry({
    id: `id-of-${slug}`,
    slug,
    language: 'en_US',
    fallback: false,
    title,
    summary: '',
    html,
    sections: [],
    publishedOn: null,
    changedAt: '2027-05-01T08:00:00.000Z',
    image: null,
    wideImage: null,
    shareImage: null,
    details: { topic: 'changes' },
  });

const questions = [
  question('refund', 'Do I get a refund?', '<p>Yes, in time.</p>'),
  question('rain', 'What if it rains?', '<p>The tour takes place.</p>'),
];

/** Knows two questions, and finds the first whatever is asked; remembers what it was asked, and what was given up. */
class FaqOfTwo {
  readonly searched: unknown[] = [];
  readonly givenUp: unknown[] = [];

  constructor(private readonly answers: (q: unknown) => Promise<readonly string[]>) {}

  get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
    if (path !== '/api/faq/search') return Promise.resolve(questions as T);
    const { q } = query;
    this.searched.push(q);
    signal?.addEventListener('abort', () => this.givenUp.push(q));
    return this.answers(q) as Promise<T>;
  }
}

async function openAt(search: string, api: FaqOfTwo) {
  const { router } = await openPage({ page: FaqPage, path: 'faq', search, messages: ['faq'], api });
  await screen.findByText('Do I get a refund?');
  return router;
}

async function open(answers: (q: unknown) => Promise<readonly string[]>): Promise<FaqOfTwo> {
  const api = new FaqOfTwo(answers);
  await openAt('', api);
  return api;
}

const type = (text: string): void => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const refund = (): Promise<readonly string[]> => Promise.resolve(['id-of-refund']);

afterEach(cleanup);

describe('who searches the questions', () => {
  it('is answered at once by those that hold the words, and the server is not asked', async () => {
    const api = await open(refund);
    type('refund');
    expect(screen.getByRole('status').textContent).toBe('1\u00A0question');
    expect(screen.queryByText('What if it rains?')).toBeNull();
    expect(api.searched).toEqual([]);
  });

  it('is told what comes close where nothing holds the words', async () => {
    const api = await open(refund);
    type('refumd');
    expect(screen.getByRole('status').textContent).toBe('Searching…');
    await screen.findByText('Nothing matches exactly; 1 question comes close');
    expect(screen.getByText('Do I get a refund?')).toBeTruthy();
    expect(screen.queryByText('What if it rains?')).toBeNull();
    expect(api.searched).toEqual(['refumd']);
  });

  it('is told that there is nothing, also where the server does not say', async () => {
    await open((q) => (q === 'physics' ? Promise.resolve([]) : Promise.reject(new Error('No server'))));
    type('physics');
    await screen.findByText('Nothing here answers that');
    type('chemistry');
    await screen.findByText('Searching…');
    await screen.findByText('Nothing here answers that');
  });

  it('is told about the last words only, and those before are asked for no longer', async () => {
    const api = await open((q) => (q === 'refumd' ? new Promise(() => undefined) : refund()));
    type('refumd');
    await waitFor(() => expect(api.searched).toEqual(['refumd']));
    type('refumds');
    await screen.findByText('Nothing matches exactly; 1 question comes close');
    expect(api.searched).toEqual(['refumd', 'refumds']);
    expect(api.givenUp).toEqual(['refumd']);
  });

  it('has the words in the address after a pause, in the place of those before, and goes on typing', async () => {
    const router = await openAt('', new FaqOfTwo(refund));
    const addresses: string[] = [];
    router.history.subscribe(({ action, location }) => addresses.push(`${action.type} ${location.href}`));
    const box = screen.getByRole('searchbox');
    box.focus();
    type('re');
    type('refund');
    await waitFor(() => expect(addresses).toEqual(['REPLACE /en_US/EUR/faq?q=refund']));
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(document.activeElement).toBe(box);
    type('  ');
    await waitFor(() => expect(addresses.slice(1)).toEqual(['REPLACE /en_US/EUR/faq']));
    expect(router.history.length).toBe(1);
  });
});
