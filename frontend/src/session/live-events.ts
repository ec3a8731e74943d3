import { useEffect, useEffectEvent } from 'react';
import type { Api } from '../api/api.js';
import { readApi } from '../api/calls.js';
import { EventStreamReader, type StreamedEvent } from '../api/event-stream.js';
import { useApi } from '../api/use-api.js';
import { currentSession, useSession } from './session.js';

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;
/** Stands for events that may have been missed. */
const REFRESH: StreamedEvent = { type: 'refresh', data: '{}' };

type Listener = (event: StreamedEvent) => void;

/** Yields the person's events until the stream ends. Throws if there is no stream. */
async function* eventsOf(token: string, signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  const response = await fetch('/api/me/notifications', { headers, signal });
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`);
  const reader = new EventStreamReader();
  const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) yield* reader.take(piece.value);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const shown = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden || signal.aborted) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Aborts also when the page is hidden: a browser allows few connections to one server for all its tabs. */
function whileShown(signal: AbortSignal): { readonly watched: AbortSignal; readonly end: () => void } {
  const hidden = new AbortController();
  const watched = AbortSignal.any([signal, hidden.signal]);
  document.addEventListener('visibilitychange', () => document.hidden && hidden.abort(), { signal: watched });
  return { watched, end: () => hidden.abort() };
}

/**
 * Reconnects each time the stream ends: the server ends each stream after a quarter of an hour. Missed events are then
 * requested.
 */
async function listen(api: Api, tell: Listener, signal: AbortSignal): Promise<void> {
  for (let wait = FIRST_PAUSE_MS; !signal.aborted;) {
    await shown(signal);
    const { watched, end } = whileShown(signal);
    try {
      // Renews an expired token before the stream opens, which would otherwise fail first.
      await readApi(api, '/api/auth/verify-token');
      const token = currentSession()?.accessToken;
      if (!token) return end();
      for await (const event of eventsOf(token, watched)) tell(event);
      wait = FIRST_PAUSE_MS;
    } catch {
      if (!watched.aborted) wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
    const isSeen = !watched.aborted;
    end();
    if (!currentSession()) return;
    if (isSeen) await pause(wait);
    await shown(signal);
    if (!signal.aborted) tell(REFRESH);
  }
}

const listeners = new Set<Listener>();
let connection: AbortController | undefined;

/** Shares one stream in the whole page, from the first listener to the last. */
function follow(api: Api, listener: Listener): () => void {
  listeners.add(listener);
  if (!connection) {
    connection = new AbortController();
    void listen(api, (event) => listeners.forEach((each) => each(event)), connection.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    connection?.abort();
    connection = undefined;
  };
}

/**
 * Calls back for each event of these types while the screen is open, and with `refresh` if events may have been missed.
 */
export function useLiveEvents(types: readonly string[], onEvent: (event: StreamedEvent) => void): void {
  const api = useApi();
  const person = useSession()?.user.uuid;
  const tell = useEffectEvent((event: StreamedEvent) => {
    if (event.type === REFRESH.type || types.includes(event.type)) onEvent(event);
  });
  useEffect(() => (person === undefined ? undefined : follow(api, tell)), [api, person]);
}
