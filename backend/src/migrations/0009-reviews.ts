import { Migration } from '@mikro-orm/migrations';

export class Migration0009Reviews extends Migration {
  override up(): void {
    this.addSql(`create schema reviews`);
    this.addSql(`create sequence reviews.revision`);
    this.addSql(`
      create table reviews.review (
        id uuid not null,
        tour_id uuid not null,
        city_id uuid not null,
        booking_reference text,
        author text not null,
        country text,
        language text not null,
        rating smallint not null,
        text text not null,
        published_on date not null,
        status text not null,
        constraint review_pkey primary key (id),
        constraint review_booking_reference_key unique (booking_reference),
        constraint review_author_check check ((length(author) >= 1) and (length(author) <= 80)),
        constraint review_country_check check (country ~ '^[A-Z]{2}$'),
        constraint review_rating_check check ((rating >= 1) and (rating <= 5)),
        constraint review_status_check check (status in ('published', 'hidden')),
        constraint review_text_check check ((length(text) >= 1) and (length(text) <= 5000))
      )
    `);
    this.addSql(
      `create index review_by_city on reviews.review (city_id, published_on desc, id desc) INCLUDE (rating) where (status = 'published')`,
    );
    this.addSql(
      `create index review_by_tour on reviews.review (tour_id, published_on desc, id desc) INCLUDE (rating) where (status = 'published')`,
    );
  }
}
