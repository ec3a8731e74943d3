import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ACCOUNT_FORMS, type AccountDetails, type AccountForm, masked } from '../domain/account-details.js';

export const BANK_ACCOUNT_ACTIONS = ['edit', 'deactivate', 'set-primary'] as const;

const hidden = (example: string, what = 'All but the end is hidden.') => ({
  type: String,
  nullable: true,
  example,
  description: what,
});
const text = { type: String, nullable: true } as const;

export class BankAccountView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() isPrimary!: boolean;
  @ApiProperty({ enum: ACCOUNT_FORMS, description: 'Which fields it has.' }) form!: AccountForm;
  @ApiProperty({ example: 'Ada Rossi' }) holder!: string;
  @ApiProperty({ ...text, example: 'IT' }) bankCountry!: string | null;
  @ApiProperty(text) bankName!: string | null;
  @ApiProperty(hidden('IT•••••••••••••••••••••3456')) iban!: string | null;
  @ApiProperty(text) swiftBic!: string | null;
  @ApiProperty(hidden('•••••0021')) routingNumber!: string | null;
  @ApiProperty(hidden('•••••6789')) accountNumber!: string | null;
  @ApiProperty(text) branchCode!: string | null;
  @ApiProperty(text) bankCode!: string | null;
  @ApiProperty({ example: 'EUR' }) currency!: string;
  @ApiProperty(hidden('a•••@example.com', 'All but the first letter and the domain is hidden.')) paypalEmail!:
    string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When money begins to go there, where it does not go there yet.',
  })
  countsFrom!: Date | null;
  @ApiProperty({ enum: BANK_ACCOUNT_ACTIONS, isArray: true, description: 'What the caller may do now.' })
  actions!: readonly (typeof BANK_ACCOUNT_ACTIONS)[number][];
}

/** The bank accounts of the actor, the primary one first, then the newest. */
export class FindBankAccounts extends Query<readonly BankAccountView[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

interface Row extends AccountDetails {
  readonly id: string;
  readonly isPrimary: boolean;
  readonly countsFrom: Date | null;
}

@QueryHandler(FindBankAccounts)
export class FindBankAccountsHandler implements IQueryHandler<FindBankAccounts> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: FindBankAccounts): Promise<readonly BankAccountView[]> {
    const rows = await this.db.rows(sql<Row>`
      select a.id, a.is_primary as "isPrimary", d.form, d.holder, d.bank_country as "bankCountry",
             d.bank_name as "bankName", d.iban, d.swift_bic as "swiftBic", d.routing_number as "routingNumber",
             d.account_number as "accountNumber", d.branch_code as "branchCode", d.bank_code as "bankCode", d.currency,
             d.paypal_email as "paypalEmail", t.counts_from as "countsFrom"
      from payouts.bank_account a
      join payouts.account_details d on d.id = a.details_id
      left join payouts.destination t
        on t.user_id = a.user_id and t.details_id = a.details_id and t.counts_from > ${this.clock.now()}
      where a.user_id = ${actor.mustBePerson()} and a.active order by a.is_primary desc, a.added_at desc, a.id desc
    `);
    return rows.map(shown);
  }
}

const shown = (row: Row): BankAccountView => ({
  ...row,
  iban: masked.iban(row.iban),
  routingNumber: masked.number(row.routingNumber),
  accountNumber: masked.number(row.accountNumber),
  paypalEmail: masked.email(row.paypalEmail),
  actions: row.isPrimary ? ['edit', 'deactivate'] : ['edit', 'deactivate', 'set-primary'],
});
