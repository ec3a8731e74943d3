import { Migration } from '@mikro-orm/migrations';

/** Codes that are mailed to somebody who signs in while others try the account from too many networks. */
export class Migration20261126000100SignInCodes extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.sign_in_code (
        id uuid primary key,
        user_id uuid not null references identity.user_account on delete cascade,
        hash text not null,
        issued_at timestamptz not null,
        guesses integer not null default 0 check (guesses between 0 and 5),
        closed_at timestamptz
      )`);
    this.addSql(
      `comment on column identity.sign_in_code.closed_at is 'When the code was used, or another one was issued'`,
    );
    this.addSql(`create index sign_in_code_by_user on identity.sign_in_code (user_id, issued_at desc)`);
  }
}
