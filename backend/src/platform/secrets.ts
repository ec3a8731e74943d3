import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret of `Ids`: 256 random bits cannot be guessed back from a plain SHA-256. In hex. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether both texts are the same, found out in a time that does not tell how much of them is. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const keyFrom = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'seal', KEY_BYTES));

/**
 * Encrypts a secret that must be read again (AES-256-GCM), in base64url. Only {@link openSealed} with the same key and
 * the same owner opens it, so that a row copied to another owner is worth nothing.
 */
export function seal(text: string, key: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(key), iv).setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Throws where key or owner are others, or the text was changed. */
export function openSealed(sealed: string, key: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyFrom(key), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
