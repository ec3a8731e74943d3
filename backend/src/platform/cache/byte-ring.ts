/** Bytes before each thing: how many it has. */
const HEAD_BYTES = 4;

/**
 * Bytes by name, in one block: what is new takes the place of the oldest. V8 neither looks at them when it collects nor
 * counts them when it decides how far its heap may grow. Pages of the block that were never written take no memory.
 */
export class ByteRing {
  private readonly block: Buffer;
  /** Where each thing stands, the oldest first, counted on from round to round. */
  private readonly positions = new Map<string, number>();
  private end = 0;

  /** @param capacity bytes of all things together, each with four more */
  constructor(private readonly capacity: number) {
    this.block = Buffer.allocUnsafeSlow(capacity);
  }

  /** A copy: what is put in later changes nothing of it. */
  get(name: string): Buffer | undefined {
    const position = this.positions.get(name);
    if (position === undefined) return undefined;
    const start = (position % this.capacity) + HEAD_BYTES;
    const bytes = Buffer.allocUnsafe(this.block.readUInt32LE(start - HEAD_BYTES));
    this.block.copy(bytes, 0, start, start + bytes.length);
    return bytes;
  }

  /** What is longer than the whole ring is not kept. */
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
