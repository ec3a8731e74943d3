import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { AddressId } from '../domain/address.js';
import { AddressBooks } from '../domain/address-books.js';

/** Takes an address of the actor off the list. Throws AddressUnknown. */
export class RemoveAddress extends Command<void> {
  constructor(
    readonly addressId: AddressId,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveAddress)
export class RemoveAddressHandler implements ICommandHandler<RemoveAddress> {
  constructor(private readonly books: AddressBooks) {}

  async execute({ addressId, actor }: RemoveAddress): Promise<void> {
    const book = await this.books.getForChange(actor.mustBePerson());
    const removed = book.remove(addressId);
    await this.books.save(book, removed);
  }
}
