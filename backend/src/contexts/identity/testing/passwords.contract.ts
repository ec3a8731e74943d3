import { describe, expect, it } from '@jest/globals';
import type { Passwords } from '../domain/passwords.js';

/** What signing in relies on, of the fake and of the real adapter alike. */
export function passwordsContract(name: string, passwords: Passwords): void {
  describe(`passwords ${name}`, () => {
    it('match their own hash alone, letter by letter', async () => {
      const hash = await passwords.hash('a quiet street');
      expect(hash).not.toBe('a quiet street');
      expect(await passwords.matches(hash, 'a quiet street')).toBe(true);
      for (const other of ['a quiet Street', ' a quiet street', 'a quiet street ', '', hash])
        expect(await passwords.matches(hash, other)).toBe(false);
    });

    it('can be compared with nobody’s', async () => {
      expect(await passwords.hashDummyPassword('a quiet street')).toBeUndefined();
    });
  });
}
