const MOST_BYTES = 48 * 1024 * 1024;

interface Picture {
  readonly bytes: Buffer;
}

interface Kept<Kind> {
  readonly picture: Promise<Kind>;
  /** Aborted when all who asked for the picture have gone before it was made. */
  readonly unwanted: AbortController;
  askers: number;
  /** Undefined while the picture is being made. */
  size?: number;
}

/**
 * Makes each picture once per process. Those that nobody has asked for the longest are forgotten where all take too much
 * memory, and so is what failed.
 */
export class KeptPictures<Kind extends Picture> {
  private readonly kept = new Map<string, Kept<Kind>>();
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  /**
   * @param make its signal is aborted when nobody waits for the picture any more
   * @param asker aborted when the one who asks has gone; without it, the picture is made in any case
   */
  async get(key: string, make: (unwanted: AbortSignal) => Promise<Kind>, asker?: AbortSignal): Promise<Kind> {
    asker?.throwIfAborted();
    const kept = this.kept.get(key) ?? this.keep(key, make);
    // The ones asked for lately stand last.
    this.kept.delete(key);
    this.kept.set(key, kept);
    kept.askers += 1;
    asker?.addEventListener('abort', () => this.leave(key, kept, asker.reason), { once: true });
    return kept.picture;
  }

  private keep(key: string, make: (unwanted: AbortSignal) => Promise<Kind>): Kept<Kind> {
    const unwanted = new AbortController();
    const kept: Kept<Kind> = { picture: make(unwanted.signal), unwanted, askers: 0 };
    kept.picture.then(
      ({ bytes }) => this.weigh(key, kept, bytes.length),
      () => this.forget(key, kept),
    );
    return kept;
  }

  private leave(key: string, kept: Kept<Kind>, reason: unknown): void {
    kept.askers -= 1;
    if (kept.askers > 0 || kept.size !== undefined) return;
    kept.unwanted.abort(reason);
    this.forget(key, kept);
  }

  private weigh(key: string, kept: Kept<Kind>, size: number): void {
    if (this.kept.get(key) !== kept) return;
    kept.size = size;
    this.bytes += size;
    for (const [oldest, other] of this.kept) {
      if (this.bytes <= this.mostBytes) return;
      if (other.size !== undefined) this.forget(oldest, other);
    }
  }

  private forget(key: string, kept: Kept<Kind>): void {
    if (this.kept.get(key) !== kept) return;
    this.bytes -= kept.size ?? 0;
    this.kept.delete(key);
  }
}
