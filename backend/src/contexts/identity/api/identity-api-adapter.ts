import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { PASSWORD_CONFIRMED_MINUTES } from '../domain/sessions.js';
import { type CompanyView, IdentityApi, type ManagerView, type PersonDetailsView, type PersonView } from '../index.js';
import { MAY_MANAGE } from '../queries/acting-manager.js';
import { type AccountRow, AccountStatuses } from '../queries/account-statuses.js';

const COMPANY = sql`
  id as "userId", company_name as "companyName", vat, tax_number as "taxNumber", signed_up_at as "signedUpAt",
  (select json_build_object(
     'street', street, 'streetComplementary', street_complementary, 'zip', zip, 'city', city, 'state', address.state,
     'country', country)
   from identity.address where user_id = user_account.id and is_primary) as address
`;

/** Answers other contexts' questions about people. */
@Injectable()
export class IdentityApiAdapter extends IdentityApi {
  constructor(
    private readonly db: ReadDb,
    private readonly statuses: AccountStatuses,
    private readonly clock: Clock,
  ) {
    super();
  }

  findPerson(userId: string): Promise<PersonView | undefined> {
    return this.person(sql`id = ${userId}`);
  }

  async findPeople(userIds: readonly string[]): Promise<readonly PersonView[]> {
    if (userIds.length === 0) return [];
    return this.people(sql`id = any(${[...userIds]}::uuid[])`);
  }

  findPersonByConfirmedEmail(email: string): Promise<PersonView | undefined> {
    return this.person(sql`email = ${email} and email_verified_at is not null`);
  }

  findAdmins(): Promise<readonly PersonView[]> {
    return this.people(sql`role in (${ROLES.superAdmin}, ${ROLES.admin}) and state = 'active'`);
  }

  findManagerOf(userId: string): Promise<ManagerView | undefined> {
    return this.db.first(sql<ManagerView>`
      select m.id, m.email::text, m.first_name as "firstName", m.last_name as "lastName", m.picture
      from identity.user_account u join identity.user_account m on m.id = u.manager_id and ${MAY_MANAGE}
      where u.id = ${userId}
    `);
  }

  async hasConfirmedPassword(sessionId: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - PASSWORD_CONFIRMED_MINUTES * 60_000);
    const session = await this.db.first(sql<{ id: string }>`
      select id from identity.session where id = ${sessionId} and ended_at is null and password_confirmed_at > ${since}
    `);
    return session !== undefined;
  }

  async findCompanies(userIds: readonly string[]): Promise<readonly CompanyView[]> {
    if (userIds.length === 0) return [];
    return this.db.rows(sql<CompanyView>`
      select ${COMPANY} from identity.user_account where account_type = 'business' and id = any(${[...userIds]}::uuid[])
    `);
  }

  async searchCompanies(text: string, limit: number): Promise<readonly CompanyView[]> {
    return this.db.rows(sql<CompanyView>`
      select ${COMPANY} from identity.user_account
      where account_type = 'business' and state <> 'closed'
        and (lower(company_name) like ${containing(text.toLowerCase())} or upper(vat) = ${text.toUpperCase().replaceAll(/\s/g, '')})
      order by company_name, id limit ${limit}
    `);
  }

  async findPersonDetails(userIds: readonly string[]): Promise<readonly PersonDetailsView[]> {
    if (userIds.length === 0) return [];
    return this.db.rows(sql<PersonDetailsView>`
      select id as "userId", gender, birthdate::text,
             role in (${ROLES.guide}, ${ROLES.customer}) and account_type <> 'business' as "mayBecomeGuide"
      from identity.user_account where state <> 'closed' and id = any(${[...userIds]}::uuid[])
    `);
  }

  private async person(condition: RawBuilder<unknown>): Promise<PersonView | undefined> {
    return (await this.people(condition))[0];
  }

  private async people(condition: RawBuilder<unknown>): Promise<readonly PersonView[]> {
    const rows = await this.db.rows(sql<PersonRow>`
      select id, email::text, first_name as "firstName", last_name as "lastName", phone, language,
             email_verified_at is not null as "emailConfirmed", role, state, account_type as "accountType"
      from identity.user_account where state <> 'closed' and ${condition}
    `);
    const statuses = await this.statuses.ofAll(rows);
    return rows.map(({ role: _role, state, accountType: _type, ...person }) => ({
      ...person,
      status: statuses.get(person.id)?.status ?? (state === 'active' ? 'active' : 'suspended'),
      isPro: statuses.get(person.id)?.isPro ?? false,
    }));
  }
}

type PersonRow = Omit<PersonView, 'status' | 'isPro'> & AccountRow;
