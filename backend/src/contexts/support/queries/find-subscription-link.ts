import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { hashOfSecret } from '../../../platform/secrets.js';
import { isLinkUsed, type LinkPurpose, maskedEmail, type SubscriberState } from '../domain/subscriber.js';
import { SubscriptionLinkNotValid } from '../domain/support.errors.js';

export class SubscriptionLinkView {
  @ApiProperty({ description: 'Whether what it asks for has been done already.' }) used!: boolean;
  @ApiProperty({ example: 'a•••@example.com', description: 'The address, masked.' }) email!: string;
}

interface LinkRow {
  readonly email: string;
  readonly state: SubscriberState;
  readonly issued_at: Date;
}

/** What a mailed link would do, without doing it. Throws SubscriptionLinkNotValid. */
export class FindSubscriptionLink extends Query<SubscriptionLinkView> {
  constructor(
    readonly purpose: LinkPurpose,
    readonly token: string,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(FindSubscriptionLink)
export class FindSubscriptionLinkHandler implements IQueryHandler<FindSubscriptionLink> {
  constructor(private readonly db: ReadDb) {}

  async execute({ purpose, token, now }: FindSubscriptionLink): Promise<SubscriptionLinkView> {
    const link = await this.db.first(sql<LinkRow>`
      select s.email, s.state, t.issued_at
      from support.subscription_token t join support.subscriber s on s.id = t.subscriber_id
      where t.hash = ${hashOfSecret(token)} and t.purpose = ${purpose}
    `);
    if (!link) throw new SubscriptionLinkNotValid();
    return { used: isLinkUsed(purpose, link.state, link.issued_at, now), email: maskedEmail(link.email) };
  }
}
