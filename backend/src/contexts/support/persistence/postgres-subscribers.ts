import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { hashOfSecret } from '../../../platform/secrets.js';
import { type LinkPurpose, Subscriber } from '../domain/subscriber.js';
import { type LinkedSubscriber, Subscribers } from '../domain/subscribers.js';

/** Writes go through the ORM's connection, which answers instants as text. */
interface SubscriberRow extends Pick<Subscriber, 'id' | 'email' | 'language' | 'state'> {
  readonly askedAt: string;
  readonly changedAt: string;
}

const restored = (row: SubscriberRow): Subscriber =>
  Subscriber.restored({ ...row, askedAt: new Date(row.askedAt), changedAt: new Date(row.changedAt) });

const COLUMNS = sql.raw(`s.id, s.email, s.language, s.state, s.asked_at as "askedAt", s.changed_at as "changedAt"`);

@Injectable()
export class PostgresSubscribers extends Subscribers {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
  ) {
    super();
  }

  async addOrFind({
    id,
    email,
    language,
    state,
    askedAt,
    changedAt,
  }: Subscriber): Promise<{ subscriber: Subscriber; isNew: boolean }> {
    // The update changes nothing: it locks and returns the existing row.
    const { rows } = await sql<SubscriberRow>`
      insert into support.subscriber as s (id, email, language, state, asked_at, changed_at)
      values (${id}, ${email}, ${language}, ${state}, ${askedAt}, ${changedAt})
      on conflict (email) do update set email = s.email
      returning ${COLUMNS}
    `.execute(this.database);
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL answered no row of an upsert');
    return { subscriber: restored(row), isNew: row.id === id };
  }

  async save({ id, language, state, askedAt, changedAt }: Subscriber): Promise<void> {
    await sql`
      update support.subscriber
      set language = ${language}, state = ${state}, asked_at = ${askedAt}, changed_at = ${changedAt}
      where id = ${id}
    `.execute(this.database);
  }

  async issueLink({ id }: Subscriber, purpose: LinkPurpose, now: Date): Promise<string> {
    const token = this.ids.secret();
    await sql`
      insert into support.subscription_token (hash, subscriber_id, purpose, issued_at)
      values (${hashOfSecret(token)}, ${id}, ${purpose}, ${now})
    `.execute(this.database);
    return token;
  }

  async linksIssued({ id }: Subscriber, purpose: LinkPurpose, since: Date): Promise<readonly Date[]> {
    const { rows } = await sql<{ readonly issuedAt: string }>`
      select issued_at as "issuedAt" from support.subscription_token
      where subscriber_id = ${id} and purpose = ${purpose} and issued_at > ${since}
    `.execute(this.database);
    return rows.map(({ issuedAt }) => new Date(issuedAt));
  }

  async findByLink(token: string, purpose: LinkPurpose): Promise<LinkedSubscriber | undefined> {
    const { rows } = await sql<SubscriberRow & { readonly linkIssuedAt: string }>`
      select ${COLUMNS}, t.issued_at as "linkIssuedAt"
      from support.subscription_token t join support.subscriber s on s.id = t.subscriber_id
      where t.hash = ${hashOfSecret(token)} and t.purpose = ${purpose}
      for update of s
    `.execute(this.database);
    const [row] = rows;
    return row && { subscriber: restored(row), linkIssuedAt: new Date(row.linkIssuedAt) };
  }

  async withdrawLinks({ id }: Subscriber, purpose: LinkPurpose): Promise<void> {
    await sql`
      delete from support.subscription_token where subscriber_id = ${id} and purpose = ${purpose}
    `.execute(this.database);
  }

  async removeUnconfirmed(askedBefore: Date): Promise<void> {
    await sql`delete from support.subscriber where state = 'pending' and asked_at < ${askedBefore}`.execute(
      this.database,
    );
  }

  async forgetLeft(leftBefore: Date): Promise<void> {
    // Random, because a hash of the address could be found by trying addresses.
    await sql`
      update support.subscriber set email = 'forgotten ' || gen_random_uuid()
      where state = 'left' and changed_at < ${leftBefore} and position('@' in email) > 0
    `.execute(this.database);
  }

  private get database() {
    return this.entities.getKysely();
  }
}
