/** One call with a key, as its partner and the team see it later. */
export interface ApiCall {
  readonly id: string;
  readonly at: Date;
  readonly keyId: string;
  readonly partnerId: string;
  readonly method: string;
  /** The route, without what it was asked about. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly requestId: string;
}

/** The log of calls with keys. */
export abstract class ApiCalls {
  /** Writes calls, and when each key was used last. */
  abstract add(calls: readonly ApiCall[]): Promise<void>;
  abstract deleteBefore(instant: Date): Promise<void>;
}
