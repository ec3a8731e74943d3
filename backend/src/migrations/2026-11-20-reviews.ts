import { Migration } from '@mikro-orm/migrations';

/** Reviews of tours. */
export class Migration20261120000900Reviews extends Migration {
  override up(): void {
    this.addSql(`create schema reviews`);
    this.addSql(`
      create table reviews.review (
        id uuid primary key,
        tour_id uuid not null,
        city_id uuid not null,
        booking_reference text unique,
        author text not null check (length(author) between 1 and 80),
        country text check (country ~ '^[A-Z]{2}$'),
        language text not null,
        rating smallint not null check (rating between 1 and 5),
        text text not null check (length(text) between 1 and 5000),
        published_on date not null,
        status text not null check (status in ('published', 'hidden'))
      )`);
    this.addSql(`
      create index review_by_tour on reviews.review (tour_id, published_on desc, id desc) include (rating)
      where status = 'published'`);
    this.addSql(`
      create index review_by_city on reviews.review (city_id, published_on desc, id desc) include (rating)
      where status = 'published'`);
    this.addSql(`create sequence reviews.revision`);
    this.addSql(
      `comment on sequence reviews.revision is 'Orders the facts about one tour; drawn under the tour''s lock'`,
    );
    this.addSql(`alter table catalogue.tour add column review_revision bigint not null default 0`);
  }
}
