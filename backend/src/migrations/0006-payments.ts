import { Migration } from '@mikro-orm/migrations';

export class Migration0006Payments extends Migration {
  override up(): void {
    this.addSql(`create schema payments`);
    this.addSql(`
      create table payments.payment (
        id uuid not null,
        order_id uuid not null,
        order_reference text not null,
        gateway text not null,
        attempt integer not null,
        intent_id text,
        client_secret text,
        action_id text,
        status text not null,
        amount bigint not null,
        currency text not null,
        captured_amount bigint not null default 0,
        opened_at timestamptz not null,
        captured_at timestamptz,
        captured_currency text,
        constraint payment_pkey primary key (id),
        constraint payment_gateway_intent_id_key unique (gateway, intent_id),
        constraint payment_order_id_key unique (order_id),
        constraint payment_amount_check check (amount > 0),
        constraint payment_attempt_check check (attempt >= 1),
        constraint payment_capture_whole check ((captured_amount > 0) = (captured_currency is not null)),
        constraint payment_captured_amount_check check (captured_amount >= 0),
        constraint payment_captured_currency_check check (captured_currency ~ '^[A-Z]{3}$'),
        constraint payment_check check ((captured_amount > 0) = (captured_at is not null)),
        constraint payment_currency_check check (currency ~ '^[A-Z]{3}$'),
        constraint payment_gateway_check check (gateway in ('sandbox', 'stripe', 'bank')),
        constraint payment_status_check check (status in ('waiting', 'requires-action', 'processing', 'declined', 'part-paid', 'closed', 'paid', 'refunding', 'refunded', 'held-for-review'))
      )
    `);
    this.addSql(`
      create table payments.duplicate_capture (
        intent_id text not null,
        payment_id uuid not null,
        order_id uuid not null,
        captured_at timestamptz not null,
        constraint duplicate_capture_pkey primary key (intent_id),
        constraint duplicate_capture_payment_id_fkey foreign key (payment_id) references payments.payment(id)
      )
    `);
    this.addSql(`
      create table payments.raised_matter (
        kind text not null,
        key text not null,
        payment_id uuid,
        raised_at timestamptz not null,
        constraint raised_matter_pkey primary key (kind, key),
        constraint raised_matter_payment_id_fkey foreign key (payment_id) references payments.payment(id)
      )
    `);
    this.addSql(`
      create table payments.refund (
        id uuid not null,
        key text not null,
        payment_id uuid not null,
        amount bigint not null,
        currency text not null,
        reason text not null,
        lines jsonb not null default '[]',
        status text not null,
        gateway_refund_id text,
        requested_at timestamptz not null,
        concluded_at timestamptz,
        constraint refund_pkey primary key (id),
        constraint refund_gateway_refund_id_key unique (gateway_refund_id),
        constraint refund_key_key unique (key),
        constraint refund_amount_check check (amount > 0),
        constraint refund_status_check check (status in ('pending', 'sent', 'succeeded', 'failed')),
        constraint refund_payment_id_fkey foreign key (payment_id) references payments.payment(id)
      )
    `);
    this.addSql(`create index refund_by_payment on payments.refund (payment_id)`);
    this.addSql(`create index payment_by_transfer on payments.payment (order_reference) where (gateway = 'bank')`);
    this.addSql(`
      create table payments.incoming_transfer (
        id uuid not null,
        account text not null,
        entry_reference text not null,
        source text not null,
        amount bigint not null,
        currency text not null,
        booked_on date not null,
        remittance text not null,
        payer_name text,
        payer_iban text,
        status text not null,
        parts jsonb not null default '[]',
        rest bigint not null,
        recorded_at timestamptz not null,
        version integer not null default 1,
        constraint incoming_transfer_pkey primary key (id),
        constraint incoming_transfer_entry_key unique (account, entry_reference),
        constraint incoming_transfer_amount_check check (amount > 0),
        constraint incoming_transfer_rest_check check (rest >= 0 and rest <= amount),
        constraint incoming_transfer_source_check check (source in ('manual', 'statement')),
        constraint incoming_transfer_status_check check (status in ('assigned', 'short', 'overpaid', 'unknown', 'returned'))
      )
    `);
    this.addSql(`create index incoming_transfer_by_time on payments.incoming_transfer (recorded_at desc, id)`);
    this.addSql(`
      create table payments.outgoing_transfer (
        id uuid not null,
        refund_id uuid,
        incoming_id uuid,
        order_id uuid,
        order_reference text,
        amount bigint not null,
        currency text not null,
        status text not null,
        holder text,
        iban text,
        given_by uuid,
        requested_at timestamptz not null,
        sent_at timestamptz,
        version integer not null default 1,
        constraint outgoing_transfer_pkey primary key (id),
        constraint outgoing_transfer_refund_id_key unique (refund_id),
        constraint outgoing_transfer_incoming_id_key unique (incoming_id),
        constraint outgoing_transfer_source_check check ((refund_id is null) <> (incoming_id is null)),
        constraint outgoing_transfer_account_check check ((iban is null) = (holder is null) and (iban is null) = (status = 'waiting-account')),
        constraint outgoing_transfer_amount_check check (amount > 0),
        constraint outgoing_transfer_status_check check (status in ('waiting-account', 'ready', 'sent')),
        constraint outgoing_transfer_refund_id_fkey foreign key (refund_id) references payments.refund(id),
        constraint outgoing_transfer_incoming_id_fkey foreign key (incoming_id) references payments.incoming_transfer(id)
      )
    `);
    this.addSql(`create index outgoing_transfer_of_order on payments.outgoing_transfer (order_id)`);
    this.addSql(`create index outgoing_transfer_by_time on payments.outgoing_transfer (requested_at desc, id)`);
    this.addSql(`
      create table payments.gateway_event (
        gateway text not null,
        event_id text not null,
        intent_id text not null,
        outcome text not null,
        amount bigint not null,
        currency text not null,
        recorded_at timestamptz not null,
        constraint gateway_event_pkey primary key (gateway, event_id),
        constraint gateway_event_outcome_check check (outcome in ('captured', 'repeated', 'held-for-review', 'unknown'))
      )
    `);
    this.addSql(`
      create table payments.dispute (
        id text not null,
        payment_id uuid not null,
        amount bigint not null,
        currency text not null,
        reason text not null,
        status text not null,
        evidence_due_at timestamptz,
        reported_at timestamptz not null,
        constraint dispute_pkey primary key (id),
        constraint dispute_payment_id_fkey foreign key (payment_id) references payments.payment(id)
      )
    `);
    this.addSql(`
      create table payments.sandbox_intent (
        id text not null,
        idempotency_key text not null,
        order_id uuid not null,
        amount bigint not null,
        currency text not null,
        status text not null,
        action_id text,
        constraint sandbox_intent_pkey primary key (id),
        constraint sandbox_intent_idempotency_key_key unique (idempotency_key),
        constraint sandbox_intent_amount_check check (amount > 0),
        constraint sandbox_intent_status_check check (status in ('waiting', 'requires-action', 'declined', 'cancelled', 'captured'))
      )
    `);
    this.addSql(
      `comment on table payments.sandbox_intent is 'What a gateway elsewhere would keep: written outside our transactions'`,
    );
    this.addSql(`
      create table payments.sandbox_refund (
        id text not null,
        idempotency_key text not null,
        intent_id text not null,
        amount bigint not null,
        constraint sandbox_refund_pkey primary key (id),
        constraint sandbox_refund_idempotency_key_key unique (idempotency_key),
        constraint sandbox_refund_amount_check check (amount > 0),
        constraint sandbox_refund_intent_id_fkey foreign key (intent_id) references payments.sandbox_intent(id)
      )
    `);
    this.addSql(`
      create table payments.ledger_account (
        code text not null,
        kind text not null,
        constraint ledger_account_pkey primary key (code),
        constraint ledger_account_kind_check check (kind in ('asset', 'liability', 'income', 'expense'))
      )
    `);
    this.addSql(`
      create table payments.ledger_transaction (
        id uuid not null,
        kind text not null,
        source_id text not null,
        posted_at timestamptz not null,
        written_by xid8 not null default pg_current_xact_id(),
        constraint ledger_transaction_pkey primary key (id),
        constraint ledger_transaction_kind_source_id_key unique (kind, source_id)
      )
    `);
    this.addSql(`
      create table payments.ledger_posting (
        transaction_id uuid not null,
        position integer not null,
        account text not null,
        amount bigint not null,
        currency text not null,
        order_reference text,
        constraint ledger_posting_pkey primary key (transaction_id, "position"),
        constraint ledger_posting_amount_check check (amount <> 0),
        constraint ledger_posting_currency_check check (currency ~ '^[A-Z]{3}$'),
        constraint ledger_posting_account_fkey foreign key (account) references payments.ledger_account(code),
        constraint ledger_posting_transaction_id_fkey foreign key (transaction_id) references payments.ledger_transaction(id)
      )
    `);
    this.addSql(`comment on column payments.ledger_posting.amount is 'Minor units; debits positive, credits negative'`);
    this.addSql(
      `create index ledger_posting_by_account on payments.ledger_posting (account, currency) INCLUDE (amount)`,
    );
    this.addSql(
      `create index ledger_posting_by_order on payments.ledger_posting (order_reference) where (order_reference is not null)`,
    );
    this.addSql(`create index ledger_transaction_by_time on payments.ledger_transaction (posted_at desc, id)`);
    this.addSql(`
      create function payments.refunds_stay_within_capture()
       returns trigger
       language plpgsql
      as $$
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
      end $$
    `);
    this.addSql(`
      create function payments.ledger_transaction_balances()
       returns trigger
       language plpgsql
      as $$
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
      end $$
    `);
    this.addSql(`
      create function payments.ledger_transaction_is_closed()
       returns trigger
       language plpgsql
      as $$
      begin
        if (select written_by from payments.ledger_transaction where id = new.transaction_id) <> pg_current_xact_id() then
          raise exception 'ledger transaction % is closed', new.transaction_id using errcode = 'restrict_violation';
        end if;
        return new;
      end $$
    `);
    this.addSql(
      `create trigger refunds_stay_within_capture after insert or update OF amount, currency, status on payments.refund for each row execute function payments.refunds_stay_within_capture()`,
    );
    this.addSql(
      `create constraint trigger ledger_transaction_balances after insert on payments.ledger_transaction deferrable initially deferred for each row execute function payments.ledger_transaction_balances()`,
    );
    this.addSql(
      `create trigger ledger_transaction_is_append_only before delete or update on payments.ledger_transaction for each row execute function platform.refuse_change()`,
    );
    this.addSql(
      `create trigger ledger_transaction_is_never_emptied before truncate on payments.ledger_transaction for each statement execute function platform.refuse_change()`,
    );
    this.addSql(
      `create constraint trigger ledger_posting_balances after insert on payments.ledger_posting deferrable initially deferred for each row execute function payments.ledger_transaction_balances()`,
    );
    this.addSql(
      `create trigger ledger_posting_is_append_only before delete or update on payments.ledger_posting for each row execute function platform.refuse_change()`,
    );
    this.addSql(
      `create trigger ledger_posting_is_never_emptied before truncate on payments.ledger_posting for each statement execute function platform.refuse_change()`,
    );
    this.addSql(
      `create trigger ledger_transaction_is_closed before insert on payments.ledger_posting for each row execute function payments.ledger_transaction_is_closed()`,
    );
    this.addSql(`
      insert into payments.ledger_account (code, kind) values
        ('cash-bank', 'asset'),
        ('cash-card', 'asset'),
        ('cash-paypal', 'asset'),
        ('customer-receivable', 'asset'),
        ('exchange', 'asset'),
        ('fees', 'expense'),
        ('gift-card-liability', 'liability'),
        ('guide-payable', 'liability'),
        ('guide-cost', 'expense'),
        ('refunds', 'expense'),
        ('revenue', 'income'),
        ('suspense', 'liability')
    `);
  }
}
