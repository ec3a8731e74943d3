import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { AddressId, PostalAddress } from '../domain/address.js';
import { AddressBooks } from '../domain/address-books.js';

/** Replaces an address of the actor. Throws AddressUnknown. */
export class EditAddress extends Command<void> {
  constructor(
    readonly addressId: AddressId,
    readonly address: PostalAddress,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditAddress)
export class EditAddressHandler implements ICommandHandler<EditAddress> {
  constructor(private readonly books: AddressBooks) {}

  async execute({ addressId, address, actor }: EditAddress): Promise<void> {
    const book = await this.books.getForChange(actor.mustBePerson());
    book.edit(addressId, address);
    await this.books.save(book);
  }
}
