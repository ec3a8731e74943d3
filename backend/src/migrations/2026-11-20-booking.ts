import { Migration } from '@mikro-orm/migrations';

/** Carts, claims to slots, orders and bookings. */
export class Migration20261120000500Booking extends Migration {
  override up(): void {
    this.addSql(`create schema booking`);
    this.addSql(`
      create table booking.cart (
        id uuid primary key,
        token_hash text unique,
        owner_id uuid unique,
        currency text not null,
        items jsonb not null,
        holds_until timestamptz,
        hold_extended boolean not null default false,
        open_order_id uuid,
        expires_at timestamptz not null,
        check ((token_hash is null) <> (owner_id is null))
      )`);
    this.addSql(`create index cart_by_expiry on booking.cart (expires_at)`);
    this.addSql(`
      create table booking.sales_order (
        id uuid primary key,
        reference text not null unique,
        cart_id uuid not null,
        user_id uuid,
        status text not null check (status in ('draft', 'awaiting-payment', 'paid', 'partially-refunded', 'refunded', 'cancelled', 'expired')),
        language text not null,
        currency text not null,
        traveler_type text not null,
        customer jsonb not null,
        passenger_relation text,
        passenger jsonb,
        special_requirements text,
        lines jsonb not null,
        subtotal bigint not null check (subtotal >= 0),
        discount bigint not null default 0 check (discount >= 0),
        total bigint not null check (total = subtotal - discount),
        payment_method text not null,
        terms_accepted_at timestamptz not null,
        placed_at timestamptz not null,
        expires_at timestamptz not null,
        paid_at timestamptz
      )`);
    this.addSql(`create index sales_order_by_user on booking.sales_order (user_id, placed_at desc)`);
    this.addSql(`create index sales_order_by_email on booking.sales_order (lower(customer ->> 'email'))`);
    this.addSql(`
      create table booking.booking (
        id uuid primary key,
        reference text not null unique,
        order_id uuid not null references booking.sales_order,
        item_id uuid not null,
        language text not null,
        tour jsonb not null,
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
        status text not null check (status in ('waiting-payment', 'pending', 'completed', 'cancelled')),
        payment_status text not null,
        visit_status text not null,
        guide_id uuid,
        guide_name text,
        guide_contact text,
        paid_on timestamptz,
        check (ends_at > starts_at)
      )`);
    this.addSql(`create index booking_by_order on booking.booking (order_id)`);
    this.addSql(`create index booking_to_complete on booking.booking (ends_at) where status = 'pending'`);
    this.addSql(`
      create table booking.slot_claim (
        item_id uuid primary key,
        city_id uuid not null,
        option_id uuid not null,
        kind text not null check (kind in ('private', 'group')),
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        guide_language text not null,
        seats integer not null check (seats >= 0),
        order_id uuid,
        booking_id uuid unique,
        -- Null: for good. The claim counts while this lies ahead.
        until timestamptz,
        guide_named boolean not null default false
      )`);
    this.addSql(`create index slot_claim_of_departure on booking.slot_claim (option_id, starts_at)`);
    this.addSql(
      `create index slot_claim_of_city on booking.slot_claim using gist (city_id, tstzrange(starts_at, ends_at))`,
    );
    this.addSql(`create index slot_claim_of_order on booking.slot_claim (order_id)`);
  }
}
