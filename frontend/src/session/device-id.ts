const KEY = 'device_id';
const BYTES = 16;

/** A random number of this browser, by which its person recognizes it in the login history. It outlives logouts. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStorage.setItem(KEY, made);
  return made;
}
