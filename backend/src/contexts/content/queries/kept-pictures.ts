const MOST_KEPT = 1500;

/** Makes each picture once per process; the oldest are forgotten, and so is what failed. */
export class KeptPictures<Picture> {
  private readonly kept = new Map<string, Promise<Picture>>();

  get(key: string, make: () => Promise<Picture>): Promise<Picture> {
    return this.kept.get(key) ?? this.keep(key, make());
  }

  private keep(key: string, picture: Promise<Picture>): Promise<Picture> {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, picture);
    picture.catch(() => this.kept.delete(key));
    return picture;
  }
}
