import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import { IdentityApi, type PersonView } from '../index.js';

/** Answers other contexts' questions about people. */
@Injectable()
export class IdentityApiAdapter extends IdentityApi {
  constructor(private readonly db: ReadDb) {
    super();
  }

  findPerson(userId: string): Promise<PersonView | undefined> {
    return this.person(sql`id = ${userId}`);
  }

  async findPeople(userIds: readonly string[]): Promise<readonly PersonView[]> {
    if (userIds.length === 0) return [];
    return this.db.rows(people(sql`id = any(${[...userIds]}::uuid[])`));
  }

  findPersonByConfirmedEmail(email: string): Promise<PersonView | undefined> {
    return this.person(sql`email = ${email} and email_verified_at is not null`);
  }

  findAdmins(): Promise<readonly PersonView[]> {
    return this.db.rows(people(sql`role in (${ROLES.superAdmin}, ${ROLES.admin}) and status <> 'suspended'`));
  }

  private person(condition: RawBuilder<unknown>): Promise<PersonView | undefined> {
    return this.db.first(people(condition));
  }
}

const people = (condition: RawBuilder<unknown>): RawBuilder<PersonView> => sql<PersonView>`
  select id, email::text, first_name as "firstName", last_name as "lastName", phone, language,
         email_verified_at is not null as "emailConfirmed", status
  from identity.user_account where status <> 'deleted' and ${condition}
`;
