import { Migration } from '@mikro-orm/migrations';

export class Migration0022Partners extends Migration {
  override up(): void {
    this.addSql(`create schema partners`);
    this.addSql(`
      create table partners.partner (
        id uuid not null,
        name text not null,
        contact_name text not null,
        email text not null,
        phone text not null,
        language text not null,
        currency text not null,
        terms_kind text not null,
        percent integer not null,
        vat text,
        address jsonb not null,
        created_at timestamptz not null,
        suspended_at timestamptz,
        suspend_reason text,
        version integer not null default 1,
        constraint partner_pkey primary key (id),
        constraint partner_terms_check check (terms_kind in ('commission', 'net-price')),
        constraint partner_percent_check check (percent between 0 and 40),
        constraint partner_suspend_check check ((suspended_at is null) = (suspend_reason is null))
      )
    `);
    this.addSql(`create unique index partner_email_key on partners.partner (lower(email))`);
    this.addSql(`create index partner_created on partners.partner (created_at, id)`);
    this.addSql(`create index partner_name on partners.partner (lower(name) text_pattern_ops, id)`);
    this.addSql(`
      create table partners.api_key (
        id uuid not null,
        partner_id uuid not null,
        name text not null,
        hash text not null,
        last4 text not null,
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        revoked_at timestamptz,
        last_used_at timestamptz,
        constraint api_key_pkey primary key (id),
        constraint api_key_hash_key unique (hash),
        constraint api_key_partner_id_fkey foreign key (partner_id) references partners.partner(id),
        constraint api_key_scopes_check check (scopes <@ array['read', 'book', 'cancel', 'webhooks'] and cardinality(scopes) > 0)
      )
    `);
    this.addSql(`create index api_key_of_partner on partners.api_key (partner_id, created_at)`);
    this.addSql(`
      create table partners.api_call (
        id uuid not null,
        at timestamptz not null,
        key_id uuid not null,
        partner_id uuid not null,
        method text not null,
        route text not null,
        status integer not null,
        duration_ms integer not null,
        request_id text not null,
        constraint api_call_pkey primary key (id)
      )
    `);
    this.addSql(`create index api_call_of_partner on partners.api_call (partner_id, at, id)`);
    this.addSql(`create index api_call_at on partners.api_call (at)`);
    this.addSql(`
      create table partners.partner_booking (
        id uuid not null,
        partner_id uuid not null,
        uuid text not null,
        order_id uuid,
        reseller_reference text,
        notes text,
        contact jsonb not null,
        unit_items jsonb not null,
        guide_language text not null,
        meeting_point text,
        terms_kind text not null,
        percent integer not null,
        settled_share bigint not null default 0,
        settlements integer not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint partner_booking_pkey primary key (id),
        constraint partner_booking_uuid_key unique (partner_id, uuid),
        constraint partner_booking_order_id_key unique (order_id),
        constraint partner_booking_partner_id_fkey foreign key (partner_id) references partners.partner(id)
      )
    `);
    this.addSql(
      `create index partner_booking_reference on partners.partner_booking (partner_id, reseller_reference, created_at)`,
    );
  }
}
