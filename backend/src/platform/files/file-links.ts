import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Config } from '../config.js';
import { isSameSecret } from '../secrets.js';

const HOUR_MS = 60 * 60_000;

/** Addresses under which a browser gets a file until they expire. Who knows one needs no other credential. */
@Injectable()
export class FileLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * A path on our site that works for `hours` to `hours + 1`. It stays the same within an hour, so that browsers keep the
   * file.
   */
  linkTo(path: string, hours = 24): string {
    const expires = (Math.floor(this.clock.now().getTime() / HOUR_MS) + hours + 1) * (HOUR_MS / 1000);
    return `/files/${path}?expires=${expires}&signature=${this.sign(path, expires)}`;
  }

  isGood(path: string, expires: number, signature: string): boolean {
    return isSameSecret(signature, this.sign(path, expires)) && expires * 1000 > this.clock.now().getTime();
  }

  secondsLeft(expires: number): number {
    return Math.max(0, Math.floor(expires - this.clock.now().getTime() / 1000));
  }

  private sign(path: string, expires: number): string {
    const key = `file-link:${this.config.APP_SECRET}`;
    return createHmac('sha256', key).update(`${path}\n${expires}`).digest('base64url');
  }
}
