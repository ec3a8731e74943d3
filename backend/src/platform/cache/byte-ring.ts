/** The length of an entry stands in these bytes before it. */
const HEAD_BYTES = 4;

/**
 * Named entries of bytes in one block. A new entry overwrites the oldest ones. V8 neither visits the bytes in a garbage
 * collection nor counts them towards the limit of its heap. Pages of the block that were never written take no memory.
 */
export class ByteRing {
  private readonly block: Buffer;
  /** The position of each entry, the oldest first. Positions count on from round to round. */
  private readonly positions = new Map<string, number>();
  private end = 0;

  /** @param capacity bytes of all entries together, each with four more */
  constructor(private readonly capacity: number) {
    this.block = Buffer.allocUnsafeSlow(capacity);
  }

  /** Returns a copy, which later entries do not change. */
  get(name: string): Buffer | undefined {
    const position = this.positions.get(name);
    if (position === undefined) return undefined;
    const start = (position % this.capacity) + HEAD_BYTES;
    const bytes = Buffer.allocUnsafe(this.block.readUInt32LE(start - HEAD_BYTES));
    this.block.copy(bytes, 0, start, start + bytes.length);
    return bytes;
  }

  /** Skips an entry that is longer than the whole ring. */
  put(name: string, bytes: Buffer): void {
    this.positions.delete(name);
    if (HEAD_BYTES + bytes.length > this.capacity) return;
    const position = this.roomFor(HEAD_BYTES + bytes.length);
    this.block.writeUInt32LE(bytes.length, position % this.capacity);
    bytes.copy(this.block, (position % this.capacity) + HEAD_BYTES);
    this.positions.set(name, position);
  }

  clear(): void {
    this.positions.clear();
    this.end = 0;
  }

  /** Finds one contiguous place of this size and forgets the entries in it. */
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
