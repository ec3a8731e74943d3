const MOST_BYTES = 48 * 1024 * 1024;

interface Picture {
  readonly bytes: Buffer;
}

/**
 * Makes each picture once per process. Those that nobody has asked for the longest are forgotten where all take too much
 * memory, and so is what failed.
 */
export class KeptPictures<Kind extends Picture> {
  private readonly kept = new Map<string, Promise<Kind>>();
  private readonly sizes = new Map<string, number>();
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  get(key: string, make: () => Promise<Kind>): Promise<Kind> {
    const picture = this.kept.get(key) ?? this.keep(key, make());
    // The ones asked for lately stand last.
    this.kept.delete(key);
    this.kept.set(key, picture);
    return picture;
  }

  private keep(key: string, picture: Promise<Kind>): Promise<Kind> {
    picture.then(
      ({ bytes }) => this.weigh(key, bytes.length),
      () => this.forget(key),
    );
    return picture;
  }

  private weigh(key: string, size: number): void {
    this.sizes.set(key, size);
    this.bytes += size;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.mostBytes) return;
      if (this.sizes.has(oldest)) this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.sizes.get(key) ?? 0;
    this.sizes.delete(key);
    this.kept.delete(key);
  }
}
