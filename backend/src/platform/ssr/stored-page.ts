import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A rendered page. It is compressed once, when it is first asked for compressed. */
export class StoredPage {
  readonly text: Buffer;
  private compressed: Buffer | undefined;
  private tag: string | undefined;

  constructor(
    readonly status: number,
    pieces: readonly string[],
    readonly renderedAt: number,
  ) {
    this.text = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  }

  /** Weak, because the page has one tag for both encodings. */
  get etag(): string {
    return (this.tag ??= `W/"${hash('sha1', this.text, 'base64url')}"`);
  }

  get gzipped(): Buffer {
    return (this.compressed ??= gzipSync(this.text));
  }
}
