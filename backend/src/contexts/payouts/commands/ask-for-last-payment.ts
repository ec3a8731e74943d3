import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { TaxBook } from '../domain/tax-details.js';

/** A guide who leaves is paid with the next run, also less than the minimum. A second call changes nothing. */
export class AskForLastPayment extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(AskForLastPayment)
export class AskForLastPaymentHandler implements ICommandHandler<AskForLastPayment> {
  constructor(
    private readonly book: TaxBook,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: AskForLastPayment): Promise<void> {
    actor.mustBeAllowed('payout.read-own');
    await this.book.askForLastPayment(actor.mustBePerson(), this.clock.now());
  }
}
