import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { AddressesPage } from './addresses-page.js';
import type { Address } from './addresses.api.js';

const address = (street: string, isPrimary = false): Address => ({
  uuid: street,
  isPrimary,
  activated: true,
  street,
  streetComplementary: null,
  zip: '00186',
  state: null,
  city: 'Roma',
  country: 'IT',
  companyName: null,
  actions: isPrimary ? ['edit', 'remove'] : ['edit', 'remove', 'set-primary'],
});

/** Answers the list, and records what is sent. */
class Server {
  readonly sent: unknown[] = [];

  constructor(private list: readonly Address[]) {}

  get<T>(): Promise<T> {
    return Promise.resolve(this.list as T);
  }

  send<T>(method: string, path: string, body: unknown): Promise<T> {
    this.sent.push([method, path, body]);
    if (method === 'DELETE') this.list = this.list.filter(({ uuid }) => !path.includes(uuid));
    if (method === 'POST') this.list = [...this.list, address((body as Address).street, this.list.length === 0)];
    return Promise.resolve(this.list as T);
  }
}

const open = (server: Server) =>
  openPage({ page: AddressesPage, path: 'my-addresses', messages: ['addresses'], api: server as never });

describe('the page of addresses', () => {
  beforeEach(() => act(() => startSession({ uuid: 'ada' } as SessionUser, { access_token: 'a' })));
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  it('says what belongs there, and takes the first address', async () => {
    const server = new Server([]);
    await open(server);
    expect(await screen.findByText('No address yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save the address' }));
    expect(await within(dialog).findAllByText(/Enter the street and the number/)).not.toHaveLength(0);
    expect(server.sent).toEqual([]);
    fireEvent.change(within(dialog).getByLabelText('Country'), { target: { value: 'IT' } });
    fireEvent.change(within(dialog).getByLabelText('Street and number'), { target: { value: 'Via Appia 1' } });
    fireEvent.change(within(dialog).getByLabelText('City'), { target: { value: 'Roma' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save the address' }));
    expect(await screen.findByText('Via Appia 1')).toBeTruthy();
    expect(server.sent).toMatchObject([
      ['POST', '/api/addresses', { street: 'Via Appia 1', city: 'Roma', country: 'IT' }],
    ]);
  });

  it('removes an address after its name was confirmed', async () => {
    const server = new Server([address('Home', true), address('Office')]);
    await open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Office' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Office, Roma')).toBeTruthy();
    expect(server.sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByText('Office')).toBeNull());
    expect(server.sent).toEqual([['DELETE', '/api/addresses/Office/remove-address', undefined]]);
    expect(screen.getByText('Home')).toBeTruthy();
  });

  it('offers what the server allows', async () => {
    const server = new Server([address('Home', true), address('Office')]);
    await open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Make Office the primary address' }));
    await waitFor(() => expect(server.sent).toEqual([['PUT', '/api/addresses/Office/set-primary', undefined]]));
    expect(screen.queryByRole('button', { name: 'Make Home the primary address' })).toBeNull();
  });
});
