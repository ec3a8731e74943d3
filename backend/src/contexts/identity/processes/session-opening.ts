import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type DeviceFacts, Sessions, type TokenPair } from '../domain/sessions.js';
import type { User } from '../domain/user.js';
import { SecurityMails } from '../mail/security-mails.js';

/** Opens the session of somebody who has proved who they are, and mails the person if the device is a new one. */
@Injectable()
export class SessionOpening {
  constructor(
    private readonly sessions: Sessions,
    private readonly mails: SecurityMails,
    private readonly clock: Clock,
  ) {}

  async open(user: User, device: DeviceFacts): Promise<TokenPair> {
    const isKnown = await this.sessions.isKnownDevice(user.id, device);
    const pair = await this.sessions.open(user.id, device);
    if (!isKnown) await this.mails.newDevice(user, device, this.clock.now());
    return pair;
  }
}
