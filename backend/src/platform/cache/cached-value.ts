/**
 * A value that is read once and kept until it changes, at most `maxAgeMs` (60 s). Callers at the same time share one
 * read. A value that is only too old is still returned while the next one is read. The callers of a failed read get its
 * error, and the next call reads again.
 */
export class CachedValue<T> {
  private value: { readonly known: T; readonly since: number } | undefined;
  private reading: Promise<T> | undefined;
  private version = 0;

  /**
   * @param keepWhileReading also after {@link CachedValue.forget}, return the old value instead of waiting: for long
   * reads
   */
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

  /** Returns the current value, or waits for the read if the value is too old: never an old value. */
  latest(): Promise<T> | T {
    const { value } = this;
    if (value && performance.now() - value.since < this.maxAgeMs) return value.known;
    return (this.reading ??= this.start());
  }

  /** Invalidates the value. Later calls wait for a new read, or get the old value meanwhile with `keepWhileReading`. */
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
      // A change during the read makes the result old at once. Long reads run one after another.
      if (version === this.version) this.value = { known, since };
      else if (this.keepWhileReading) this.value = { known, since: Number.NEGATIVE_INFINITY };
      return known;
    } finally {
      if (version === this.version || this.keepWhileReading) this.reading = undefined;
    }
  }
}
