import { Migration } from '@mikro-orm/migrations';

export class Migration0018Promotions extends Migration {
  override up(): void {
    this.addSql(`create schema promotions`);
    this.addSql(`
      create table promotions.promo_code (
        id uuid not null,
        code text not null,
        kind text not null,
        owner_id uuid,
        percent integer not null,
        starts_at timestamptz not null,
        ends_at timestamptz,
        most_uses integer,
        uses_taken integer not null default 0,
        minimum jsonb,
        created_at timestamptz not null,
        ended_at timestamptz,
        version integer not null default 1,
        constraint promo_code_pkey primary key (id),
        constraint promo_code_code_key unique (code),
        constraint promo_code_owner_id_key unique (owner_id),
        constraint promo_code_code_check check (code = upper(code)),
        constraint promo_code_kind_check check (kind in ('personal', 'campaign')),
        constraint promo_code_owner_check check ((kind = 'personal') = (owner_id is not null)),
        constraint promo_code_percent_check check (percent between 1 and 90),
        constraint promo_code_ends_at_check check (ends_at > starts_at),
        constraint promo_code_most_uses_check check (most_uses > 0),
        constraint promo_code_uses_taken_check check (uses_taken >= 0)
      )
    `);
    this.addSql(`create index promo_code_code on promotions.promo_code (code text_pattern_ops)`);
    this.addSql(`create index promo_code_created on promotions.promo_code (created_at, id)`);
    this.addSql(`create index promo_code_uses on promotions.promo_code (uses_taken, id)`);
    this.addSql(`
      create table promotions.promo_use (
        order_id uuid not null,
        order_reference text not null,
        promo_code_id uuid not null,
        status text not null,
        amount bigint not null,
        currency text not null,
        at timestamptz not null,
        constraint promo_use_pkey primary key (order_id),
        constraint promo_use_promo_code_id_fkey foreign key (promo_code_id) references promotions.promo_code(id),
        constraint promo_use_status_check check (status in ('reserved', 'counted', 'released')),
        constraint promo_use_amount_check check (amount >= 0)
      )
    `);
    this.addSql(`create index promo_use_of_code on promotions.promo_use (promo_code_id, at desc)`);
  }
}
