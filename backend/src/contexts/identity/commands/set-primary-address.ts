import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { AddressId } from '../domain/address.js';
import { AddressBooks } from '../domain/address-books.js';

/** Makes an address of the actor the primary one. Throws AddressUnknown. */
export class SetPrimaryAddress extends Command<void> {
  constructor(
    readonly addressId: AddressId,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SetPrimaryAddress)
export class SetPrimaryAddressHandler implements ICommandHandler<SetPrimaryAddress> {
  constructor(private readonly books: AddressBooks) {}

  async execute({ addressId, actor }: SetPrimaryAddress): Promise<void> {
    const book = await this.books.getForChange(actor.mustBePerson());
    book.setPrimary(addressId);
    await this.books.save(book);
  }
}
