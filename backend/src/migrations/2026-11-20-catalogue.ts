import { Migration } from '@mikro-orm/migrations';

/** Places, categories, tours with their options, and the projection that lists are made of. */
export class Migration20261120000300Catalogue extends Migration {
  override up(): void {
    this.addSql(`create schema catalogue`);
    this.places();
    this.tours();
    this.addSql(`
      create table catalogue.favourite (
        user_id uuid not null,
        tour_id uuid not null references catalogue.tour on delete cascade,
        marked_at timestamptz not null,
        primary key (user_id, tour_id)
      )`);
    this.addSql(`create index favourite_by_time on catalogue.favourite (user_id, marked_at desc)`);
    this.addSql(`
      create table catalogue.moved_slug (
        kind text not null check (kind in ('continent', 'country', 'city', 'tour')),
        slug text not null,
        moved_to text not null,
        primary key (kind, slug)
      )`);
  }

  private places(): void {
    this.addSql(`
      create table catalogue.continent (
        id uuid primary key,
        slug text not null unique,
        names jsonb not null,
        position integer not null,
        featured boolean not null,
        activated boolean not null default true
      )`);
    this.addSql(`
      create table catalogue.country (
        id uuid primary key,
        slug text not null unique,
        code char(2) not null unique,
        continent_id uuid not null references catalogue.continent,
        names jsonb not null,
        position integer not null,
        featured boolean not null,
        activated boolean not null default true
      )`);
    this.addSql(`create index country_by_continent on catalogue.country (continent_id, position)`);
    this.addSql(`
      create table catalogue.city (
        id uuid primary key,
        slug text not null unique,
        country_id uuid not null references catalogue.country,
        names jsonb not null,
        introduction jsonb not null,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        time_zone text not null,
        currency text not null,
        landmarks jsonb not null,
        image_colour text not null,
        position integer not null,
        featured boolean not null,
        activated boolean not null default true
      )`);
    this.addSql(`create index city_by_country on catalogue.city (country_id, position)`);
    this.addSql(`
      create table catalogue.category (
        id uuid primary key,
        slug text not null unique,
        titles jsonb not null,
        position integer not null,
        activated boolean not null default true
      )`);
  }

  private tours(): void {
    this.addSql(`
      create table catalogue.tour (
        id uuid primary key,
        slug text not null unique,
        city_id uuid not null references catalogue.city,
        status text not null check (status in ('draft', 'published', 'withdrawn')),
        kind text not null check (kind in ('private', 'group')),
        categories text[] not null check (cardinality(categories) between 1 and 3),
        special_filters text[] not null,
        currency text not null,
        featured boolean not null,
        position integer not null,
        cancellation_minutes integer not null check (cancellation_minutes >= 0),
        lead_time_minutes integer not null check (lead_time_minutes >= 0),
        infants_need_seat boolean not null,
        tax_regime text not null check (tax_regime in ('margin-scheme', 'standard', 'exempt', 'outside-eu', 'agent')),
        landmarks jsonb not null,
        image_colour text not null,
        names jsonb not null,
        summaries jsonb not null,
        highlights jsonb not null,
        descriptions jsonb not null,
        included jsonb not null,
        not_included jsonb not null,
        guide_languages text[] not null,
        rating numeric(3, 2) check (rating between 1 and 5),
        review_count integer not null default 0,
        published_at timestamptz not null,
        check ((rating is null) = (review_count = 0))
      )`);
    this.addSql(`create index tour_by_city on catalogue.tour (city_id)`);
    this.addSql(`
      create table catalogue.tour_option (
        id uuid primary key,
        tour_id uuid not null references catalogue.tour on delete cascade,
        duration_minutes integer not null check (duration_minutes > 0),
        prices jsonb not null,
        minimum_persons integer not null check (minimum_persons >= 1),
        maximum_persons integer not null check (maximum_persons >= minimum_persons),
        capacity integer check (capacity > 0),
        weekdays smallint[] not null,
        start_times text[] not null,
        closed_months smallint[] not null,
        closed_days text[] not null,
        unique (tour_id, duration_minutes)
      )`);
    this.addSql(`
      create table catalogue.meeting_point (
        id uuid primary key,
        tour_id uuid not null references catalogue.tour on delete cascade,
        position integer not null,
        names jsonb not null,
        address text not null,
        latitude double precision not null,
        longitude double precision not null,
        unique (tour_id, position)
      )`);
    this.addSql(`
      create table catalogue.tour_stop (
        id uuid primary key,
        tour_id uuid not null references catalogue.tour on delete cascade,
        position integer not null,
        names jsonb not null,
        texts jsonb not null,
        latitude double precision not null,
        longitude double precision not null,
        minutes integer not null,
        minutes_to_next integer not null,
        unique (tour_id, position)
      )`);
    this.addSql(`
      create table catalogue.tour_listing (
        tour_id uuid primary key references catalogue.tour on delete cascade,
        prices bigint[] not null
      )`);
    this.addSql(`comment on column catalogue.tour_listing.prices is
      'Cheapest total in the tour''s currency for 1, 2, ... 20 persons; null where so many cannot book'`);
  }
}
