import { Migration } from '@mikro-orm/migrations';

export class Migration0008GuideMissions extends Migration {
  override up(): void {
    this.addSql(`create schema guide_missions`);
    this.addSql(`
      create table guide_missions.guide_profile (
        user_id uuid not null,
        city_id uuid not null,
        time_zone text not null,
        categories text[] not null,
        has_car boolean not null,
        has_bikes boolean not null,
        days_off smallint[] not null default '{}'::smallint[],
        rating numeric(3,2),
        rating_count integer not null default 0,
        rating_revision bigint not null default 0,
        active boolean not null default true,
        slug text not null,
        constraint guide_profile_pkey primary key (user_id),
        constraint guide_profile_slug_key unique (slug),
        constraint guide_profile_rating_check check ((rating >= (1)::numeric) and (rating <= (5)::numeric)),
        constraint guide_profile_slug_check check (slug ~ '^[a-z0-9-]{1,100}$')
      )
    `);
    this.addSql(
      `comment on column guide_missions.guide_profile.days_off is 'Weekdays 1 (Monday) to 7, in the zone of the city'`,
    );
    this.addSql(`create index guide_profile_by_city on guide_missions.guide_profile (city_id) where active`);
    this.addSql(`
      create table guide_missions.guide_language (
        guide_id uuid not null,
        language text not null,
        level text not null,
        constraint guide_language_pkey primary key (guide_id, language),
        constraint guide_language_level_check check (level in ('native', 'fluent', 'good')),
        constraint guide_language_guide_id_fkey foreign key (guide_id) references guide_missions.guide_profile(user_id) on delete cascade
      )
    `);
    this.addSql(`
      create table guide_missions.mission (
        id uuid not null,
        departure_key text not null,
        kind text not null,
        tour jsonb not null,
        city_id uuid not null,
        category text not null,
        language text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        busy_until timestamptz not null,
        local_date date not null,
        local_time text not null,
        time_zone text not null,
        duration_minutes integer not null,
        late_after timestamptz not null,
        bookings jsonb not null,
        state text not null,
        opened_at timestamptz not null,
        guide_id uuid,
        assigned_by text,
        assigned_at timestamptz,
        finished_at timestamptz,
        earnings jsonb,
        constraint mission_pkey primary key (id),
        constraint a_guide_has_one_mission_at_a_time exclude using gist (guide_id with =, tstzrange(starts_at, busy_until) with &&) where ((state = 'assigned')),
        constraint mission_assigned_by_check check (assigned_by in ('guide', 'admin')),
        constraint mission_check check (ends_at > starts_at),
        constraint mission_check1 check (busy_until >= ends_at),
        constraint mission_check2 check ((guide_id is null) = (assigned_by is null)),
        constraint mission_check3 check ((state <> ALL (ARRAY['assigned', 'finished'])) or ((guide_id is not null) and (earnings is not null))),
        constraint mission_kind_check check (kind in ('private', 'group')),
        constraint mission_state_check check (state in ('open', 'assigned', 'finished', 'cancelled')),
        constraint mission_guide_id_fkey foreign key (guide_id) references guide_missions.guide_profile(user_id)
      )
    `);
    this.addSql(
      `comment on column guide_missions.mission.busy_until is 'The end and the pause that a guide needs before the next mission'`,
    );
    this.addSql(
      `comment on column guide_missions.mission.late_after is 'A booking that is cancelled after it is paid to the guide'`,
    );
    this.addSql(
      `create index assigned_mission_in_city on guide_missions.mission using gist (city_id, tstzrange(starts_at, busy_until)) where (state = 'assigned')`,
    );
    this.addSql(`create index mission_by_booking on guide_missions.mission using gin (bookings jsonb_path_ops)`);
    this.addSql(`create index mission_by_guide on guide_missions.mission (guide_id, local_date)`);
    this.addSql(
      `create unique index mission_of_departure on guide_missions.mission (departure_key) where (state in ('open', 'assigned'))`,
    );
    this.addSql(`
      create table guide_missions.mission_offer (
        id uuid not null,
        mission_id uuid not null,
        guide_id uuid not null,
        asked_at timestamptz not null,
        respond_before timestamptz,
        earnings jsonb not null,
        answer text,
        answer_text text,
        answered_at timestamptz,
        private_note text,
        activated boolean not null default true,
        constraint mission_offer_pkey primary key (id),
        constraint mission_offer_mission_id_guide_id_key unique (mission_id, guide_id),
        constraint mission_offer_answer_check check (answer in ('yes', 'no', 'maybe', 'other')),
        constraint mission_offer_guide_id_fkey foreign key (guide_id) references guide_missions.guide_profile(user_id),
        constraint mission_offer_mission_id_fkey foreign key (mission_id) references guide_missions.mission(id)
      )
    `);
    this.addSql(`create index mission_offer_by_guide on guide_missions.mission_offer (guide_id, asked_at desc)`);
    this.addSql(`
      create table guide_missions.withdrawn_booking (
        booking_id uuid not null,
        constraint withdrawn_booking_pkey primary key (booking_id)
      )
    `);
    this.addSql(`
      create table guide_missions.raised_matter (
        kind text not null,
        key text not null,
        mission_id uuid not null,
        raised_at timestamptz not null,
        constraint raised_matter_pkey primary key (kind, key),
        constraint raised_matter_kind_check check (kind in ('nobody-left', 'start-is-near', 'guide-wrote', 'guide-cancelled')),
        constraint raised_matter_mission_id_fkey foreign key (mission_id) references guide_missions.mission(id)
      )
    `);
    this.addSql(`create index raised_matter_by_mission on guide_missions.raised_matter (mission_id)`);
    this.addSql(`
      create table guide_missions.offer_rules (
        only_row boolean not null default true,
        asked_at_once integer not null,
        open_offers_per_guide integer not null,
        longest_answer_minutes integer not null,
        shortest_answer_minutes integer not null,
        alarm_minutes_before_start integer not null,
        pause_minutes integer not null,
        constraint offer_rules_pkey primary key (only_row),
        constraint offer_rules_alarm_minutes_before_start_check check (alarm_minutes_before_start >= 0),
        constraint offer_rules_asked_at_once_check check ((asked_at_once >= 1) and (asked_at_once <= 50)),
        constraint offer_rules_longest_answer_minutes_check check (longest_answer_minutes > 0),
        constraint offer_rules_only_row_check CHECK (only_row),
        constraint offer_rules_open_offers_per_guide_check check (open_offers_per_guide > 0),
        constraint offer_rules_pause_minutes_check check (pause_minutes >= 0),
        constraint offer_rules_shortest_answer_minutes_check check (shortest_answer_minutes > 0)
      )
    `);
    this.addSql(`
      create table guide_missions.pay_term (
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
      create function guide_missions.qualifies_for(guide guide_missions.guide_profile, wanted text)
       returns boolean
       language sql
       immutable
      as $$
        select guide.active and wanted = any (guide.categories)
          and (guide.has_car or wanted <> 'private-car-tour') and (guide.has_bikes or wanted <> 'bike-tour')
      $$
    `);
    this.addSql(`
      create function guide_missions.slug_part(name text)
       returns text
       language sql
       immutable
      as $$
        select trim(both '-' from regexp_replace(
          regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'))
      $$
    `);
    this.addSql(`
      create function guide_missions.free_slug(first_name text, last_name text)
       returns text
       language sql
      as $$
        with wanted (slug) as (
          select coalesce(nullif(trim(both '-' from left(guide_missions.slug_part(first_name), 40) || '-'
                          || left(guide_missions.slug_part(last_name), 1)), ''), 'guide')
        )
        select candidate from wanted, lateral (
          select wanted.slug as candidate, 1 as place
          union all select wanted.slug || '-' || n, n from generate_series(2, (select count(*) + 2 from guide_missions.guide_profile)) as n
        ) candidates
        where not exists (select from guide_missions.guide_profile g where g.slug = candidate)
        order by place limit 1
      $$
    `);
    this.addSql(`
      insert into guide_missions.offer_rules (only_row, asked_at_once, open_offers_per_guide, longest_answer_minutes, shortest_answer_minutes, alarm_minutes_before_start, pause_minutes) values
        ('true', '3', '20', '360', '30', '1440', '30')
    `);
    this.addSql(`
      insert into guide_missions.pay_term (id, guide_id, tour_id, city_id, share_basis_points, fixed_amount, fixed_currency) values
        ('01920000-0000-7000-8000-000000000001', NULL, NULL, NULL, '7000', NULL, NULL)
    `);
  }
}
