import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { availableParallelism } from 'node:os';
import { Passwords } from '../domain/passwords.js';

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a core for some 20 ms. More at once than cores would be no quicker, and cost memory. */
const AT_ONCE = Math.min(4, availableParallelism());

/** Keyboards compose the same letter differently: both forms are one password. */
const composed = (password: string): string => password.normalize('NFC');

@Injectable()
export class Argon2Passwords extends Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobody = hash('nobody has this password', COST);

  async hash(password: string): Promise<string> {
    return this.limited(() => hash(composed(password), COST));
  }

  async matches(passwordHash: string, password: string): Promise<boolean> {
    return this.limited(() => verify(passwordHash, composed(password)));
  }

  async hashDummyPassword(password: string): Promise<void> {
    await this.matches(await this.nobody, password);
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.running === AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The next waiting call takes over this place, so that no new call comes in between.
      if (next) next();
      else this.running -= 1;
    }
  }
}
