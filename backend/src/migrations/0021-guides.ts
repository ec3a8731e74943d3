import { Migration } from '@mikro-orm/migrations';

export class Migration0021Guides extends Migration {
  override up(): void {
    this.addSql(`create schema guides`);
    this.addSql(`
      create function guides.languages_of(languages jsonb)
       returns text[]
       language sql
       immutable
      as $$ select coalesce(array_agg(spoken ->> 'locale'), '{}') from jsonb_array_elements(languages) spoken $$
    `);
    this.addSql(`
      create function guides.week_of(hours jsonb)
       returns int4multirange
       language sql
       immutable
      as $$
        select coalesce(range_agg(int4range(
          ((day ->> 'weekday')::int - 1) * 1440 + split_part(day ->> 'from', ':', 1)::int * 60 + split_part(day ->> 'from', ':', 2)::int,
          ((day ->> 'weekday')::int - 1) * 1440 + split_part(day ->> 'to', ':', 1)::int * 60 + split_part(day ->> 'to', ':', 2)::int
        )), '{}') from jsonb_array_elements(hours) day
      $$
    `);
    this.addSql(`
      create function guides.days_of(holidays jsonb)
       returns datemultirange
       language sql
       immutable
      as $$
        select coalesce(range_agg(daterange((away ->> 'from')::date, (away ->> 'to')::date, '[]')), '{}')
        from jsonb_array_elements(holidays) away
      $$
    `);
    this.addSql(`
      create table guides.guide (
        user_id uuid not null,
        slug text not null,
        city_ids uuid[] not null,
        time_zone text not null,
        languages jsonb not null,
        spoken text[] not null generated always as (guides.languages_of(languages)) stored,
        categories text[] not null,
        has_car boolean not null,
        has_bikes boolean not null,
        step_free boolean not null default false,
        years_guiding integer,
        licence text,
        licence_expires_on date,
        licence_warned_for date,
        picture text,
        greeting text,
        words jsonb not null default '[]',
        hours jsonb not null,
        week int4multirange not null generated always as (guides.week_of(hours)) stored,
        holidays jsonb not null default '[]',
        away datemultirange not null generated always as (guides.days_of(holidays)) stored,
        missions_per_day integer,
        pause_minutes integer not null default 0,
        rating numeric(3,2),
        rating_count integer not null default 0,
        rating_revision bigint not null default 0,
        active boolean not null default true,
        version integer not null default 1,
        constraint guide_pkey primary key (user_id),
        constraint guide_slug_key unique (slug),
        constraint guide_city_ids_check check (cardinality(city_ids) between 1 and 10),
        constraint guide_missions_per_day_check check (missions_per_day between 1 and 10),
        constraint guide_pause_minutes_check check (pause_minutes between 0 and 480),
        constraint guide_rating_check check ((rating >= (1)::numeric) and (rating <= (5)::numeric)),
        constraint guide_slug_check check (slug ~ '^[a-z0-9-]{1,100}$'),
        constraint guide_years_guiding_check check (years_guiding between 0 and 80)
      )
    `);
    this.addSql(`comment on column guides.guide.city_ids is 'The first is where the guide lives'`);
    this.addSql(`comment on column guides.guide.week is 'Minutes of the week from Monday, in the zone of the guide'`);
    this.addSql(
      `comment on column guides.guide.pause_minutes is 'Travel included; the rule for everybody is the least'`,
    );
    this.addSql(`create index guide_by_city on guides.guide using gin (city_ids) where active`);
    this.addSql(`
      create table guides.commitment (
        mission_id uuid not null,
        guide_id uuid not null,
        city_id uuid not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        local_date date not null,
        booking_ids uuid[] not null,
        constraint commitment_pkey primary key (mission_id),
        constraint commitment_check check (ends_at > starts_at),
        constraint commitment_guide_id_fkey foreign key (guide_id) references guides.guide(user_id)
      )
    `);
    this.addSql(`create index commitment_by_guide on guides.commitment (guide_id, starts_at)`);
    this.addSql(
      `create index commitment_in_city on guides.commitment using gist (city_id, tstzrange(starts_at, ends_at))`,
    );
    this.addSql(`
      create table guides.busy_calendar (
        id uuid not null,
        guide_id uuid not null,
        address text not null,
        added_at timestamptz not null,
        read_at timestamptz,
        failure text,
        failing_since timestamptz,
        etag text,
        asked_at timestamptz not null,
        constraint busy_calendar_pkey primary key (id),
        constraint busy_calendar_guide_id_address_key unique (guide_id, address),
        constraint busy_calendar_check check ((failure is null) = (failing_since is null)),
        constraint busy_calendar_guide_id_fkey foreign key (guide_id) references guides.guide(user_id)
      )
    `);
    this.addSql(`
      create table guides.busy_time (
        calendar_id uuid not null,
        guide_id uuid not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        constraint busy_time_check check (ends_at > starts_at),
        constraint busy_time_calendar_id_fkey foreign key (calendar_id) references guides.busy_calendar(id)
      )
    `);
    this.addSql(`comment on table guides.busy_time is 'Read from a calendar of the guide: when, and nothing of what'`);
    this.addSql(`create index busy_time_by_calendar on guides.busy_time (calendar_id)`);
    this.addSql(`create index busy_time_by_guide on guides.busy_time (guide_id, starts_at)`);
    this.addSql(`
      create table guides.pay_term (
        id uuid not null,
        guide_id uuid,
        tour_id uuid,
        city_id uuid,
        share_basis_points integer,
        fixed_amount bigint,
        fixed_currency text,
        constraint pay_term_pkey primary key (id),
        constraint pay_term_guide_id_tour_id_city_id_key unique nulls not distinct (guide_id, tour_id, city_id),
        constraint pay_term_check check ((share_basis_points is null) <> (fixed_amount is null)),
        constraint pay_term_check1 check ((fixed_amount is null) = (fixed_currency is null)),
        constraint pay_term_fixed_amount_check check (fixed_amount >= 0),
        constraint pay_term_share_basis_points_check check ((share_basis_points >= 0) and (share_basis_points <= 10000))
      )
    `);
    this.addSql(`
      create table guides.rules (
        only_row boolean not null default true,
        pause_minutes integer not null,
        constraint rules_pkey primary key (only_row),
        constraint rules_only_row_check check (only_row),
        constraint rules_pause_minutes_check check (pause_minutes between 0 and 480)
      )
    `);
    this.addSql(`comment on column guides.rules.pause_minutes is 'The least pause between two missions of a guide'`);
    this.addSql(`
      create function guides.qualifies_for(guide guides.guide, wanted text)
       returns boolean
       language sql
       immutable
      as $$
        select guide.active and wanted = any (guide.categories)
          and (guide.has_car or wanted <> 'private-car-tour') and (guide.has_bikes or wanted <> 'bike-tour')
      $$
    `);
    this.addSql(`
      create function guides.minute_of_week(local timestamp)
       returns integer
       language sql
       immutable
      as $$
        select ((extract(isodow from local) - 1) * 1440 + extract(hour from local) * 60 + extract(minute from local))::int
      $$
    `);
    this.addSql(`
      create function guides.works_then(guide guides.guide, starts timestamp, ends timestamp)
       returns boolean
       language sql
       immutable
      as $$
        select not guide.away && daterange(starts::date, ends::date, '[]') and guide.week @> case
          when guides.minute_of_week(starts) < guides.minute_of_week(ends)
          then int4multirange(int4range(guides.minute_of_week(starts), guides.minute_of_week(ends)))
          else int4multirange(int4range(guides.minute_of_week(starts), 10080), int4range(0, guides.minute_of_week(ends))) end
      $$
    `);
    this.addSql(`
      create function guides.slug_part(name text)
       returns text
       language sql
       immutable
      as $$
        select trim(both '-' from regexp_replace(
          regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'))
      $$
    `);
    this.addSql(`
      create function guides.free_slug(first_name text, last_name text)
       returns text
       language sql
      as $$
        with wanted (slug) as (
          select coalesce(nullif(trim(both '-' from left(guides.slug_part(first_name), 40) || '-'
                          || left(guides.slug_part(last_name), 1)), ''), 'guide')
        )
        select candidate from wanted, lateral (
          select wanted.slug as candidate, 1 as place
          union all select wanted.slug || '-' || n, n from generate_series(2, (select count(*) + 2 from guides.guide)) as n
        ) candidates
        where not exists (select from guides.guide g where g.slug = candidate)
        order by place limit 1
      $$
    `);
    this.addSql(`insert into guides.rules (only_row, pause_minutes) values (true, 30)`);
    this.addSql(`
      insert into guides.pay_term (id, guide_id, tour_id, city_id, share_basis_points, fixed_amount, fixed_currency) values
        ('01920000-0000-7000-8000-000000000001', null, null, null, 7000, null, null)
    `);
  }
}
