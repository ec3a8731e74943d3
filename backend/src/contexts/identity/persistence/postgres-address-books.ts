import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type Address, AddressBook } from '../domain/address.js';
import { AddressBooks } from '../domain/address-books.js';

/** Addresses as rows. The row of the account is the lock of its address book; an index allows one primary address. */
@Injectable()
export class PostgresAddressBooks extends AddressBooks {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async getForChange(userId: string): Promise<AddressBook> {
    await this.run(sql`select id from identity.user_account where id = ${userId} for no key update`);
    const rows = await this.run<Address>(sql`
      select id, is_primary as "isPrimary", activated, street, street_complementary as "streetComplementary", zip, state,
             city, country, company_name as "companyName"
      from identity.address where user_id = ${userId} and activated order by added_at, id
    `);
    return new AddressBook(userId, rows);
  }

  async save(book: AddressBook, removed?: Address): Promise<void> {
    if (removed)
      await this.run(sql`
        update identity.address set activated = false, is_primary = false, removed_at = ${this.clock.now()}
        where id = ${removed.id} and user_id = ${book.userId}
      `);
    const primary = book.addresses.find(({ isPrimary }) => isPrimary)?.id ?? null;
    await this.run(sql`
      update identity.address set is_primary = false
      where user_id = ${book.userId} and is_primary and id is distinct from ${primary}::uuid
    `);
    for (const address of book.addresses) await this.write(book.userId, address);
  }

  private async write(userId: string, address: Address): Promise<void> {
    const { id, isPrimary, street, streetComplementary, zip, state, city, country, companyName } = address;
    await this.run(sql`
      insert into identity.address (id, user_id, is_primary, activated, street, street_complementary, zip, state, city,
                                    country, company_name, added_at)
      values (${id}, ${userId}, ${isPrimary}, true, ${street}, ${streetComplementary}, ${zip}, ${state}, ${city},
              ${country}, ${companyName}, ${this.clock.now()})
      on conflict (id) do update
      set is_primary = excluded.is_primary, street = excluded.street, street_complementary = excluded.street_complementary,
          zip = excluded.zip, state = excluded.state, city = excluded.city, country = excluded.country,
          company_name = excluded.company_name
      where (identity.address.is_primary, identity.address.street, identity.address.street_complementary,
             identity.address.zip, identity.address.state, identity.address.city, identity.address.country,
             identity.address.company_name)
        is distinct from (excluded.is_primary, excluded.street, excluded.street_complementary, excluded.zip,
                          excluded.state, excluded.city, excluded.country, excluded.company_name)
    `);
  }

  private async run<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}
