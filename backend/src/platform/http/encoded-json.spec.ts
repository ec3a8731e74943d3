import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EncodedJson } from './encoded-json.js';

const written = <T>(value: T): EncodedJson<T> => EncodedJson.of(Buffer.from(JSON.stringify(value)));

describe('JSON that is written already', () => {
  it('stands in an object and in a list as what it says would', () => {
    const values = fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 });
    const names = fc.dictionary(fc.string(), fc.tuple(fc.boolean(), fc.jsonValue({ maxDepth: 2 })), { maxKeys: 5 });
    fc.assert(
      fc.property(values, names, (items, properties) => {
        const list = EncodedJson.list(items.map(written));
        const each = Object.entries(properties);
        const plain = Object.fromEntries(each.map(([name, [, value]]) => [name, value]));
        const mixed = each.map(([name, [isWritten, value]]) => [name, isWritten ? written(value) : value] as const);
        const object = EncodedJson.object<object>({ ...Object.fromEntries<unknown>(mixed), list });
        expect(object.bytes.toString()).toBe(JSON.stringify({ ...plain, list: items }));
      }),
    );
  });

  it('leaves out what is undefined, as JSON does', () => {
    const object = EncodedJson.object<{ a?: number | undefined; b?: number; c?: number | undefined }>({
      a: undefined,
      b: written(1),
      c: undefined,
    });
    expect(object.bytes.toString()).toBe('{"b":1}');
    expect(EncodedJson.object({ a: undefined }).bytes.toString()).toBe('{}');
  });

  it('takes further properties, and is none the less what it was', () => {
    const card = written({ name: '浅草' });
    expect(
      card
        .with({ price: { amount: 1 } })
        .with({ more: 'é' })
        .bytes.toString(),
    ).toBe('{"name":"浅草","price":{"amount":1},"more":"é"}');
    expect(card.toJSON()).toEqual({ name: '浅草' });
  });

  it('says the same where somebody writes it as JSON', () => {
    const list = EncodedJson.list([written({ name: 'Ü' }), written({ name: 'и' })]);
    expect(JSON.parse(JSON.stringify({ list }))).toEqual({ list: [{ name: 'Ü' }, { name: 'и' }] });
  });
});
