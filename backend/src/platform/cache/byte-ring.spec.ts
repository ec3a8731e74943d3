import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ByteRing } from './byte-ring.js';

const HEAD = 4;

/** A ring of texts. */
class Texts {
  private readonly ring: ByteRing;

  constructor(capacity: number) {
    this.ring = new ByteRing(capacity);
  }

  put(name: string, text: string): void {
    this.ring.put(name, Buffer.from(text));
  }

  get(name: string): string | undefined {
    return this.ring.get(name)?.toString();
  }

  clear(): void {
    this.ring.clear();
  }
}

describe('a ring of bytes', () => {
  it('gives back what was put in, in any script, and nothing for other names', () => {
    const ring = new Texts(1000);
    ring.put('ja', '浅草から谷中へ');
    ring.put('empty', '');
    expect(ring.get('ja')).toBe('浅草から谷中へ');
    expect(ring.get('empty')).toBe('');
    expect(ring.get('ru')).toBeUndefined();
  });

  it('answers what was put last under one name', () => {
    const ring = new Texts(1000);
    ring.put('a', 'before');
    ring.put('a', 'after');
    expect(ring.get('a')).toBe('after');
  });

  it('forgets the oldest ones for a new one, and no more of them than it must', () => {
    const ring = new Texts(3 * (HEAD + 6));
    for (const name of ['first', 'second', 'third', 'fourth']) ring.put(name, name.padEnd(6).slice(0, 6));
    expect(ring.get('first')).toBeUndefined();
    expect(['second', 'third', 'fourth'].map((name) => ring.get(name))).toEqual(['second', 'third ', 'fourth']);
  });

  it('does not keep what is longer than itself, nor what had that name before', () => {
    const ring = new Texts(HEAD + 5);
    ring.put('a', 'short');
    expect(ring.get('a')).toBe('short');
    ring.put('a', 'longer');
    expect(ring.get('a')).toBeUndefined();
  });

  it('gives copies, which last when others have taken their place', () => {
    const ring = new ByteRing(HEAD + 5);
    ring.put('a', Buffer.from('first'));
    const first = ring.get('a');
    ring.put('b', Buffer.from('other'));
    expect(first?.toString()).toBe('first');
    expect(ring.get('a')).toBeUndefined();
  });

  it('forgets everything', () => {
    const ring = new Texts(100);
    ring.put('a', 'text');
    ring.clear();
    expect(ring.get('a')).toBeUndefined();
  });

  it('never answers anything but the last bytes of a name', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const puts = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), text), { maxLength: 30 });
    fc.assert(
      fc.property(puts, fc.integer({ min: 8, max: 100 }), (all, capacity) => {
        const ring = new Texts(capacity);
        const last = new Map<string, string>();
        for (const [name, put] of all) {
          ring.put(name, put);
          last.set(name, put);
          for (const [known, wanted] of last) expect([undefined, wanted]).toContain(ring.get(known));
          if (HEAD + Buffer.byteLength(put) <= capacity) expect(ring.get(name)).toBe(put);
        }
      }),
    );
  });
});
