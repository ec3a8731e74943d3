import { Migration } from '@mikro-orm/migrations';

export class Migration0003Pricing extends Migration {
  override up(): void {
    this.addSql(`create schema pricing`);
    this.addSql(`
      create table pricing.rate_set (
        published_on date not null,
        source text not null,
        rates jsonb not null,
        confirmed_at timestamptz not null,
        constraint rate_set_pkey primary key (published_on),
        constraint rate_set_source_check check (source in ('feed', 'snapshot'))
      )
    `);
    this.addSql(`
      create table pricing.tour_supplements (
        tour_id uuid not null,
        supplements jsonb not null,
        constraint tour_supplements_pkey primary key (tour_id)
      )
    `);
    this.addSql(`
      create table pricing.entrance_tickets (
        tour_id uuid not null,
        tickets jsonb not null,
        constraint entrance_tickets_pkey primary key (tour_id)
      )
    `);
    this.addSql(`
      create table pricing.public_holiday (
        city_id uuid not null,
        day date not null,
        name jsonb not null,
        constraint public_holiday_pkey primary key (city_id, day)
      )
    `);
  }
}
