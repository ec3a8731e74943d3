import { Migration } from '@mikro-orm/migrations';

export class Migration0010Quotes extends Migration {
  override up(): void {
    this.addSql(`create schema quotes`);
    this.addSql(`
      create table quotes.airport (
        iata text not null,
        name text not null,
        city text not null,
        country text not null,
        latitude double precision not null,
        longitude double precision not null,
        time_zone text not null,
        position integer not null,
        imported boolean not null,
        constraint airport_pkey primary key (iata),
        constraint airport_country_check check (country ~ '^[A-Z]{2}$'),
        constraint airport_iata_check check (iata ~ '^[A-Z]{3}$'),
        constraint airport_latitude_check check ((latitude >= ('-90'::integer)::double precision) and (latitude <= (90)::double precision)),
        constraint airport_longitude_check check ((longitude >= ('-180'::integer)::double precision) and (longitude <= (180)::double precision))
      )
    `);
    this.addSql(`
      create table quotes.cruise_company (
        id text not null,
        name text not null,
        position integer not null,
        active boolean not null default true,
        version integer not null default 1,
        kept_by_team boolean not null default false,
        constraint cruise_company_pkey primary key (id),
        constraint cruise_company_name_key unique (name),
        constraint cruise_company_id_check check (id ~ '^[a-z0-9-]{1,100}$')
      )
    `);
    this.addSql(`
      create table quotes.ship (
        id text not null,
        company_id text not null,
        name text not null,
        position integer not null,
        active boolean not null default true,
        version integer not null default 1,
        kept_by_team boolean not null default false,
        constraint ship_pkey primary key (id),
        constraint ship_id_check check (id ~ '^[a-z0-9-]{1,100}$'),
        constraint ship_company_id_fkey foreign key (company_id) references quotes.cruise_company(id)
      )
    `);
    this.addSql(`create index ship_by_company on quotes.ship (company_id, "position")`);
    this.addSql(`
      create table quotes.port (
        id text not null,
        name text not null,
        country text not null,
        time_zone text not null,
        position integer not null,
        active boolean not null default true,
        version integer not null default 1,
        kept_by_team boolean not null default false,
        constraint port_pkey primary key (id),
        constraint port_country_check check (country ~ '^[A-Z]{2}$'),
        constraint port_id_check check (id ~ '^[a-z0-9-]{1,100}$')
      )
    `);
    this.addSql(`
      create table quotes.vehicle (
        id text not null,
        names jsonb not null,
        seats integer not null,
        suitcases integer not null,
        position integer not null,
        active boolean not null default true,
        version integer not null default 1,
        kept_by_team boolean not null default false,
        constraint vehicle_pkey primary key (id),
        constraint vehicle_id_check check (id ~ '^[a-z0-9-]{1,100}$'),
        constraint vehicle_room_check check (seats > 0 and suitcases >= 0)
      )
    `);
    this.addSql(`
      create table quotes.quote (
        id uuid not null,
        reference text not null,
        type text not null,
        state text not null,
        user_id uuid,
        language text not null,
        currency text not null,
        enquirer jsonb not null,
        wishes jsonb not null,
        place_name text,
        time_zone text,
        starts_at timestamptz,
        ends_at timestamptz,
        fingerprint text not null,
        requested_at timestamptz not null,
        answer_before timestamptz not null,
        offers jsonb not null,
        messages jsonb not null,
        accepted_version integer,
        order_id uuid,
        booking_id uuid,
        decided_at timestamptz,
        decline_reason text,
        version integer not null default 1,
        constraint quote_pkey primary key (id),
        constraint quote_reference_key unique (reference),
        constraint quote_acceptance_check check ((state in ('accepted', 'paid', 'fulfilled', 'cancelled')) = (accepted_version is not null))
      )
    `);
    this.addSql(
      `create unique index quote_open_request on quotes.quote (fingerprint) where (state in ('new', 'in-work', 'offered'))`,
    );
    this.addSql(`create index quote_order on quotes.quote (order_id) where (order_id is not null)`);
    this.addSql(`create index quote_booking on quotes.quote (booking_id) where (booking_id is not null)`);
    this.addSql(`create index quote_requested on quotes.quote (requested_at, id)`);
    this.addSql(`create index quote_requested_by_state on quotes.quote (state, requested_at, id)`);
    this.addSql(`create index quote_requested_by_type on quotes.quote (type, requested_at, id)`);
    this.addSql(`create index quote_answer on quotes.quote (answer_before, id)`);
    this.addSql(`create index quote_start on quotes.quote (starts_at, id)`);
    this.addSql(`create index quote_email on quotes.quote (lower(enquirer ->> 'email') text_pattern_ops)`);
    this.addSql(`create index quote_user on quotes.quote (user_id) where (user_id is not null)`);
    this.addSql(`
      create table quotes.price_area (
        id text not null,
        airports text[] not null,
        time_zone text not null,
        currency text not null,
        vat_basis_points integer not null,
        zones jsonb not null,
        fares jsonb not null,
        rates jsonb not null,
        night jsonb not null,
        holidays jsonb not null,
        names jsonb not null,
        position integer not null default 0,
        active boolean not null default true,
        version integer not null default 1,
        kept_by_team boolean not null default false,
        constraint price_area_pkey primary key (id),
        constraint price_area_id_check check (id ~ '^[a-z0-9-]{1,100}$'),
        constraint price_area_vat_basis_points_check check (vat_basis_points >= 0)
      )
    `);
  }
}
