import { useEffect, useEffectEvent } from 'react';
import type { Api } from '../api/api.js';
import { EventStreamReader } from '../api/event-stream.js';
import { useApi } from '../api/use-api.js';
import { currentSession, useSession } from './session.js';

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 60_000;

/** Types of the events of this person, in turn, until the stream ends; throws where there is none. */
async function* eventsOf(token: string, signal: AbortSignal): AsyncGenerator<string> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  const response = await fetch('/api/me/notifications', { headers, signal });
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`);
  const reader = new EventStreamReader();
  const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read())
    for (const { type } of reader.take(piece.value)) yield type;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Connects again and again: the server ends each stream after a quarter of an hour, and what was missed then is asked for. */
async function listen(api: Api, onEvent: (type: string) => void, signal: AbortSignal): Promise<void> {
  for (let wait = FIRST_PAUSE_MS; !signal.aborted;) {
    try {
      // Renews a token that has expired, so that the stream need not fail to find out.
      await api.get('/api/auth/verify-token');
      const token = currentSession()?.accessToken;
      if (!token) return;
      for await (const type of eventsOf(token, signal)) onEvent(type);
      wait = FIRST_PAUSE_MS;
    } catch {
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
    if (!currentSession()) return;
    await pause(wait);
    if (!signal.aborted) onEvent('refresh');
  }
}

/** While the screen is open: calls back for each of these events, and when some may have been missed. */
export function useLiveEvents(types: readonly string[], onEvent: () => void): void {
  const api = useApi();
  const signedIn = useSession() !== undefined;
  const tell = useEffectEvent((type: string) => {
    if (type === 'refresh' || types.includes(type)) onEvent();
  });
  useEffect(() => {
    if (!signedIn) return;
    const end = new AbortController();
    void listen(api, tell, end.signal);
    return () => end.abort();
  }, [api, signedIn]);
}
