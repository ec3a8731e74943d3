import { Migration } from '@mikro-orm/migrations';

/** Guides, missions, offers, what guides are paid, and what waits for an admin. */
export class Migration20261120000600GuideMissions extends Migration {
  override up(): void {
    this.addSql(`create schema guide_missions`);
    this.guides();
    this.fitting();
    this.missions();
    this.rules();
  }

  private guides(): void {
    this.addSql(`
      create table guide_missions.guide_profile (
        user_id uuid primary key,
        city_id uuid not null,
        time_zone text not null,
        categories text[] not null,
        has_car boolean not null,
        has_bikes boolean not null,
        days_off smallint[] not null default '{}',
        rating numeric(2, 1) check (rating between 1 and 5),
        active boolean not null default true
      )`);
    this.addSql(
      `comment on column guide_missions.guide_profile.days_off is 'Weekdays 1 (Monday) to 7, in the zone of the city'`,
    );
    this.addSql(`create index guide_profile_by_city on guide_missions.guide_profile (city_id) where active`);
    this.addSql(`
      create table guide_missions.guide_language (
        guide_id uuid not null references guide_missions.guide_profile on delete cascade,
        language text not null,
        level text not null check (level in ('native', 'fluent', 'good')),
        primary key (guide_id, language)
      )`);
  }

  private fitting(): void {
    this.addSql(`
      create function guide_missions.fits(guide guide_missions.guide_profile, wanted text) returns boolean
      language sql immutable as $$
        select guide.active and wanted = any (guide.categories)
          and (guide.has_car or wanted <> 'private-car-tour') and (guide.has_bikes or wanted <> 'bike-tour')
      $$`);
  }

  private missions(): void {
    this.addSql(`
      create table guide_missions.mission (
        id uuid primary key,
        departure_key text not null,
        kind text not null check (kind in ('private', 'group')),
        tour jsonb not null,
        city_id uuid not null,
        category text not null,
        language text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        busy_until timestamptz not null check (busy_until >= ends_at),
        local_date date not null,
        local_time text not null,
        time_zone text not null,
        duration_minutes integer not null,
        late_after timestamptz not null,
        bookings jsonb not null,
        state text not null check (state in ('open', 'given', 'finished', 'cancelled')),
        opened_at timestamptz not null,
        guide_id uuid references guide_missions.guide_profile,
        given_as text check (given_as in ('accepted', 'assigned')),
        given_at timestamptz,
        finished_at timestamptz,
        earnings jsonb,
        check ((guide_id is null) = (given_as is null)),
        check (state not in ('given', 'finished') or (guide_id is not null and earnings is not null)),
        constraint a_guide_has_one_mission_at_a_time
          exclude using gist (guide_id with =, tstzrange(starts_at, busy_until) with &&) where (state = 'given')
      )`);
    this.addSql(
      `comment on column guide_missions.mission.busy_until is 'The end and the pause that a guide needs before the next mission'`,
    );
    this.addSql(
      `comment on column guide_missions.mission.late_after is 'A booking that is cancelled after it is paid to the guide'`,
    );
    this.addSql(
      `create unique index mission_of_departure on guide_missions.mission (departure_key) where state in ('open', 'given')`,
    );
    this.addSql(`create index mission_by_booking on guide_missions.mission using gin (bookings jsonb_path_ops)`);
    this.addSql(`create index mission_by_guide on guide_missions.mission (guide_id, local_date)`);
    this.addSql(`
      create table guide_missions.mission_offer (
        id uuid primary key,
        mission_id uuid not null references guide_missions.mission,
        guide_id uuid not null references guide_missions.guide_profile,
        asked_at timestamptz not null,
        respond_before timestamptz,
        earnings jsonb not null,
        answer text check (answer in ('yes', 'no', 'maybe', 'other')),
        answer_text text,
        answered_at timestamptz,
        private_note text,
        activated boolean not null default true,
        unique (mission_id, guide_id)
      )`);
    this.addSql(`create index mission_offer_by_guide on guide_missions.mission_offer (guide_id, asked_at desc)`);
    this.addSql(`create table guide_missions.withdrawn_booking (booking_id uuid primary key)`);
    this.addSql(`
      create table guide_missions.attention (
        id uuid primary key,
        kind text not null check (kind in ('nobody-left', 'start-is-near', 'guide-wrote', 'guide-cancelled')),
        mission_id uuid not null references guide_missions.mission,
        guide_id uuid references guide_missions.guide_profile,
        message text,
        since timestamptz not null,
        settled_at timestamptz
      )`);
    this.addSql(`
      create unique index attention_once on guide_missions.attention (mission_id, kind, guide_id) nulls not distinct
      where settled_at is null`);
  }

  private rules(): void {
    this.addSql(`
      create table guide_missions.offer_rules (
        only_row boolean primary key default true check (only_row),
        asked_at_once integer not null check (asked_at_once between 1 and 50),
        open_offers_per_guide integer not null check (open_offers_per_guide > 0),
        longest_answer_minutes integer not null check (longest_answer_minutes > 0),
        shortest_answer_minutes integer not null check (shortest_answer_minutes > 0),
        alarm_minutes_before_start integer not null check (alarm_minutes_before_start >= 0),
        pause_minutes integer not null check (pause_minutes >= 0)
      )`);
    this.addSql(`
      insert into guide_missions.offer_rules
        (asked_at_once, open_offers_per_guide, longest_answer_minutes, shortest_answer_minutes, alarm_minutes_before_start, pause_minutes)
      values (3, 20, 360, 30, 1440, 30)`);
    this.addSql(`
      create table guide_missions.pay_term (
        id uuid primary key,
        guide_id uuid,
        tour_id uuid,
        city_id uuid,
        share_basis_points integer check (share_basis_points between 0 and 10000),
        fixed_amount bigint check (fixed_amount >= 0),
        fixed_currency text,
        check ((share_basis_points is null) <> (fixed_amount is null)),
        check ((fixed_amount is null) = (fixed_currency is null)),
        unique nulls not distinct (guide_id, tour_id, city_id)
      )`);
    this.addSql(
      `insert into guide_missions.pay_term (id, share_basis_points) values ('01920000-0000-7000-8000-000000000001', 7000)`,
    );
  }
}
