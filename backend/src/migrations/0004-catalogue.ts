import { Migration } from '@mikro-orm/migrations';

export class Migration0004Catalogue extends Migration {
  override up(): void {
    this.addSql(`create schema catalogue`);
    this.addSql(`
      create table catalogue.continent (
        id uuid not null,
        slug text not null,
        names jsonb not null,
        position integer not null,
        featured boolean not null,
        activated boolean not null default true,
        image_colour text not null default '#e8dcc8',
        version integer not null default 1,
        constraint continent_pkey primary key (id),
        constraint continent_slug_key unique (slug)
      )
    `);
    this.addSql(`
      create table catalogue.country (
        id uuid not null,
        slug text not null,
        code character(2) not null,
        continent_id uuid not null,
        names jsonb not null,
        position integer not null,
        featured boolean not null,
        activated boolean not null default true,
        image_colour text not null default '#e8dcc8',
        version integer not null default 1,
        constraint country_pkey primary key (id),
        constraint country_code_key unique (code),
        constraint country_slug_key unique (slug),
        constraint country_continent_id_fkey foreign key (continent_id) references catalogue.continent(id)
      )
    `);
    this.addSql(`create index country_by_continent on catalogue.country (continent_id, "position")`);
    this.addSql(`
      create table catalogue.city (
        id uuid not null,
        slug text not null,
        country_id uuid not null,
        names jsonb not null,
        introduction jsonb not null,
        latitude double precision not null,
        longitude double precision not null,
        time_zone text not null,
        currency text not null,
        landmarks jsonb not null,
        image_colour text not null default '#e8dcc8',
        position integer not null,
        featured boolean not null,
        activated boolean not null default true,
        version integer not null default 1,
        constraint city_pkey primary key (id),
        constraint city_slug_key unique (slug),
        constraint city_latitude_check check ((latitude >= ('-90'::integer)::double precision) and (latitude <= (90)::double precision)),
        constraint city_longitude_check check ((longitude >= ('-180'::integer)::double precision) and (longitude <= (180)::double precision)),
        constraint city_country_id_fkey foreign key (country_id) references catalogue.country(id)
      )
    `);
    this.addSql(`create index city_by_country on catalogue.city (country_id, "position")`);
    this.addSql(`
      create table catalogue.category (
        id uuid not null,
        slug text not null,
        titles jsonb not null,
        position integer not null,
        activated boolean not null default true,
        version integer not null default 1,
        constraint category_pkey primary key (id),
        constraint category_slug_key unique (slug)
      )
    `);
    this.addSql(`
      create table catalogue.tour (
        id uuid not null,
        slug text not null,
        city_id uuid not null,
        status text not null,
        kind text not null,
        categories text[] not null,
        special_filters text[] not null,
        currency text not null,
        featured boolean not null,
        position integer not null,
        cancellation_minutes integer not null,
        lead_time_minutes integer not null,
        infants_need_seat boolean not null,
        tax_regime text not null,
        landmarks jsonb not null,
        image_colour text not null,
        names jsonb not null,
        summaries jsonb not null,
        highlights jsonb not null,
        descriptions jsonb not null,
        included jsonb not null,
        not_included jsonb not null,
        guide_languages text[] not null,
        rating numeric(3,2),
        review_count integer not null default 0,
        photos jsonb not null default '[]',
        published_at timestamptz,
        changed_at timestamptz not null default now(),
        review_revision bigint not null default 0,
        version integer not null default 1,
        constraint tour_pkey primary key (id),
        constraint tour_slug_key unique (slug),
        constraint tour_cancellation_minutes_check check (cancellation_minutes >= 0),
        constraint tour_categories_check check ((cardinality(categories) >= 1) and (cardinality(categories) <= 3)),
        constraint tour_check check ((rating is null) = (review_count = 0)),
        constraint tour_kind_check check (kind in ('private', 'group')),
        constraint tour_lead_time_minutes_check check (lead_time_minutes >= 0),
        constraint tour_published_at_check check (published_at is not null or status = 'draft'),
        constraint tour_rating_check check ((rating >= (1)::numeric) and (rating <= (5)::numeric)),
        constraint tour_status_check check (status in ('draft', 'published', 'withdrawn')),
        constraint tour_tax_regime_check check (tax_regime in ('margin-scheme', 'standard', 'exempt', 'outside-eu', 'agent')),
        constraint tour_city_id_fkey foreign key (city_id) references catalogue.city(id)
      )
    `);
    this.addSql(`create index tour_by_city on catalogue.tour (city_id)`);
    this.addSql(`create index tour_names_like on catalogue.tour using gin (((names)::text) public.gin_trgm_ops)`);
    this.addSql(`create index tour_slug_like on catalogue.tour using gin (slug public.gin_trgm_ops)`);
    this.addSql(`
      create table catalogue.tour_option (
        id uuid not null,
        tour_id uuid not null,
        duration_minutes integer not null,
        prices jsonb not null,
        minimum_persons integer not null,
        maximum_persons integer not null,
        capacity integer,
        weekdays smallint[] not null,
        start_times text[] not null,
        closed_months smallint[] not null,
        closed_days text[] not null,
        totals bigint[] not null default '{}'::bigint[],
        constraint tour_option_pkey primary key (id),
        constraint tour_option_tour_id_duration_minutes_key unique (tour_id, duration_minutes),
        constraint tour_option_capacity_check check (capacity > 0),
        constraint tour_option_check check (maximum_persons >= minimum_persons),
        constraint tour_option_duration_minutes_check check (duration_minutes > 0),
        constraint tour_option_minimum_persons_check check (minimum_persons >= 1),
        constraint tour_option_tour_id_fkey foreign key (tour_id) references catalogue.tour(id) on delete cascade
      )
    `);
    this.addSql(
      `comment on column catalogue.tour_option.totals is 'Total in the tour''s currency for 1, 2, ... adults, 20 at most; null where so few cannot book'`,
    );
    this.addSql(`
      create table catalogue.meeting_point (
        id uuid not null,
        tour_id uuid not null,
        position integer not null,
        names jsonb not null,
        address text not null,
        latitude double precision not null,
        longitude double precision not null,
        addresses jsonb not null default '{}',
        constraint meeting_point_pkey primary key (id),
        constraint meeting_point_tour_id_position_key unique (tour_id, "position"),
        constraint meeting_point_tour_id_fkey foreign key (tour_id) references catalogue.tour(id) on delete cascade
      )
    `);
    this.addSql(`
      create table catalogue.tour_stop (
        id uuid not null,
        tour_id uuid not null,
        position integer not null,
        names jsonb not null,
        texts jsonb not null,
        latitude double precision not null,
        longitude double precision not null,
        minutes integer not null,
        minutes_to_next integer not null,
        constraint tour_stop_pkey primary key (id),
        constraint tour_stop_tour_id_position_key unique (tour_id, "position"),
        constraint tour_stop_tour_id_fkey foreign key (tour_id) references catalogue.tour(id) on delete cascade
      )
    `);
    this.addSql(`
      create table catalogue.favourite (
        user_id uuid not null,
        tour_id uuid not null,
        marked_at timestamptz not null,
        constraint favourite_pkey primary key (user_id, tour_id),
        constraint favourite_tour_id_fkey foreign key (tour_id) references catalogue.tour(id) on delete cascade
      )
    `);
    this.addSql(`create index favourite_by_time on catalogue.favourite (user_id, marked_at desc)`);
    this.addSql(`
      create function catalogue.note_change()
       returns trigger
       language plpgsql
      as $$
      begin
        new.changed_at := now();
        return new;
      end $$
    `);
    this.addSql(
      `create trigger tour_changed before update on catalogue.tour for each row when (old.* is distinct from new.*) execute function catalogue.note_change()`,
    );
  }
}
