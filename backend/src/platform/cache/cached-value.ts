/**
 * Something read once and kept until it changes: at most `maxAgeMs` (60 s) old. Many who ask at once cause one read.
 * A value that has only grown old is answered while the next one is read. A read that fails is tried again by the
 * next who asks, and its error is theirs.
 */
export class CachedValue<T> {
  private value: { readonly known: T; readonly since: number } | undefined;
  private reading: Promise<T> | undefined;
  private version = 0;

  /** @param keepWhileReading answer the old value, not wait, also after {@link CachedValue.forget}: for long reads. */
  constructor(
    private readonly read: () => Promise<T>,
    private readonly maxAgeMs = 60_000,
    private readonly keepWhileReading = false,
  ) {}

  get(): Promise<T> | T {
    const { value } = this;
    if (value && performance.now() - value.since < this.maxAgeMs) return value.known;
    const reading = (this.reading ??= this.start());
    if (!value) return reading;
    reading.catch(() => undefined);
    return value.known;
  }

  /** What is known now, or, where that has grown old, what is being read: never an old value. */
  latest(): Promise<T> | T {
    const { value } = this;
    if (value && performance.now() - value.since < this.maxAgeMs) return value.known;
    return (this.reading ??= this.start());
  }

  /** It has changed: who asks from now on gets what is read from now on (or, where so chosen, the old value meanwhile). */
  forget(): void {
    this.version += 1;
    if (this.keepWhileReading && this.value) {
      this.value = { ...this.value, since: Number.NEGATIVE_INFINITY };
      return;
    }
    this.reading = undefined;
    this.value = undefined;
  }

  private async start(): Promise<T> {
    const { version } = this;
    const since = performance.now();
    try {
      const known = await this.read();
      // What changed while it was read makes it old at once; long reads come one after another.
      if (version === this.version) this.value = { known, since };
      else if (this.keepWhileReading) this.value = { known, since: Number.NEGATIVE_INFINITY };
      return known;
    } finally {
      if (version === this.version || this.keepWhileReading) this.reading = undefined;
    }
  }
}
