import { expect, it } from '@jest/globals';
import { passwordsContract } from '../testing/passwords.contract.js';
import { Argon2Passwords } from './argon2-passwords.js';

passwordsContract('by Argon2', new Argon2Passwords());

it('takes the same letters for the same password, composed or not', async () => {
  const passwords = new Argon2Passwords();
  const [composed, decomposed] = ['pässwörd 1'.normalize('NFC'), 'pässwörd 1'.normalize('NFD')] as const;
  expect(composed).not.toBe(decomposed);
  expect(await passwords.matches(await passwords.hash(composed), decomposed)).toBe(true);
  expect(await passwords.matches(await passwords.hash(decomposed), composed)).toBe(true);
  expect(await passwords.matches(await passwords.hash(composed), 'passwörd 1')).toBe(false);
});
