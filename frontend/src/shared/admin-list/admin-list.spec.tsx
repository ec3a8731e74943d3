import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from '@tanstack/react-router';
import { ApiProblem } from '../../api/api.js';
import { apiQuery } from '../../api/query.js';
import { openPage } from '../../testing/open-page.js';
import { AdminList } from './admin-list.js';
import type { PageOfList } from './admin-list.types.js';

interface Mail {
  readonly id: string;
  readonly recipient: string;
}

const mails: readonly Mail[] = [
  { id: '1', recipient: 'ada@example.com' },
  { id: '2', recipient: 'bob@example.com' },
];
const pageOf = (items: readonly Mail[], totalItems = items.length, hasMore = false) => ({
  items,
  pagination: { page: 1, size: 25, totalItems, totalPages: Math.ceil(totalItems / 25), hasMore },
});

interface Asked {
  readonly path: string;
  readonly query: unknown;
}

let asked: Asked[];
let answer: (query: unknown) => Promise<unknown>;

function Mails() {
  const search = useLocation({ select: (location) => location.search }) as Readonly<Record<string, string>>;
  return (
    <AdminList<Mail>
      title="Mails"
      path="/admin/mails"
      search={search}
      query={apiQuery('/api/admin/mails', search) as never}
      columns={[
        { key: 'recipient', title: 'Recipient', cell: ({ recipient }) => recipient, sort: 'recipient' },
        { key: 'id', title: 'Number', cell: ({ id }) => id },
      ]}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/mails/${id}`}
      searchLabel="Address"
      filters={[{ name: 'state', label: 'Status', choices: [{ value: 'sent', text: 'Gone' }] }]}
      views={[{ text: 'Only gone', search: { state: 'sent' } }]}
      bulk={(chosen) => <span>{chosen.map(({ recipient }) => recipient).join(' + ')}</span>}
      empty="Mails come here."
    />
  );
}

const open = (search = '') =>
  openPage({
    page: Mails,
    path: 'admin/mails',
    search,
    messages: ['admin-list'],
    api: {
      get: (path, query) => {
        asked.push({ path, query });
        return answer(query);
      },
    },
  });

const addressOf = (link: HTMLElement): string | null => link.getAttribute('href');

describe('a list of the team', () => {
  beforeEach(() => {
    asked = [];
    answer = () => Promise.resolve(pageOf(mails) satisfies PageOfList<Mail>);
  });
  afterEach(cleanup);

  it('shows a page of rows that lead to their records', async () => {
    await open();
    expect(addressOf(await screen.findByRole('link', { name: 'ada@example.com' }))).toBe('/en_US/EUR/admin/mails/1');
    expect(screen.getByText('1–2 of 2')).toBeTruthy();
  });

  it('says when there are more than it has counted', async () => {
    answer = () => Promise.resolve(pageOf(mails, 10_000, true));
    await open();
    expect(await screen.findByText('1–2 of 10,000+')).toBeTruthy();
  });

  it('sorts by its heads, in the address and for those who listen', async () => {
    await open('?sort=recipient&page=3');
    const head = await screen.findByRole('columnheader', { name: 'Recipient' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(addressOf(within(head).getByRole('link'))).toBe('/en_US/EUR/admin/mails?sort=-recipient');
    expect(within(screen.getByRole('columnheader', { name: 'Number' })).queryByRole('link')).toBeNull();
  });

  it('filters in the address, and takes a filter away by its chip', async () => {
    const { router } = await open();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), { target: { value: 'sent' } });
    const chip = await screen.findByRole('button', { name: 'Remove the filter Status: Gone' });
    expect(router.state.location.search).toEqual({ state: 'sent' });
    expect(screen.getByRole('link', { name: 'Only gone' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(chip);
    await screen.findByText('1–2 of 2');
    expect(router.state.location.search).toEqual({});
  });

  it('looks for words once they are sent', async () => {
    const { router } = await open('?state=sent');
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Address' }), { target: { value: ' ada ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('button', { name: 'Remove the filter Search: ada' });
    expect(router.state.location.search).toEqual({ state: 'sent', query: 'ada' });
  });

  it('says that nothing matches, and leads back to everything', async () => {
    answer = () => Promise.resolve(pageOf([]));
    await open('?state=sent');
    expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
    expect(addressOf(screen.getByRole('link', { name: 'Show everything' }))).toBe('/en_US/EUR/admin/mails');
  });

  it('says what belongs here as long as there is nothing', async () => {
    answer = () => Promise.resolve(pageOf([]));
    await open();
    expect(await screen.findByText('Mails come here.')).toBeTruthy();
  });

  it('says what failed, and asks again', async () => {
    answer = () => Promise.reject(new ApiProblem({ status: 403, code: 'FORBIDDEN', detail: 'Not for you.' }));
    await open();
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    answer = () => Promise.resolve(pageOf(mails));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'ada@example.com' })).toBeTruthy();
  });

  it('lets rows be chosen, one by one and all', async () => {
    await open();
    const [first] = await screen.findAllByRole('checkbox', { name: 'Select this row' });
    fireEvent.click(first!);
    expect(await screen.findByText('1 row selected')).toBeTruthy();
    expect(screen.getAllByText('ada@example.com')).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(await screen.findByText('ada@example.com + bob@example.com')).toBeTruthy();
  });

  it('gives the filtered list as a file', async () => {
    await open('?state=sent&page=2');
    await screen.findByText('1–2 of 2');
    fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await screen.findByText('1–2 of 2');
    expect(asked.at(-1)).toMatchObject({ path: '/api/admin/mails', query: { state: 'sent', format: 'csv' } });
  });
});
