/** Bytes before each text: how many it has. */
const HEAD_BYTES = 4;

/**
 * Texts by name, as UTF-8 in one block of bytes: a new text takes the place of the oldest ones. V8 neither looks at them
 * when it collects nor counts them when it decides how far its heap may grow. Pages of the block that were never written
 * take no memory.
 */
export class TextRing {
  private readonly block: Buffer;
  /** Where each text stands, the oldest first, counted on from round to round. */
  private readonly positions = new Map<string, number>();
  private end = 0;

  /** @param capacity bytes of all texts together, each with four more */
  constructor(private readonly capacity: number) {
    this.block = Buffer.allocUnsafeSlow(capacity);
  }

  get(name: string): string | undefined {
    const position = this.positions.get(name);
    if (position === undefined) return undefined;
    const start = (position % this.capacity) + HEAD_BYTES;
    return this.block.toString('utf8', start, start + this.block.readUInt32LE(start - HEAD_BYTES));
  }

  /** A text that is longer than the whole ring is not kept. */
  put(name: string, text: string): void {
    const length = Buffer.byteLength(text);
    this.positions.delete(name);
    if (HEAD_BYTES + length > this.capacity) return;
    const position = this.roomFor(HEAD_BYTES + length);
    this.block.writeUInt32LE(length, position % this.capacity);
    this.block.write(text, (position % this.capacity) + HEAD_BYTES);
    this.positions.set(name, position);
  }

  clear(): void {
    this.positions.clear();
    this.end = 0;
  }

  /** Where so many bytes may be written, all in one piece; what stood there is forgotten. */
  private roomFor(size: number): number {
    const left = this.capacity - (this.end % this.capacity);
    const position = size <= left ? this.end : this.end + left;
    this.end = position + size;
    for (const [name, oldest] of this.positions) {
      if (oldest >= this.end - this.capacity) break;
      this.positions.delete(name);
    }
    return position;
  }
}
