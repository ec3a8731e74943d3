import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { AddressId, PostalAddress } from '../domain/address.js';
import { AddressBooks } from '../domain/address-books.js';

/** Adds an address of the actor and answers its id. Throws TooManyAddresses. */
export class AddAddress extends Command<AddressId> {
  constructor(
    readonly address: PostalAddress,
    readonly isPrimary: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddAddress)
export class AddAddressHandler implements ICommandHandler<AddAddress> {
  constructor(
    private readonly books: AddressBooks,
    private readonly ids: Ids,
  ) {}

  async execute({ address, isPrimary, actor }: AddAddress): Promise<AddressId> {
    const book = await this.books.getForChange(actor.mustBePerson());
    const id = this.ids.uuid() as AddressId;
    book.add(id, address, isPrimary);
    await this.books.save(book);
    return id;
  }
}
