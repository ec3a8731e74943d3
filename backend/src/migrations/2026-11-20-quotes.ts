import { Migration } from '@mikro-orm/migrations';

/** What requests for quotes choose from. */
export class Migration20261120000710Quotes extends Migration {
  override up(): void {
    this.addSql(`create schema quotes`);
    this.addSql(`
      create table quotes.airport (
        iata text primary key check (iata ~ '^[A-Z]{3}$'),
        name text not null,
        city text not null,
        country text not null check (country ~ '^[A-Z]{2}$'),
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        time_zone text not null,
        position integer not null,
        imported boolean not null
      )`);
    this.addSql(`
      create table quotes.cruise_company (
        id text primary key check (id ~ '^[a-z0-9-]{1,100}$'),
        name text not null unique,
        position integer not null
      )`);
    this.addSql(`
      create table quotes.ship (
        id text primary key check (id ~ '^[a-z0-9-]{1,100}$'),
        company_id text not null references quotes.cruise_company,
        name text not null,
        position integer not null
      )`);
    this.addSql(`create index ship_by_company on quotes.ship (company_id, position)`);
  }
}
