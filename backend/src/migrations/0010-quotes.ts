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
        constraint ship_pkey primary key (id),
        constraint ship_id_check check (id ~ '^[a-z0-9-]{1,100}$'),
        constraint ship_company_id_fkey foreign key (company_id) references quotes.cruise_company(id)
      )
    `);
    this.addSql(`create index ship_by_company on quotes.ship (company_id, "position")`);
  }
}
