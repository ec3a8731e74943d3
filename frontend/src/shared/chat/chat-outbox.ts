/** A message on its way. Its id stays the same until it has arrived, so that the server keeps it once. */
export interface UnsentMessage {
  readonly id: string;
  readonly text: string;
  readonly name?: string;
  readonly email?: string;
}

const KEY = 'chat_outbox';

/** What has not arrived yet, in its order. It outlives the page and a lost network. */
export function unsentMessages(): readonly UnsentMessage[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as UnsentMessage[];
  } catch {
    return [];
  }
}

const keep = (messages: readonly UnsentMessage[]): void => {
  if (messages.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(messages));
};

export const putIntoOutbox = (message: UnsentMessage): void => keep([...unsentMessages(), message]);

export const takeFromOutbox = (id: string): void => keep(unsentMessages().filter((message) => message.id !== id));
