import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Steps before and after the present one: clocks of telephones are wrong by some seconds. */
const WINDOW = 1;
const BYTES = 20;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Cicerone', label, secret: Secret.fromBase32(secret), period: PERIOD });

export const newTotpSecret = (): string => new Secret({ size: BYTES }).base32;

/** What authenticator apps read from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of 30 seconds that the code belongs to; undefined if it is none of now. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}

/** The code that an app shows now. */
export const totpCode = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });
