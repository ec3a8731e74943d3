/** A method that is counted, and can be made to fail or to wait. */
export interface Counted {
  readonly calls: number;
  reset(): void;
  restore(): void;
  failWith(error: Error): void;
  succeed(): void;
  /** Calls wait until the answered function is called. */
  hold(): () => void;
  /** When the next call has begun. */
  begun(): Promise<void>;
  /** Calls do their work, and answer when the answered function is called. */
  holdAnswers(): () => void;
  /** When the next call has done its work. */
  done(): Promise<void>;
}

type Method = (...values: unknown[]) => unknown;

export function counted<Name extends string>(owner: Readonly<Record<Name, unknown>>, name: Name): Counted {
  const methods = owner as unknown as Record<Name, Method>;
  const own = Object.hasOwn(owner, name);
  const original = methods[name];
  let calls = 0;
  let failure: Error | undefined;
  let gate: Promise<void> = Promise.resolve();
  let gateOfAnswers: Promise<void> = Promise.resolve();
  let onBegun: (() => void)[] = [];
  let onDone: (() => void)[] = [];
  methods[name] = async function (this: unknown, ...values: unknown[]) {
    calls += 1;
    for (const tell of onBegun.splice(0)) tell();
    await gate;
    if (failure) throw failure;
    const answer = await original.apply(this, values);
    for (const tell of onDone.splice(0)) tell();
    await gateOfAnswers;
    return answer;
  };
  return {
    get calls() {
      return calls;
    },
    reset: () => (calls = 0),
    restore: () => {
      if (own) methods[name] = original;
      else delete (methods as Partial<Record<Name, Method>>)[name];
    },
    failWith: (error) => (failure = error),
    succeed: () => (failure = undefined),
    hold: () => {
      let open: () => void = () => undefined;
      gate = new Promise<void>((resolve) => (open = resolve));
      return open;
    },
    holdAnswers: () => {
      let open: () => void = () => undefined;
      gateOfAnswers = new Promise<void>((resolve) => (open = resolve));
      return open;
    },
    done: () => new Promise<void>((resolve) => (onDone = [...onDone, resolve])),
    begun: () => (calls > 0 ? Promise.resolve() : new Promise<void>((resolve) => (onBegun = [...onBegun, resolve]))),
  };
}
