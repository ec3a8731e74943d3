import { Migration } from '@mikro-orm/migrations';

export class Migration0020GiftCards extends Migration {
  override up(): void {
    this.addSql(`create schema gift_cards`);
    this.addSql(`
      create table gift_cards.gift_card (
        id uuid not null,
        code_hash text not null,
        last4 text not null,
        origin text not null,
        source_id uuid not null,
        order_id uuid not null,
        order_reference text not null,
        currency text not null,
        amount bigint not null,
        balance bigint not null,
        price_amount bigint not null,
        price_currency text not null,
        language text not null,
        design text not null,
        from_name text not null,
        recipient_name text,
        recipient_email text,
        message text,
        buyer_id uuid,
        buyer_name text not null,
        buyer_email text not null,
        issued_at timestamptz not null,
        deliver_at timestamptz not null,
        delivered_at timestamptz,
        deliveries integer not null default 0,
        expires_at timestamptz not null,
        blocked_at timestamptz,
        block_reason text,
        returned_at timestamptz,
        version integer not null default 1,
        constraint gift_card_pkey primary key (id),
        constraint gift_card_code_hash_key unique (code_hash),
        constraint gift_card_source_id_key unique (source_id),
        constraint gift_card_origin_check check (origin in ('bought', 'compensation')),
        constraint gift_card_amount_check check (amount > 0),
        constraint gift_card_balance_check check (balance >= 0 and balance <= amount),
        constraint gift_card_recipient_check check ((recipient_name is null) = (recipient_email is null)),
        constraint gift_card_block_check check ((blocked_at is null) = (block_reason is null))
      )
    `);
    this.addSql(`create index gift_card_issued on gift_cards.gift_card (issued_at, id)`);
    this.addSql(`create index gift_card_expires on gift_cards.gift_card (expires_at, id)`);
    this.addSql(`create index gift_card_balance on gift_cards.gift_card (balance, id)`);
    this.addSql(`create index gift_card_last4 on gift_cards.gift_card (last4)`);
    this.addSql(`create index gift_card_buyer on gift_cards.gift_card (buyer_id) where buyer_id is not null`);
    this.addSql(`create index gift_card_buyer_email on gift_cards.gift_card (lower(buyer_email))`);
    this.addSql(`create index gift_card_recipient on gift_cards.gift_card (lower(recipient_email))`);
    this.addSql(`create index gift_card_order on gift_cards.gift_card (order_reference)`);
    this.addSql(`
      create table gift_cards.movement (
        id uuid not null,
        gift_card_id uuid not null,
        kind text not null,
        amount bigint not null,
        order_id uuid not null,
        order_reference text not null,
        key text not null,
        at timestamptz not null,
        constraint movement_pkey primary key (id),
        constraint movement_key_key unique (key),
        constraint movement_gift_card_id_fkey foreign key (gift_card_id) references gift_cards.gift_card(id),
        constraint movement_kind_check check (kind in ('issue', 'use', 'release', 'refund', 'return')),
        constraint movement_amount_check check (amount <> 0 and (amount > 0) = (kind in ('issue', 'release', 'refund')))
      )
    `);
    this.addSql(`create index movement_of_card on gift_cards.movement (gift_card_id, at)`);
    this.addSql(`
      create table gift_cards.gift_card_use (
        order_id uuid not null,
        gift_card_id uuid not null,
        order_reference text not null,
        status text not null,
        amount bigint not null,
        paid_amount bigint not null,
        paid_currency text not null,
        refunded bigint not null default 0,
        refunded_paid bigint not null default 0,
        at timestamptz not null,
        constraint gift_card_use_pkey primary key (order_id, gift_card_id),
        constraint gift_card_use_gift_card_id_fkey foreign key (gift_card_id) references gift_cards.gift_card(id),
        constraint gift_card_use_status_check check (status in ('reserved', 'counted', 'released')),
        constraint gift_card_use_amount_check check (amount > 0 and paid_amount > 0),
        constraint gift_card_use_refunded_check check (refunded between 0 and amount and refunded_paid between 0 and paid_amount)
      )
    `);
    this.addSql(`create index gift_card_use_of_card on gift_cards.gift_card_use (gift_card_id)`);
    this.addSql(
      `create trigger movement_is_append_only before delete or update on gift_cards.movement for each row execute function platform.refuse_change()`,
    );
  }
}
