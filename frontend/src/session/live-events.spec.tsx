import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRootRouteWithContext, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { Api } from '../api/api.js';
import { useLiveEvents } from './live-events.js';
import { endSession, startSession, type SessionUser } from './session.js';

const USER = { uuid: '0192', firstName: 'Ada', role: 4, isPro: false } as SessionUser;
const api = { get: () => Promise.resolve({}) } as unknown as Api;
const routeTree = createRootRouteWithContext<{ api: Api }>()();
const router = createRouter({ routeTree, context: { api } });

interface Connection {
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

let connections: Connection[];
let isHidden: boolean;

function connect(_: unknown, { signal }: { signal: AbortSignal }): Promise<Response> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      connections.push({ say: (text) => controller.enqueue(encoder.encode(text)), signal });
      signal.addEventListener('abort', () => controller.error(new Error('aborted')));
    },
  });
  return Promise.resolve(new Response(body));
}

function Screen({ types, heard }: { types: readonly string[]; heard: string[] }) {
  useLiveEvents(types, ({ type, data }) => heard.push(`${type} ${data}`));
  return null;
}

const show = (hidden: boolean): void => {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const connected = (count: number): Promise<void> => waitFor(() => expect(connections).toHaveLength(count));
const at = (place: number): Connection => {
  const connection = connections[place];
  if (!connection) throw new Error(`There is no connection ${place}`);
  return connection;
};

describe('live events', () => {
  beforeEach(() => {
    connections = [];
    isHidden = false;
    jest.spyOn(globalThis, 'fetch').mockImplementation(connect as typeof fetch);
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    act(() => startSession(USER, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
    jest.restoreAllMocks();
  });

  const renderTwo = (first: string[], second: string[]) =>
    render(
      <RouterContextProvider router={router}>
        <Screen types={['unread']} heard={first} />
        <Screen types={['missions-changed']} heard={second} />
      </RouterContextProvider>,
    );

  it('come over one connection to all parts of the page, each of which hears its own', async () => {
    const [first, second]: [string[], string[]] = [[], []];
    renderTwo(first, second);
    await connected(1);
    act(() => at(0).say('id: 4\nevent: unread\ndata: {"unread":2}\n\nevent: missions-changed\ndata: {}\n\n'));
    await waitFor(() => expect(second).toEqual(['missions-changed {}']));
    expect(first).toEqual(['unread {"unread":2}']);
    expect(connections).toHaveLength(1);
  });

  it('end while nobody sees the page, and come again with the word to ask for what was missed', async () => {
    const heard: string[] = [];
    renderTwo(heard, []);
    await connected(1);
    show(true);
    await waitFor(() => expect(at(0).signal.aborted).toBe(true));
    show(false);
    await connected(2);
    expect(heard).toEqual(['refresh {}']);
  });

  it('end with the last part that listens', async () => {
    const { unmount } = renderTwo([], []);
    await connected(1);
    unmount();
    expect(at(0).signal.aborted).toBe(true);
  });

  it('are asked for by nobody who has not signed in', () => {
    act(() => endSession());
    renderTwo([], []);
    expect(connections).toEqual([]);
  });
});
