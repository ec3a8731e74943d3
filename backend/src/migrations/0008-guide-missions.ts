import { Migration } from '@mikro-orm/migrations';

export class Migration0008GuideMissions extends Migration {
  override up(): void {
    this.addSql(`create schema guide_missions`);
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
        corrections jsonb not null default '[]',
        disputes jsonb not null default '[]',
        earned_at timestamptz,
        delay_minutes integer not null default 0,
        flight_delay_minutes integer,
        revision integer not null default 0,
        constraint mission_pkey primary key (id),
        constraint a_guide_has_one_mission_at_a_time exclude using gist (guide_id with =, tstzrange(starts_at, busy_until) with &&) where ((state = 'assigned' and delay_minutes = 0)),
        constraint mission_assigned_by_check check (assigned_by in ('guide', 'admin')),
        constraint mission_check check (ends_at > starts_at),
        constraint mission_check1 check (busy_until >= ends_at),
        constraint mission_check2 check ((guide_id is null) = (assigned_by is null)),
        constraint mission_check3 check ((state <> ALL (ARRAY['assigned', 'finished'])) or ((guide_id is not null) and (earnings is not null))),
        constraint mission_kind_check check (kind in ('private', 'group')),
        constraint mission_state_check check (state in ('open', 'assigned', 'finished', 'cancelled'))
      )
    `);
    this.addSql(
      `comment on column guide_missions.mission.delay_minutes is 'After the agreed start. A delayed mission may reach into the next one: the team decides'`,
    );
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
    this.addSql(`comment on column guide_missions.mission.corrections is 'Negative lines of refunds after the visit'`);
    this.addSql(`
      create table guide_missions.pay_rule (
        id uuid not null,
        city_id uuid,
        vat_basis_points integer not null,
        night_basis_points integer not null,
        seasons jsonb not null,
        languages jsonb not null,
        constraint pay_rule_pkey primary key (id),
        constraint pay_rule_city_id_key unique nulls not distinct (city_id),
        constraint pay_rule_night_basis_points_check check (night_basis_points between 0 and 10000),
        constraint pay_rule_vat_basis_points_check check (vat_basis_points between 0 and 5000)
      )
    `);
    this.addSql(`comment on column guide_missions.pay_rule.city_id is 'Null for everybody'`);
    this.addSql(`
      insert into guide_missions.pay_rule (id, city_id, vat_basis_points, night_basis_points, seasons, languages) values
        ('01920000-0000-7000-8000-000000000002', null, 0, 2500, '[]', '{}')
    `);
    this.addSql(`
      create table guide_missions.tour_tickets (
        tour_id uuid not null,
        currency text not null,
        adult integer not null,
        child integer not null,
        infant integer not null,
        constraint tour_tickets_pkey primary key (tour_id),
        constraint tour_tickets_check check (adult >= 0 and child >= 0 and infant >= 0)
      )
    `);
    this.addSql(
      `comment on table guide_missions.tour_tickets is 'What the guide pays at the door for each traveler, and gets back'`,
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
        reasons jsonb,
        constraint mission_offer_pkey primary key (id),
        constraint mission_offer_mission_id_guide_id_key unique (mission_id, guide_id),
        constraint mission_offer_answer_check check (answer in ('yes', 'no', 'maybe', 'other')),
        constraint mission_offer_mission_id_fkey foreign key (mission_id) references guide_missions.mission(id)
      )
    `);
    this.addSql(
      `comment on column guide_missions.mission_offer.reasons is 'Why the guide was asked: null if an admin assigned the mission'`,
    );
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
        constraint raised_matter_kind_check check (kind in ('nobody-left', 'start-is-near', 'guide-wrote', 'guide-cancelled', 'in-the-way')),
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
        constraint offer_rules_pkey primary key (only_row),
        constraint offer_rules_alarm_minutes_before_start_check check (alarm_minutes_before_start >= 0),
        constraint offer_rules_asked_at_once_check check ((asked_at_once >= 1) and (asked_at_once <= 50)),
        constraint offer_rules_longest_answer_minutes_check check (longest_answer_minutes > 0),
        constraint offer_rules_only_row_check CHECK (only_row),
        constraint offer_rules_open_offers_per_guide_check check (open_offers_per_guide > 0),
        constraint offer_rules_shortest_answer_minutes_check check (shortest_answer_minutes > 0)
      )
    `);
    this.addSql(`
      insert into guide_missions.offer_rules (only_row, asked_at_once, open_offers_per_guide, longest_answer_minutes, shortest_answer_minutes, alarm_minutes_before_start) values
        ('true', '3', '20', '360', '30', '1440')
    `);
  }
}
