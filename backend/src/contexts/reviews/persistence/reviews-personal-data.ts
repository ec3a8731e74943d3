import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

const writtenBy = ({ userId, confirmedEmail }: DataSubject) => sql`
  (author_id = ${userId} or (author_id is null and author_email = lower(${confirmedEmail ?? null})))
`;

/** A published review stays without its author: travelers rely on the average of all. */
@KeepsPersonalData()
@Injectable()
export class ReviewsPersonalData extends TableData {
  readonly context = 'reviews';
  readonly columns = {
    'reviews.review': ['author', 'author_email', 'country', 'text', 'reason', 'answer'],
  };
  readonly retention: readonly Retention[] = [{ table: 'reviews.review', keptFor: 'law' }];

  async export(person: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      reviews: await this.rows(sql`
        select booking_reference, author, country, language, rating, guide_rating, text, status, written_at,
               published_on, reason, answer
        from reviews.review where ${writtenBy(person)} order by written_at
      `),
      answers: await this.rows(sql`
        select id, published_on, answer from reviews.review
        where guide_id = ${person.userId} and answer is not null order by written_at
      `),
    };
  }

  async erase(person: DataSubject): Promise<void> {
    await this.run(
      sql`delete from reviews.review where ${writtenBy(person)} and status = 'rejected'`,
      sql`
        update reviews.review set author = null, author_id = null, author_email = null, country = null
        where ${writtenBy(person)}
      `,
    );
  }
}
