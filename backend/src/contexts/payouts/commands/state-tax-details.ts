import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { TaxBook, type TaxDetails } from '../domain/tax-details.js';

/** The guide says what the tax report needs. */
export class StateTaxDetails extends Command<void> {
  constructor(
    readonly details: TaxDetails,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(StateTaxDetails)
export class StateTaxDetailsHandler implements ICommandHandler<StateTaxDetails> {
  constructor(
    private readonly book: TaxBook,
    private readonly clock: Clock,
  ) {}

  async execute({ details, actor }: StateTaxDetails): Promise<void> {
    actor.mustBeAllowed('tax-details.state');
    await this.book.write(actor.mustBePerson(), details, this.clock.now());
  }
}
