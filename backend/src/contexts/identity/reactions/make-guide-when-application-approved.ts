import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { ApplicationApproved } from '../../recruitment/events.js';
import type { UserId } from '../domain/user.js';
import { UserRepository } from '../domain/user.repository.js';

/** A customer whose application was approved gets the role of guides. */
@Reaction('identity.make-guide-when-application-approved')
@Injectable()
export class MakeGuideWhenApplicationApproved implements EventHandler<ApplicationApproved> {
  constructor(private readonly users: UserRepository) {}

  async react({ userId }: ApplicationApproved): Promise<void> {
    const user = await this.users.findForChange(userId as UserId);
    if (!user) return;
    user.becomeGuide();
    await this.users.save(user);
  }
}
