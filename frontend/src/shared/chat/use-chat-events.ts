import { useEffect, useEffectEvent } from 'react';
import { useLiveEvents } from '../../session/live-events.js';
import { useSession } from '../../session/session.js';
import { CHAT_STREAM } from './chat.api.js';

const TRY_AGAIN_MS = 15_000;

/** Calls back when something may have happened in the chat, while the page is shown. */
export function useChatEvents(hasBegun: boolean, onEvent: () => void): void {
  useLiveEvents(['conversation'], onEvent);
  const hasAccount = useSession() !== undefined;
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    if (!hasBegun || hasAccount) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = (): void => {
      source?.close();
      source = undefined;
      clearTimeout(timer);
    };
    const open = (): void => {
      close();
      if (document.hidden) return;
      source = new EventSource(CHAT_STREAM);
      // What came while there was no stream is asked for.
      for (const type of ['open', 'conversation', 'refresh']) source.addEventListener(type, () => tell());
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, TRY_AGAIN_MS);
      });
    };
    open();
    document.addEventListener('visibilitychange', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      close();
    };
  }, [hasBegun, hasAccount]);
}
