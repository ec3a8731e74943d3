import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A rendered page. It is compressed once, at the first request for the compressed form. */
export class StoredPage {
  readonly text: Buffer;
  private compressed: Buffer | undefined;
  private tag: string | undefined;

  constructor(
    readonly status: number,
    pieces: readonly string[],
    readonly renderedAt: number,
    /** Addresses of the answers that it was made of. */
    readonly reads: readonly string[] = [],
  ) {
    this.text = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  }

  /** The tag is weak, because both encodings of the page share it. */
  get etag(): string {
    return (this.tag ??= `W/"${hash('sha1', this.text, 'base64url')}"`);
  }

  get gzipped(): Buffer {
    return (this.compressed ??= gzipSync(this.text));
  }
}
