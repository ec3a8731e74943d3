import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { AccountDetails } from '../domain/account-details.js';
import {
  type BankAccount,
  type BankAccountId,
  type Destination,
  type DetailsId,
  PayoutAccounts,
} from '../domain/payout-accounts.js';
import { PayoutAccountRepository } from '../domain/payout-account.repository.js';

interface AccountRow extends AccountDetails {
  readonly id: BankAccountId;
  readonly detailsId: DetailsId;
  readonly isPrimary: boolean;
}

interface DestinationRow {
  readonly accountId: BankAccountId | null;
  readonly detailsId: DetailsId | null;
  readonly countsFrom: Date;
}

/** Accounts as rows, under one lock of the person. An index allows one primary account. */
@Injectable()
export class PostgresPayoutAccountRepository extends PayoutAccountRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  async getForChange(userId: string): Promise<PayoutAccounts> {
    await this.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payouts.accounts:${userId}`}, 0))`);
    const rows = await this.run<AccountRow>(sql`
      select a.id, a.details_id as "detailsId", a.is_primary as "isPrimary", d.form, d.holder,
             d.bank_country as "bankCountry", d.bank_name as "bankName", d.iban, d.swift_bic as "swiftBic",
             d.routing_number as "routingNumber", d.account_number as "accountNumber", d.branch_code as "branchCode",
             d.bank_code as "bankCode", d.currency, d.paypal_email as "paypalEmail"
      from payouts.bank_account a join payouts.account_details d on d.id = a.details_id
      where a.user_id = ${userId} and a.active order by a.added_at, a.id
    `);
    const destinations = await this.run<DestinationRow>(sql`
      select account_id as "accountId", details_id as "detailsId", counts_from as "countsFrom"
      from payouts.destination where user_id = ${userId} order by counts_from
    `);
    return new PayoutAccounts(userId, rows.map(accountOf), destinations.map(destinationOf));
  }

  async save(accounts: PayoutAccounts): Promise<void> {
    const { userId } = accounts;
    const primary = accounts.accounts.find(({ isPrimary }) => isPrimary)?.id ?? null;
    await this.run(sql`
      update payouts.bank_account set active = active and id <> all(${accounts.deactivated}::uuid[]), is_primary = false
      where user_id = ${userId} and (id = any(${accounts.deactivated}::uuid[])
        or (is_primary and id is distinct from ${primary}::uuid))
    `);
    for (const account of accounts.accounts) await this.write(userId, account);
    await this.run(sql`delete from payouts.destination where user_id = ${userId}`);
    for (const { to, countsFrom } of accounts.destinations)
      await this.run(sql`
        insert into payouts.destination (user_id, counts_from, account_id, details_id)
        values (${userId}, ${countsFrom}, ${to?.accountId ?? null}, ${to?.detailsId ?? null})
      `);
    await this.outbox.publish(...takeEvents(accounts));
  }

  private async write(userId: string, { id, detailsId, details, isPrimary }: BankAccount): Promise<void> {
    const now = this.clock.now();
    await this.run(sql`
      insert into payouts.account_details (id, account_id, form, holder, bank_country, bank_name, iban, swift_bic,
        routing_number, account_number, branch_code, bank_code, currency, paypal_email, written_at)
      values (${detailsId}, ${id}, ${details.form}, ${details.holder}, ${details.bankCountry}, ${details.bankName},
        ${details.iban}, ${details.swiftBic}, ${details.routingNumber}, ${details.accountNumber}, ${details.branchCode},
        ${details.bankCode}, ${details.currency}, ${details.paypalEmail}, ${now})
      on conflict (id) do nothing
    `);
    await this.run(sql`
      insert into payouts.bank_account (id, user_id, is_primary, active, details_id, added_at)
      values (${id}, ${userId}, ${isPrimary}, true, ${detailsId}, ${now})
      on conflict (id) do update set is_primary = excluded.is_primary, details_id = excluded.details_id
    `);
  }

  private async run<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}

const accountOf = ({ id, detailsId, isPrimary, ...details }: AccountRow): BankAccount => ({
  id,
  detailsId,
  isPrimary,
  details,
});

const destinationOf = ({ accountId, detailsId, countsFrom }: DestinationRow): Destination => ({
  to: accountId && detailsId ? { accountId, detailsId } : null,
  countsFrom,
});
