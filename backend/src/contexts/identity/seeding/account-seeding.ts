import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { AddressId, PostalAddress } from '../domain/address.js';
import { AddressBooks } from '../domain/address-books.js';
import { Passwords } from '../domain/passwords.js';
import type { AccountType, Gender } from '../domain/user.js';

export interface AccountToSeed {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: Gender;
  readonly role: keyof typeof ROLES;
  /** `individual` where nothing is said. */
  readonly accountType?: AccountType;
  readonly companyName?: string;
  readonly vat?: string;
  /** Local date `yyyy-MM-dd`. */
  readonly birthdate?: string;
  readonly language: Locale;
  readonly currency: Currency;
  /** E.164. */
  readonly phone?: string;
  /** The e-mail of the admin who looks after the person, among the accounts that are written. */
  readonly manager?: string;
}

/** Makes accounts that are confirmed and ready to sign in, in the running transaction, and tells nobody. */
@Injectable()
export class AccountSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly addressBooks: AddressBooks,
  ) {}

  /**
   * Makes the accounts whose e-mail has none yet; the others keep their password.
   * @param password of all of them: it is hashed once, since each hash takes 20 ms of a core
   * @returns everybody's id by e-mail
   */
  async write(accounts: readonly AccountToSeed[], password: string): Promise<ReadonlyMap<string, string>> {
    const passwordHash = await this.passwords.hash(password);
    const ids = new Map<string, string>();
    for (const account of accounts) ids.set(account.email, await this.upsert(account, passwordHash));
    for (const { email, manager } of accounts)
      if (manager !== undefined) await this.assignManager(email, ids.get(manager));
    return ids;
  }

  /** Adds addresses of a person; the first one is primary. */
  async writeAddresses(userId: string, addresses: readonly PostalAddress[]): Promise<void> {
    const book = await this.addressBooks.getForChange(userId);
    for (const address of addresses) book.add(this.ids.uuid() as AddressId, address, false);
    await this.addressBooks.save(book);
  }

  /** A manager whom somebody has assigned since stays. */
  private async assignManager(email: string, managerId: string | undefined): Promise<void> {
    if (managerId === undefined) throw new Error(`${email} has a manager who was not seeded`);
    await sql`
      update identity.user_account set manager_id = ${managerId} where email = ${email} and manager_id is null
    `.execute(this.entities.getKysely());
  }

  private async upsert(account: AccountToSeed, passwordHash: string): Promise<string> {
    const now = this.clock.now();
    const { rows } = await sql<{ id: string }>`
      insert into identity.user_account
        (id, email, password_hash, password_changed_at, first_name, last_name, gender, birthdate, phone, language, currency, role, state,
         account_type, company_name, vat, email_verified_at, terms_accepted_at, signed_up_at)
      values (${this.ids.uuid()}, ${account.email}, ${passwordHash}, ${now}, ${account.firstName}, ${account.lastName},
              ${account.gender ?? null}, ${account.birthdate ?? null}, ${account.phone ?? null}, ${account.language}, ${account.currency},
              ${ROLES[account.role]}, 'active', ${account.accountType ?? 'individual'},
              ${account.companyName ?? null}, ${account.vat ?? null}, ${now}, ${now}, ${now})
      on conflict (email) do update set role = excluded.role, state = excluded.state, account_type = excluded.account_type,
        phone = coalesce(user_account.phone, excluded.phone)
      returning id
    `.execute(this.entities.getKysely());
    const id = rows[0]?.id;
    if (!id) throw new Error(`${account.email} was not seeded`);
    return id;
  }
}
