import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { Clock } from '../shared-kernel/building-blocks/clock.js';
import { Ids, REFERENCE_ALPHABET } from '../shared-kernel/building-blocks/ids.js';

/** The machine's clock. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** The machine's clock moved by an offset: lets the demonstration and the tests travel in time. */
export class MovableClock extends Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** From now on it is `instant`, and time goes on from there. */
  setTo(instant: Date): void {
    this.offset = instant.getTime() - Date.now();
  }

  get offsetMilliseconds(): number {
    return this.offset;
  }

  set offsetMilliseconds(offset: number) {
    this.offset = offset;
  }
}

/** Ids from the operating system's randomness. */
export class SystemIds extends Ids {
  uuid(): string {
    return v7();
  }

  reference(length: number): string {
    return Array.from({ length }, () => REFERENCE_ALPHABET.charAt(randomInt(REFERENCE_ALPHABET.length))).join('');
  }

  secret(bytes = 32): string {
    return randomBytes(bytes).toString('base64url');
  }
}
