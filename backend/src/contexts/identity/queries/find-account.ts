import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { NotSignedIn } from '../../../shared-kernel/actor.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import type { LanguageCode } from '../../../shared-kernel/language/language-code.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';

/** What a person may change in their account. The answer can be sent back as it is. */
export class Account {
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty({ type: String, enum: ['male', 'female'], nullable: true }) gender!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '1990-05-17' }) dateOfBirth!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+390612345678' }) phone!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'it', description: 'A BCP 47 code without region.' })
  nativeLanguage!: LanguageCode | null;
  @ApiProperty({ type: String, nullable: true, example: 'IT12345670017' }) vat!: string | null;
  @ApiProperty({ type: String, nullable: true }) taxNumber!: string | null;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
  @ApiProperty({ enum: LOCALES, description: 'In which we write to the person.' }) language!: Locale;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
}

export class FindAccount extends Query<Account> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(FindAccount)
export class FindAccountHandler implements IQueryHandler<FindAccount> {
  constructor(private readonly db: ReadDb) {}

  async execute({ userId }: FindAccount): Promise<Account> {
    const account = await this.db.first(sql<Account>`
      select first_name as "firstName", last_name as "lastName", gender, to_char(birthdate, 'YYYY-MM-DD') as "dateOfBirth",
             phone, native_language as "nativeLanguage", vat, tax_number as "taxNumber", company_name as "companyName",
             language, currency
      from identity.user_account where id = ${userId} and state <> 'closed'
    `);
    if (!account) throw new NotSignedIn();
    return account;
  }
}
