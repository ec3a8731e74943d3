import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '../shared-kernel/language/locale.js';

export interface RequestContext {
  readonly requestId: string;
  readonly language: Locale;
  /** Aborted once the caller has been told that the answer takes too long. */
  readonly abandoned?: AbortSignal;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` as part of a request (or of a job that a request caused). */
export const withRequestContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Makes the context hold for the rest of the current asynchronous call chain: for server hooks. */
export const enterRequestContext = (context: RequestContext): void => storage.enterWith(context);

/** As {@link enterRequestContext}, for a part of the context. Outside a request nothing happens. */
export function changeRequestContext(part: Partial<RequestContext>): void {
  const context = storage.getStore();
  if (context) enterRequestContext({ ...context, ...part });
}

/** Throws where the caller no longer waits for what the running request does. */
export const mustStillBeAwaited = (): void => storage.getStore()?.abandoned?.throwIfAborted();

export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

export const currentLanguage = (): Locale | undefined => storage.getStore()?.language;
