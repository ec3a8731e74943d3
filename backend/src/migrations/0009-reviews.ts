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
        guide_id uuid,
        booking_reference text,
        author text,
        author_id uuid,
        author_email text,
        country text,
        language text not null,
        rating smallint not null,
        guide_rating smallint,
        text text not null,
        status text not null,
        written_at timestamptz not null,
        published_on date,
        reason text,
        answer jsonb,
        constraint review_pkey primary key (id),
        constraint review_booking_reference_key unique (booking_reference),
        constraint review_author_check check ((length(author) >= 1) and (length(author) <= 120)),
        constraint review_country_check check (country ~ '^[A-Z]{2}$'),
        constraint review_rating_check check ((rating >= 1) and (rating <= 5)),
        constraint review_guide_rating_check check ((guide_rating is null) or ((guide_rating >= 1) and (guide_rating <= 5) and (guide_id is not null))),
        constraint review_status_check check (status in ('pending', 'published', 'rejected', 'hidden')),
        constraint review_published_on_check check ((status in ('published', 'hidden')) = (published_on is not null)),
        constraint review_text_check check ((length(text) >= 1) and (length(text) <= 5000))
      )
    `);
    this.addSql(`
      create table reviews.invitation (
        booking_reference text not null,
        tour_id uuid not null,
        invited_at timestamptz not null,
        review_until timestamptz not null,
        constraint invitation_pkey primary key (booking_reference)
      )
    `);
    this.addSql(
      `create index review_by_city on reviews.review (city_id, published_on desc, id desc) INCLUDE (rating) where (status = 'published')`,
    );
    this.addSql(
      `create index review_by_tour on reviews.review (tour_id, published_on desc, id desc) INCLUDE (rating) where (status = 'published')`,
    );
    this.addSql(
      `create index review_by_guide on reviews.review (guide_id, published_on desc, id desc) INCLUDE (guide_rating) where (status = 'published')`,
    );
    this.addSql(`create index review_by_written on reviews.review (written_at, id)`);
    this.addSql(`create index review_by_status on reviews.review (status, written_at, id)`);
    this.addSql(`create index review_by_author on reviews.review (author_id) where (author_id is not null)`);
    this.addSql(
      `create index review_by_author_email on reviews.review (author_email) where (author_email is not null)`,
    );
  }
}
