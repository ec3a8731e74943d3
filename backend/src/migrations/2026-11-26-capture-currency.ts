import { Migration } from '@mikro-orm/migrations';

/** Money may come in another currency than the order's: it waits in suspense, and is given back as it came. */
export class Migration20261126000100CaptureCurrency extends Migration {
  override up(): void {
    this.addSql(`insert into payments.ledger_account (code, kind) values ('suspense', 'liability')`);
    this.addSql(
      `alter table payments.payment add column captured_currency text check (captured_currency ~ '^[A-Z]{3}$')`,
    );
    this.addSql(`update payments.payment set captured_currency = currency where captured_amount > 0`);
    this.addSql(`
      alter table payments.payment add constraint payment_capture_whole
      check ((captured_amount > 0) = (captured_currency is not null))`);
    this.addSql(`
      create or replace function payments.refunds_stay_within_capture() returns trigger language plpgsql as $$
      declare
        captured bigint;
        currency_of_capture text;
        refunded bigint;
      begin
        select captured_amount, captured_currency into captured, currency_of_capture
          from payments.payment where id = new.payment_id for update;
        select sum(amount) into refunded from payments.refund where payment_id = new.payment_id and status <> 'failed';
        if new.currency is distinct from currency_of_capture or refunded > captured then
          raise exception 'refunds of payment % exceed what was captured', new.payment_id
            using errcode = 'check_violation', constraint = 'refunds_stay_within_capture';
        end if;
        return null;
      end $$`);
  }
}
