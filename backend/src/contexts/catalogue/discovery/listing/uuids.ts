const BYTES = 16;

/** UUIDs in 16 bytes each. Strings take four times as much, and V8 visits each of them in every garbage collection. */
export class Uuids {
  private readonly bytes: Buffer;

  constructor(uuids: readonly string[]) {
    this.bytes = Buffer.allocUnsafeSlow(BYTES * uuids.length);
    uuids.forEach((uuid, index) => this.bytes.write(uuid.replaceAll('-', ''), BYTES * index, 'hex'));
  }

  get count(): number {
    return this.bytes.length / BYTES;
  }

  /** Returns the UUID in lower case, as PostgreSQL writes it. */
  at(index: number): string {
    const hex = this.bytes.toString('hex', BYTES * index, BYTES * (index + 1));
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }
}
