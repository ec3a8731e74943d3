import { Migration } from '@mikro-orm/migrations';

export class Migration0019Invoicing extends Migration {
  override up(): void {
    this.addSql(`create schema invoicing`);
    this.addSql(`
      create table invoicing.number_series (
        company text not null,
        kind text not null,
        year integer not null,
        last integer not null,
        constraint number_series_pkey primary key (company, kind, year),
        constraint number_series_kind_check check (kind in ('invoice', 'credit-note')),
        constraint number_series_last_check check (last > 0)
      )
    `);
    this.addSql(`
      create table invoicing.invoice (
        id uuid not null,
        kind text not null,
        company text not null,
        year integer not null,
        sequence integer not null,
        number text not null,
        issued_at timestamptz not null,
        issued_on date not null,
        charge_id uuid not null,
        order_id uuid not null,
        order_reference text not null,
        original_id uuid,
        key text,
        language text not null,
        currency text not null,
        user_id uuid,
        seller jsonb not null,
        customer jsonb not null,
        content jsonb not null,
        total bigint not null,
        constraint invoice_pkey primary key (id),
        constraint invoice_sequence_key unique (company, kind, year, sequence),
        constraint invoice_number_key unique (company, number),
        constraint invoice_key_key unique (key),
        constraint invoice_original_id_fkey foreign key (original_id) references invoicing.invoice(id),
        constraint invoice_kind_check check (kind in ('invoice', 'credit-note')),
        constraint invoice_original_check check ((kind = 'credit-note') = (original_id is not null and key is not null))
      )
    `);
    this.addSql(`create unique index invoice_of_charge on invoicing.invoice (charge_id) where kind = 'invoice'`);
    this.addSql(`create index invoice_of_order on invoicing.invoice (order_id, issued_at, id)`);
    this.addSql(`create index invoice_original on invoicing.invoice (original_id) where original_id is not null`);
    this.addSql(`create index invoice_issued on invoicing.invoice (issued_at, id)`);
    this.addSql(`create index invoice_number on invoicing.invoice (number text_pattern_ops)`);
    this.addSql(`create index invoice_order_reference on invoicing.invoice (order_reference text_pattern_ops)`);
    this.addSql(`
      create table invoicing.stored_document (
        invoice_id uuid not null,
        path text not null,
        sha256 text not null,
        stored_at timestamptz not null,
        constraint stored_document_pkey primary key (invoice_id),
        constraint stored_document_invoice_id_fkey foreign key (invoice_id) references invoicing.invoice(id)
      )
    `);
    for (const table of ['invoice', 'stored_document']) {
      this.addSql(
        `create trigger ${table}_is_append_only before delete or update on invoicing.${table} for each row execute function platform.refuse_change()`,
      );
      this.addSql(
        `create trigger ${table}_is_never_emptied before truncate on invoicing.${table} for each statement execute function platform.refuse_change()`,
      );
    }
    this.addSql(`
      create function invoicing.number_series_counts_on()
       returns trigger
       language plpgsql
      as $$
      begin
        if new.last <> old.last + 1 then
          raise exception 'the numbers of % % % have no gaps', old.company, old.kind, old.year using errcode = 'restrict_violation';
        end if;
        return new;
      end $$
    `);
    this.addSql(
      `create trigger number_series_counts_on before update on invoicing.number_series for each row execute function invoicing.number_series_counts_on()`,
    );
    this.addSql(
      `create trigger number_series_is_kept before delete on invoicing.number_series for each row execute function platform.refuse_change()`,
    );
  }
}
