/** An object whose values may be written already. */
type PartlyEncoded<T> = { readonly [Name in keyof T]: T[Name] | EncodedJson<T[Name]> };

/**
 * JSON of a `T` that is written already, as UTF-8. What is sent again and again is kept so: on its way into an answer it is
 * neither read nor written anew. A public read sends it as it is; wherever else it is written as JSON, it says the same.
 */
export class EncodedJson<T> {
  /** @param parts what stands one after the other; texts are written as UTF-8 */
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

  /** This object, which has properties already, with others that it does not have. */
  with<More extends object>(more: More): EncodedJson<T & More> {
    const parts = [...this.parts];
    const last = parts.pop() ?? '';
    parts.push(typeof last === 'string' ? last.slice(0, -1) : last.subarray(0, -1));
    parts.push(`,${JSON.stringify(more).slice(1)}`);
    return new EncodedJson(parts);
  }

  /** To be sent. */
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
