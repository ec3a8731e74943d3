import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiProblem, isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { beginChat, chatQuery, writeInChat } from './chat.api.js';
import { putIntoOutbox, takeFromOutbox, type UnsentMessage, unsentMessages } from './chat-outbox.js';

/** The outbox of this page is to be sent. */
const SENT = 'chat-message';
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** No answer, a server that is busy or unwell: the same message may be sent again. */
const mayPass = ({ status }: ApiProblem): boolean => status === 0 || status === TOO_MANY || status >= SERVER_FAULT;

export interface Sending {
  readonly unsent: readonly UnsentMessage[];
  /** Why the server refused the last message, whose text is then `refused`. */
  readonly problem: ApiProblem | undefined;
  readonly send: (message: Omit<UnsentMessage, 'id'>) => void;
}

/** Sends messages one after the other, again after a lost network, and each of them once. */
export function useSending(onRefused: (message: UnsentMessage) => void): Sending {
  const api = useApi();
  const site = useSite();
  const client = useQueryClient();
  const [unsent, setUnsent] = useState(unsentMessages);
  const [problem, setProblem] = useState<ApiProblem>();
  const running = useRef(false);
  const wait = useRef(FIRST_PAUSE_MS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = async (message: UnsentMessage): Promise<void> => {
    const body = { ...message, currency: site.currency };
    let answer;
    try {
      answer = await writeInChat(api, body, site);
    } catch (error) {
      // The browser has no chat yet, or no longer.
      if (!isProblem(error) || error.status !== NOT_FOUND) throw error;
      await beginChat(api);
      answer = await writeInChat(api, body, site);
    }
    client.setQueryData(chatQuery().queryKey, answer);
  };

  /** Answers whether the rest can follow at once. */
  const sendOne = async (message: UnsentMessage): Promise<boolean> => {
    try {
      await write(message);
      wait.current = FIRST_PAUSE_MS;
    } catch (error) {
      const refusal = isProblem(error) ? error : new ApiProblem({ status: 0, code: 'OFFLINE' });
      if (mayPass(refusal)) return false;
      setProblem(refusal);
      onRefused(message);
    }
    takeFromOutbox(message.id);
    setUnsent(unsentMessages());
    return true;
  };

  const flush = useEffectEvent(async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    clearTimeout(timer.current);
    let [next] = unsentMessages();
    while (next && (await sendOne(next))) [next] = unsentMessages();
    running.current = false;
    if (!next) return;
    timer.current = setTimeout(() => window.dispatchEvent(new Event(SENT)), wait.current);
    wait.current = Math.min(wait.current * 2, LONGEST_PAUSE_MS);
  });

  useEffect(() => {
    const again = (): void => void flush();
    again();
    window.addEventListener('online', again);
    window.addEventListener(SENT, again);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener(SENT, again);
      clearTimeout(timer.current);
    };
  }, []);

  const send = (message: Omit<UnsentMessage, 'id'>): void => {
    setProblem(undefined);
    putIntoOutbox({ ...message, id: crypto.randomUUID() });
    setUnsent(unsentMessages());
    window.dispatchEvent(new Event(SENT));
  };
  return { unsent, problem, send };
}
