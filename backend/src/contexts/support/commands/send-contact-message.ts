import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ReasonNotOfSender } from '../domain/support.errors.js';
import { type ContactMessage, ContactMessages, isReasonOf, MOST_ACKNOWLEDGED } from '../domain/contact-messages.js';
import type { ContactMessageReceived } from '../events.js';
import { SupportMails } from '../mail/support-mails.js';
import { LetterFiling } from '../processes/letter-filing.js';

const DAY = 24 * 60 * 60_000;

/** Keeps a contact message, puts it into the inbox, mails it to the team and acknowledges it to the sender. */
export class SendContactMessage extends Command<void> {
  constructor(
    readonly message: ContactMessage,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SendContactMessage)
export class SendContactMessageHandler implements ICommandHandler<SendContactMessage> {
  constructor(
    private readonly messages: ContactMessages,
    private readonly filing: LetterFiling,
    private readonly mails: SupportMails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ message }: SendContactMessage): Promise<void> {
    if (!isReasonOf(message.senderType, message.reason)) throw new ReasonNotOfSender();
    const now = this.clock.now();
    const earlier = await this.messages.countForWriting(message.email, new Date(now.getTime() - DAY));
    const id = await this.messages.add(message, now);
    await this.filing.file(id, message);
    await this.mails.toTeam(id, message);
    if (earlier < MOST_ACKNOWLEDGED) await this.mails.acknowledgement(id, message);
    const { senderType, reason, name: senderName } = message;
    const fact: ContactMessageReceived = {
      type: 'support.contact-message-received.v1',
      messageId: id,
      senderType,
      reason,
      senderName,
    };
    await this.outbox.publish(fact);
  }
}
