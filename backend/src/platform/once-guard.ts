import { AsyncLocalStorage } from 'node:async_hooks';

/** Work inside a command's transaction, before and after its handler; `before` may answer in its place. */
export interface Around<Result> {
  before(): Promise<{ readonly answer: Result } | undefined>;
  after(result: Result): Promise<void>;
}

interface Held {
  guard: Around<unknown> | undefined;
}

const storage = new AsyncLocalStorage<Held>();

/** Runs a call whose first command is guarded: it runs once, however often the call is repeated. */
export const withOnceGuard = <Answer>(guard: Around<unknown>, work: () => Promise<Answer>): Promise<Answer> =>
  storage.run({ guard }, work);

/** The guard of the running call. Only its first command gets it. */
export function takeOnceGuard(): Around<unknown> | undefined {
  const held = storage.getStore();
  const guard = held?.guard;
  if (held) held.guard = undefined;
  return guard;
}
