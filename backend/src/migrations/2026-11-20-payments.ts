import { Migration } from '@mikro-orm/migrations';

/** Payments, what the gateways told, refunds, and the ledger. */
export class Migration20261120000400Payments extends Migration {
  override up(): void {
    this.addSql(`create schema payments`);
    this.payments();
    this.refunds();
    this.gateways();
    this.ledger();
    this.ledgerRules();
  }

  private payments(): void {
    this.addSql(`
      create table payments.payment (
        id uuid primary key,
        order_id uuid not null unique,
        order_reference text not null,
        gateway text not null check (gateway in ('sandbox', 'stripe')),
        attempt integer not null check (attempt >= 1),
        intent_id text,
        client_secret text,
        action_id text,
        status text not null check (status in
          ('waiting', 'requires-action', 'processing', 'declined', 'paid', 'refunding', 'refunded', 'parked')),
        amount bigint not null check (amount > 0),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        captured_amount bigint not null default 0 check (captured_amount >= 0),
        opened_at timestamptz not null,
        captured_at timestamptz,
        unique (gateway, intent_id),
        check ((captured_amount > 0) = (captured_at is not null))
      )`);
    this.addSql(`
      create table payments.attention (
        id uuid primary key,
        kind text not null,
        key text not null,
        payment_id uuid references payments.payment,
        facts jsonb not null,
        raised_at timestamptz not null,
        settled_at timestamptz,
        unique (kind, key)
      )`);
    this.addSql(`create index attention_open on payments.attention (raised_at) where settled_at is null`);
  }

  private refunds(): void {
    this.addSql(`
      create table payments.refund (
        id uuid primary key,
        key text not null unique,
        payment_id uuid not null references payments.payment,
        amount bigint not null check (amount > 0),
        currency text not null,
        reason text not null,
        status text not null check (status in ('pending', 'sent', 'succeeded', 'failed')),
        gateway_refund_id text unique,
        requested_at timestamptz not null,
        concluded_at timestamptz
      )`);
    this.addSql(`create index refund_by_payment on payments.refund (payment_id)`);
    // The row lock on the payment lets one refund in at a time; a sum read without it could miss a rival's row.
    this.addSql(`
      create function payments.refunds_stay_within_capture() returns trigger language plpgsql as $$
      declare
        captured bigint;
        captured_currency text;
        refunded bigint;
      begin
        select captured_amount, currency into captured, captured_currency
          from payments.payment where id = new.payment_id for update;
        select sum(amount) into refunded from payments.refund where payment_id = new.payment_id and status <> 'failed';
        if new.currency <> captured_currency or refunded > captured then
          raise exception 'refunds of payment % exceed what was captured', new.payment_id
            using errcode = 'check_violation', constraint = 'refunds_stay_within_capture';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger refunds_stay_within_capture after insert or update of amount, currency, status on payments.refund
      for each row execute function payments.refunds_stay_within_capture()`);
  }

  private gateways(): void {
    this.addSql(`
      create table payments.gateway_event (
        gateway text not null,
        event_id text not null,
        intent_id text not null,
        outcome text not null check (outcome in ('captured', 'repeated', 'parked', 'unknown')),
        amount bigint not null,
        currency text not null,
        recorded_at timestamptz not null,
        primary key (gateway, event_id)
      )`);
    this.addSql(`
      create table payments.dispute (
        id text primary key,
        payment_id uuid not null references payments.payment,
        amount bigint not null,
        currency text not null,
        reason text not null,
        status text not null,
        evidence_due_at timestamptz,
        told_at timestamptz not null
      )`);
    this.addSql(`
      create table payments.sandbox_intent (
        id text primary key,
        idempotency_key text not null unique,
        order_id uuid not null,
        amount bigint not null check (amount > 0),
        currency text not null,
        status text not null check (status in ('waiting', 'requires-action', 'declined', 'captured')),
        action_id text
      )`);
    this.addSql(`
      create table payments.sandbox_refund (
        id text primary key,
        idempotency_key text not null unique,
        intent_id text not null references payments.sandbox_intent,
        amount bigint not null check (amount > 0)
      )`);
    this.addSql(
      `comment on table payments.sandbox_intent is 'What a gateway elsewhere would keep: written outside our transactions'`,
    );
  }

  private ledger(): void {
    this.addSql(`
      create table payments.ledger_account (
        code text primary key,
        kind text not null check (kind in ('asset', 'liability', 'income', 'expense'))
      )`);
    this.addSql(`
      insert into payments.ledger_account (code, kind) values
        ('customer-receivable', 'asset'),
        ('cash-card', 'asset'),
        ('cash-bank', 'asset'),
        ('cash-paypal', 'asset'),
        ('revenue', 'income'),
        ('gift-card-liability', 'liability'),
        ('guide-payable', 'liability'),
        ('refunds', 'expense'),
        ('fees', 'expense')`);
    this.addSql(`
      create table payments.ledger_transaction (
        id uuid primary key,
        kind text not null,
        source_id text not null,
        posted_at timestamptz not null,
        written_by xid8 not null default pg_current_xact_id(),
        unique (kind, source_id)
      )`);
    this.addSql(`
      create table payments.ledger_posting (
        transaction_id uuid not null references payments.ledger_transaction,
        position integer not null,
        account text not null references payments.ledger_account,
        amount bigint not null check (amount <> 0),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        primary key (transaction_id, position)
      )`);
    this.addSql(`comment on column payments.ledger_posting.amount is 'Minor units; debits positive, credits negative'`);
    this.addSql(
      `create index ledger_posting_by_account on payments.ledger_posting (account, currency) include (amount)`,
    );
  }

  private ledgerRules(): void {
    this.addSql(`
      create function payments.ledger_transaction_balances() returns trigger language plpgsql as $$
      declare
        checked uuid := case when tg_table_name = 'ledger_transaction' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'transaction_id' end;
      begin
        if not exists (select from payments.ledger_posting where transaction_id = checked) then
          raise exception 'ledger transaction % has no postings', checked
            using errcode = 'check_violation', constraint = 'ledger_transaction_balances';
        end if;
        if exists (select from payments.ledger_posting where transaction_id = checked group by currency having sum(amount) <> 0) then
          raise exception 'ledger transaction % does not sum to zero', checked
            using errcode = 'check_violation', constraint = 'ledger_transaction_balances';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create function payments.ledger_transaction_is_closed() returns trigger language plpgsql as $$
      begin
        if (select written_by from payments.ledger_transaction where id = new.transaction_id) <> pg_current_xact_id() then
          raise exception 'ledger transaction % is closed', new.transaction_id using errcode = 'restrict_violation';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger ledger_transaction_is_closed before insert on payments.ledger_posting
      for each row execute function payments.ledger_transaction_is_closed()`);
    for (const table of ['ledger_transaction', 'ledger_posting']) {
      this.addSql(`
        create constraint trigger ${table}_balances after insert on payments.${table} deferrable initially deferred
        for each row execute function payments.ledger_transaction_balances()`);
      this.addSql(`
        create trigger ${table}_is_append_only before update or delete on payments.${table}
        for each row execute function platform.refuse_change()`);
      this.addSql(`
        create trigger ${table}_is_never_emptied before truncate on payments.${table}
        for each statement execute function platform.refuse_change()`);
    }
  }
}
