import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { type Actor, NotSignedIn, ROLES } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { ContactMessages, type KeptMessage, MOST_ACKNOWLEDGED, TO_MANAGER } from '../domain/contact-messages.js';
import { Managers, mustHaveManager } from '../domain/managers.js';
import type { SupportWorkItemRaised } from '../events.js';
import { messageReference, SupportMails } from '../mail/support-mails.js';
import { LetterFiling } from '../processes/letter-filing.js';

const DAY = 24 * 60 * 60_000;

export interface ManagerLetter {
  readonly message: string;
  readonly bookingReference?: string | undefined;
  /** The language of the page. */
  readonly language: Locale;
}

/**
 * Keeps a message of a professional or a guide, mails it to the manager, or to the team where none counts, puts it into
 * the queue of the team, and acknowledges it. Throws NotSignedIn or NotAllowed.
 */
export class SendManagerMessage extends Command<void> {
  constructor(
    readonly letter: ManagerLetter,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SendManagerMessage)
export class SendManagerMessageHandler implements ICommandHandler<SendManagerMessage> {
  constructor(
    private readonly managers: Managers,
    private readonly messages: ContactMessages,
    private readonly filing: LetterFiling,
    private readonly mails: SupportMails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ letter, actor }: SendManagerMessage): Promise<void> {
    const senderId = mustHaveManager(actor);
    const [sender, manager] = await Promise.all([
      this.managers.findCorrespondent(senderId),
      this.managers.findManagerOf(senderId),
    ]);
    if (!sender) throw new NotSignedIn();
    const senderType = actor.role === ROLES.guide ? 'guide' : 'customer';
    const message: KeptMessage = {
      ...letter,
      ...(letter.bookingReference === undefined ? {} : { bookingReference: letter.bookingReference }),
      ...sender,
      senderType,
      reason: TO_MANAGER,
      senderId,
      managerId: manager?.id,
    };
    const now = this.clock.now();
    const earlier = await this.messages.countForWriting(sender.email, new Date(now.getTime() - DAY));
    const id = await this.messages.add(message, now);
    await this.filing.file(id, message);
    await this.mails.toManager(id, message, manager?.email);
    if (earlier < MOST_ACKNOWLEDGED) await this.mails.acknowledgement(id, message);
    const fact: SupportWorkItemRaised = {
      type: 'support.work-item-raised.v1',
      kind: 'manager-message',
      key: id,
      subject: { type: 'user', id: senderId, reference: messageReference(id) },
      facts: { message: letter.message, bookings: letter.bookingReference ?? null },
      ...(manager ? { assignee: manager.id } : {}),
    };
    await this.outbox.publish(fact);
  }
}
