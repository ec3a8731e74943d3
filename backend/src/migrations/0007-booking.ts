import { Migration } from '@mikro-orm/migrations';

export class Migration0007Booking extends Migration {
  override up(): void {
    this.addSql(`create schema booking`);
    this.addSql(`
      create table booking.cart (
        id uuid not null,
        token_hash text,
        owner_id uuid,
        currency text not null,
        items jsonb not null,
        holds_until timestamptz,
        hold_extended boolean not null default false,
        open_order_id uuid,
        expires_at timestamptz not null,
        held_slots jsonb not null default '[]',
        promo_code jsonb,
        gift_card_items jsonb not null default '[]',
        gift_card_ids jsonb not null default '[]',
        declines_personal_code boolean not null default false,
        constraint cart_pkey primary key (id),
        constraint cart_owner_id_key unique (owner_id),
        constraint cart_token_hash_key unique (token_hash),
        constraint cart_check check ((token_hash is null) <> (owner_id is null))
      )
    `);
    this.addSql(`create index cart_by_expiry on booking.cart (expires_at)`);
    this.addSql(`
      create table booking.sales_order (
        id uuid not null,
        reference text not null,
        cart_id uuid not null,
        user_id uuid,
        status text not null,
        language text not null,
        currency text not null,
        traveler_type text not null,
        customer jsonb not null,
        passenger_relation text,
        passenger jsonb,
        special_requirements text,
        lines jsonb not null,
        subtotal bigint not null,
        discount bigint not null default 0,
        total bigint not null,
        gift_cards jsonb not null default '[]',
        gift_card_items jsonb not null default '[]',
        payment_method text not null,
        terms_accepted_at timestamptz not null,
        placed_at timestamptz not null,
        expires_at timestamptz not null,
        paid_at timestamptz,
        time_zone text,
        close_reason text,
        slot_missed_at timestamptz,
        billing jsonb,
        constraint sales_order_pkey primary key (id),
        constraint sales_order_reference_key unique (reference),
        constraint sales_order_payment_method_check check (payment_method in ('card', 'wire', 'account')),
        constraint sales_order_check check (total = (subtotal - discount)),
        constraint sales_order_close_reason_check check (close_reason in ('cancelled-by-customer', 'superseded', 'payment-timeout')),
        constraint sales_order_discount_check check (discount >= 0),
        constraint sales_order_status_check check (status in ('draft', 'awaiting-payment', 'paid', 'partially-refunded', 'refunded', 'cancelled', 'expired')),
        constraint sales_order_subtotal_check check (subtotal >= 0)
      )
    `);
    this.addSql(`create index sales_order_by_email on booking.sales_order (lower((customer ->> 'email')))`);
    this.addSql(`create index sales_order_by_user on booking.sales_order (user_id, placed_at desc)`);
    this.addSql(`create index sales_order_by_time on booking.sales_order (placed_at)`);
    this.addSql(`create index sales_order_by_status on booking.sales_order (status, id)`);
    this.addSql(`create index sales_order_of_cart on booking.sales_order (cart_id)`);
    this.addSql(`
      create table booking.booking (
        id uuid not null,
        reference text not null,
        order_id uuid not null,
        item_id uuid not null,
        language text not null,
        service jsonb not null,
        sold jsonb not null,
        policy jsonb not null,
        local_date date not null,
        local_time text not null,
        time_zone text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        duration_minutes integer not null,
        travellers jsonb not null,
        guide_language text not null,
        special_requirements text,
        client jsonb not null,
        status text not null,
        payment_status text not null,
        visit_status text not null,
        guide_id uuid,
        guide_name text,
        guide_contact text,
        paid_on timestamptz,
        guide_missing_since timestamptz,
        tickets_bought jsonb,
        additional_customers jsonb not null default '[]',
        announced_guides jsonb not null default '[]',
        revision integer not null default 0,
        cancellation jsonb,
        delay_minutes integer not null default 0,
        meeting_point_before jsonb,
        constraint booking_pkey primary key (id),
        constraint booking_reference_key unique (reference),
        constraint booking_check check (ends_at > starts_at),
        constraint booking_status_check check (status in ('waiting-payment', 'pending', 'completed', 'cancelled')),
        constraint booking_order_id_fkey foreign key (order_id) references booking.sales_order(id) deferrable initially deferred
      )
    `);
    this.addSql(
      `create unique index booking_of_quote on booking.booking ((service ->> 'quoteId')) where (status in ('waiting-payment', 'pending', 'completed'))`,
    );
    this.addSql(`create index booking_by_order on booking.booking (order_id)`);
    this.addSql(`create index booking_to_complete on booking.booking (ends_at) where (status = 'pending')`);
    this.addSql(`
      create table booking.booking_change (
        id uuid not null,
        booking_id uuid not null,
        order_id uuid not null,
        revision integer not null,
        terms jsonb not null,
        lines jsonb not null,
        amount bigint not null,
        currency text not null,
        status text not null,
        expires_at timestamptz not null,
        constraint booking_change_pkey primary key (id),
        constraint booking_change_booking_id_fkey foreign key (booking_id) references booking.booking(id),
        constraint booking_change_amount_check check (amount > 0),
        constraint booking_change_status_check check (status in ('waiting-payment', 'done', 'expired', 'given-back'))
      )
    `);
    this.addSql(
      `create unique index booking_change_waiting on booking.booking_change (booking_id) where (status = 'waiting-payment')`,
    );
    this.addSql(`
      create table booking.team_refund (
        id uuid not null,
        order_id uuid not null,
        order_reference text not null,
        amount bigint not null,
        currency text not null,
        reason text not null,
        state text not null,
        proposed_by uuid not null,
        proposed_at timestamptz not null,
        decided_by uuid,
        decided_at timestamptz,
        version integer not null default 1,
        constraint team_refund_pkey primary key (id),
        constraint team_refund_order_id_fkey foreign key (order_id) references booking.sales_order(id),
        constraint team_refund_amount_check check (amount > 0),
        constraint team_refund_state_check check (state in ('proposed', 'made', 'declined'))
      )
    `);
    this.addSql(`create index team_refund_of_order on booking.team_refund (order_id)`);
    this.addSql(`create index team_refund_by_time on booking.team_refund (proposed_at desc, id)`);
    this.addSql(`
      create table booking.slot_claim (
        item_id uuid not null,
        city_id uuid not null,
        option_id uuid not null,
        kind text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        guide_language text not null,
        seats integer not null,
        order_id uuid,
        booking_id uuid,
        until timestamptz,
        constraint slot_claim_pkey primary key (item_id),
        constraint slot_claim_booking_id_key unique (booking_id),
        constraint slot_claim_kind_check check (kind in ('private', 'group')),
        constraint slot_claim_seats_check check (seats >= 0)
      )
    `);
    this.addSql(
      `create index slot_claim_of_city on booking.slot_claim using gist (city_id, tstzrange(starts_at, ends_at))`,
    );
    this.addSql(`create index slot_claim_of_departure on booking.slot_claim (option_id, starts_at)`);
    this.addSql(`create index slot_claim_of_order on booking.slot_claim (order_id)`);
  }
}
