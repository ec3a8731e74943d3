/** An object whose values may already be encoded. */
type PartlyEncoded<T> = { readonly [Name in keyof T]: T[Name] | EncodedJson<T[Name]> };

/**
 * JSON of a `T`, already encoded as UTF-8. Content that is sent often is kept in this form and inserted into an answer
 * without being parsed or encoded again. A public read sends it as it is; `JSON.stringify` writes the same content.
 */
export class EncodedJson<T> {
  /** @param parts the pieces in their order; strings are written as UTF-8 */
  private constructor(private readonly parts: readonly (Buffer | string)[]) {}

  /** @param bytes JSON of a `T` as UTF-8 */
  static of<T>(bytes: Buffer): EncodedJson<T> {
    return new EncodedJson([bytes]);
  }

  static list<T>(items: readonly EncodedJson<T>[]): EncodedJson<T[]> {
    const parts: (Buffer | string)[] = ['['];
    for (const [index, item] of items.entries()) {
      if (index > 0) parts.push(',');
      parts.push(...item.parts);
    }
    parts.push(']');
    return new EncodedJson(parts);
  }

  static object<T extends object>(properties: PartlyEncoded<T>): EncodedJson<T> {
    const parts: (Buffer | string)[] = [];
    for (const [name, value] of Object.entries(properties)) {
      if (value === undefined) continue;
      parts.push(parts.length === 0 ? '{' : ',', `${JSON.stringify(name)}:`);
      if (value instanceof EncodedJson) parts.push(...value.parts);
      else parts.push(JSON.stringify(value));
    }
    parts.push(parts.length === 0 ? '{}' : '}');
    return new EncodedJson(parts);
  }

  /** Adds properties to this object, which must not be empty and must not have them yet. */
  with<More extends object>(more: More): EncodedJson<T & More> {
    const parts = [...this.parts];
    const last = parts.pop() ?? '';
    parts.push(typeof last === 'string' ? last.slice(0, -1) : last.subarray(0, -1));
    parts.push(`,${JSON.stringify(more).slice(1)}`);
    return new EncodedJson(parts);
  }

  /** The encoded JSON. */
  get bytes(): Buffer {
    const pieces: Buffer[] = [];
    let text = '';
    for (const part of this.parts) {
      if (typeof part === 'string') text += part;
      else {
        pieces.push(Buffer.from(text), part);
        text = '';
      }
    }
    pieces.push(Buffer.from(text));
    return Buffer.concat(pieces);
  }

  toJSON(): T {
    return JSON.parse(this.bytes.toString()) as T;
  }
}
